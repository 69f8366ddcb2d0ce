import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { productSchema } from "#server/database/database.ts";
import { listMigrations } from "#server/database/migrations/migrations.ts";
import { readSchemaFiles } from "#server/database/migrations/schema-files.ts";
import { StartError } from "#server/kernel/start-error.ts";
import packageJson from "../package.json" with { type: "json" };
import { runCommand } from "./installation.ts";

/**
 * `npm run release-schema`: keeps the schema of package.json's version in supabase/releases, so that tests can start a
 * database of it and upgrade that. `-- --replace` while the version is not yet released.
 */
await runCommand(async () => {
  const { version } = packageJson;
  const folder = join(import.meta.dirname, "../supabase/releases", version);
  if (process.argv.includes("--replace")) await rm(folder, { recursive: true, force: true });
  await mkdir(folder).catch(() => {
    throw new StartError(`supabase/releases/${version} já existe: aumente a versão em package.json, ou use --replace.`);
  });
  const hashes: Record<string, string> = {};
  for (const { file } of await listMigrations(productSchema.folder)) {
    const text = await readFile(join(productSchema.folder, file));
    hashes[file] = createHash("sha256").update(text).digest("hex");
  }
  const files = await readSchemaFiles(join(import.meta.dirname, "../supabase/schema"));
  await writeFile(join(folder, "migrations.json"), `${JSON.stringify(hashes, null, 2)}\n`);
  // Compressed, so that nobody who searches the tree finds every function twice.
  const text = files.map(({ name, text }) => `-- ${name}\n\n${text}`).join("\n");
  await writeFile(join(folder, "schema.sql.gz"), gzipSync(text, { level: 9 }));
  console.log(`supabase/releases/${version}: ${Object.keys(hashes).length} migrações, ${files.length} arquivos.`);
});
