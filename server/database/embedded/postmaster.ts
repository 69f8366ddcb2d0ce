import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../kernel/start-error.ts";
import { alreadyInUse, type Cluster } from "./cluster.ts";

/** After a crash it reads its log first, which takes as long as there is log. */
const startLimit = 10 * 60_000;
const stopLimit = 15_000;
/** How long a lock file may be empty, which a server writes into as soon as it has made it. */
const emptyLimit = 2_000;

/** Starts PostgreSQL on a cluster and resolves once it accepts connections on its socket. */
export async function startPostmaster(
  cluster: Cluster,
  socketFolder: string,
  more: Record<string, string> = {},
): Promise<ChildProcess> {
  await removeEmptyLock(join(cluster.folder, "postmaster.pid"));
  await removeEmptyLock(join(socketFolder, ".s.PGSQL.5432.lock"));
  const args = ["-D", cluster.folder, ...settings(socketFolder, more)];
  const child = spawn(join(cluster.binaries, "bin", "postgres"), args, {
    ...cluster.account,
    cwd: cluster.folder,
    // Its own process group: Ctrl-C in a terminal must reach us first, so that requests drain before it stops.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { TZ: "UTC" },
  });
  const lines: string[] = [];
  child.stderr
    ?.setEncoding("utf8")
    .on("data", (text: string) => lines.push(...text.split("\n").filter(Boolean).slice(-5)));
  const failure = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", () => {
      const said = lines.at(-1) ?? "";
      // Two that start at once after a kill both find nobody there.
      if (/Is another postmaster/.test(said)) return reject(alreadyInUse(dirname(cluster.folder)));
      reject(
        new StartError(
          `O PostgreSQL não iniciou: ${said || "sem mensagem"}`,
          `PostgreSQL did not start: ${said || "it said nothing"}`,
        ),
      );
    });
  });
  failure.catch(() => {});
  try {
    await Promise.race([failure, untilReady(cluster.folder, child)]);
  } catch (error) {
    child.kill("SIGQUIT");
    throw error;
  }
  return child;
}

/** Of a server that was killed before it wrote its number into the file: PostgreSQL never starts beside one. */
async function removeEmptyLock(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (found?.size === 0 && Date.now() - found.mtimeMs > emptyLimit) await rm(file, { force: true });
}

export function isRunning(child: ChildProcess) {
  return child.exitCode === null && child.signalCode === null;
}

export async function stopPostmaster(child: ChildProcess) {
  if (!isRunning(child)) return;
  const exited = once(child, "exit");
  child.kill("SIGINT");
  const inTime = await Promise.race([exited.then(() => true), wait(stopLimit, false, { ref: false })]);
  if (inTime) return;
  // Immediate shutdown: the write-ahead log brings it back on the next start.
  child.kill("SIGQUIT");
  await exited;
}

/** What postmaster.pid says: line 1 the process, line 5 the socket's folder, line 8 its state. */
export async function readPidFile(folder: string) {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, socketFolder: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" } : undefined;
}

async function untilReady(folder: string, child: ChildProcess) {
  for (const deadline = Date.now() + startLimit; Date.now() < deadline && isRunning(child); await wait(15)) {
    const status = await readPidFile(folder);
    if (status?.pid === child.pid && status?.isReady) return;
  }
  throw new StartError("O PostgreSQL não ficou pronto em 10 minutos.", "PostgreSQL was not ready within 10 minutes.");
}

function settings(socketFolder: string, more: Record<string, string>) {
  const values = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    unix_socket_permissions: "0700",
    shared_buffers: "64MB",
    fsync: "on",
    // After a crash one call for the whole disk, instead of one for each of some thousand files.
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    jit: "off",
    // How much of its log it keeps for a continuous backup that does not come to fetch it.
    max_slot_wal_keep_size: "4GB",
    timezone: "UTC",
    // Statements carry people's data: they stay out of the log.
    log_min_messages: "fatal",
    log_min_error_statement: "panic",
    ...more,
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
