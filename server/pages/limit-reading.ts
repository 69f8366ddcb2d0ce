import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { specialties } from "#app/features/professionals/specialties.ts";
import { createConcurrencyLimits } from "../http/concurrency-limit.ts";
import { failurePage } from "../http/failure-page.ts";
import { createTokenBuckets } from "../http/rate-limit.ts";
import { contactPrice, type ReadingBudget } from "../http/reading-budget.ts";

export type ReadingLimit = ReturnType<typeof createReadingLimit>;

/**
 * What one network may have made of pages that show nobody. A hundred visitors behind one address stay below it, and all
 * of it costs a tenth of a core. A bucket apart from reading, so that a copier of profiles closes no form to the neighbours.
 */
const making = { perSecond: 20, burst: 600 };
/** A form writes, and may send e-mails. */
const formPrice = 5;

/** Counts what an answer costs its network. Seconds to wait, or 0 when it may be had now. */
export function createReadingLimit({ budgetOf, networkOf }: ReadingBudget) {
  const makingOf = createTokenBuckets(making);
  return (request: IncomingMessage, isKept: boolean) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const reading = isRead ? priceOf(request) : 0;
    const price = reading || (isKept ? 0 : isRead ? 1 : formPrice);
    const network = price > 0 ? networkOf(request) : undefined;
    if (network === undefined) return 0;
    const budget = reading > 0 ? budgetOf(network) : makingOf(network);
    const wait = budget.retryAfter();
    // Who is refused pays nothing: behind one address there may be thousands, and only one of them copies.
    if (wait === 0) budget.take(price);
    return wait;
  };
}

/** A page takes some milliseconds of the only core that makes them: whoever wants hundreds gets them in turn. */
const share = {
  atOnce: 4,
  waiting: 100,
  // Shorter than any proxy's patience: for one that gives up, this process counts as dead.
  patience: 5_000,
};

/** Runs the work once it is the network's turn, or refuses it. */
export type TurnTaking = (c: Context, work: () => Promise<Response>) => Promise<Response>;

/** For answers that are not in memory: as many as a network may have, and some of them at once. */
export function limitReading(limit: ReadingLimit, { networkOf }: Pick<ReadingBudget, "networkOf">): TurnTaking {
  const limitsOf = createConcurrencyLimits(share);
  return async (c, work) => {
    const { incoming } = c.env as HttpBindings;
    const wait = limit(incoming, false);
    if (wait > 0) return refuse(c, wait);
    const network = networkOf(incoming);
    if (network === undefined) return work();
    const turns = limitsOf(network);
    const isAdmitted = await turns.enter(
      () => true,
      () => !incoming.socket.destroyed,
    );
    if (!isAdmitted) return refuse(c, 1);
    try {
      return await work();
    } finally {
      // Pages that ask the database nothing would follow each other without letting anybody else in.
      setImmediate(() => turns.leave());
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
function priceOf({ url = "" }: IncomingMessage) {
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
