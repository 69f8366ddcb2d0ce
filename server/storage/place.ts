import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { hasCode, StartError } from "../kernel/start-error.ts";

/**
 * Which bucket an installation's files belong to, noted beside them: `isMoved` once all of them are there. Without it
 * a forgotten S3_* would show a site without photos, and S3_* set too early would too.
 */
const place = z.object({ bucketUrl: z.string(), isMoved: z.boolean() });
export type Place = z.infer<typeof place>;

const pathOf = (dataDir: string) => join(dataDir, "files", "place.json");

export async function readPlace(dataDir: string): Promise<Place | undefined> {
  try {
    return place.parse(JSON.parse(await readFile(pathOf(dataDir), "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return undefined;
    throw new StartError(`Não foi possível ler ${pathOf(dataDir)}: apague-o se os arquivos estão só nesta pasta.`);
  }
}

/** Undefined: on this disk, and nowhere else. */
export async function writePlace(dataDir: string, noted: Place | undefined) {
  const path = pathOf(dataDir);
  if (!noted) return rm(path, { force: true });
  await mkdir(join(dataDir, "files"), { recursive: true, mode: 0o700 });
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, `${JSON.stringify(noted)}\n`, { mode: 0o600 });
  await rename(partial, path);
}

/** Refuses settings under which files that exist could not be found. */
export function requirePlace({ s3, dataDir }: Config, noted: Place | undefined) {
  if (!noted?.isMoved || noted.bucketUrl === s3?.S3_BUCKET_URL) return;
  const found = `Os arquivos desta instalação estão em ${noted.bucketUrl}`;
  if (!s3) throw new StartError(`${found}: defina os S3_*, ou faça um backup com eles e restaure-o sem eles.`);
  throw new StartError(
    `${found}, e S3_BUCKET_URL é ${s3.S3_BUCKET_URL}. Se é o mesmo balde, apague ${pathOf(dataDir)}; se não, leve-os por um backup.`,
  );
}
