import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { actAs } from "../../../database/acting.ts";
import type { GatewaySettings } from "../../settings.ts";
import { gatewayItself } from "../require-caller.ts";
import type { FileStore } from "./file-store.ts";

const day = 24 * 60 * 60_000;

/**
 * Removes files that no row names: a crash may leave the file of an upload that was never entered, or of
 * an object that was already removed. Young ones stay, they may be about to get their row. For a daily job.
 */
export async function sweepFiles(
  { sql, files }: Pick<GatewaySettings, "sql"> & { files: FileStore },
  before = new Date(Date.now() - day),
) {
  let swept = 0;
  let batch: string[] = [];
  const removeUnnamed = async () => {
    const known = await actAs(
      sql,
      gatewayItself,
      (tx) => tx<{ version: string }[]>`select version from storage.objects where version = any(${batch})`,
    );
    const named = new Set(known.map((row) => row.version));
    const unnamed = batch.filter((version) => !named.has(version));
    await files.remove(unnamed);
    swept += unnamed.length;
    batch = [];
  };
  for await (const { version, modifiedAt } of files.list()) {
    if (modifiedAt < before) batch.push(version);
    if (batch.length === 500) await removeUnnamed();
  }
  await removeUnnamed();
  await sweepIncoming(files.incoming, before);
  return swept;
}

async function sweepIncoming(folder: string, before: Date) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
