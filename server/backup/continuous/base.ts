import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Sql } from "postgres";
import { keepKeys } from "../backup.ts";
import { describePart } from "../manifest.ts";
import type { Archive } from "./archive.ts";
import { type Chain, chainName, lsnBytes } from "./chain.ts";
import { shipLog } from "./ship-log.ts";

/** What a running server keeps for itself, and what the log brings. */
const leftOut = [
  ...["postmaster.pid", "postmaster.opts", "pg_wal/*", "pg_replslot/*", "pg_dynshmem/*", "pg_notify/*"],
  ...["pg_serial/*", "pg_snapshots/*", "pg_stat_tmp/*", "pg_subtrans/*"],
].map((path) => `--exclude=./${path}`);

type Place = { sql: Sql; dataDir: string; cluster: string; archive: Archive; scratch: string };

/**
 * The database's files while it runs, and the log that makes them whole (PostgreSQL's manual, 25.3.4): a chain that is there
 * can be restored. `sql` is one session, which begins and ends it. The driver opens a lost one anew, and PostgreSQL then
 * says that no backup is under way; a reserved one would end the process (renewed-pool.ts).
 */
export async function takeBase({ sql, dataDir, cluster, archive, scratch }: Place): Promise<Chain> {
  const id = chainName(new Date());
  const file = "base.tar.gz";
  const [start] = await sql`select pg_backup_start('betesda', true)::text as lsn`;
  try {
    await tar(cluster, join(scratch, file));
  } catch (error) {
    // Or this session would refuse to begin another, for as long as it lives.
    await sql`select pg_backup_stop(false)`.catch(() => {});
    throw error;
  }
  const [stop] = await sql`select labelfile, clock_timestamp() as at from pg_backup_stop(false)`;
  const [about] = await sql`
    select (select system_identifier::text from pg_control_system()) as system,
      pg_walfile_name(pg_current_wal_lsn()) as file, pg_current_wal_flush_lsn()::text as flushed,
      (select setting::int8::float8 from pg_settings where name = 'wal_segment_size') as bytes`;
  const { sha256 } = await describePart(scratch, file);
  const segmentBytes = Number(about?.bytes);
  const known = {
    ...{
      format: 1 as const,
      systemId: String(about?.system),
      timeline: Number.parseInt(about?.file.slice(0, 8), 16),
      segmentBytes,
    },
    firstSegment: Math.floor(lsnBytes(String(start?.lsn)) / segmentBytes),
    ...{ readyAt: new Date(stop?.at).toISOString(), label: String(stop?.labelfile), sha256 },
  };
  const chain = { ...known, id };
  await archive.put(`${id}/${file}`, join(scratch, file));
  await shipLog({ cluster, archive, scratch }, chain, chain.firstSegment, lsnBytes(String(about?.flushed)));
  if (await keepKeys(dataDir, scratch)) await archive.put(`${id}/keys.json`, join(scratch, "keys.json"));
  // Last: without it there is no chain.
  await writeFile(join(scratch, "chain.json"), JSON.stringify(known, null, 2), { mode: 0o600 });
  await archive.put(`${id}/chain.json`, join(scratch, "chain.json"));
  return chain;
}

/** Packed at the quickest level: a sixth larger for a third of the work, which goes on beside a server that has visitors. */
async function tar(cluster: string, file: string) {
  const child = spawn("tar", ["-C", cluster, ...leftOut, "-cf", "-", "."], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  try {
    const [said, [code]] = await Promise.all([
      text(child.stderr),
      once(child, "close"),
      pipeline(child.stdout, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 })),
    ]);
    // 1: a file changed or went while it was read, as they do.
    if (code !== 0 && code !== 1) throw new Error(said);
  } catch (error) {
    const lines = (error as Error).message.split("\n");
    const cause = lines.find((line) => !/changed as we read|removed before we read/.test(line));
    throw new Error(`Não foi possível copiar o banco: ${cause}`);
  }
}
