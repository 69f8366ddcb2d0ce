import { access, chmod, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sql } from "postgres";
import { plural } from "#app/shared/formats.ts";
import type { Config } from "../config/config.ts";
import type { FileStore } from "../gateway/storage/files/file-store.ts";
import { StartError } from "../kernel/start-error.ts";
import { putChecked } from "../storage/check-file.ts";
import type { Stores } from "../storage/open-files.ts";
import { writePlace } from "../storage/place.ts";
import { placeOf } from "../storage/stored-files.ts";
import type { Manifest } from "./manifest.ts";

type Given = { sql: Sql; folder: string; manifest: Pick<Manifest, "files" | "keys"> };

/** Every file of the backup to the bucket, read back and compared. */
export async function sendFiles(bucket: FileStore, folder: string, { files }: Pick<Manifest, "files">) {
  try {
    for (const { version, path, ...expected } of files ?? [])
      await putChecked(bucket, version, expected, async () => join(folder, path));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(`${error.message} O banco não foi alterado. Rode de novo quando o S3 atender.`);
  }
}

/** On the disk, in one step; or, if they are in the bucket by now, none of those that people deleted since. */
export async function placeFiles({ dataDir }: Config, { s3 }: Stores, { sql, folder, manifest }: Given) {
  const live = await liveVersions(sql);
  const { files } = manifest;
  const place = join(dataDir, "files/files");
  if (s3) {
    await s3.remove((files ?? []).filter(({ version }) => !live.has(version)).map(({ version }) => version));
    // Without the backup's files, those of the disk may be the only ones.
    if (files) await putAside(place);
    await mkdir(place, { recursive: true, mode: 0o700 });
    return writePlace(dataDir, { bucketUrl: s3.bucketUrl, isMoved: true });
  }
  const placed = join(folder, "placed");
  await mkdir(placed, { mode: 0o700 });
  // Only what the manifest vouches for.
  for (const { path, version } of (files ?? []).filter(({ version }) => live.has(version))) {
    const to = join(placed, placeOf(version));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(join(folder, path), to);
  }
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await putAside(place);
  await rename(placed, place);
  await writePlace(dataDir, undefined);
}

export async function placeKeys({ dataDir }: Config, folder: string, { keys }: Pick<Manifest, "keys">) {
  if (!keys) return;
  const place = join(dataDir, "keys.json");
  await chmod(join(folder, keys.path), 0o600);
  await putAside(place);
  await rename(join(folder, keys.path), place);
}

/**
 * How many files the restored rows name and find; fewer than the backup held is a failure. `lost` were missing when the
 * backup was made.
 */
export async function countFiles({ dataDir }: Config, { disk, s3 }: Stores, { sql, manifest }: Omit<Given, "folder">) {
  const there = new Set<string>();
  for (const store of s3 ? [s3, disk] : [disk]) for await (const { version } of store.list()) there.add(version);
  const kept = manifest.files && new Set(manifest.files.map(({ version }) => version));
  const live = [...(await liveVersions(sql))];
  const missing = live.filter((version) => !there.has(version) && (kept?.has(version) ?? true));
  if (missing.length > 0)
    throw new StartError(
      `O banco foi restaurado, mas ${plural(missing.length, `arquivo de ${live.length} não está`, `arquivos de ${live.length} não estão`)} em ${s3?.bucketUrl ?? join(dataDir, "files")}, como ${missing[0]}. A restauração não terminou, e o servidor não parte sobre ela.`,
    );
  const restored = live.filter((version) => there.has(version)).length;
  return { restored, lost: live.length - restored };
}

async function liveVersions(sql: Sql) {
  const rows = await sql<{ version: string }[]>`select version from storage.objects where version is not null`;
  return new Set(rows.map(({ version }) => version));
}

async function putAside(path: string) {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) await rename(path, `${path}.${new Date().toISOString().replace(/[:.]/g, "-")}`);
}
