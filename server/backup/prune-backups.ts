import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { daysKept } from "#app/features/privacy/retention.ts";

/**
 * Removes backups that are older than the privacy page allows, and all but the newest few where a number is given. The
 * newest stays in any case: an old backup is better than none. What a backup that was killed has left goes after a day.
 * Files of other names are nobody's to remove.
 */
export async function pruneBackups(
  folder: string,
  { keep = Number.POSITIVE_INFINITY, now }: { keep?: number | undefined; now: Date },
) {
  const oldest = now.getTime() - daysKept("backups") * 86_400_000;
  const names = await readdir(folder);
  const newestFirst = names
    .filter((name) => madeAt(name) !== undefined)
    .sort()
    .reverse();
  const old = newestFirst.filter((name, place) => place > 0 && (place >= keep || Number(madeAt(name)) < oldest));
  const abandoned = names.filter((name) => Number(madeAt(wholeName(name))) < now.getTime() - 86_400_000);
  for (const name of [...old, ...abandoned]) await rm(join(folder, name));
  return old.length;
}

/** Of the file that `pack` was writing; of any other the empty name. */
const wholeName = (partial: string) => /^\.(.+)\.\d+\.partial$/.exec(partial)?.[1] ?? "";

/** Names hold the time and sort by it. */
function madeAt(name: string) {
  const [, day, time] = /^betesda-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.tar\.gz$/.exec(name) ?? [];
  return day && time ? Date.parse(`${day}T${time.replaceAll("-", ":")}Z`) : undefined;
}
