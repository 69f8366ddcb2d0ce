import type { ChildProcess } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../kernel/start-error.ts";
import { alreadyInUse, type Cluster, prepareCluster } from "./cluster.ts";
import { stopLeftover } from "./leftover.ts";
import { openLock } from "./lock.ts";
import { isRunning, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { handOver } from "./run-as.ts";

type Watcher = {
  /** It died and is being started again. */
  onRestart(): void;
  /** It keeps dying: the process should end. */
  onGivenUp(error: Error): void;
};

const restartLimit = 5;
const restartWindow = 60_000;
/** How long a new server may be refused after the death of the last, in milliseconds. */
const restartPatience = 60_000;

/** For listeners, jobs, backups and commands, beside DATABASE_CONNECTIONS. */
const connectionsBeside = 60;

/** A PostgreSQL of our own on DATA_DIR: started, watched, restarted when it dies, stopped with us. */
export async function startEmbedded(dataDir: string, watcher: Watcher, connections = 0) {
  const settings = { max_connections: String(Math.max(100, connections + connectionsBeside)) };
  const cluster = await prepareCluster(dataDir);
  await stopLeftover(cluster.folder, dataDir);
  if (cluster.account) await handOver(cluster.folder, cluster.account);
  const socketFolder = await makeSocketFolder(cluster);
  let child: ChildProcess;
  let lock: Awaited<ReturnType<typeof takeLock>>;
  try {
    child = await startPostmaster(cluster, socketFolder, settings);
    lock = await takeLock(socketFolder, dataDir);
  } catch (error) {
    await rm(socketFolder, { recursive: true, force: true });
    throw error;
  }
  let isStopping = false;
  const deaths: number[] = [];

  let recovery = Promise.resolve();
  const onExit = () => {
    if (isStopping) return;
    deaths.push(Date.now());
    watcher.onRestart();
    recovery = recover().catch(watcher.onGivenUp);
  };
  child.once("exit", onExit);

  async function recover() {
    // Its connection has died with the server.
    lock.close().catch(() => {});
    const started = await restart(
      () => startPostmaster(cluster, socketFolder, settings),
      deaths,
      () => isStopping,
    );
    if (!started) return;
    child = started;
    child.once("exit", onExit);
    lock = (await takeLockAgain(child, socketFolder, dataDir)) ?? lock;
  }

  return {
    socketFolder,
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      await recovery;
      await lock.close().catch(() => {});
      await stopPostmaster(child);
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

async function restart(start: () => Promise<ChildProcess>, deaths: number[], isStopping: () => boolean) {
  const recent = deaths.filter((time) => Date.now() - time < restartWindow);
  if (recent.length > restartLimit)
    throw new StartError(
      "O PostgreSQL caiu repetidas vezes e não foi reiniciado.",
      "PostgreSQL died again and again, and was not started once more.",
    );
  for (let attempt = 1; !isStopping(); attempt++) {
    try {
      return await start();
    } catch (error) {
      // Backends of a killed server take until the end of their statement to notice and to let go of its memory.
      if (Date.now() - Number(deaths.at(-1)) > restartPatience) throw error;
      await wait(Math.min(50 * attempt, 500));
    }
  }
  return undefined;
}

/** Undefined: the server died again meanwhile, and whoever starts it next takes the lock. */
async function takeLockAgain(child: ChildProcess, socketFolder: string, dataDir: string) {
  while (isRunning(child)) {
    try {
      return await takeLock(socketFolder, dataDir);
    } catch (error) {
      if (error instanceof StartError) throw error;
      await wait(100);
    }
  }
  return undefined;
}

async function takeLock(socketFolder: string, dataDir: string) {
  const lock = await openLock(socketFolder);
  if (await lock.take()) return lock;
  await lock.close();
  throw alreadyInUse(dataDir);
}

/** In /tmp, because a socket's path may have 107 characters and DATA_DIR may be deeper than that. */
export async function makeSocketFolder({ account }: Cluster) {
  const folder = await mkdtemp(join("/tmp", "betesda-"));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}
