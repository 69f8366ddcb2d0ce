import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasCode, StartError } from "../../kernel/start-error.ts";
import { alreadyInUse } from "./cluster.ts";
import { openLock } from "./lock.ts";
import { readPidFile } from "./postmaster.ts";

/**
 * After a kill -9 of our process its PostgreSQL goes on alone. It is recognised by answering on its
 * socket with nobody holding the lock, and is stopped, so that the new process has it as a child.
 */
export async function stopLeftover(folder: string, dataDir: string) {
  const left = await readPidFile(folder);
  if (!left || !isRunning(left.pid)) return;
  if (!(await isPostgres(left.pid))) {
    // The number was given to another process since, as happens in containers after a crash.
    await rm(join(folder, "postmaster.pid"), { force: true });
    return;
  }
  const lock = await openLock(left.socketFolder).catch((error) => {
    // Alive, with a socket that is somewhere else: a private /tmp, where its owner surely is. Nobody's to stop.
    if (hasCode(error, "ENOENT")) throw alreadyInUse(dataDir);
    return undefined;
  });
  // Unknown when somebody who starts at the same moment has just stopped it.
  const isFree = await lock?.take().catch(() => undefined);
  await lock?.close().catch(() => {});
  if (isFree === false) throw alreadyInUse(dataDir);
  if (isRunning(left.pid)) process.kill(left.pid, "SIGINT");
  for (const deadline = Date.now() + 15_000; isRunning(left.pid); await wait(20)) {
    if (Date.now() > deadline)
      throw new StartError(
        `O PostgreSQL anterior (processo ${left.pid}) não parou. Encerre-o.`,
        `The former PostgreSQL (process ${left.pid}) did not stop. Stop it.`,
      );
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isPostgres(pid: number) {
  if (process.platform !== "linux") return true;
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return name.trim() === "postgres";
}
