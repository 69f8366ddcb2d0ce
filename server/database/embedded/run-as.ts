import { stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Who PostgreSQL runs as. It refuses to be root, so root lends it another account. */
export type Account = { uid: number; gid: number };

/** "nobody": there on every system by number, even without an entry in /etc/passwd. */
const nobody: Account = { uid: 65534, gid: 65534 };

/** Undefined: as ourselves. As root: as whoever owns the existing files, otherwise as nobody. */
export async function accountFor(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
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
