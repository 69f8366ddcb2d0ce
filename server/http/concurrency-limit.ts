import { LRUCache } from "lru-cache";

/**
 * At most `atOnce` run and `mayWait` queue. A caller whose budget is spent queues while another runs, which may give some
 * back.
 */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /** Whether the caller may go on; then it has to leave. What nobody waits for any more may not. */
  async enter(hasBudget: () => boolean, isAwaited: () => boolean) {
    while (this.#running >= this.#atOnce || (this.#running > 0 && !hasBudget())) {
      if (this.#waiting.length >= this.#mayWait) return false;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const isAdmitted = hasBudget() && isAwaited();
    if (isAdmitted) this.#running += 1;
    // One was woken for every one that left; there may be room for more, or nothing to wait for.
    this.#waiting.shift()?.();
    return isAdmitted;
  }

  leave() {
    this.#running -= 1;
    this.#waiting.shift()?.();
  }
}

/** For each network its own; the least recently seen is forgotten first, so that memory stays bounded. */
export function createConcurrencyLimits({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const networks = new LRUCache<string, ConcurrencyLimit>({
    max: 20_000,
    memoMethod: () => new ConcurrencyLimit(atOnce, waiting),
  });
  return (network: string) => networks.memo(network);
}
