import type { Handler } from "hono";
import { nameVisitor } from "../visitors/visitor-address.ts";
import { splitAddress } from "./address.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { HtmlCache, Page } from "./html-cache.ts";
import { isKnown, sentHeaders } from "./page-answer.ts";
import type { Backend } from "./policy.ts";
import { renderPage, seal } from "./render-page.ts";
import type { PageRenderer, Renderer } from "./renderer.ts";

type Options = { render: Renderer; find: FindPage; backend: Backend; proxies: number };

/** The page of an address, kept or made now. */
export type FindPage = (address: string) => Promise<Page>;

type Finding = {
  render: PageRenderer;
  origin: string;
  backend: Backend;
  cache: HtmlCache;
  onCache(isHit: boolean): void;
};

export function findPages({ render, origin, backend, cache, onCache }: Finding): FindPage {
  return async (address) => {
    // Only the path goes in, under our own origin: no header of one visitor can shape another's page.
    const make = () => renderPage(render, new Request(origin + address), backend);
    const { page, isHit } = await cache.get(address, Date.now(), make, sharedLifetime);
    onCache(isHit);
    return page;
  };
}

/**
 * Every page of the website. A route says with `Cache-Control: s-maxage` that its page is the same for
 * everybody and for how long; such pages are kept compressed and answered without rendering.
 */
export function servePages({ render, find, backend, proxies }: Options): Handler {
  return async (c) => {
    const { method } = c.req;
    if (method !== "GET" && method !== "HEAD") return seal(await render(nameVisitor(c, proxies)), backend);
    const { pathname, search } = splitAddress(c.req.url);
    const address = pathname + search;
    const own = withoutLastSlash(address);
    if (own) return c.redirect(own, 301);
    const page = await find(address);
    const encoding = page.isCompressible ? chooseEncoding(c.req.header("Accept-Encoding")) : "identity";
    return answer(page, encoding, method === "HEAD", c.req.header("If-None-Match"));
  };
}

/** One address a page. Only of whole segments: "//elsewhere.example/" would lead to another host. */
function withoutLastSlash(address: string) {
  const [, path, query = ""] = /^((?:\/[^/\\?]+)+)\/+(\?.*)?$/.exec(address) ?? [];
  return path && path + query;
}

async function answer(page: Page, encoding: Encoding, isHead: boolean, known: string | undefined) {
  const { status } = page;
  if (isKnown(page, known)) return new Response(null, { status: 304, headers: sentHeaders(page) });
  const body = await page.body(encoding);
  const isEmpty = isHead || status === 204 || status === 304;
  const content = isEmpty ? null : (body as Uint8Array<ArrayBuffer>);
  return new Response(content, { status, headers: sentHeaders(page, encoding, body) });
}

/** Milliseconds that a shared cache may keep the page. */
function sharedLifetime(page: Page) {
  const control = page.headers.find(([name]) => name === "cache-control")?.[1] ?? "";
  const seconds = page.status === 200 ? /\bs-maxage=(\d+)/.exec(control)?.[1] : undefined;
  return Number(seconds ?? 0) * 1000;
}
