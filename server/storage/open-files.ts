import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openDiskStore } from "../gateway/storage/files/disk-store.ts";
import type { FileStore } from "../gateway/storage/files/file-store.ts";
import { movingStore } from "../gateway/storage/files/moving-store.ts";
import { openS3Store } from "../gateway/storage/files/s3-store.ts";
import { findBucketProblem } from "./bucket-problem.ts";
import { readPlace, requirePlace, writePlace } from "./place.ts";

/**
 * Where photos lie, for the server. With S3_* set and files on the disk it goes on with the disk, until
 * `npm run storage -- move` has carried them over; from then on, without a restart, with S3.
 */
export async function openFiles(config: Config): Promise<FileStore> {
  const { dataDir } = config;
  const { disk, s3 } = await openStores(config);
  const noted = await readPlace(dataDir);
  requirePlace(config, noted);
  if (!s3 || !config.s3) return disk;
  const { s3: settings } = config;
  let isMoved = noted?.isMoved === true;
  const startsThere = isMoved || (await isEmpty(disk));
  if (!startsThere) await writePlace(dataDir, { bucketUrl: s3.bucketUrl, isMoved: false });
  // One that has never answered may be mistyped: nothing is in it, and its name binds nobody.
  const note = async () => {
    await writePlace(dataDir, { bucketUrl: s3.bucketUrl, isMoved: true });
    isMoved = true;
  };
  if (startsThere && !isMoved && !(await findBucketProblem(settings))) await note();
  const bucket: FileStore = {
    ...s3,
    async put(version, path) {
      await s3.put(version, path);
      if (startsThere && !isMoved) await note();
    },
  };
  return movingStore(disk, bucket, async () => {
    isMoved ||= (await readPlace(dataDir))?.isMoved === true;
    return isMoved || startsThere;
  });
}

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Both places as they are, for commands. */
export async function openStores({ s3, dataDir }: Pick<Config, "s3" | "dataDir">) {
  const folder = join(dataDir, "files");
  const disk = await openDiskStore(folder);
  if (!s3) return { disk, s3: undefined };
  const bucket = await openS3Store({
    bucketUrl: s3.S3_BUCKET_URL,
    region: s3.S3_REGION,
    accessKeyId: s3.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    incoming: join(folder, "incoming"),
  });
  return { disk, s3: { ...bucket, bucketUrl: s3.S3_BUCKET_URL } };
}

async function isEmpty(store: FileStore) {
  for await (const _ of store.list()) return false;
  return true;
}
