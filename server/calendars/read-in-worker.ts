import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BusyTime, readBusyTimes } from "./busy-times.ts";

/**
 * A calendar's rules may take for ever to follow, or all memory: they are followed in a thread that can be ended. Throws
 * what the reading throws, or that it was ended.
 */
export async function readInWorker(
  text: string,
  span: Parameters<typeof readBusyTimes>[1],
  timeLimit = 10_000,
): Promise<BusyTime[]> {
  const worker = new Worker(new URL("./busy-times-worker.ts", import.meta.url), {
    workerData: { text, span },
    resourceLimits: { maxOldGenerationSizeMb: 192 },
    // Nothing of the server's secrets is needed.
    env: {},
  });
  const timer = setTimeout(() => worker.terminate(), timeLimit);
  try {
    const ended = once(worker, "exit").then(() => Promise.reject(new Error("The calendar took too long to read")));
    const [times] = await Promise.race([once(worker, "message"), ended]);
    return times;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
