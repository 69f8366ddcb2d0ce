import { parseArgs } from "node:util";
import { formatNumber } from "#app/shared/formats.ts";
import { restore } from "#server/backup/restore.ts";
import { StartError } from "#server/start-error.ts";
import { readInstallation, runCommand } from "./installation.ts";

/** `npm run restore -- file [--replace]`: a backup into an empty installation, embedded or of DATABASE_URL. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { replace: { type: "boolean" } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new StartError("Diga qual backup restaurar: npm run restore -- arquivo.tar.gz");
  const { manifest, erased } = await restore(readInstallation(), { file, replace: values.replace ?? false });
  const { createdAt, tables, files, keys } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restaurado o backup de ${createdAt}: ${formatNumber(rows)} linhas de ${tables.length} tabelas.`);
  if (erased > 0) console.log(`Apagados de novo: ${formatNumber(erased)} registros que pessoas tinham apagado depois.`);
  if (!files) console.log("Os arquivos enviados não estão no backup: continuam no S3.");
  if (!keys) console.log("As chaves não estão no backup: defina PUBLISHABLE_KEY, SECRET_KEY e SIGNING_KEYS.");
});
