import type { Context, MiddlewareHandler } from "hono";

type Limit = { maxSize: number; onError: (c: Context) => Response | Promise<Response> };

/**
 * Refuses bodies past a size. A body of unknown length (chunked) is read up to it first, and handed on whole: Hono's own
 * middleware does so by copying the request, which fails on the ones that the server makes from Node's.
 */
export function bodyLimit({ maxSize, onError }: Limit): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.method === "GET" || raw.method === "HEAD") return next();
    const length = raw.headers.get("Content-Length");
    if (length !== null && !raw.headers.has("Transfer-Encoding")) return Number(length) > maxSize ? onError(c) : next();
    if (!raw.body) return next();
    const body = await readUpTo(raw.body, maxSize);
    if (!body) return onError(c);
    c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body });
    return next();
  };
}

async function readUpTo(stream: ReadableStream<Uint8Array>, maxSize: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxSize) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
