import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Archive } from "./archive.ts";
import { type Chain, segmentName } from "./chain.ts";

type Place = { cluster: string; archive: Archive; scratch: string };

/** The first segment that the archive does not have as a whole. */
export async function nextSegment(archive: Archive, chain: Chain) {
  const whole = new Set((await archive.list(`${chain.id}/wal/`)).map((name) => name.split("/").at(-1)));
  let segment = chain.firstSegment;
  while (whole.has(`${nameOf(chain, segment)}.gz`)) segment++;
  return segment;
}

/**
 * Everything from a segment on up to where the log is on the disk. What is before that place never changes; of the segment that
 * it is in, the beginning is kept under a name of its own. Returns the segment to go on with.
 */
export async function shipLog(place: Place, chain: Chain, from: number, flushed: number) {
  const current = Math.floor(flushed / chain.segmentBytes);
  for (let segment = from; segment < current; segment++) {
    await ship(place, chain, segment, chain.segmentBytes, ".gz");
    // Nobody reads it beside the whole one; keys that may not delete, or a bucket that misses it, stop no backup.
    await place.archive.remove(`${chain.id}/wal/${nameOf(chain, segment)}.partial.gz`).catch(() => {});
  }
  const begun = flushed % chain.segmentBytes;
  if (begun > 0) await ship(place, chain, current, begun, ".partial.gz");
  return Math.max(from, current);
}

async function ship(
  { cluster, archive, scratch }: Place,
  chain: Chain,
  segment: number,
  bytes: number,
  ending: string,
) {
  const name = nameOf(chain, segment);
  const file = await open(join(cluster, "pg_wal", name));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    if (bytesRead !== bytes) throw new Error(`${name} has ${bytesRead} bytes instead of ${bytes}`);
    // The quickest level: a log is mostly the same pages again, and the same beginning is packed many times.
    await writeFile(join(scratch, "segment"), await promisify(gzip)(buffer, { level: 1 }), { mode: 0o600 });
  } finally {
    await file.close();
  }
  await archive.put(`${chain.id}/wal/${name}${ending}`, join(scratch, "segment"));
}

const nameOf = ({ timeline, segmentBytes }: Chain, segment: number) => segmentName(timeline, segment, segmentBytes);
