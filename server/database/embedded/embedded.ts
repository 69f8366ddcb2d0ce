import { chown, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../start-error.ts";
import { alreadyInUse, type Cluster, prepareCluster } from "./cluster.ts";
import { stopLeftover } from "./leftover.ts";
import { openLock } from "./lock.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";

export type EmbeddedDatabase = Awaited<ReturnType<typeof startEmbedded>>;

type Watcher = {
  /** It died and is being started again. */
  onRestart(): void;
  /** It keeps dying: the process should end. */
  onGivenUp(error: Error): void;
};

const restartLimit = 5;
const restartWindow = 60_000;

/** A PostgreSQL of our own on DATA_DIR: started, watched, restarted when it dies, stopped with us. */
export async function startEmbedded(dataDir: string, watcher: Watcher) {
  const cluster = await prepareCluster(dataDir);
  await stopLeftover(cluster.folder, dataDir);
  const socketFolder = await makeSocketFolder(cluster);
  let child = await startPostmaster(cluster, socketFolder);
  let lock = await takeLock(socketFolder, dataDir);
  let isStopping = false;
  const deaths: number[] = [];

  child.once("exit", onExit);

  async function onExit() {
    if (isStopping) return;
    deaths.push(Date.now());
    watcher.onRestart();
    try {
      child = await restart(cluster, socketFolder, deaths);
      child.once("exit", onExit);
      void lock.close();
      lock = await takeLock(socketFolder, dataDir);
    } catch (error) {
      watcher.onGivenUp(error as Error);
    }
  }

  return {
    socketFolder,
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      await lock.close();
      await stopPostmaster(child);
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

async function restart(cluster: Cluster, socketFolder: string, deaths: number[]) {
  for (let attempt = 1; ; attempt++) {
    const recent = deaths.filter((time) => Date.now() - time < restartWindow);
    if (recent.length > restartLimit) throw new StartError("O PostgreSQL caiu repetidas vezes e não foi reiniciado.");
    try {
      return await startPostmaster(cluster, socketFolder);
    } catch (error) {
      // Backends of a killed server take a moment to notice and to let go of its memory.
      if (attempt === 10) throw error;
      await wait(200 * attempt);
    }
  }
}

async function takeLock(socketFolder: string, dataDir: string) {
  const lock = await openLock(socketFolder);
  if (await lock.take()) return lock;
  await lock.close();
  throw new StartError(alreadyInUse(dataDir));
}

/** In /tmp, because a socket's path may have 107 characters and DATA_DIR may be deeper than that. */
async function makeSocketFolder({ account }: Cluster) {
  const folder = await mkdtemp(join("/tmp", "betesda-"));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}
