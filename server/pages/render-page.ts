import { hash } from "node:crypto";
import { compress, type Encoding, isCompressible } from "./compression.ts";
import type { Drawn } from "./direct-document.ts";
import type { Page } from "./html-cache.ts";
import { type Backend, contentPolicy, sealScripts } from "./policy.ts";
import type { PageRenderer } from "./renderer.ts";

/** For us alone: what a page was made of. */
const tagsHeader = "cache-tag";
/** Below it, compressing gains nothing. */
const smallest = 500;

/** One rendering of a page, compressed for each encoding that somebody wants. */
export async function renderPage(render: PageRenderer, request: Request, backend: Backend): Promise<Page> {
  const answer = await render(request);
  const {
    status,
    headers: own,
    body: plain,
  } = answer instanceof Response ? await sealed(answer, backend) : finish(answer, backend);
  const headers = own.filter(([name]) => name !== tagsHeader);
  const tags = own.find(([name]) => name === tagsHeader)?.[1].split(" ") ?? [];
  headers.push(["vary", "Accept-Encoding"]);
  if (!headers.some(([name]) => name === "cache-control")) headers.push(["cache-control", "no-store"]);
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 20)}"`;
  if (status === 200) headers.push(["etag", etag]);
  const isWorthIt =
    plain.byteLength > smallest && isCompressible(headers.find(([name]) => name === "content-type")?.[1] ?? "");
  const bodies = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(plain)]]);
  const ready = new Map<Encoding, Buffer>([["identity", plain]]);
  return {
    status,
    headers,
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
  const { body, ...rest } = await sealed(response, backend);
  return new Response(body, rest);
}

/** The website's own answers have their texts at hand; reading them from the body would cost as much as drawing a card. */
type Rendered = Response & { drawing?: { frame: string; fill(frame: string): string[] } };

/** Replaces the marks of our scripts by hashes in the policy. */
async function sealed(response: Response, backend: Backend) {
  const { status, headers } = response;
  if (!isHtml(response)) return { status, headers: [...headers], body: Buffer.from(await response.arrayBuffer()) };
  const { frame, fill } = (response as Rendered).drawing ?? { frame: await response.text(), fill: (html) => [html] };
  const { html, hashes } = sealScripts(frame);
  return finish({ status, headers: [...headers], pieces: fill(html), hashes }, backend);
}

function finish({ status, headers, pieces, hashes }: Drawn, backend: Backend) {
  return {
    status,
    headers: [...headers, ["content-security-policy", contentPolicy(hashes, backend)] as [string, string]],
    body: encode(pieces),
  };
}

const isHtml = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html") ?? false;

const desk = Buffer.allocUnsafe(256 * 1024);

/** A buffer of its own for each of a hundred pieces would cost more than what is written into it. */
function encode(pieces: string[]) {
  // Nothing that counts as one letter takes more than three bytes.
  const most = 3 * pieces.reduce((sum, { length }) => sum + length, 0);
  if (most > desk.length) return Buffer.from(pieces.join(""));
  let end = 0;
  for (const piece of pieces) end += desk.write(piece, end);
  const body = Buffer.allocUnsafeSlow(end);
  desk.copy(body, 0, 0, end);
  return body;
}
