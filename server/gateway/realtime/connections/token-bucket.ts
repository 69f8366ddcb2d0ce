/** Lets `rate` through a second, and up to `burst` at once. */
export class TokenBucket {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: number;

  constructor(rate: number, burst = rate * 2, now = performance.now()) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  take(count = 1, now = performance.now()) {
    const gained = ((now - this.#filledAt) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#burst, this.#tokens + gained);
    this.#filledAt = now;
    // Refused calls cost as well, down to a full burst of debt: who goes on flooding stays out.
    this.#tokens = Math.max(-this.#burst, this.#tokens - count);
    return this.#tokens >= 0;
  }

  /** Whether the caller went on long after being refused. */
  get isExhausted() {
    return this.#tokens <= -this.#burst;
  }
}
