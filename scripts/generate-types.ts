import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/database/database.ts";
import { generateSchemaTypes } from "../supabase/schema-types.ts";

/** `npm run types`: writes the types of a database that was migrated just now. */
const dataDir = await mkdtemp(join(tmpdir(), "betesda-types-"));
const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), {
  onRestart() {},
  onGivenUp: console.error,
});
try {
  const sql = postgres({
    host: database.embedded?.socketFolder,
    user: "postgres",
    database: "postgres",
    max: 1,
  });
  const types = await generateSchemaTypes(sql);
  await sql.end();
  await writeFile(join(import.meta.dirname, "../server/database/schema.generated.ts"), types);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
