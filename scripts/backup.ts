import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatNumber } from "#app/shared/formats.ts";
import { backUp } from "#server/backup/backup.ts";
import { StartError } from "#server/start-error.ts";
import { readInstallation, runCommand } from "./installation.ts";

/** `npm run backup -- [file or folder] [--keep 14]`: database, files and keys in one file, while the server runs or not. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { keep: { type: "string" } }, allowPositionals: true });
  if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
    throw new StartError("--keep deve ser o número de backups a manter.");
  const config = readInstallation();
  const time = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  const wanted = resolve(positionals[0] ?? join(config.dataDir, "backups"));
  const isFolder = !positionals[0] || (await stat(wanted).catch(() => undefined))?.isDirectory();
  const file = isFolder ? join(wanted, `betesda-${time}.tar.gz`) : wanted;
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, "../package.json"), "utf8"));
  const { manifest, missing, bytes } = await backUp(config, { file, version });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files ? `${formatNumber(manifest.files.length)} arquivos` : "arquivos no S3, fora do backup";
  console.log(`Backup em ${file}`);
  console.log(
    `${formatNumber(rows)} linhas de ${manifest.tables.length} tabelas, ${files}, ${formatNumber(bytes)} bytes.`,
  );
  if (!manifest.keys) console.log("As chaves vêm do ambiente e não estão no backup: guarde-as à parte.");
  if (missing.length > 0) console.error(`Aviso: ${missing.length} arquivos citados no banco não existem no disco.`);
  if (values.keep) await keepNewest(dirname(file), Number(values.keep));
});

/** Names hold the time and sort by it. Files of other names are nobody's to remove. */
async function keepNewest(folder: string, count: number) {
  const names = (await readdir(folder))
    .filter((name) => /^betesda-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz$/.test(name))
    .sort();
  for (const name of names.slice(0, -count)) await rm(join(folder, name));
}
