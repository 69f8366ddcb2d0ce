import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientAddress } from "../client-address.ts";
import type { Config } from "../config.ts";
import { networkOf } from "../gateway/auth/client.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { recordRequest } from "../observability/request-log.ts";
import { isAllowedHost, securityHeaders } from "../security.ts";
import type { VisitCounter } from "./visit-counter.ts";
import { isNoVisitor, readVisit } from "./visits.ts";

/** A household or a clinic stays far below it. */
const mostPerMinute = 240;
const mostNetworks = 100_000;

type Needs = { counter: VisitCounter; config: Config; log: Log; metrics: Metrics };

/**
 * POST /contagem: what pages tell by `navigator.sendBeacon`. Answers nothing, whoever asks. Straight on Node's own
 * request and response, because the platform's cost more than counting; the rest is left to `others`.
 */
export function answerVisits({ counter, config, log, metrics }: Needs) {
  const headers = securityHeaders(config).flat();
  const seen = new Map<string, number>();
  setInterval(() => seen.clear(), 60_000).unref();

  function isTooMuch(network: string) {
    const hits = (seen.get(network) ?? 0) + 1;
    if (seen.size >= mostNetworks) seen.clear();
    seen.set(network, hits);
    return hits > mostPerMinute;
  }

  function count(request: IncomingMessage) {
    const visit = isNoVisitor(request.headers) ? undefined : readVisit(request.url ?? "");
    if (!visit) return;
    const network = networkOf({ address: clientAddress(request, config.proxies), userAgent: null });
    if (!isTooMuch(network)) counter.add(visit, { network, userAgent: request.headers["user-agent"] ?? "" });
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const start = performance.now();
    count(request);
    const id = randomUUID();
    response.writeHead(204, [...headers, "x-request-id", id]).end();
    recordRequest(log, metrics, { id, method: "POST", path: "/contagem", status: 204, start });
  }

  return (others: RequestListener): RequestListener =>
    (request, response) => {
      const { method, url = "", headers } = request;
      const isOurs = method === "POST" && (url === "/contagem" || url.startsWith("/contagem?"));
      if (isOurs && isAllowedHost(config, headers)) answer(request, response);
      else others(request, response);
    };
}
