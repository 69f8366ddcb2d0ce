import { createHash } from "node:crypto";
import type { Handler } from "hono";
import { nameVisitor } from "../visitors/visitor-address.ts";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";
import { HtmlCache, type Page } from "./html-cache.ts";
import { type Backend, contentPolicy, sealScripts } from "./policy.ts";
import type { Renderer } from "./renderer.ts";

type Options = { render: Renderer; origin: string; backend: Backend; proxies: number; onCache(isHit: boolean): void };

const cacheBytes = 64 * 1024 * 1024;

/**
 * Every page of the website. A route says with `Cache-Control: s-maxage` that its page is the same for
 * everybody and for how long; such pages are kept compressed and answered without rendering.
 */
export function servePages({ render, origin, backend, proxies, onCache }: Options): Handler {
  const cache = new HtmlCache(cacheBytes);
  return async (c) => {
    const { method } = c.req;
    if (method !== "GET" && method !== "HEAD") return seal(await render(nameVisitor(c, proxies)), backend);
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"));
    const { pathname, search } = new URL(c.req.url);
    // Only the path goes in, under our own origin: no header of one visitor can shape another's page.
    const request = new Request(`${origin}${pathname}${search}`);
    const make = () => renderPage(render, request, backend, encoding);
    const { page, isHit } = await cache.get(`${encoding} ${pathname}${search}`, Date.now(), make, sharedLifetime);
    onCache(isHit);
    return answer(page, method === "HEAD", c.req.header("If-None-Match"));
  };
}

async function renderPage(
  render: Renderer,
  request: Request,
  backend: Backend,
  encoding: "br" | "gzip" | "identity",
): Promise<Page> {
  const response = await seal(await render(request), backend);
  const plain = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 20)}"`;
  const { headers, status } = response;
  const shouldCompress =
    encoding !== "identity" && plain.byteLength > 500 && isCompressible(headers.get("Content-Type") ?? "");
  if (shouldCompress) headers.set("Content-Encoding", encoding);
  headers.append("Vary", "Accept-Encoding");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const body = shouldCompress ? await compress(plain, encoding) : plain;
  return { status, headers: [...headers], body, etag };
}

/** Replaces the marks of our scripts by hashes in the policy. */
async function seal(response: Response, backend: Backend) {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const { html, hashes } = sealScripts(await response.text());
  const headers = new Headers(response.headers);
  headers.set("Content-Security-Policy", contentPolicy(hashes, backend));
  return new Response(html, { status: response.status, headers });
}

function answer(page: Page, isHead: boolean, known: string | undefined) {
  const headers = new Headers(page.headers);
  if (page.status === 200) headers.set("ETag", page.etag);
  if (page.status === 200 && known?.split(/,\s*/).includes(page.etag)) {
    for (const name of ["Content-Encoding", "Content-Type"]) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Length", String(page.body.byteLength));
  const isEmpty = isHead || page.status === 204 || page.status === 304;
  return new Response(isEmpty ? null : new Uint8Array(page.body), { status: page.status, headers });
}

/** Milliseconds that a shared cache may keep the page. */
function sharedLifetime(page: Page) {
  const control = page.headers.find(([name]) => name.toLowerCase() === "cache-control")?.[1] ?? "";
  const seconds = page.status === 200 ? /\bs-maxage=(\d+)/.exec(control)?.[1] : undefined;
  return Number(seconds ?? 0) * 1000;
}
