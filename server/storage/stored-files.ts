import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkVersion } from "../gateway/storage/files/file-store.ts";
import { hasCode } from "../kernel/start-error.ts";

/** Where storage keeps a file (server/gateway/storage/files/disk-store.ts). */
export const placeOf = (version: string) => join(checkVersion(version).slice(0, 2), version.slice(2, 4), version);

/**
 * A second name for every stored file, which outlives its removal. They never change once they are there, so this
 * takes no space and no time worth speaking of.
 */
export async function holdFiles(store: string, folder: string) {
  for (const first of await readdir(store).catch(() => [])) {
    for (const second of await readdir(join(store, first))) {
      for (const version of await readdir(join(store, first, second)))
        await hold(join(store, first, second, version), join(folder, first, second, version));
    }
  }
}

async function hold(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    // There from the first round, or removed since it was listed.
    if (hasCode(error, "EEXIST", "ENOENT")) return;
    await copyFile(from, to);
  }
}
