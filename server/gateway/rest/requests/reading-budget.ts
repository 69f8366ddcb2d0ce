/** How many rows one network may read without signing in: so many at once, then so many a second. */
export type BudgetOptions = {
  rows: number;
  perSecond: number;
  /** Whom a request counts for; undefined for callers that are not limited. `env` is the server adapter's. */
  networkOf(request: Request, env: unknown): string | undefined;
};

/** More networks than this at once, and all begin anew: memory stays bounded. */
const maxNetworks = 20_000;

/**
 * Against whoever copies whole tables through the public key. Counted by rows, not by requests, because one request
 * reads a thousand; and afterwards, because only the answer knows how many. Each process counts for itself.
 */
export class ReadingBudget {
  readonly #options: BudgetOptions;
  readonly #left = new Map<string, { rows: number; at: number }>();

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  /** Seconds until this network may read again; 0 when it may now. */
  waitOf(network: string, now: number) {
    const left = this.#rowsOf(network, now);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#options.perSecond);
  }

  spend(network: string, rows: number, now: number) {
    if (this.#left.size >= maxNetworks) this.#left.clear();
    this.#left.set(network, { rows: this.#rowsOf(network, now) - Math.max(1, rows), at: now });
  }

  #rowsOf(network: string, now: number) {
    const { rows, perSecond } = this.#options;
    const known = this.#left.get(network);
    return known ? Math.min(rows, known.rows + ((now - known.at) / 1000) * perSecond) : rows;
  }
}
