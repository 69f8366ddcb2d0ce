import { parseArgs } from "node:util";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { StartError } from "#server/kernel/start-error.ts";
import { moveFiles } from "#server/storage/move-files.ts";
import { readInstallation, runCommand } from "./installation.ts";

/** `npm run storage -- move [--remove-copies]`: uploaded files from DATA_DIR to S3, while the server runs. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { "remove-copies": { type: "boolean" } },
    allowPositionals: true,
  });
  if (positionals.join() !== "move")
    throw new StartError("Use npm run storage -- move, para levar os arquivos enviados ao S3.");
  const removeCopies = values["remove-copies"] ?? false;
  const { files, copied, removed, missing } = await moveFiles(readInstallation(), {
    removeCopies,
    onProgress: (done) => done % 1000 === 0 && console.log(`${formatNumber(done)} arquivos…`),
  });
  console.log(
    `${plural(files, "arquivo conferido", "arquivos conferidos")} no S3, byte a byte; ${formatNumber(copied)} copiados agora. O servidor usa o S3 a partir deste momento.`,
  );
  if (removed > 0) console.log(`${plural(removed, "cópia apagada", "cópias apagadas")} do disco.`);
  else if (!removeCopies)
    console.log("As cópias continuam no disco: npm run storage -- move --remove-copies as confere de novo e apaga.");
  if (missing > 0)
    console.error(
      `Aviso: ${plural(missing, "arquivo citado", "arquivos citados")} no banco não existe em lugar nenhum.`,
    );
});
