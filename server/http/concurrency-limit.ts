import { LRUCache } from "lru-cache";

export type Bounds = {
  atOnce: number;
  waiting: number;
  /** In milliseconds: how long one waits before it is refused. Without it, as long as the others take. */
  patience?: number;
};

/**
 * At most `atOnce` run and `waiting` queue. A caller whose budget is spent queues while another runs, which may give some
 * back.
 */
export class ConcurrencyLimit {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Whether the caller may go on; then it has to leave. What nobody waits for any more may not. */
  async enter(hasBudget: () => boolean, isAwaited: () => boolean) {
    const { atOnce, waiting, patience } = this.#bounds;
    const deadline = patience && performance.now() + patience;
    while (this.#running >= atOnce || (this.#running > 0 && !hasBudget())) {
      if (this.#waiting.length >= waiting || !(await this.#wait(deadline))) return false;
    }
    const isAdmitted = hasBudget() && isAwaited();
    if (isAdmitted) this.#running += 1;
    // One was woken for every one that left; there may be room for more, or nothing to wait for.
    this.#waiting.shift()?.();
    return isAdmitted;
  }

  /** False when the deadline came first. */
  #wait(deadline: number | undefined) {
    return new Promise<boolean>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(wake), 1);
        resolve(false);
      };
      const timer = deadline && setTimeout(giveUp, deadline - performance.now());
      this.#waiting.push(wake);
    });
  }

  leave() {
    this.#running -= 1;
    this.#waiting.shift()?.();
  }
}

/** For each network its own; the least recently seen is forgotten first, so that memory stays bounded. */
export function createConcurrencyLimits(bounds: Bounds) {
  const networks = new LRUCache<string, ConcurrencyLimit>({
    max: 20_000,
    memoMethod: () => new ConcurrencyLimit(bounds),
  });
  return (network: string) => networks.memo(network);
}
