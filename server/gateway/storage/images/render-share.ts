import type { TokenBucket } from "../../../http/rate-limit.ts";
import { createTurns } from "../../../http/turns.ts";
import { tooBusy } from "../storage-error.ts";
import type { StorageSettings } from "../storage-settings.ts";

const millisecondsPerRow = 10;
/** One at a time, and what a gallery wants at once. */
const share = { atOnce: 1, waiting: 12 };

/** A network's share of the making of pictures: in turn, and paid from what it may read, by the time that it took. */
export function createRenderShare(budgetOf: StorageSettings["renderBudgetOf"]) {
  const turnsOf = createTurns(share);

  return async <Result>(network: string | undefined, isAwaited: () => boolean, inTurn: InTurn<Result>) => {
    if (network === undefined || !budgetOf) return inTurn((work) => work());
    const [turns, budget] = [turnsOf(network), budgetOf(network)];
    if (!(await turns.enter(() => budget.retryAfter() === 0, isAwaited))) throw tooBusy();
    try {
      return await inTurn((work) => paid(budget, work));
    } finally {
      turns.leave();
    }
  };
}

/** Given how to pay for the work, which waits for its turn among everybody's. */
type InTurn<Result> = (pay: (work: () => Promise<Result>) => Promise<Result>) => Promise<Result>;

async function paid<Result>(budget: TokenBucket, work: () => Promise<Result>) {
  const start = performance.now();
  try {
    return await work();
  } finally {
    budget.take((performance.now() - start) / millisecondsPerRow);
  }
}
