import { parseArgs } from "node:util";
import { formatNumber } from "#app/shared/formats.ts";
import { restore } from "#server/backup/restore.ts";
import { readConfig } from "#server/config.ts";
import { StartError } from "#server/start-error.ts";

/** `npm run restore -- file [--replace]`: a backup into an empty installation, embedded or of DATABASE_URL. */
try {
  process.loadEnvFile();
} catch {
  // No .env file: everything has a default.
}

try {
  const { values, positionals } = parseArgs({ options: { replace: { type: "boolean" } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new StartError("Diga qual backup restaurar: npm run restore -- arquivo.tar.gz");
  const config = readConfig({ ...process.env, DEMO: "1" });
  const { createdAt, tables, files, keys } = await restore(config, { file, replace: values.replace ?? false });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restaurado o backup de ${createdAt}: ${formatNumber(rows)} linhas de ${tables.length} tabelas.`);
  if (!files) console.log("Os arquivos enviados não estão no backup: continuam no S3.");
  if (!keys) console.log("As chaves não estão no backup: defina PUBLISHABLE_KEY, SECRET_KEY e SIGNING_KEYS.");
} catch (error) {
  const isPlain = error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
  if (!isPlain) throw error;
  console.error((error as Error).message);
  process.exit(1);
}
