import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** As much of S3 as the store speaks: it keeps objects in memory and lets in signed requests only. */
export async function openFakeS3() {
  const objects = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  const requests: { method: string; path: string; authorization: string }[] = [];
  let failures = 0;
  let answersLeft = Number.POSITIVE_INFINITY;
  let isHalved = false;
  let soundUploads = Number.POSITIVE_INFINITY;
  const unanswered: ServerResponse[] = [];
  let held: { isHeld(method: string, path: string): boolean; resolve(): void } | undefined;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    const { authorization = "", range = "" } = request.headers;
    const key = pathname.replace(/^\/bucket\/?/, "");
    requests.push({ method: request.method ?? "", path: pathname, authorization });
    const body = await buffer(request);
    const isSigned =
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/.test(
        authorization,
      );
    // For whoever wants something to happen meanwhile.
    if (held?.isHeld(request.method ?? "", request.url ?? "")) {
      unanswered.push(response);
      return held.resolve();
    }
    const isBusy = answersLeft-- <= 0 || (failures > 0 && failures--);
    const answer = (status: number, content: string | Buffer = "") => response.writeHead(status).end(content);
    if (isBusy) return answer(503, "<Error>SlowDown</Error>");
    if (!isSigned || !request.headers["x-amz-date"]) return answer(403, "<Error>AccessDenied</Error>");
    if (!/^\/bucket(\/|$)/.test(pathname)) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "PUT") {
      const source = String(request.headers["x-amz-copy-source"] ?? "").replace(/^\/bucket\//, "");
      const bytes = source ? objects.get(source)?.bytes : body;
      if (!bytes) return answer(404);
      if (!source && Number(request.headers["content-length"]) !== bytes.length) return answer(411);
      objects.set(key, { bytes: soundUploads-- > 0 ? bytes : bytes.subarray(1), modifiedAt: new Date() });
      return answer(200, source ? "<CopyObjectResult/>" : "");
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (searchParams.get("list-type") === "2") return answer(200, listing(searchParams.get("continuation-token")));
    const found = objects.get(key);
    if (!found) return answer(404);
    if (isHalved) {
      isHalved = false;
      return response.writeHead(200).write(found.bytes.subarray(0, 1));
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    return start ? answer(206, found.bytes.subarray(Number(start), Number(end) + 1)) : answer(200, found.bytes);
  });

  /** Two to a page. */
  function listing(token: string | null) {
    const from = Number(token ?? 0);
    const entries = [...objects]
      .slice(from, from + 2)
      .map(
        ([key, { modifiedAt }]) =>
          `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
      );
    const next = from + 2 < objects.size ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
    return `<ListBucketResult>${entries.join("")}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    objects,
    requests,
    /** The next so many requests are turned away. */
    fail(times: number) {
      failures = times;
      answersLeft = Number.POSITIVE_INFINITY;
    },
    /** After so many more requests every one is turned away. */
    failAfter(requests: number) {
      answersLeft = requests;
    },
    /** After so many more uploads it keeps one byte less than it is given, and says that all is well. */
    loseBytesAfter(uploads: number) {
      soundUploads = uploads;
    },
    /** Resolves when such a request has come. */
    hold(isHeld: (method: string, path: string) => boolean) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { isHeld, resolve };
      return promise;
    },
    /** Of the next file it sends one byte, and then nothing. */
    stopHalfway() {
      isHalved = true;
    },
    /** What was held has lost its connection. */
    answerAgain() {
      held = undefined;
      for (const response of unanswered.splice(0)) response.destroy();
    },
    bucketUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
