import { mkdir, mkdtemp, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import postgres from "postgres";
import type { Config } from "../../config/config.ts";
import { prepareDataDir } from "../../config/data-dir.ts";
import { gatewaySchema, productSchema } from "../../database/database.ts";
import { type Cluster, clusterFolder, createCluster } from "../../database/embedded/cluster.ts";
import { makeSocketFolder } from "../../database/embedded/embedded.ts";
import { stopLeftover } from "../../database/embedded/leftover.ts";
import { startPostmaster, stopPostmaster } from "../../database/embedded/postmaster.ts";
import { handOver } from "../../database/embedded/run-as.ts";
import { migrate, requireKnownSchema } from "../../database/migrations/migrations.ts";
import { StartError } from "../../kernel/start-error.ts";
import { openStores, type Stores } from "../../storage/open-files.ts";
import { unpack } from "../archive.ts";
import { backupFolder } from "../backup.ts";
import {
  dropMistaken,
  type Erasure,
  eraseAgain,
  erasuresFile,
  gatherErasures,
  keepErasures,
  type Mistake,
  readErasures,
} from "../erasures.ts";
import { endRestore, markUnfinished } from "../load-database.ts";
import { describePart, type Manifest } from "../manifest.ts";
import { isClusterName } from "../names.ts";
import { openTarget, requireConsent } from "../restore.ts";
import { countFiles, placeFiles, placeKeys, sendFiles } from "../restore-files.ts";
import { noRoom, roomIn } from "../room.ts";
import { heldOnDisk, nameTarget, type Target } from "../target.ts";
import { type Archive, openArchiveInsisting } from "./archive.ts";
import { type Chain, listChains, lsnBytes, readProgress, segmentName } from "./chain.ts";
import { sayBeginning, sayMoment } from "./moment.ts";

type Options = {
  where: string;
  /** Everything that was committed until then; without it, everything there is. */
  until: Date | undefined;
  confirm?(target: Target): Promise<boolean>;
  mistake?: Mistake | undefined;
};

/**
 * The embedded database as it was at a moment, out of a continuous backup. It is made beside, brought to that moment by
 * PostgreSQL itself, and takes its place at the end; what was there is kept under another name.
 */
export async function recover(config: Config, { where, until, confirm, mistake }: Options) {
  const { dataDir } = config;
  if (config.databaseUrl)
    throw new StartError("Um backup contínuo se restaura no banco embutido: tire DATABASE_URL, ou use REHEARSAL=1.");
  await prepareDataDir(dataDir);
  const folder = await mkdtemp(join(dataDir, ".restore-"));
  try {
    const archive = await openArchiveInsisting({ s3: config.archiveS3 }, where);
    const { chain, end } = await chooseChain(archive, folder, until);
    const before = await clusterFolder(dataDir);
    const hasCluster = await readFile(join(before, "PG_VERSION")).then(
      () => true,
      () => false,
    );
    const holds = [...(hasCluster ? ["um banco"] : []), ...(await heldOnDisk(dataDir))];
    await requireConsent({ ...nameTarget(config), holds, keepsDatabase: true }, confirm);
    // Refuses while a server has it.
    await stopLeftover(before, dataDir);
    // On the disk: a restore that is broken off is begun again on a database that does not know them.
    if (hasCluster) await keepErasures(await knownErasures(config), backupFolder(config), new Date());
    const hasList = await archive.get(erasuresFile, join(folder, erasuresFile));
    const lists = [folder, backupFolder(config)];
    const { erasures, spared } = await gatherErasures(lists, mistake);
    // What may fail for reasons outside comes first: files that no row names do no harm.
    const stores = await openStores(config);
    const files = await fetchFiles(archive, folder);
    const keys = await fetchKeys(archive, chain, folder);
    if (stores.s3) await sendFiles(stores.s3, folder, { files });
    let reached: Date | undefined;
    await createCluster(dataDir, async (cluster) => {
      const isWhole = await fetchChain(archive, chain, cluster.folder, folder);
      reached = await replay(cluster, until, { isWhole, lsn: end.lsn });
      // Again: that took its time, and somebody may have started a server meanwhile.
      await stopLeftover(before, dataDir);
      if (hasCluster) await rename(join(dataDir, "postgres"), join(dataDir, `postgres.${stamp()}`));
    });
    const completed = await complete(config, { stores, folder, files, keys, erasures });
    if (mistake && !config.rehearsal) {
      await dropMistaken(lists, mistake);
      if (hasList) await archive.put(erasuresFile, join(folder, erasuresFile));
    }
    return { reached, chain: chain.id, spared, ...completed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const stamp = () => new Date().toISOString().replace(/[:.]/g, "-");

/**
 * The newest that was begun before the moment and goes so far: an interrupted backup has holes, and a copy that was made
 * while another one went on may have no log of its own.
 */
async function chooseChain(archive: Archive, scratch: string, until: Date | undefined) {
  const chains = await listChains(archive, scratch);
  const [first] = chains;
  if (!first) throw new StartError("Não há backup contínuo nesse lugar.");
  const begun = [];
  for (const chain of chains.filter(({ readyAt }) => !until || new Date(readyAt) <= until))
    begun.push({ chain, end: await readProgress(archive, chain, scratch) });
  const [furthest] = begun.toReversed().sort((a, b) => b.end.until.getTime() - a.end.until.getTime());
  if (!furthest) throw new StartError(`O backup contínuo começa em ${sayBeginning(new Date(first.readyAt))}.`);
  if (!until) return furthest;
  const reaching = begun.findLast(({ end }) => until <= end.until);
  if (reaching) return reaching;
  const next = chains[begun.length];
  if (!next) throw new StartError(`O backup contínuo vai só até ${sayMoment(furthest.end.until)}.`);
  throw new StartError(
    `O backup contínuo esteve parado nesse momento: pode-se voltar até ${sayMoment(furthest.end.until)}, ou a partir de ${sayBeginning(new Date(next.readyAt))}. Nada foi alterado.`,
  );
}

/** A damaged database may be why we are here: what it knew is then in the lists. */
async function knownErasures(config: Config): Promise<Erasure[]> {
  try {
    const { sql, close } = await openTarget(config);
    try {
      return await readErasures(sql);
    } finally {
      await close();
    }
  } catch {
    return [];
  }
}

/** Returns whether its log has no hole. PostgreSQL takes one for the end, so what is behind it stays where it is. */
async function fetchChain(archive: Archive, chain: Chain, cluster: string, scratch: string) {
  const base = join(scratch, "base.tar.gz");
  if (
    !(await archive.get(`${chain.id}/base.tar.gz`, base)) ||
    (await describePart(scratch, "base.tar.gz")).sha256 !== chain.sha256
  )
    throw new StartError(
      `A cópia do banco em ${chain.id} está danificada. Nada foi alterado; use um momento anterior.`,
    );
  await unpack(base, cluster, isClusterName);
  await rm(base);
  const { segmentBytes } = chain;
  const log = join(cluster, logFolder);
  await mkdir(log, { mode: 0o700 });
  const { names, isWhole } = await listLog(archive, chain);
  for (const name of names) {
    const segment = join(log, name.slice(`${chain.id}/wal/`.length).replace(/(\.partial)?\.gz$/, ""));
    if ((await roomIn(log)) < segmentBytes) throw noRoom();
    // What does not compress becomes a little longer.
    await archive.get(name, join(scratch, "segment"), 2 * segmentBytes);
    await writeFile(segment, await unzip(await readFile(join(scratch, "segment")), segmentBytes), { mode: 0o600 });
    // Zeros are where the log ends.
    await truncate(segment, segmentBytes);
  }
  for (const [name, text] of Object.entries({ ...ownSettings, backup_label: chain.label, "recovery.signal": "" }))
    await writeFile(join(cluster, name), text, { mode: 0o600, flag: "wx" });
  return isWhole;
}

/** One segment after the other from the base on; the last may be begun. */
async function listLog(archive: Archive, { id, timeline, firstSegment, segmentBytes }: Chain) {
  const listed = new Set(await archive.list(`${id}/wal/`));
  const names: string[] = [];
  for (let segment = firstSegment; ; segment++) {
    const name = `${id}/wal/${segmentName(timeline, segment, segmentBytes)}`;
    const found = [`${name}.gz`, `${name}.partial.gz`].find((one) => listed.has(one));
    if (found) names.push(found);
    if (found === `${name}.gz`) continue;
    const isBehind = (one: string) => one.slice(0, name.length) > name;
    return { names, isWhole: ![...listed].some(isBehind) };
  }
}

/**
 * As initdb writes them. Those of the archive could name programs for PostgreSQL to run (recovery_end_command,
 * shared_preload_libraries, …), so they stay in it (isClusterName).
 */
const ownSettings = {
  "postgresql.conf": "default_text_search_config = 'pg_catalog.english'\n",
  "postgresql.auto.conf": "",
  "pg_hba.conf": "local all all trust\nlocal replication all trust\n",
  "pg_ident.conf": "",
};

const unzip = (bytes: Buffer, most: number) =>
  promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)(bytes, { maxOutputLength: most }).catch(() => {
    throw new StartError("O backup contínuo está danificado (wal). Nada foi alterado; use outro.");
  });

const logFolder = "recovered_wal";

/** PostgreSQL's own recovery, until the moment or the end of the log. Returns the time of the last transaction. */
async function replay(cluster: Cluster, until: Date | undefined, log: { isWhole: boolean; lsn: string | undefined }) {
  if (cluster.account) await handOver(cluster.folder, cluster.account);
  const socketFolder = await makeSocketFolder(cluster);
  const settings = {
    restore_command: `cp "${logFolder}/%f" "%p"`,
    recovery_target_action: "promote",
    recovery_target_timeline: "current",
    // Ready means at the end, and not on the way.
    hot_standby: "off",
  };
  let isAtEnd = !until;
  try {
    const child = await startPostmaster(cluster, socketFolder, {
      ...settings,
      ...(until && { recovery_target_time: until.toISOString().replace("T", " ").replace("Z", "+00") }),
    }).catch((error) => {
      if (!until || !/recovery ended before configured recovery target/.test(String(error))) throw error;
      // Nothing was committed between the end of the log and the moment, unless the log ends too early.
      isAtEnd = true;
      return startPostmaster(cluster, socketFolder, settings);
    });
    const sql = postgres({ host: socketFolder, user: "postgres", database: "postgres", max: 1, onnotice() {} });
    try {
      const [last] = await sql`select pg_last_xact_replay_timestamp() as at, pg_last_wal_replay_lsn()::text as lsn`;
      const isShort = !log.isWhole || lsnBytes(log.lsn ?? "0/0") > lsnBytes(last?.lsn ?? "0/0");
      if (isAtEnd && isShort)
        throw new StartError(
          `Falta ao backup contínuo uma parte do registro${last?.at ? `: com ele se pode voltar até ${sayMoment(last.at)}, com --until` : ""}. Nada foi alterado; veja se há outra cópia dele.`,
        );
      for (const set of [gatewaySchema, productSchema]) await requireKnownSchema(sql, set);
      await sql.begin(markUnfinished);
      return (last?.at ?? undefined) as Date | undefined;
    } finally {
      await sql.end({ timeout: 1 });
      await stopPostmaster(child);
      await rm(join(cluster.folder, logFolder), { recursive: true, force: true });
    }
  } finally {
    await rm(socketFolder, { recursive: true, force: true });
  }
}

type Completing = {
  stores: Stores;
  folder: string;
  files: NonNullable<Manifest["files"]>;
  keys: Manifest["keys"];
  erasures: Erasure[];
};

/** What follows every restore: this code's schema, what people deleted since, files and keys. */
async function complete(config: Config, { stores, folder, files, keys, erasures }: Completing) {
  const { sql, close } = await openTarget(config);
  try {
    for (const set of [gatewaySchema, productSchema]) await migrate(sql, set);
    const erased = await eraseAgain(sql, erasures);
    const manifest = {
      // Without any, those of the disk may be the only ones.
      files: stores.s3 && files.length === 0 ? null : files,
      keys,
    };
    await placeFiles(config, stores, { sql, folder, manifest });
    await placeKeys(config, folder, manifest);
    // Files that came to the bucket by themselves are in no archive, and what was deleted there since does not come back.
    const counted = await countFiles(config, stores, { sql, manifest: { ...manifest, files } });
    await endRestore(sql);
    return { erased, files: counted };
  } finally {
    await close();
  }
}

async function fetchKeys(archive: Archive, { id }: Chain, folder: string) {
  const isThere = await archive.get(`${id}/keys.json`, join(folder, "keys.json"));
  return isThere ? describePart(folder, "keys.json") : null;
}

async function fetchFiles(archive: Archive, folder: string) {
  await mkdir(join(folder, "files"), { mode: 0o700 });
  const found = [];
  for (const path of await archive.list("files/")) {
    await archive.get(path, join(folder, path));
    found.push({ ...(await describePart(folder, path)), version: path.slice("files/".length) });
  }
  return found;
}
