import { tooBusy } from "../storage-error.ts";

/** At most `running` at once; up to `waiting` more stand in line, and beyond that the caller is told to come back. */
export function createLimiter(running: number, waiting = 0) {
  let free = running;
  const line: (() => void)[] = [];
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else if (line.length >= waiting) throw tooBusy();
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place goes from hand to hand, so that nobody slips in between.
      if (next) next();
      else free++;
    }
  };
}
