import { createConcurrencyLimits } from "../../../http/concurrency-limit.ts";
import { createTokenBuckets, type Rate, type TokenBucket } from "../../../http/rate-limit.ts";
import { tooBusy } from "../storage-error.ts";

/** In milliseconds: ten seconds of pictures at once, then a quarter of every second. */
const timeRate: Rate = { perSecond: 250, burst: 10_000 };
/** One at a time, and what a gallery wants at once. */
const share = { atOnce: 1, waiting: 12 };

/** A network's share of the making of pictures: in turn, and by the time that they took. */
export function createRenderShare(rate = timeRate) {
  const limitsOf = createConcurrencyLimits(share);
  const timeOf = createTokenBuckets(rate);

  return async <Result>(network: string | undefined, isAwaited: () => boolean, inTurn: InTurn<Result>) => {
    if (network === undefined) return inTurn((work) => work());
    const [turns, time] = [limitsOf(network), timeOf(network)];
    if (!(await turns.enter(() => time.retryAfter() === 0, isAwaited))) throw tooBusy();
    try {
      return await inTurn((work) => paid(time, work));
    } finally {
      turns.leave();
    }
  };
}

/** Given how to pay for the work, which waits for its turn among everybody's. */
type InTurn<Result> = (pay: (work: () => Promise<Result>) => Promise<Result>) => Promise<Result>;

async function paid<Result>(time: TokenBucket, work: () => Promise<Result>) {
  const start = performance.now();
  try {
    return await work();
  } finally {
    time.take(performance.now() - start);
  }
}
