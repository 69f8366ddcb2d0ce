import { constants, createReadStream } from "node:fs";
import { mkdir, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../../config/config.ts";
import { MissingFileError } from "../../gateway/storage/files/file-store.ts";
import { openS3Client } from "../../gateway/storage/files/s3-client.ts";
import { hasCode, StartError } from "../../kernel/start-error.ts";
import { insist } from "../../storage/check-file.ts";
import { isObjectName } from "../names.ts";
import { openNew } from "../open-new.ts";
import { noRoom, roomIn } from "../room.ts";

/** Where a continuous backup goes: a folder, on another disk if it is to help, or a bucket. */
export type Archive = {
  /** Whole and durable when it resolves, or not there. The file at `path` stays. */
  put(name: string, path: string): Promise<void>;
  /** False when there is none. Fails beyond `most` bytes, or when the disk is full. */
  get(name: string, path: string, most?: number): Promise<boolean>;
  /** Of the names that begin so those that a backup of ours gives. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** `https://…/bucket/folder` with the keys of S3_*, or a folder. */
export async function openArchive({ s3 }: Pick<Config, "s3">, where: string): Promise<Archive> {
  return isBucket(where) ? bucketArchive(s3, where) : folderArchive(resolve(where));
}

/** For a command that somebody waits for: a busy bucket is asked again, and one that stays away is named. */
export async function openArchiveInsisting(config: Pick<Config, "s3">, where: string): Promise<Archive> {
  const archive = await openArchive(config, where);
  if (!isBucket(where)) return archive;
  return {
    put: (...given) => insist(() => archive.put(...given)),
    get: (...given) => insist(() => archive.get(...given)),
    list: (prefix) => insist(() => archive.list(prefix)),
    remove: (name) => insist(() => archive.remove(name)),
  };
}

const isBucket = (where: string) => /^https?:/.test(where);

function bucketArchive(s3: Config["s3"], where: string): Archive {
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
    async get(name, path, most) {
      try {
        await receive(await client.download(prefix + name), path, most);
        return true;
      } catch (error) {
        if (error instanceof MissingFileError) return false;
        throw error;
      }
    },
    async list(start) {
      const names: string[] = [];
      for await (const { key } of client.list(prefix + start)) names.push(key.slice(prefix.length));
      return names.filter(isObjectName).sort();
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
      await requireNoLink(folder, dirname(name));
      const handle = await openNew(partial);
      try {
        for await (const chunk of createReadStream(path)) await handle.writeFile(chunk);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, target);
    },
    async get(name, path, most) {
      try {
        await requireNoLink(folder, name);
        // A pipe that somebody laid there would be waited for, for ever.
        const handle = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
        try {
          if (!(await handle.stat()).isFile()) throw foreign(name);
          await receive(handle.createReadStream({ autoClose: false }), path, most);
        } finally {
          await handle.close();
        }
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
        .filter((name) => name.startsWith(start) && isObjectName(name))
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

/** Through a link, somebody with write access to the folder could make us read or write any file of this machine. */
async function requireNoLink(folder: string, name: string) {
  if ((await realpath(join(folder, name))) !== join(await realpath(folder), name)) throw foreign(name);
}

const foreign = (name: string) =>
  new StartError(`O backup contínuo foi recusado: ${name} não é um arquivo. Alguém o alterou; use outro.`);

async function receive(source: AsyncIterable<Uint8Array>, path: string, most = Number.POSITIVE_INFINITY) {
  const room = await roomIn(dirname(path));
  const target = await open(path, "w", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > most) throw new StartError("O backup contínuo foi recusado: uma parte é grande demais. Use outro.");
      if (bytes > room) throw noRoom();
      await target.writeFile(chunk);
    }
  } finally {
    await target.close();
  }
}
