import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { entityTooLarge } from "../storage-error.ts";

export type SpooledFile = { path: string; size: number; eTag: string; head: Buffer };

const headLength = 4096;

/** Writes chunks to a new file, never more than `maximum` bytes of them, whatever a header promised. */
export async function spool(chunks: AsyncIterable<Uint8Array>, path: string, maximum: number): Promise<SpooledFile> {
  const handle = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maximum) throw entityTooLarge();
      if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    return { path, size, head, eTag: formatETag(hash.digest("hex")) };
  } finally {
    await handle.close();
  }
}

export async function describeFile(path: string): Promise<Pick<SpooledFile, "path" | "size" | "eTag">> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path, size, eTag: formatETag(hash.digest("hex")) };
}

function formatETag(digest: string) {
  return `"${digest.slice(0, 32)}"`;
}
