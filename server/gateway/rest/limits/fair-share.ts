import { createConcurrencyLimits } from "../../../http/concurrency-limit.ts";
import { createTokenBuckets, type Rate, type TokenBucket } from "../../../http/rate-limit.ts";
import type { Caller } from "../../caller.ts";
import type { RestRequest } from "../requests/request.ts";
import { RestError } from "../rest-error.ts";
import type { Plan } from "../statements/plan.ts";
import type { Answer } from "../transaction.ts";

/** How callers share the database. The server with its secret key is not one of them. */
export type Sharing = {
  /** Whom a request counts for; undefined for callers that are not limited. `env` is the server adapter's. */
  networkOf(request: Request, env: unknown): string | undefined;
  /** What is left to a network, in rows: against whoever copies whole tables through the public key. */
  budgetOf(network: string): TokenBucket;
  /** What the smallest answer costs: in a single row may be more than in one of a hundred. */
  least: number;
  /** The database's time for a network, in milliseconds. */
  time?: Rate;
  /** This process's time for a network's bodies, in milliseconds. */
  bodyTime?: Rate;
  /** What one network runs at once, and what of it may wait for that. */
  atOnce: number;
  waiting: number;
};

/** A row seldom has more. */
const bytesPerRow = 2_048;
/** In milliseconds: ten seconds of the database at once, then a quarter of every second. Nobody's own pages come near. */
const timeRate: Rate = { perSecond: 250, burst: 10_000 };

type Asked = { network: string; caller: Caller; plan: Plan; request: RestRequest; signal: AbortSignal };

/**
 * Runs statements within a network's share, of rows and of the database's time. Rows are guessed and charged before the
 * work, so that thirty requests at once are not all let in by what the first has not yet spent; time afterwards, also when
 * it failed. What visitors may read is charged to the network, whoever asks: an account is quickly made. What only accounts
 * may costs the account time. Time is counted apart: a slow day of the database's closes nobody's pages.
 */
export function createFairShare({ budgetOf, least, time: rate = timeRate, atOnce, waiting }: Sharing) {
  const limitsOf = createConcurrencyLimits({ atOnce, waiting });
  const timeOf = createTokenBuckets(rate);

  return async ({ network, caller, plan, request, signal }: Asked, run: (onStart: () => void) => Promise<Answer>) => {
    const isCharged = caller.role === "anon" || plan.isPublic;
    const rows = isCharged ? budgetOf(network) : undefined;
    const time = timeOf(isCharged ? network : String(caller.claims.sub));
    const wait = () => Math.max(time.retryAfter(), rows?.retryAfter() ?? 0);
    const guess = Math.max(least, plan.mostRows?.(request.given) ?? 0);
    const turns = limitsOf(network);
    const isAdmitted = await turns.enter(
      () => wait() === 0,
      () => !signal.aborted,
    );
    if (!isAdmitted) throw spent(Math.max(1, wait()));
    rows?.take(guess);
    let price = least;
    let start = performance.now();
    try {
      const answer = await run(() => {
        start = performance.now();
      });
      price = Math.max(least, answer.rows, (answer.body?.byteLength ?? 0) / bytesPerRow);
      return answer;
    } finally {
      rows?.take(price - guess);
      time.take(performance.now() - start);
      turns.leave();
    }
  };
}

export function spent(wait: number) {
  return new RestError(
    429,
    "PGRST429",
    "Too much was asked for from this network",
    { hint: "Ask again after the time in the Retry-After header." },
    { "Retry-After": String(wait) },
  );
}
