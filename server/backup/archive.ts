import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { writeError } from "../config/data-dir.ts";
import { hasCode, StartError } from "../kernel/start-error.ts";
import { openNew } from "./open-new.ts";
import { ForeignMember, readTar } from "./read-tar.ts";
import { noRoom, roomIn } from "./room.ts";

/** One file of a folder, for the owner's eyes only; under its name only once it is whole and on the disk. */
export async function pack(folder: string, file: string) {
  const partial = resolve(dirname(file), `.${basename(file)}.${process.pid}.partial`);
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await openNew(partial);
    try {
      await tar(folder, handle.fd);
      await handle.sync();
      const { size } = await handle.stat();
      await rename(partial, file);
      return size;
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(partial, { force: true });
    throw new StartError(`Não foi possível gravar o backup em ${file}: ${writeError(error)}.`);
  }
}

async function tar(folder: string, output: number) {
  // The manifest first: it tells what the rest is.
  const child = spawn("tar", ["-C", folder, "-czf", "-", "manifest.json", "."], { stdio: ["ignore", output, "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "close")]);
  if (code !== 0) throw new Error(said);
}

/**
 * The plain files of an archive whose names `isOurs` knows, into a folder of ours that is empty; others stay in it. One with
 * links is refused: a file would be read or written through it.
 */
export async function unpack(file: string, folder: string, isOurs: (name: string) => boolean) {
  const handle = await open(file).catch((error) => {
    throw new StartError(`Não foi possível ler ${file} (${error.code}).`);
  });
  try {
    await pipeline(
      handle.createReadStream({ autoClose: false }),
      createGunzip({ chunkSize: 262_144 }),
      (bytes: AsyncIterable<Buffer>) => writeMembers(bytes, folder, isOurs),
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof ForeignMember)
      throw new StartError(
        `O backup foi recusado: ${error.message} não é um arquivo nem uma pasta, e nenhum backup do Betesda tem disso. Alguém o alterou. Nada foi alterado aqui; use outro.`,
      );
    if (hasCode(error, "ENOSPC", "EDQUOT")) throw noRoom();
    throw new StartError(`O backup está danificado: ${file} não pôde ser aberto. Nada foi alterado; use outro backup.`);
  } finally {
    await handle.close();
  }
}

async function writeMembers(bytes: AsyncIterable<Buffer>, folder: string, isOurs: (name: string) => boolean) {
  let room = await roomIn(folder);
  const written = new Set<string>();
  for await (const { name, isFolder, size, body } of readTar(bytes)) {
    // Also what is skipped, and what is empty: both cost time or a place on the disk.
    room -= size + 4096;
    if (room < 0) throw noRoom();
    // The manifest is in it twice.
    if (!isOurs(name) || written.has(name)) continue;
    const path = join(folder, name);
    await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (isFolder) continue;
    written.add(name);
    const target = await open(path, "wx", 0o600);
    try {
      for await (const part of body) await target.writeFile(part);
    } finally {
      await target.close();
    }
  }
}
