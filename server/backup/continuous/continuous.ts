import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "postgres";
import { daysKept } from "#app/features/privacy/retention.ts";
import type { Config } from "../../config/config.ts";
import { isDatabaseAway } from "../../database/database-away.ts";
import { clusterFolder } from "../../database/embedded/cluster.ts";
import { reachRunning } from "../../database/reach-database.ts";
import { hasCode, StartError } from "../../kernel/start-error.ts";
import { backupFolder, sweepAbandoned } from "../backup.ts";
import { noteBackup } from "../backup-note.ts";
import { erasuresFile, keepErasures, readErasures } from "../erasures.ts";
import { openArchive } from "./archive.ts";
import { takeBase } from "./base.ts";
import { type Chain, chainName, listChains, lsnBytes, lsnText, readText, writeText } from "./chain.ts";
import { createFileShipper } from "./ship-files.ts";
import { nextSegment, shipLog } from "./ship-log.ts";

/** Keeps the log that has not been shipped yet, however long we are away (max_slot_wal_keep_size bounds it). */
const slot = "betesda_backup";
/** Any number that no other advisory lock of ours uses. */
const continuousLock = 7_240_005;
const day = 86_400_000;
/** A copy reads the whole database: one that fails, on a full disk for example, is not tried at every look. */
const retryAfter = 600_000;

const scratchName = ".backup-continuous-";

type Options = {
  where: string;
  /** Seconds between two looks: what a lost machine may cost. */
  every: number;
  keep?: number | undefined;
  /** How old a copy of the whole database may become, in milliseconds. */
  renewAfter?: number;
  say(line: string): void;
  signal: AbortSignal;
};

/**
 * Ships the embedded database's write-ahead log, its files and the list of erasures to an archive, from which
 * `npm run restore -- <archive> --until <time>` brings back any moment. Runs beside the server until told to stop, and
 * waits whenever that is away.
 */
