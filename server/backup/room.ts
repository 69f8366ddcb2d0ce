import { statfs } from "node:fs/promises";
import { StartError } from "../kernel/start-error.ts";

/** What stays free on the disk, for a server that runs beside. */
const reserve = 64 * 1024 * 1024;

/** How many bytes a folder's disk takes. Some kilobytes of zeros unpack to gigabytes, which would fill it. */
export async function roomIn(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - reserve;
}

export const noRoom = () => new StartError("Não há espaço para abrir o backup em DATA_DIR.");
