import { createTokenBuckets, type TokenBucket } from "../../http/rate-limit.ts";
import { createTurns } from "../../http/turns.ts";
import type { Caller } from "../caller.ts";
import type { RestRequest } from "./requests/request.ts";
import { RestError } from "./rest-error.ts";
import type { Plan } from "./statements/plan.ts";
import type { Answer } from "./transaction.ts";

/** How callers share the database. The server with its secret key is not one of them. */
export type Sharing = {
  /** Whom a request counts for; undefined for callers that are not limited. `env` is the server adapter's. */
  networkOf(request: Request, env: unknown): string | undefined;
  /** What is left to a network, in rows: against whoever copies whole tables through the public key. */
  budgetOf(network: string): TokenBucket;
  /** What the smallest answer costs: in a single row may be more than in one of a hundred. */
  least: number;
  /** What one network runs at once, and what of it may wait for that. */
  atOnce: number;
  waiting: number;
};

/** What time and bytes cost in rows: a second of the database is a hundred, and a row seldom has more than 2 kB. */
const millisecondsPerRow = 10;
const bytesPerRow = 2_048;
/** Ten seconds of the database at once, then a tenth of every second: nobody's own pages come near. */
const ownRate = { perSecond: 10, burst: 1_000, debt: Number.POSITIVE_INFINITY };

type Asked = { network: string; caller: Caller; plan: Plan; request: RestRequest; signal: AbortSignal };

/**
 * Runs statements within a network's share. A guess is charged before the work, so that thirty requests at once are not
 * all let in by what the first has not yet spent, and what it took afterwards, also when it failed. What visitors may
 * read is charged to the network, whoever asks: an account is quickly made. What only accounts may, to the account.
 */
export function createFairShare({ budgetOf, least, atOnce, waiting }: Sharing) {
  const turnsOf = createTurns({ atOnce, waiting });
  const ownBudgetOf = createTokenBuckets(ownRate);

  return async ({ network, caller, plan, request, signal }: Asked, run: (onStart: () => void) => Promise<Answer>) => {
    const isCharged = caller.role === "anon" || plan.isPublic;
    const budget = isCharged ? budgetOf(network) : ownBudgetOf(String(caller.claims.sub));
    const guess = isCharged ? Math.max(least, plan.mostRows?.(request.given) ?? 0) : 0;
    const turns = turnsOf(network);
    const isAdmitted = await turns.enter(
      () => budget.retryAfter() === 0,
      () => !signal.aborted,
    );
    if (!isAdmitted) throw spent(Math.max(1, budget.retryAfter()));
    budget.take(guess);
    let price = 0;
    let start = performance.now();
    try {
      const answer = await run(() => {
        start = performance.now();
      });
      if (isCharged) price = Math.max(answer.rows, (answer.body?.byteLength ?? 0) / bytesPerRow);
      return answer;
    } finally {
      const time = (performance.now() - start) / millisecondsPerRow;
      budget.take(Math.max(isCharged ? least : 0, price, time) - guess);
      turns.leave();
    }
  };
}

function spent(wait: number) {
  return new RestError(
    429,
    "PGRST429",
    "Too much was asked for from this network",
    { hint: "Ask again after the time in the Retry-After header." },
    { "Retry-After": String(wait) },
  );
}
