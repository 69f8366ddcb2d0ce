import { mkdir, rm } from "node:fs/promises";
import { checkVersion, type FileStore, isVersion } from "./file-store.ts";
import { openS3Client, type S3Account } from "./s3-client.ts";

export type S3Settings = S3Account & {
  /** A local folder for uploads under way. */
  incoming: string;
};

export async function openS3Store({ incoming, ...account }: S3Settings): Promise<FileStore> {
  const client = openS3Client(account);
  const address = (version: string) => client.address(checkVersion(version));
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return {
    incoming,
    async put(version, path) {
      await client.upload(checkVersion(version), path);
      await rm(path, { force: true });
    },
    async open(version, range) {
      return client.download(checkVersion(version), range ? { range: `bytes=${range.start}-${range.end}` } : {});
    },
    async copy(from, to) {
      const source = encodeURI(new URL(address(from)).pathname);
      const response = await client.send(address(to), { method: "PUT", headers: { "x-amz-copy-source": source } });
      // S3 may say 200 and then fail while copying.
      if ((await response.text()).includes("<Error>")) throw new Error("S3 failed to copy");
    },
    async remove(versions) {
      const known = versions.filter(isVersion);
      for (let at = 0; at < known.length; at += 20) {
        const some = known.slice(at, at + 20);
        await Promise.all(some.map((version) => client.send(address(version), { method: "DELETE" })));
      }
    },
    async *list() {
      for await (const { key, modifiedAt } of client.list()) {
        if (isVersion(key)) yield { version: key, modifiedAt };
      }
    },
  };
}
