type Bounds = { atOnce: number; waiting: number; refuse: () => Error };

/** Runs so many tasks at once, lets so many wait in turn, and refuses the rest at once. */
export function createQueue({ atOnce, waiting, refuse }: Bounds) {
  const line: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      // Whoever finishes hands the place over, so that nobody can slip in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
