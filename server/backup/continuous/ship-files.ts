import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { daysKept } from "#app/features/privacy/retention.ts";
import type { Config } from "../../config/config.ts";
import { isVersion } from "../../gateway/storage/files/file-store.ts";
import { placeOf } from "../../storage/stored-files.ts";
import type { Archive } from "./archive.ts";
import { readText, writeText } from "./chain.ts";

const day = 86_400_000;
/** A row's time is that of its transaction's beginning, which may have been a while before it shows. */
const margin = 15 * 60_000;

type Place = { config: Config; archive: Archive; scratch: string };

/**
 * Uploaded files of the disk beside the log, each once: they never change. One that no row names any more goes after as many
 * days as a backup is kept. Those in a bucket stay there.
 */
export function createFileShipper({ config: { dataDir }, archive, scratch }: Place) {
  let known: Set<string> | undefined;
  let since = new Date(0);
  let cleanedAt = 0;
  return async (sql: Sql) => {
    known ??= new Set((await archive.list("files/")).map((name) => name.slice("files/".length)));
    const now = new Date();
    const rows = await sql<{ version: string }[]>`
      select version from storage.objects where version is not null and updated_at > ${since}`;
    for (const { version } of rows.filter((row) => isVersion(row.version))) {
      const path = join(dataDir, "files/files", placeOf(version));
      if (known.has(version) || !(await lstat(path).catch(() => undefined))) continue;
      await archive.put(`files/${version}`, path);
      known.add(version);
    }
    since = new Date(now.getTime() - margin);
    if (now.getTime() - cleanedAt < day) return;
    await cleanUp(sql, known, now);
    cleanedAt = now.getTime();
  };

  async function cleanUp(sql: Sql, archived: Set<string>, now: Date) {
    const rows = await sql<{ version: string }[]>`select version from storage.objects where version is not null`;
    const live = new Set(rows.map(({ version }) => version));
    const before: Record<string, string> = JSON.parse((await readText(archive, "gone.json", scratch)) ?? "{}");
    const gone = [...archived].filter((version) => !live.has(version));
    const after = Object.fromEntries(gone.map((version) => [version, before[version] ?? now.toISOString()]));
    for (const [version, at] of Object.entries(after)) {
      if (now.getTime() - Date.parse(at) < daysKept("backups") * day) continue;
      await archive.remove(`files/${version}`);
      archived.delete(version);
      delete after[version];
    }
    await writeText(archive, "gone.json", JSON.stringify(after), scratch);
  }
}
