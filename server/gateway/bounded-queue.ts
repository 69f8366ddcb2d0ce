import pLimit from "p-limit";

type Bounds = { atOnce: number; waiting?: number; refuse: () => Error };

export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs so many tasks at once, lets so many wait in turn, and refuses the rest at once. */
export function createQueue({ atOnce, waiting = 0, refuse }: Bounds): Queue {
  const limit = pLimit(atOnce);
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw refuse();
    return limit(task);
  };
}
