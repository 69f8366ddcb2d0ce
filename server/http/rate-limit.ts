import { LRUCache } from "lru-cache";

/** So many hits in so many seconds, per subject: a client's address, an account, a token. */
export type Limit = { hits: number; seconds: number };
/** Which limit, and the parts of the subject it counts for. */
export type Hit<Name extends string> = [name: Name, ...subject: string[]];

type Windows<Name extends string, Kind extends Limit> = {
  limits: Record<Name, Kind>;
  keyOf(hit: Hit<Name>): string;
  /** Counts one hit for each key, where all processes see it. */
  count(asked: Map<string, Kind>): Promise<{ key: string; hits: number; secondsLeft: number }[]>;
};

/** Counts hits in windows of time. Gives the limit that is exceeded and how long to wait, or undefined. */
export function createRateLimiter<Name extends string, Kind extends Limit>(windows: Windows<Name, Kind>) {
  return async (...hits: Hit<Name>[]) => {
    const asked = new Map(hits.map((hit) => [windows.keyOf(hit), windows.limits[hit[0]]]));
    const counts = await windows.count(asked);
    const exceeded = counts.find(({ key, hits }) => hits > (asked.get(key)?.hits ?? Number.POSITIVE_INFINITY));
    return exceeded && { limit: asked.get(exceeded.key), retryAfter: exceeded.secondsLeft };
  };
}

/** So many a second, and up to `burst` at once; who is over it owes up to `debt`. */
export type Rate = { perSecond: number; burst?: number; debt?: number };

/** Counts in memory, each process for itself: for what comes too often to ask a database. */
export class TokenBucket {
  readonly #rate: Required<Rate>;
  #tokens: number;
  #filledAt: number;

  constructor({ perSecond, burst = perSecond * 2, debt = burst }: Rate, now = performance.now()) {
    this.#rate = { perSecond, burst, debt };
    this.#tokens = burst;
    this.#filledAt = now;
  }

  take(count = 1, now = performance.now()) {
    this.#fill(now);
    // Refused calls cost as well: who goes on flooding stays out.
    this.#tokens = Math.max(-this.#rate.debt, this.#tokens - count);
    return this.#tokens >= 0;
  }

  /** Seconds until there is one to take; 0 when there is one now. */
  retryAfter(now = performance.now()) {
    return Math.ceil(this.secondsLeft(now));
  }

  /** The same, not rounded. */
  secondsLeft(now = performance.now()) {
    this.#fill(now);
    return this.#tokens > 0 ? 0 : (1 - this.#tokens) / this.#rate.perSecond;
  }

  isFull(now = performance.now()) {
    this.#fill(now);
    return this.#tokens >= this.#rate.burst;
  }

  /** Whether the caller went on long after being refused. */
  get isExhausted() {
    return this.#tokens <= -this.#rate.debt;
  }

  #fill(now: number) {
    const gained = ((now - this.#filledAt) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAt = now;
  }
}

/** A bucket for each subject; the least recently seen is forgotten first, so that memory stays bounded. */
export function createTokenBuckets(rate: Rate, most = 20_000) {
  const buckets = new LRUCache<string, TokenBucket>({ max: most, memoMethod: () => new TokenBucket(rate) });
  return (subject: string) => buckets.memo(subject);
}
