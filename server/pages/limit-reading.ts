import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { specialties } from "#app/features/professionals/specialties.ts";
import { createConcurrencyLimits } from "../http/concurrency-limit.ts";
import { contactPrice, type ReadingBudget } from "../http/reading-budget.ts";
import { failurePage } from "./failure-page.ts";

export type ReadingLimit = ReturnType<typeof createReadingLimit>;

/** Counts the reading of a page with profiles. Seconds to wait, or 0 when it may be read now. */
export function createReadingLimit({ budgetOf, networkOf }: ReadingBudget) {
  return (request: IncomingMessage) => {
    const price = priceOf(request);
    const network = price > 0 ? networkOf(request) : undefined;
    if (network === undefined) return 0;
    const budget = budgetOf(network);
    const wait = budget.retryAfter();
    // Who is refused pays nothing: behind one address there may be thousands, and only one of them copies.
    if (wait === 0) budget.take(price);
    return wait;
  };
}

/** A page takes some milliseconds of the only core that makes them: whoever wants hundreds gets them in turn. */
const share = { atOnce: 8, waiting: 100 };

/** For pages that are not kept: as many as a network may read, and some of them at once. */
export function limitReading(limit: ReadingLimit, { networkOf }: Pick<ReadingBudget, "networkOf">): MiddlewareHandler {
  const limitsOf = createConcurrencyLimits(share);
  return async (c, next) => {
    const { incoming } = c.env as HttpBindings;
    const wait = limit(incoming);
    if (wait > 0) return refuse(c, wait);
    const network = networkOf(incoming);
    if (network === undefined) return next();
    const turns = limitsOf(network);
    const isAdmitted = await turns.enter(
      () => true,
      () => !incoming.socket.destroyed,
    );
    if (!isAdmitted) return refuse(c, 1);
    try {
      await next();
    } finally {
      turns.leave();
    }
  };
}

function refuse(c: Context, wait: number) {
  c.header("Retry-After", String(wait));
  return failurePage(c, 429);
}

/** Pages of a specialty's places list people as a search does. */
const placePath = new RegExp(`^/(?:${specialties.map(({ slug }) => slug).join("|")})(?:/|$)`);

/** By the address alone, since it is asked before any page is made, or found. */
function priceOf({ method, url = "" }: IncomingMessage) {
  if (method !== "GET" && method !== "HEAD") return 0;
  const path = pathOf(url);
  // Suggestions name people, too.
  if (path.startsWith("/buscar") || path.startsWith("/sugestoes") || placePath.test(path)) return 1;
  // As many at once as one asks for, and no telephone among them.
  if (path.startsWith("/favoritos") || path.startsWith("/comparar")) return contactPrice;
  if (!path.startsWith("/profissional/")) return 0;
  return /\/(?:horarios|parecidos|imagem\.png|qr\.svg)\/?$/.test(path) ? 1 : contactPrice;
}

/** As the routes will see it. Parsing costs more than sending a kept page, and most addresses are plain. */
function pathOf(url: string) {
  const plain = /^\/[\w/-]*(?=\?|$)/.exec(url)?.[0];
  if (plain !== undefined) return plain.toLowerCase();
  // With "..", "\\" or a whole "http://…" there are many ways to write one address.
  const whole = url.startsWith("/") ? `http://localhost${url}` : url;
  return URL.canParse(whole) ? new URL(whole).pathname.toLowerCase() : "";
}
