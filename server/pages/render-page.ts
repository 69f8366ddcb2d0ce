import { hash } from "node:crypto";
import { compress, type Encoding, isCompressible } from "./compression.ts";
import type { Page } from "./html-cache.ts";
import { type Backend, contentPolicy, sealScripts } from "./policy.ts";
import type { Renderer } from "./renderer.ts";

/** For us alone: what a page was made of. */
const tagsHeader = "Cache-Tag";
/** Below it, compressing gains nothing. */
const smallest = 500;

/** One rendering of a page, compressed for each encoding that somebody wants. */
export async function renderPage(render: Renderer, request: Request, backend: Backend): Promise<Page> {
  const { status, headers, body: plain } = await sealed(await render(request), backend);
  const tags = headers.get(tagsHeader)?.split(" ") ?? [];
  headers.delete(tagsHeader);
  headers.append("Vary", "Accept-Encoding");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 20)}"`;
  if (status === 200) headers.set("ETag", etag);
  const isWorthIt = plain.byteLength > smallest && isCompressible(headers.get("Content-Type") ?? "");
  const bodies = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(plain)]]);
  const ready = new Map<Encoding, Buffer>([["identity", plain]]);
  return {
    status,
    headers: [...headers],
    etag,
    tags,
    // With room for two compressed bodies.
    size: 1.5 * plain.byteLength,
    isCompressible: isWorthIt,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const body = compress(plain, encoding).then((made) => {
        ready.set(encoding, made);
        return made;
      });
      bodies.set(encoding, body);
      return body;
    },
    readyBody: (encoding) => ready.get(encoding),
  };
}

/** An answer for one visitor alone, which is not kept. */
export async function seal(response: Response, backend: Backend) {
  if (!isHtml(response)) return response;
  const { status, headers, body } = await sealed(response, backend);
  return new Response(body, { status, headers });
}

/** The website's own answers have their texts at hand; reading them from the body would cost as much as drawing a card. */
type Rendered = Response & { drawing?: { frame: string; fill(frame: string): string[] } };

/** Replaces the marks of our scripts by hashes in the policy. */
async function sealed(response: Response, backend: Backend) {
  const headers = new Headers(response.headers);
  const { status } = response;
  if (!isHtml(response)) return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  const { frame, fill } = (response as Rendered).drawing ?? { frame: await response.text(), fill: (html) => [html] };
  const { html, hashes } = sealScripts(frame);
  headers.set("Content-Security-Policy", contentPolicy(hashes, backend));
  return { status, headers, body: Buffer.concat(fill(html).map((piece) => Buffer.from(piece))) };
}

const isHtml = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html") ?? false;
