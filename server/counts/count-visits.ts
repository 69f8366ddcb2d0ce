import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { clientAddress } from "../client-address.ts";
import { networkOf } from "../gateway/auth/client.ts";
import type { VisitCounter } from "./visit-counter.ts";
import { isNoVisitor, readVisit } from "./visits.ts";

/** A household or a clinic stays far below it. */
const mostPerMinute = 240;
const mostNetworks = 100_000;

/** POST /contagem: what pages tell by `navigator.sendBeacon`. Answers nothing, whoever asks. */
export function countVisits(counter: VisitCounter, proxies: number) {
  const seen = new Map<string, number>();
  setInterval(() => seen.clear(), 60_000).unref();

  function isTooMuch(network: string) {
    const hits = (seen.get(network) ?? 0) + 1;
    if (seen.size >= mostNetworks) seen.clear();
    seen.set(network, hits);
    return hits > mostPerMinute;
  }

  const app = new Hono();
  app.post("/", (c) => {
    // Node's own request: making the platform's headers and body of it costs more than counting.
    const { incoming } = c.env as HttpBindings;
    const visit = isNoVisitor(incoming.headers) ? undefined : readVisit(incoming.url ?? "");
    const network = networkOf({ address: clientAddress(incoming, proxies), userAgent: null });
    // Not waited for: the page is told at once.
    if (visit && !isTooMuch(network))
      counter.add(visit, { network, userAgent: incoming.headers["user-agent"] ?? "" }).catch(() => {});
    return c.body(null, 204);
  });
  return app;
}