export async function backUpContinuously(
  config: Config,
  { where, every, keep, renewAfter = day, say, signal }: Options,
) {
  if (config.databaseUrl)
    throw new StartError(
      "O backup contínuo é do banco embutido. Com DATABASE_URL, use o do seu PostgreSQL: veja docs/operar.md.",
    );
  const { dataDir } = config;
  const archive = await openArchive(config, where);
  await mkdir(backupFolder(config), { recursive: true, mode: 0o700 });
  await sweepAbandoned(dataDir);
  const scratch = await mkdtemp(join(dataDir, scratchName));
  let shipFiles = createFileShipper({ config, archive, scratch });
  let session: Session | undefined;
  let chain: Chain | undefined;
  let next = 0;
  let shipped = "";
  let looked: string | undefined;
  let erasures = "";
  let renewal: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** A base that the next round goes on with. */
  let finished: Chain | undefined;

  const begin = async (sql: Sql) => {
    await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots
      where slot_name = ${slot} and wal_status = 'lost'`;
    await sql`select pg_create_physical_replication_slot(${slot}, true)
      where not exists (select from pg_replication_slots where slot_name = ${slot})`;
    const folder = await mkdtemp(join(dataDir, scratchName));
    try {
      const made = await takeBase({ sql, dataDir, cluster: await clusterFolder(dataDir), archive, scratch: folder });
      // Another server has come meanwhile: it may be another database.
      if (session?.sql !== sql) return;
      finished = made;
      say(`Cópia do banco feita (${made.id}). O que for gravado de agora em diante segue a cada ${every} segundos.`);
    } catch (error) {
      if (isCutOff(error)) throw error;
      failedAt = Date.now();
      say(`A cópia do banco falhou e será tentada de novo em dez minutos: ${describe(error)}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const resume = async (sql: Sql) => {
    const newest = (await listChains(archive, scratch)).at(-1);
    if (!newest) return false;
    const from = await nextSegment(archive, newest);
    const [held] = await sql`
      select (select system_identifier::text from pg_control_system()) as system, pg_walfile_name(pg_current_wal_lsn()) as file,
        pg_current_wal_flush_lsn()::text as flushed,
        (select restart_lsn::text from pg_replication_slots where slot_name = ${slot} and wal_status <> 'lost') as kept`;
    const isSame = held?.system === newest.systemId && Number.parseInt(held?.file.slice(0, 8), 16) === newest.timeline;
    const place = from * newest.segmentBytes;
    // The log of a disk that was put back from an older image ends before what the archive has: it is another story.
    if (!isSame || !held?.kept || lsnBytes(held.kept) > place || lsnBytes(held.flushed) < place) return false;
    [chain, next] = [newest, from];
    say(`Continuando ${newest.id}.`);
    return true;
  };

  const prune = async () => {
    const oldest = Date.now() - daysKept("backups") * day;
    const newestFirst = (await listChains(archive, scratch)).reverse();
    const old = newestFirst.filter(
      ({ readyAt }, at) => at > 0 && (at >= (keep ?? Number.POSITIVE_INFINITY) || Date.parse(readyAt) < oldest),
    );
    // First: what has lost a part of its log must not pass for a whole one.
    for (const { id } of old) await archive.remove(`${id}/chain.json`);
    // With those of a copy that failed or was killed; one that is just being made is younger.
    const yesterday = chainName(new Date(Date.now() - day));
    const isAbandoned = (id: string) => id < yesterday && newestFirst.every((chain) => chain.id !== id);
    for (const name of (await archive.list("chain-")).reverse()) {
      const [folder = ""] = name.split("/");
      if (isAbandoned(folder) || old.some(({ id }) => id === folder)) await archive.remove(name);
    }
  };

  const round = async () => {
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const former = session;
    session = await renewSession(former, dataDir);
    if (!session) return;
    if (!former && !renewal) await sweepKilled(dataDir, scratch);
    // A restore puts another database in the place of this one: what was begun goes on only if `resume` finds it the same.
    if (session !== former) {
      [chain, finished, looked] = [undefined, undefined, undefined];
      // Photos of long ago may have come with it.
      shipFiles = createFileShipper({ config, archive, scratch });
    }
    const { sql } = session;
    const isAllowed = Date.now() - failedAt > retryAfter;
    if (!chain && !(await resume(sql)) && isAllowed) await begin(sql);
    if (finished) {
      // Once more: the older one ends after the newer begins, and no moment is in neither.
      if (chain) await ship(sql, chain);
      [chain, next, shipped, finished] = [finished, finished.firstSegment, "", undefined];
      // Here, where nothing is being written to the older ones.
      await prune();
    }
    if (!chain) return;
    const current = chain;
    await ship(sql, current);
    // A base under way, or one that the next round goes on with, needs the log from its own beginning on.
    if (!renewal && !finished)
      await sql`select pg_replication_slot_advance(slot_name, ${lsnText(next * current.segmentBytes)}::text::pg_lsn)
        from pg_replication_slots
        where slot_name = ${slot} and restart_lsn < ${lsnText(next * current.segmentBytes)}::text::pg_lsn`;
    const isDue = Date.now() - Date.parse(current.readyAt) > renewAfter && isAllowed;
    if (!renewal && !finished && isDue)
      renewal = begin(sql)
        // Of a server that went away the next round tells.
        .catch(() => {})
        .finally(() => {
          renewal = undefined;
        });
  };

  const ship = async (sql: Sql, current: Chain) => {
    // The time first: whatever was committed by then is on the disk before the place that comes second.
    const [now] = await sql`select clock_timestamp() as at, pg_current_wal_flush_lsn()::text as lsn`;
    const place = { cluster: await clusterFolder(dataDir), archive, scratch };
    // A disk that is not mounted any more leaves an empty folder, which takes all that is put into it.
    if (!(await readText(archive, `${current.id}/chain.json`, scratch))) throw new Error(gone);
    if (shipped !== now?.lsn) {
      const before = next;
      next = await shipLog(place, current, next, lsnBytes(String(now?.lsn)));
      // Before the server may forget them: it may have been away for these alone.
      if (next > before && (await nextSegment(archive, current)) < next) throw new Error(gone);
      await shipFiles(sql);
      erasures = await shipErasures(sql, erasures);
      shipped = String(now?.lsn);
    }
    const until = new Date(now?.at).toISOString();
    await writeText(archive, `${current.id}/progress.json`, JSON.stringify({ until, lsn: looked }), scratch);
    looked = String(now?.lsn);
    await noteBackup(config, "continuous", until);
  };

  const shipErasures = async (sql: Sql, before: string) => {
    const folder = backupFolder(config);
    await keepErasures(await readErasures(sql), folder, new Date());
    const text = await readFile(join(folder, erasuresFile), "utf8").catch(() => "");
    if (text !== before) await archive.put(erasuresFile, join(folder, erasuresFile));
    return text;
  };

  let isReported = false;
  try {
    while (!signal.aborted) {
      try {
        await round();
        isReported = false;
      } catch (error) {
        if (error instanceof StartError) throw error;
        // One that has lost the log, or its slot, begins anew.
        chain = undefined;
        if (!isReported) say(`O backup contínuo parou e tenta de novo: ${describe(error)}`);
        isReported = true;
      }
      await wait(every * 1000, undefined, { signal }).catch(() => {});
    }
  } finally {
    await renewal;
    await session?.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

const gone = "o que já estava guardado não está mais no lugar do backup. O disco está montado?";

/** 55000: no backup is under way, in a session that is another one by now. */
const isCutOff = (error: unknown) => isDatabaseAway(error) || hasCode(error, "55000");
const describe = (error: unknown) => (isCutOff(error) ? "o servidor parou no meio." : (error as Error).message);

/** What killed ones left, each as large as the database: nobody else is at work while we have the lock. */
async function sweepKilled(dataDir: string, own: string) {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith(scratchName)))
    if (join(dataDir, name) !== own) await rm(join(dataDir, name), { recursive: true, force: true });
}

type Session = { sql: Sql; close(): Promise<void> };

/** The same one while it answers; a server that was started again has another address. Undefined while there is none. */
async function renewSession(session: Session | undefined, dataDir: string): Promise<Session | undefined> {
  if (session && (await isOnlyOne(session.sql).catch(() => undefined))) return session;
  await session?.close();
  const sql = await reachRunning(dataDir);
  if (!sql) return undefined;
  const close = () => sql.end({ timeout: 1 });
  if (await isOnlyOne(sql)) return { sql, close };
  await close();
  throw new StartError("Outro backup contínuo já acompanha este banco.");
}

/** Taken again every time: the driver may have opened another session, which holds nothing yet. */
async function isOnlyOne(sql: Sql) {
  const [lock] = await sql`select pg_try_advisory_lock(${continuousLock}) as taken`;
  return lock?.taken === true;
}
