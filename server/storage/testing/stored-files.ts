import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { readConfig } from "../../config/config.ts";
import type { FileStore } from "../../gateway/storage/files/file-store.ts";

type Place = { databaseUrl: string; dataDir: string };

/** An installation's settings, with a bucket of the test server or without. */
export const settingsOf = ({ databaseUrl, dataDir }: Place, bucketUrl?: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: "1",
  ...(bucketUrl && { S3_BUCKET_URL: bucketUrl, S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret" }),
});

export const configOf = (place: Place, bucketUrl?: string) => readConfig(settingsOf(place, bucketUrl));

/** A file and its row, as an upload leaves them. */
export async function upload(sql: Sql, files: FileStore, text = randomUUID()) {
  const version = randomUUID();
  const path = join(files.incoming, version);
  await writeFile(path, text);
  await files.put(version, path);
  await sql`insert into storage.buckets (id, name) values ('papers', 'papers') on conflict do nothing`;
  await sql`insert into storage.objects (bucket_id, name, version) values ('papers', ${version}, ${version})`;
  return { version, text };
}

export type Uploaded = Awaited<ReturnType<typeof upload>>;

/** As a page does: the row's file, or the reason why not. */
export const read = async (files: FileStore, { version }: Uploaded) => {
  try {
    return await new Response(await files.open(version)).text();
  } catch (error) {
    return String(error);
  }
};
