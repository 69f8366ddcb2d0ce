import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, lstat, mkdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { prepareDataDir, writeError } from "../../config/data-dir.ts";
import { hasCode, StartError } from "../../kernel/start-error.ts";
import { makeSharedFolder, preparePostgresBinaries } from "./binaries.ts";
import { type Account, accountFor, canEnter, handOver, initdbAccount } from "./run-as.ts";

/** A database folder made by initdb, with the binaries and the account to run it. */
export type Cluster = { folder: string; binaries: string; account: Account | undefined };

/** Finds or makes the database files that belong to DATA_DIR. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  await prepareDataDir(dataDir);
  if (!(await exists(join(dataDir, "postgres")))) await createCluster(dataDir, initdb);
  return { folder: await clusterFolder(dataDir), ...(await programsFor(dataDir)) };
}

async function programsFor(dataDir: string) {
  const account = await accountFor(join(dataDir, "postgres"));
  return { account, binaries: await preparePostgresBinaries(account, dataDir) };
}

/** Inside DATA_DIR, or where its link points. */
export function clusterFolder(dataDir: string) {
  const link = join(dataDir, "postgres");
  return readlink(link).catch(() => link);
}

/** Filled in a folder beside, then one rename: a start that is killed half-way leaves no half database. */
export async function createCluster(dataDir: string, fill: (cluster: Cluster) => Promise<unknown>) {
  const link = join(dataDir, "postgres");
  const { binaries, account } = await programsFor(dataDir);
  const isReachable = !account || (await canEnter(dataDir, account));
  const home = isReachable ? dataDir : await makeSharedFolder();
  const suffix = randomBytes(6).toString("hex");
  const closed = join(home, `postgres-${suffix}.new`);
  const partial = join(closed, "postgres");
  try {
    await makeClosedFolder(closed, account);
    await mkdir(partial, { mode: 0o700 });
    await fill({ folder: partial, binaries, account });
    if (isReachable) return await rename(partial, link);
    // DATA_DIR is closed to the account: the files live outside and DATA_DIR points to them.
    await rename(partial, join(home, `postgres-${suffix}`));
    await symlink(join(home, `postgres-${suffix}`), link);
  } catch (error) {
    if (hasCode(error, "EEXIST", "ENOTEMPTY", "ENOTDIR")) throw alreadyInUse(dataDir);
    throw error;
  } finally {
    await rm(closed, { recursive: true, force: true });
  }
}

/** Entered by us and by the account's group, and by nobody else. */
async function makeClosedFolder(folder: string, account: Account | undefined) {
  await mkdir(folder, { mode: 0o700 });
  if (!account) return;
  await chown(folder, 0, account.gid);
  await chmod(folder, 0o710);
}

export const alreadyInUse = (dataDir: string) =>
  new StartError(
    `Outro processo da aplicação já usa DATA_DIR (${dataDir}). Encerre-o ou escolha outra pasta com DATA_DIR.`,
    `Another process uses DATA_DIR (${dataDir}) already. Stop it, or choose another folder with DATA_DIR.`,
  );

async function initdb({ folder, binaries, account }: Cluster) {
  const args = ["-D", folder, "-U", "postgres", "--auth=trust", "--encoding=UTF8"];
  // The built-in provider sorts by code point and never changes with the system's libraries.
  args.push("--locale-provider=builtin", "--locale=C.UTF-8");
  const maker = initdbAccount(account);
  try {
    if (maker) await chown(folder, maker.uid, maker.gid);
    await promisify(execFile)(join(binaries, "bin", "initdb"), args, { ...maker, cwd: folder, env: { TZ: "UTC" } });
    if (account) await handOver(folder, account);
  } catch (error) {
    throw new StartError(
      `O PostgreSQL não conseguiu criar o banco em ${folder}: ${writeError(error)}.`,
      `PostgreSQL could not create the database in ${folder}: ${(error as Error).message}`,
    );
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
