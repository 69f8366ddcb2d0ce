import { stat } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { readMoment, sayMoment } from "#server/backup/continuous/moment.ts";
import { recover } from "#server/backup/continuous/recover.ts";
import { restore } from "#server/backup/restore.ts";
import { describeFate, nameTarget, type Target } from "#server/backup/target.ts";
import type { Config } from "#server/config/config.ts";
import { StartError } from "#server/start-error.ts";
import { readInstallation, runCommand } from "./installation.ts";

/**
 * `npm run restore -- file [--replace name]`: a backup into this installation, embedded or of DATABASE_URL. It shows where
 * to; a target that is not empty is confirmed by its name, typed at the terminal or given.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: "string" }, until: { type: "string" } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new StartError("Diga qual backup restaurar: npm run restore -- arquivo.tar.gz");
  const config = readInstallation();
  showTarget(nameTarget(config), config.rehearsal);
  const confirm = async (target: Target) => (values.replace ?? (await askName(target))) === target.name;
  const isArchive = /^https?:/.test(file) || (await stat(file).catch(() => undefined))?.isDirectory();
  if (isArchive)
    return runRecovery(config, file, { until: values.until ? readMoment(values.until) : undefined, confirm });
  if (values.until) throw new StartError("--until vale para um backup contínuo: dê a pasta ou o endereço dele.");
  const { manifest, erased, files } = await restore(config, { file, confirm });
  const { createdAt, tables, keys } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restaurado o backup de ${sayMoment(new Date(createdAt))}: ${formatNumber(rows)} linhas de ${tables.length} tabelas, ${plural(files.restored, "arquivo", "arquivos")}.`,
  );
  if (erased > 0) console.log(`Apagados de novo: ${formatNumber(erased)} registros que pessoas tinham apagado depois.`);
  if (files.lost > 0)
    console.error(
      `Aviso: ${plural(files.lost, "arquivo já faltava", "arquivos já faltavam")} quando o backup foi feito.`,
    );
  if (!keys) console.log("As chaves não estão no backup: defina PUBLISHABLE_KEY, SECRET_KEY e SIGNING_KEYS.");
});

async function runRecovery(config: Config, where: string, options: Omit<Parameters<typeof recover>[1], "where">) {
  const { reached, erased, files } = await recover(config, { where, ...options });
  const end = reached ? ` A última gravação é de ${sayMoment(reached)}.` : "";
  console.log(`Restaurado de ${where}: ${plural(files.restored, "arquivo", "arquivos")}.${end}`);
  if (erased > 0) console.log(`Apagados de novo: ${formatNumber(erased)} registros que pessoas tinham apagado depois.`);
}

function showTarget({ database, files }: Pick<Target, "database" | "files">, isRehearsal: boolean) {
  console.log(isRehearsal ? "Destino (ensaio):" : "Destino:");
  console.log(`  banco     ${database}\n  arquivos  ${files}`);
}

/** Undefined without a terminal: nobody is there to answer. */
async function askName(target: Target) {
  const { name, holds } = target;
  if (!process.stdin.isTTY) return undefined;
  console.log(`O destino já tem ${holds.join("; ")}. Se continuar, ${describeFate(target)}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`Para continuar, digite o nome do destino (${name}): `)).trim();
  } finally {
    terminal.close();
  }
}
