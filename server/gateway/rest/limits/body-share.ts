import { createTokenBuckets, type Rate } from "../../../http/rate-limit.ts";
import { spent } from "./fair-share.ts";

/** More than anybody's form needs: the product's largest, three hundred planned dates, has less than half. */
export const sharedBodyBytes = 256 * 1024;

/** In milliseconds: two seconds of this process at once, then a twentieth of every second. A form takes less than one. */
const timeRate: Rate = { perSecond: 50, burst: 2_000 };

/**
 * A network's share of the time that its bodies take to be parsed: before there is a statement that could be charged, and
 * also when there never is one. Counted once a body has arrived, so that a slow line costs nothing.
 */
export function createBodyShare(rate = timeRate) {
  const timeOf = createTokenBuckets(rate);

  return async <Result>(network: string, read: (onBody: () => void) => Promise<Result>) => {
    const time = timeOf(network);
    let start: number | undefined;
    try {
      return await read(() => {
        if (time.retryAfter() > 0) throw spent(time.retryAfter());
        start = performance.now();
      });
    } finally {
      if (start !== undefined) time.take(performance.now() - start);
    }
  };
}
