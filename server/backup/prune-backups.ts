import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { daysKept } from "#app/features/privacy/retention.ts";

/**
 * Removes backups that are older than the privacy page allows, and all but the newest few where a number is given. The
 * newest stays in any case: an old backup is better than none. Files of other names are nobody's to remove.
 */
export async function pruneBackups(
  folder: string,
  { keep = Number.POSITIVE_INFINITY, now }: { keep?: number | undefined; now: Date },
) {
  const oldest = now.getTime() - daysKept("backups") * 86_400_000;
  const newestFirst = (await readdir(folder))
    .filter((name) => madeAt(name) !== undefined)
    .sort()
    .reverse();
  const old = newestFirst.filter((name, place) => place > 0 && (place >= keep || Number(madeAt(name)) < oldest));
  for (const name of old) await rm(join(folder, name));
  return old.length;
}

/** Names hold the time and sort by it. */
function madeAt(name: string) {
  const [, day, time] = /^betesda-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.tar\.gz$/.exec(name) ?? [];
  return day && time ? Date.parse(`${day}T${time.replaceAll("-", ":")}Z`) : undefined;
}
