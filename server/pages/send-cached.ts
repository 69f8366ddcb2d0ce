import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../config/config.ts";
import { isAllowedHost, securityHeaders } from "../http/security.ts";
import type { Log } from "../kernel/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { recordRequest } from "../observability/request-log.ts";
import { type Answer, encodingFor, isKnown, sentHeaders } from "./answer.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { ReadingLimit } from "./limit-reading.ts";
import type { PageCache } from "./page-cache.ts";

type Deps = {
  cache: PageCache;
  /** The address by which a page is kept. */
  keyOf(url: string): string;
  config: Config;
  log: Log;
  metrics: Metrics;
  limit: ReadingLimit;
};
type Variant = Encoding | "unchanged";

/** A host that nobody doubts; what to answer to another is decided elsewhere. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/i;

/**
 * Kept pages, before anything else runs and straight on Node's response: the web's own Request and Response cost several
 * times as much as sending one. The same status, headers and body as `servePages` and the middleware around it give,
 * which a test compares. Everything else is left to `others`.
 */
export function sendCached({ cache, keyOf, config, log, metrics, limit }: Deps) {
  const everywhere = securityHeaders(config);
  const prepared = new WeakMap<Answer, Map<Variant, string[]>>();

  function headersOf(answer: Answer, variant: Variant, body: Buffer | undefined) {
    const variants = prepared.get(answer) ?? new Map<Variant, string[]>();
    prepared.set(answer, variants);
    const known = variants.get(variant);
    if (known) return known;
    const own = variant === "unchanged" ? sentHeaders(answer) : sentHeaders(answer, variant, body);
    const names = new Set(own.map(([name]) => name));
    const headers = [...own, ...everywhere.filter(([name]) => !names.has(name))].flat();
    variants.set(variant, headers);
    return headers;
  }

  function send(request: IncomingMessage, response: ServerResponse, answer: Answer) {
    const start = performance.now();
    const encoding = encodingFor(answer, chooseEncoding(acceptedBy(request)));
    const body = answer.body(encoding);
    const { method = "", url = "", headers } = request;
    const isUnchanged = isKnown(answer, headers["if-none-match"]);
    const status = isUnchanged ? 304 : answer.status;
    const id = randomUUID();
    const list = headersOf(answer, isUnchanged ? "unchanged" : encoding, body);
    response.writeHead(status, [...list, "x-request-id", id]);
    response.end(isUnchanged || method === "HEAD" ? undefined : body);
    metrics.pages.inc(hit);
    recordRequest(log, metrics, { id, method, path: url, status, start });
  }

  /** As it is asked for first: an address with a query is matched with the routes to find its key. */
  const find = (url: string) =>
    cache.kept(url, Date.now()) ?? (url.includes("?") ? cache.kept(keyOf(url), Date.now()) : undefined);

  function mayAnswer(request: IncomingMessage) {
    const { method, headers, rawHeaders } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    return hasOneHost(rawHeaders) && plainHost.test(headers.host ?? "") && isAllowedHost(config, request);
  }

  return (others: RequestListener): RequestListener =>
    (request, response) => {
      const answer = mayAnswer(request) ? find(request.url ?? "") : undefined;
      if (answer && limit(request, true) === 0) send(request, response, answer);
      else others(request, response);
    };
}

const hit = { result: "hit" };

const acceptedBy = ({ headers }: IncomingMessage) => headers["accept-encoding"] as string | undefined;

/** Node keeps the first of two; somebody on the way may have believed the second. */
function hasOneHost(rawHeaders: string[]) {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1;
}
