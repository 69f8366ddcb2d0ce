import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { backUp, backupFolder } from "#server/backup/backup.ts";
import { backUpContinuously } from "#server/backup/continuous/continuous.ts";
import { pruneBackups } from "#server/backup/prune-backups.ts";
import type { Config } from "#server/config/config.ts";
import { StartError } from "#server/kernel/start-error.ts";
import { readInstallation, runCommand } from "./installation.ts";

/**
 * `npm run backup -- [file or folder] [--keep 14] [--without-files]`: database, files and keys in one file, while the server
 * runs or not. Older ones beside it go when their time is over.
 * `npm run backup -- --continuous folder-or-bucket`: the embedded database's log, every few seconds, until it is stopped.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      keep: { type: "string" },
      "without-files": { type: "boolean" },
      continuous: { type: "boolean" },
      every: { type: "string" },
    },
    allowPositionals: true,
  });
  if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
    throw new StartError("--keep deve ser o número de backups a manter.");
  const config = readInstallation();
  if (values.continuous) return runContinuously(config, positionals[0], values);
  const time = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  const wanted = resolve(positionals[0] ?? backupFolder(config));
  const isFolder = !positionals[0] || (await stat(wanted).catch(() => undefined))?.isDirectory();
  const file = isFolder ? join(wanted, `betesda-${time}.tar.gz`) : wanted;
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, "../package.json"), "utf8"));
  const { manifest, missing, bytes } = await backUp(config, {
    ...{ file, version },
    withoutFiles: values["without-files"] ?? false,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files ? `${formatNumber(manifest.files.length)} arquivos` : "arquivos fora do backup, no S3";
  console.log(`Backup em ${file}`);
  console.log(
    `${formatNumber(rows)} linhas de ${manifest.tables.length} tabelas, ${files}, ${formatNumber(bytes)} bytes.`,
  );
  if (!manifest.keys) console.log("As chaves vêm do ambiente e não estão no backup: guarde-as à parte.");
  if (missing.length > 0)
    console.error(`Aviso: ${missing.length} arquivos citados no banco não existem em lugar nenhum.`);
  const removed = await pruneBackups(dirname(file), {
    keep: values.keep ? Number(values.keep) : undefined,
    now: new Date(),
  });
  if (removed > 0) console.log(`${plural(removed, "backup antigo apagado", "backups antigos apagados")}.`);
});

async function runContinuously(config: Config, where: string | undefined, values: { keep?: string; every?: string }) {
  if (!where)
    throw new StartError("Diga para onde: npm run backup -- --continuous /mnt/copias, ou https://…/balde/pasta");
  const every = Number(values.every ?? 20);
  if (!(every >= 1 && every <= 60)) throw new StartError("--every deve ser de 1 a 60 segundos.");
  const stopping = new AbortController();
  // Not once: a service manager and npm's own script may both send it, and the second would end us in the middle.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());
  await backUpContinuously(config, {
    ...{ where, every, keep: values.keep ? Number(values.keep) : undefined },
    ...{ say: (line: string) => console.log(line), signal: stopping.signal },
  });
}
