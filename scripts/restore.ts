import { stat } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { applyErasures } from "#server/backup/apply-erasures.ts";
import { readMoment, sayMoment } from "#server/backup/continuous/moment.ts";
import { recover } from "#server/backup/continuous/recover.ts";
import type { Mistake } from "#server/backup/erasures.ts";
import { restore } from "#server/backup/restore.ts";
import { describeFate, nameTarget, type Target } from "#server/backup/target.ts";
import type { Config } from "#server/config/config.ts";
import { StartError } from "#server/kernel/start-error.ts";
import { readInstallation, runCommand, withDatabase } from "./installation.ts";

/**
 * `npm run restore -- file [--replace name]`: a backup into this installation, embedded or of DATABASE_URL. It shows where
 * to; a target that is not empty is confirmed by its name, typed at the terminal or given.
 * `npm run restore -- --erasures [folder]`: what people deleted, deleted again where the database came back by other means.
 * `--undelete-from time --undelete-to time`: not what was deleted then, by mistake.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: "string" },
      until: { type: "string" },
      erasures: { type: "boolean" },
      "undelete-from": { type: "string" },
      "undelete-to": { type: "string" },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if ((!file && !values.erasures) || positionals.length > 1)
    throw new StartError("Diga qual backup restaurar: npm run restore -- arquivo.tar.gz");
  const mistake = readMistake(values["undelete-from"], values["undelete-to"]);
  const config = readInstallation();
  showTarget(nameTarget(config), config.rehearsal);
  if (!file || values.erasures)
    return withDatabase(async (sql) => sayErased(await applyErasures(sql, config, { folder: file, mistake })));
  const confirm = async (target: Target) => (values.replace ?? (await askName(target))) === target.name;
  const isArchive = /^https?:/.test(file) || (await stat(file).catch(() => undefined))?.isDirectory();
  const until = values.until ? readMoment(values.until) : undefined;
  if (isArchive) return runRecovery(config, file, { until, confirm, mistake });
  if (until) throw new StartError("--until vale para um backup contínuo: dê a pasta ou o endereço dele.");
  const restored = await restore(config, { file, confirm, mistake });
  const { createdAt, tables, keys } = restored.manifest;
  const { files } = restored;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restaurado o backup de ${sayMoment(new Date(createdAt))}: ${formatNumber(rows)} linhas de ${tables.length} tabelas, ${plural(files.restored, "arquivo", "arquivos")}.`,
  );
  sayErased(restored);
  if (files.lost > 0)
    console.error(
      `Aviso: ${plural(files.lost, "arquivo já faltava", "arquivos já faltavam")} quando o backup foi feito.`,
    );
  if (!keys) console.log("As chaves não estão no backup: defina PUBLISHABLE_KEY, SECRET_KEY e SIGNING_KEYS.");
});

async function runRecovery(config: Config, where: string, options: Omit<Parameters<typeof recover>[1], "where">) {
  const recovered = await recover(config, { where, ...options });
  const end = recovered.reached ? ` A última gravação é de ${sayMoment(recovered.reached)}.` : "";
  console.log(`Restaurado de ${where}: ${plural(recovered.files.restored, "arquivo", "arquivos")}.${end}`);
  sayErased(recovered);
  const { lost } = recovered.files;
  if (lost > 0)
    console.error(
      `Aviso: ${plural(lost, "arquivo não está mais no balde nem no backup, e a foto não aparece", "arquivos não estão mais no balde nem no backup, e as fotos não aparecem")}. Se o balde guarda versões, recupere-as nele.`,
    );
}

function readMistake(from: string | undefined, to: string | undefined): Mistake | undefined {
  if (!from && !to) return undefined;
  if (!from || !to)
    throw new StartError("--undelete-from e --undelete-to vão juntas: de quando a quando foi o engano.");
  const mistake = { from: readMoment(from, "--undelete-from"), to: readMoment(to, "--undelete-to") };
  if (mistake.from < mistake.to) return mistake;
  throw new StartError("--undelete-to deve ser uma hora depois de --undelete-from.");
}

function sayErased({ erased, spared }: { erased: number; spared: number }) {
  console.log(
    erased > 0
      ? `Apagados de novo: ${plural(erased, "registro que alguém tinha apagado", "registros que pessoas tinham apagado")} depois.`
      : "Nada do que pessoas apagaram estava de volta.",
  );
  if (spared > 0)
    console.log(`Não apagados de novo, por terem sido engano: ${plural(spared, "registro", "registros")}.`);
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
