import { execFile } from "node:child_process";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { writeError } from "../config/data-dir.ts";
import { StartError } from "../start-error.ts";

const run = promisify(execFile);

/** One file of a folder, for the owner's eyes only; under its name only once it is whole and on the disk. */
export async function pack(folder: string, file: string) {
  const partial = resolve(dirname(file), `.${basename(file)}.${process.pid}.partial`);
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await (await open(partial, "w", 0o600)).close();
    // The manifest first: it tells what the rest is.
    await run("tar", ["-C", folder, "-czf", partial, "manifest.json", "."]);
    const handle = await open(partial, "r+");
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(partial, file);
    return size;
  } catch (error) {
    await rm(partial, { force: true });
    throw new StartError(`Não foi possível gravar o backup em ${file}: ${writeError(error)}.`);
  }
}

export async function unpack(file: string, folder: string) {
  try {
    await (await open(file)).close();
  } catch (error) {
    throw new StartError(`Não foi possível ler ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    await run("tar", ["-C", folder, "--no-same-owner", "--no-same-permissions", "-xzf", resolve(file)]);
  } catch (error) {
    if (/space left/i.test(String(error))) throw new StartError("Não há espaço para abrir o backup em DATA_DIR.");
    throw new StartError(`O backup está danificado: ${file} não pôde ser aberto. Nada foi alterado; use outro backup.`);
  }
}
