import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type FileStore, MissingFileError } from "../gateway/storage/files/file-store.ts";
import { StartError } from "../kernel/start-error.ts";

export type Sum = { bytes: number; sha256: string };

/** What a store gives back for a version; undefined when it has none. */
export async function sumOf(store: Pick<FileStore, "open">, version: string): Promise<Sum | undefined> {
  try {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const chunk of await store.open(version)) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    return { bytes, sha256: hash.digest("hex") };
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

export const isSame = (one: Sum | undefined, other: Sum | undefined) =>
  one !== undefined && one.sha256 === other?.sha256 && one.bytes === other.bytes;

/**
 * Puts a file into a store, unless it is there, and believes only what it then reads back. `lend` gives a path that the
 * store may take away. Returns whether it had to.
 */
export async function putChecked(
  store: FileStore,
  version: string,
  expected: Sum,
  lend: () => Promise<string>,
  patience = 500,
) {
  if (isSame(await insist(() => sumOf(store, version), patience), expected)) return false;
  await insist(async () => store.put(version, await lend()), patience);
  const found = await insist(() => sumOf(store, version), patience);
  if (isSame(found, expected)) return true;
  throw new StartError(
    `O arquivo ${version} chegou com ${found?.bytes ?? 0} bytes em vez de ${expected.bytes}, ou com outro conteúdo.`,
  );
}

/** A stored file on the disk. False when the store has none. */
export async function fetchFile(store: Pick<FileStore, "open">, version: string, path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return insist(async () => {
    try {
      await pipeline(await store.open(version), createWriteStream(path, { mode: 0o600 }));
      return true;
    } catch (error) {
      if (error instanceof MissingFileError) return false;
      throw error;
    }
  });
}

/** A busy service is asked again; one that stays away is named. */
export async function insist<Result>(act: () => Promise<Result>, patience = 500) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (attempt === 4) throw new StartError(`O S3 não atendeu: ${reasonOf(error)}.`);
      await pause(patience * attempt);
    }
  }
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown) {
  const { message, cause } = error as Error;
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? message;
}
