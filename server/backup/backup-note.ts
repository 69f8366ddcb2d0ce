import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../config/config.ts";

export type BackupKind = "file" | "continuous";

/** What the last backup of a kind was, wherever it went: for /metrics, and whoever asks how old it is. */
export const backupNote = ({ dataDir }: Pick<Config, "dataDir">, kind: BackupKind) =>
  join(dataDir, "backups", kind === "file" ? "last.json" : "continuous.json");

export async function noteBackup(config: Pick<Config, "dataDir">, kind: BackupKind, until: string) {
  const path = backupNote(config, kind);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify({ until })}\n`, { mode: 0o600 });
}
