import { open, rm } from "node:fs/promises";

/** For writing where others may write too: what they laid there goes, and no link of theirs is followed. */
export async function openNew(path: string) {
  await rm(path, { force: true });
  return open(path, "wx", 0o600);
}
