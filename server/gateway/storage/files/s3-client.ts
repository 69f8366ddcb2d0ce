import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { MissingFileError } from "./file-store.ts";
import { createIdleTimeout } from "./idle-timeout.ts";

export type S3Account = {
  /** The bucket's address: `https://s3.sa-east-1.amazonaws.com/my-bucket`, or any compatible service's. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds that it may be mute, in an answer and while it takes a file in. */
  patience?: { answer: number; upload: number };
};

/** Some services read all of a large file again before they answer. */
const usualPatience = { answer: 15_000, upload: 60_000 };

/** An answer that is neither success nor "no such thing". */
export class S3Refusal extends Error {
  override name = "S3Refusal";
  readonly status: number;

  constructor(status: number, method = "GET") {
    super(`S3 answered ${status} to ${method}`);
    this.status = status;
  }
}

/** Signed requests to one bucket. */
export function openS3Client({ accessKeyId, secretAccessKey, region, ...settings }: S3Account) {
  const { patience = usualPatience } = settings;
  const account = { accessKeyId, secretAccessKey, region, service: "s3" };
  const client = new AwsClient({ ...account, retries: 2 });
  // A body that streams is read once and cannot be sent again.
  const uploadClient = new AwsClient({ ...account, retries: 0 });
  const bucketUrl = settings.bucketUrl.replace(/\/+$/, "");
  const address = (key: string) => `${bucketUrl}/${key}`;

  async function send(url: string, init: RequestInit = {}, idle = createIdleTimeout(patience.answer)) {
    idle.begin();
    const { signal } = idle;
    const response = await (init.body ? uploadClient : client).fetch(url, { ...init, signal }).finally(idle.end);
    if (response.ok) return new Response(response.body && idle.listen(response.body), response);
    await response.body?.cancel();
    if (response.status === 404) throw new MissingFileError("No such file");
    throw new S3Refusal(response.status, init.method);
  }

  return {
    address,
    send,
    async upload(key: string, path: string) {
      const { size } = await stat(path);
      const idle = createIdleTimeout(patience.upload);
      const request = {
        method: "PUT",
        body: Readable.toWeb(createReadStream(path).on("data", idle.begin)) as ReadableStream,
        duplex: "half",
        // Streamed, so its hash is not known when the headers are signed; TLS guards the bytes.
        headers: { "content-length": String(size), "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
      };
      await send(address(key), request as RequestInit, idle);
    },
    async download(key: string, headers: HeadersInit = {}) {
      const { body } = await send(address(key), { headers });
      if (!body) throw new MissingFileError("Empty answer");
      return body;
    },
    /** Fails unless the bucket is there and lets us read its list. */
    async probe() {
      const query = new URLSearchParams({ "list-type": "2", "max-keys": "1" });
      const answer = await send(`${bucketUrl}?${query}`, {}, createIdleTimeout(4_000));
      await answer.body?.cancel();
    },
    /** Keys that begin so, with the time of each. */
    async *list(prefix = "") {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", ...(prefix && { prefix }) });
        if (token) query.set("continuation-token", token);
        const page = await (await send(`${bucketUrl}?${query}`)).text();
        for (const found of parseListing(page)) if (found.key.startsWith(prefix)) yield found;
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      } while (token);
    },
  };
}

/** Our keys are letters and figures, and dates are dates: nothing in them needs an XML parser. */
function* parseListing(page: string) {
  for (const [, content = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = /<Key>([^<]*)</.exec(content)?.[1] ?? "";
    const modifiedAt = new Date(/<LastModified>([^<]*)</.exec(content)?.[1] ?? Number.NaN);
    if (!Number.isNaN(+modifiedAt)) yield { key, modifiedAt };
  }
}
