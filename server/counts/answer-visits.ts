import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../config/config.ts";
import { clientAddress } from "../http/client-address.ts";
import { networkOf } from "../http/network.ts";
import { isAllowedHost, securityHeaders } from "../http/security.ts";
import type { Log } from "../kernel/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { recordRequest } from "../observability/request-log.ts";
import type { VisitCounter } from "./visit-counter.ts";
import { isNoVisitor, readVisit } from "./visits.ts";

/** A household or a clinic stays far below it. */
const mostPerMinute = 240;
const mostNetworks = 100_000;
const mostWaiting = 20_000;

/** How long what was told waits until it is looked at. */
const pause = 100;

/** What one request told, and who it was, only until a mark is made of it. */
type Visit = { url: string; headers: IncomingHttpHeaders; address: string };
type Deps = { counter: VisitCounter; config: Config; log: Log; metrics: Metrics };

/**
 * POST /contagem: what pages tell by `navigator.sendBeacon`. Answers nothing, whoever asks. Straight on Node's own
 * request and response, because the platform's cost more than counting; counted some at a time, so that nobody's page
 * stands in line behind it. All else is left to `others`.
 */
export function answerVisits({ counter, config, log, metrics }: Deps) {
  const headers = securityHeaders(config).flat();
  const seen = new Map<string, number>();
  setInterval(() => seen.clear(), 60_000).unref();
  let waiting: Visit[] = [];
  setInterval(countAll, pause).unref();

  // Not server/http/rate-limit.ts: nobody is told when to come back, and one timer forgets all of them for nothing.
  function isTooMuch(network: string) {
    const hits = (seen.get(network) ?? 0) + 1;
    if (seen.size >= mostNetworks) seen.clear();
    seen.set(network, hits);
    return hits > mostPerMinute;
  }

  function countAll() {
    const all = waiting;
    waiting = [];
    for (const one of all) count(one);
  }

  function count({ url, headers, address }: Visit) {
    const visit = isNoVisitor(headers) ? undefined : readVisit(url);
    if (!visit) return;
    const network = networkOf(address);
    if (!isTooMuch(network)) counter.add(visit, { network, userAgent: headers["user-agent"] ?? "" });
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const start = performance.now();
    const { url = "", headers: sent } = request;
    // No more of it than is counted in that time: who tells faster is no visitor.
    if (waiting.length < mostWaiting)
      waiting.push({ url, headers: sent, address: clientAddress(request, config.proxies) });
    const id = randomUUID();
    response.writeHead(204, [...headers, "x-request-id", id]).end();
    recordRequest(log, metrics, { id, method: "POST", path: "/contagem", status: 204, start });
  }

  return {
    before:
      (others: RequestListener): RequestListener =>
      (request, response) => {
        const { method, url = "" } = request;
        const isOurs = method === "POST" && (url === "/contagem" || url.startsWith("/contagem?"));
        if (isOurs && isAllowedHost(config, request)) answer(request, response);
        else others(request, response);
      },
    /** Counts what is still waiting. */
    settle: countAll,
  };
}
