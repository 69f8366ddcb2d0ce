import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { recordRequest } from "../observability/request-log.ts";
import { isAllowedHost, securityHeaders } from "../security.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { HtmlCache, Page } from "./html-cache.ts";
import { isKnown, sentHeaders } from "./page-answer.ts";

type Needs = { cache: HtmlCache; config: Config; log: Log; metrics: Metrics };
type Variant = Encoding | "unchanged";

/** A host that nobody doubts; what to answer to another is decided elsewhere. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/i;

/**
 * A page that is kept in the wanted encoding, straight on Node's response: the web's own Request and Response cost
 * several times as much as sending it. The same status, headers and body as `servePages` and the middleware around it
 * give, which a test compares. False: it is not here, and nothing was sent.
 */
export function answerFromMemory({ cache, config, log, metrics }: Needs) {
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

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (!hasOneHost(request) || !plainHost.test(headers.host ?? "") || !isAllowedHost(config, headers)) return false;
    const start = performance.now();
    const page = cache.kept(url, Date.now());
    if (!page) return false;
    const encoding = page.isCompressible
      ? chooseEncoding(headers["accept-encoding"] as string | undefined)
      : "identity";
    const body = page.readyBody(encoding);
    if (!body) return false;
    const isUnchanged = isKnown(page, headers["if-none-match"]);
    const status = isUnchanged ? 304 : page.status;
    const id = randomUUID();
    const list = headersOf(page, isUnchanged ? "unchanged" : encoding, body);
    response.writeHead(status, [...list, "x-request-id", id]);
    response.end(isUnchanged || method === "HEAD" ? undefined : body);
    metrics.pages.inc({ result: "hit" });
    recordRequest(log, metrics, { id, method, path: pathOf(url), status, start });
    return true;
  };
}

/** Node keeps the first of two; somebody on the way may have believed the second. */
function hasOneHost({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1;
}

function pathOf(url: string) {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
