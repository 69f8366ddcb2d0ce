import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { recordRequest } from "../observability/request-log.ts";
import { isAllowedHost, securityHeaders } from "../security.ts";
import { splitAddress } from "./address.ts";
import { isBusy } from "./busiest.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { HtmlCache, Page } from "./html-cache.ts";
import { isKnown, sentHeaders } from "./page-answer.ts";
import type { FindPage } from "./pages.ts";

type Needs = { cache: HtmlCache; find: FindPage; config: Config; log: Log; metrics: Metrics };
type Variant = Encoding | "unchanged";
type Asked = { request: IncomingMessage; response: ServerResponse; start: number };

/** A host that nobody doubts; what to answer to another is decided elsewhere. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/i;

/**
 * Kept pages, and those that are read most, straight on Node's response: the web's own Request and Response cost several
 * times as much as sending one. The same status, headers and body as `servePages` and the middleware around it give,
 * which a test compares. All that is not here is left to `others`.
 */
export function answerPages({ cache, find, config, log, metrics }: Needs) {
  const everywhere = securityHeaders(config);
  const prepared = new WeakMap<Page, Map<Variant, string[]>>();

  function headersOf(page: Page, variant: Variant, body: Buffer | undefined) {
    const variants = prepared.get(page) ?? new Map<Variant, string[]>();
    prepared.set(page, variants);
    const known = variants.get(variant);
    if (known) return known;
    const own = variant === "unchanged" ? sentHeaders(page) : sentHeaders(page, variant, body);
    const names = new Set(own.map(([name]) => name));
    const headers = [...own, ...everywhere.filter(([name]) => !names.has(name))].flat();
    variants.set(variant, headers);
    return headers;
  }

  function send({ request, response, start }: Asked, page: Page, encoding: Encoding, body: Buffer) {
    const { method = "", url = "", headers } = request;
    const isUnchanged = isKnown(page, headers["if-none-match"]);
    const status = isUnchanged ? 304 : page.status;
    const id = randomUUID();
    const list = headersOf(page, isUnchanged ? "unchanged" : encoding, body);
    response.writeHead(status, [...list, "x-request-id", id]);
    response.end(isUnchanged || method === "HEAD" ? undefined : body);
    recordRequest(log, metrics, { id, method, path: splitAddress(url).pathname, status, start });
  }

  function mayAnswer({ method, headers, rawHeaders }: IncomingMessage) {
    if (method !== "GET" && method !== "HEAD") return false;
    return hasOneHost(rawHeaders) && plainHost.test(headers.host ?? "") && isAllowedHost(config, headers);
  }

  async function make(asked: Asked, url: string) {
    const page = await find(url);
    const encoding = encodingOf(page, asked.request);
    send(asked, page, encoding, await page.body(encoding));
  }

  return (others: RequestListener): RequestListener =>
    (request, response) => {
      if (!mayAnswer(request)) return others(request, response);
      const asked = { request, response, start: performance.now() };
      const { url = "" } = request;
      const page = cache.kept(url, Date.now());
      const encoding = page && encodingOf(page, request);
      const body = encoding && page.readyBody(encoding);
      if (body) {
        metrics.pages.inc({ result: "hit" });
        return send(asked, page, encoding, body);
      }
      if (!isBusy(splitAddress(url).pathname)) return others(request, response);
      // What cannot be drawn fails there too, and is answered and told as any failure.
      make(asked, url).catch(() => others(request, response));
    };
}

function encodingOf(page: Page, { headers }: IncomingMessage) {
  return page.isCompressible ? chooseEncoding(headers["accept-encoding"] as string | undefined) : "identity";
}

/** Node keeps the first of two; somebody on the way may have believed the second. */
function hasOneHost(rawHeaders: string[]) {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1;
}
