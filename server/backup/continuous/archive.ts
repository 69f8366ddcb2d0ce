import { createWriteStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../config/config.ts";
import { MissingFileError } from "../../gateway/storage/files/file-store.ts";
import { openS3Client } from "../../gateway/storage/files/s3-client.ts";
import { hasCode, StartError } from "../../start-error.ts";

/** Where a continuous backup goes: a folder, on another disk if it is to help, or a bucket. */
export type Archive = {
  /** Whole and durable when it resolves, or not there. The file at `path` stays. */
  put(name: string, path: string): Promise<void>;
  /** False when there is none. */
  get(name: string, path: string): Promise<boolean>;
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** `https://…/bucket/folder` with the keys of S3_*, or a folder. */
export async function openArchive({ s3 }: Pick<Config, "s3">, where: string): Promise<Archive> {
  if (!/^https?:/.test(where)) return folderArchive(resolve(where));
  if (!s3) throw new StartError("Para guardar em S3 defina os S3_*: as chaves valem também para este balde.");
  const [, bucketUrl = where, folder] = /^(https?:\/\/[^/]+\/[^/]+)\/?(.*?)\/?$/.exec(where) ?? [];
  const prefix = folder ? `${folder}/` : "";
  const client = openS3Client({
    bucketUrl,
    region: s3.S3_REGION,
    accessKeyId: s3.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
  });
  return {
    put: (name, path) => client.upload(prefix + name, path),
    async get(name, path) {
      try {
        await pipeline(await client.download(prefix + name), createWriteStream(path, { mode: 0o600 }));
        return true;
      } catch (error) {
        if (error instanceof MissingFileError) return false;
        throw error;
      }
    },
    async list(start) {
      const names: string[] = [];
      for await (const { key } of client.list(prefix + start)) names.push(key.slice(prefix.length));
      return names.sort();
    },
    async remove(name) {
      await client.send(client.address(prefix + name), { method: "DELETE" });
    },
  };
}

function folderArchive(folder: string): Archive {
  return {
    async put(name, path) {
      const target = join(folder, name);
      const partial = `${target}.${process.pid}.partial`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(path, partial);
      const handle = await open(partial, "r+");
      await handle.chmod(0o600);
      await handle.sync();
      await handle.close();
      await rename(partial, target);
    },
    async get(name, path) {
      try {
        await copyFile(join(folder, name), path);
        return true;
      } catch (error) {
        if (hasCode(error, "ENOENT")) return false;
        throw error;
      }
    },
    async list(start) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".partial"))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((name) => name.startsWith(start))
        .sort();
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
      const parent = dirname(join(folder, name));
      const rest = await readdir(parent).catch(() => []);
      // What a killed process was writing goes with the rest of its folder.
      if (rest.every((one) => one.endsWith(".partial"))) await rm(parent, { recursive: true, force: true });
    },
  };
}
