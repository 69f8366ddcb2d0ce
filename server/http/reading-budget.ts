import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address.ts";
import { outerNetworkOf } from "./network.ts";
import { createTokenBuckets } from "./rate-limit.ts";

/** What an answer costs that may hold somebody's telephone and e-mail: as much as so many rows without. */
export const contactPrice = 7;

export type ReadingBudget = ReturnType<typeof createReadingBudget>;

/**
 * What one network may read of everybody's profiles, in rows, whichever door it takes: the table API, pages, the data that
 * pages ask for. 300 profiles at once, then one a second: a whole mobile network may share one address, and a robot that
 * reads for a search engine is no faster. In memory, each process for itself: it is asked before a kept page is sent.
 */
export function createReadingBudget(proxies: number) {
  return {
    budgetOf: createTokenBuckets({ perSecond: contactPrice, burst: 300 * contactPrice }),
    /** Undefined for this machine's own reading. */
    networkOf(request: IncomingMessage) {
      return outerNetworkOf(clientAddress(request, proxies));
    },
  };
}
