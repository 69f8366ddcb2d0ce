import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { checkVersion, type FileStore, isVersion, MissingFileError } from "./file-store.ts";

/** Files in a folder, spread over 256 × 256 subfolders by the first letters of their random version. */
export async function openDiskStore(folder: string): Promise<FileStore> {
  const files = join(folder, "files");
  // On the same file system as the files: what is finished is moved into its place in one step.
  const incoming = join(folder, "incoming");
  await Promise.all([files, incoming].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
  const place = (version: string) => join(files, checkVersion(version).slice(0, 2), version.slice(2, 4), version);

  async function put(version: string, path: string) {
    const target = place(version);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await syncPath(path);
    await rename(path, target);
    // Without this a power cut may forget the name, though it keeps the bytes.
    await syncPath(dirname(target));
  }

  return {
    incoming,
    put,
    async open(version, range) {
      const handle = await open(place(version)).catch(asMissing);
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
    },
    async copy(from, to) {
      const path = join(incoming, randomUUID());
      await copyFile(place(from), path, constants.COPYFILE_FICLONE).catch(asMissing);
      await put(to, path);
    },
    async remove(versions) {
      await Promise.all(versions.filter(isVersion).map((version) => rm(place(version), { force: true })));
    },
    async *list() {
      for await (const version of walk(files)) {
        const found = isVersion(version) ? await stat(place(version)).catch(() => undefined) : undefined;
        if (found) yield { version, modifiedAt: found.mtime };
      }
    },
  };
}

async function syncPath(path: string) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** One subfolder at a time, so that a million names are never in memory at once. */
async function* walk(folder: string): AsyncIterable<string> {
  for (const first of await readdir(folder)) {
    for (const second of await readdir(join(folder, first))) {
      yield* await readdir(join(folder, first, second));
    }
  }
}

function asMissing(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? new MissingFileError("No such file") : error;
}
