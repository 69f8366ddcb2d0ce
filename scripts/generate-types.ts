import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/database/database.ts";
import { generateRetention } from "../supabase/retention-periods.ts";
import { generateSchemaTypes } from "../supabase/schema-types.ts";
import { drawTables } from "../supabase/table-diagram.ts";

/** `npm run types`: writes the types, the periods and the picture of a database that was migrated just now. */
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
  const generated = {
    "server/database/schema.generated.ts": await generateSchemaTypes(sql),
    "app/features/privacy/retention.generated.ts": await generateRetention(sql),
    "docs/tables.md": await drawTables(sql),
  };
  await sql.end();
  const root = join(import.meta.dirname, "..");
  for (const [path, text] of Object.entries(generated)) await writeFile(join(root, path), text);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
