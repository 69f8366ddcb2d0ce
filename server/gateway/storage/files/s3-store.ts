import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { checkVersion, type FileStore, isVersion, MissingFileError } from "./file-store.ts";

export type S3Settings = {
  /** The bucket's address: `https://s3.sa-east-1.amazonaws.com/my-bucket`, or any compatible service's. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** A local folder for uploads under way. */
  incoming: string;
};

export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const { accessKeyId, secretAccessKey, region, incoming } = settings;
  const account = { accessKeyId, secretAccessKey, region, service: "s3" };
  const client = new AwsClient({ ...account, retries: 2 });
  // A body that streams is read once and cannot be sent again.
  const uploadClient = new AwsClient({ ...account, retries: 0 });
  const bucketUrl = settings.bucketUrl.replace(/\/+$/, "");
  const address = (version: string) => `${bucketUrl}/${checkVersion(version)}`;
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  async function send(url: string, init: RequestInit = {}) {
    const response = await (init.body ? uploadClient : client).fetch(url, init);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) throw new MissingFileError("No such file");
    throw new Error(`S3 answered ${response.status} to ${init.method ?? "GET"}`);
  }

  return {
    incoming,
    async put(version, path) {
      const { size } = await stat(path);
      await send(address(version), {
        method: "PUT",
        body: Readable.toWeb(createReadStream(path)) as ReadableStream,
        duplex: "half",
        // Streamed, so its hash is not known when the headers are signed; TLS guards the bytes.
        headers: { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
      } as RequestInit);
      await rm(path, { force: true });
    },
    async open(version, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const { body } = await send(address(version), { headers });
      if (!body) throw new MissingFileError("Empty answer");
      return body;
    },
    async copy(from, to) {
      const source = encodeURI(new URL(address(from)).pathname);
      const response = await send(address(to), { method: "PUT", headers: { "x-amz-copy-source": source } });
      // S3 may say 200 and then fail while copying.
      if ((await response.text()).includes("<Error>")) throw new Error("S3 failed to copy");
    },
    async remove(versions) {
      const known = versions.filter(isVersion);
      for (let at = 0; at < known.length; at += 20) {
        const some = known.slice(at, at + 20);
        await Promise.all(some.map((version) => send(address(version), { method: "DELETE" })));
      }
    },
    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2" });
        if (token) query.set("continuation-token", token);
        const page = await (await send(`${bucketUrl}?${query}`)).text();
        yield* parseListing(page);
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      } while (token);
    },
  };
}

/** Keys are versions and dates are dates: nothing in them needs an XML parser. */
function* parseListing(page: string) {
  for (const [, content = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const version = /<Key>([^<]*)</.exec(content)?.[1] ?? "";
    const modifiedAt = new Date(/<LastModified>([^<]*)</.exec(content)?.[1] ?? Number.NaN);
    if (isVersion(version) && !Number.isNaN(+modifiedAt)) yield { version, modifiedAt };
  }
}
