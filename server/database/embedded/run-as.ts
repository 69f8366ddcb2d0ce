import { chown, lchown, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Who PostgreSQL runs as. It refuses to be root, so root lends it another account. */
export type Account = { uid: number; gid: number };

/** The first of some hundred numbers that neither Debian nor systemd gives to anybody. It needs no entry in /etc/passwd. */
const firstOwn = 61_047;

/** "nobody", whose number other services have too: what is theirs is ours, and the other way round. */
const nobody = 65_534;

/**
 * initdb alone wants a name for its number, and "nobody" has one everywhere. With our own group nobody else's "nobody"
 * can enter the closed folder that it works in, nor look into the process.
 */
export const initdbAccount = (account: Account | undefined) => account && { ...account, uid: nobody };

/** Undefined: as ourselves. As root: as whoever owns the existing files, unless that is nobody, otherwise as our own. */
export async function accountFor(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  return owner && owner.uid !== 0 && owner.uid !== nobody ? { uid: owner.uid, gid: owner.gid } : unusedAccount();
}

async function unusedAccount(): Promise<Account> {
  const files = ["/etc/passwd", "/etc/group"].map((path) => readFile(path, "utf8").catch(() => ""));
  const lines = (await Promise.all(files)).join("\n").split("\n");
  const taken = new Set(lines.map((line) => Number(line.split(":")[2])));
  let number = firstOwn;
  while (taken.has(number)) number++;
  return { uid: number, gid: number };
}

/**
 * A database folder and all in it become the account's. The folder itself first, so that nobody else is inside meanwhile;
 * one file last, by which the next start knows that nothing is left to do.
 */
export async function handOver(folder: string, { uid, gid }: Account) {
  const last = join(folder, "PG_VERSION");
  const known = await stat(last).catch(() => undefined);
  // Without it there is no database, as PostgreSQL will say itself.
  if (!known || known.uid === uid) return;
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).filter((path) => path !== last);
  await Promise.all(paths.map((path) => lchown(path, uid, gid)));
  await lchown(last, uid, gid);
}

/** Whether the account may read the file and enter every folder on the way to it. */
export async function canRead(file: string, account: Account) {
  return permits(await stat(file), account, 4) && (await canEnter(dirname(file), account));
}

/** Whether the account may enter the folder and every folder above it. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  if (!permits(await stat(folder), account, 1)) return false;
  return folder === dirname(folder) || canEnter(dirname(folder), account);
}

function permits(entry: { mode: number; uid: number; gid: number }, account: Account, bits: number) {
  const shift = entry.uid === account.uid ? 6 : entry.gid === account.gid ? 3 : 0;
  return ((entry.mode >> shift) & bits) === bits;
}
