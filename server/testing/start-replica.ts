import { execFile } from "node:child_process";
import { appendFile, chown, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Sql } from "postgres";
import { startEmbedded } from "../database/embedded/embedded.ts";

type Primary = {
  /** As its owner, on one connection. */
  owner: Sql;
  folder: string;
  socketFolder: string;
};

/** A streaming replica of a running server: its files while it runs, as PostgreSQL's own tool copies them. */
export async function startReplica({ owner, folder, socketFolder }: Primary, dataDir: string) {
  const copy = join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await owner`select pg_backup_start('replica', true)`;
  await promisify(execFile)("cp", ["-a", folder, copy]);
  const [backup] = await owner<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
  await Promise.all(["postmaster.pid", "postmaster.opts"].map((name) => rm(join(copy, name), { force: true })));
  const { uid, gid } = await stat(copy);
  for (const [name, text] of Object.entries({ backup_label: backup?.labelfile ?? "", "standby.signal": "" })) {
    await writeFile(join(copy, name), text);
    await chown(join(copy, name), uid, gid);
  }
  await appendFile(
    join(copy, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${socketFolder} user=postgres'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  return startEmbedded(dataDir, { onRestart() {}, onGivenUp() {} });
}
