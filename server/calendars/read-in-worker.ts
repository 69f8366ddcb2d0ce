import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { BusyTime, readBusyTimes } from "./busy-times.ts";

/** In milliseconds. A calendar of 10 MB from people needs a third of the processor's time. */
const limits = { processor: 3_000, clock: 10_000 };

/** Calendars that are meant to cost take turns, and leave the other cores alone. */
const inTurn = pLimit(1);

/**
 * A calendar's rules may take for ever to follow, or all memory: they are followed in a thread that can be ended. Throws
 * what the reading throws, or that it was ended.
 */
export function readInWorker(
  text: string,
  span: Parameters<typeof readBusyTimes>[1],
  given: Partial<typeof limits> = {},
) {
  return inTurn(() => readInThread(text, span, { ...limits, ...given }));
}

async function readInThread(
  text: string,
  span: Parameters<typeof readBusyTimes>[1],
  { processor, clock }: typeof limits,
): Promise<BusyTime[]> {
  const worker = new Worker(new URL("./busy-times-worker.ts", import.meta.url), {
    workerData: { text, span },
    resourceLimits: { maxOldGenerationSizeMb: 192 },
    // Nothing of the server's secrets is needed.
    env: {},
  });
  const timer = setTimeout(() => worker.terminate(), clock);
  const watch = setInterval(async () => {
    // Refused by a thread that is just ending.
    const used = await worker.cpuUsage().catch(() => undefined);
    if (used && (used.user + used.system) / 1000 > processor) await worker.terminate();
  }, 100);
  try {
    const ended = once(worker, "exit").then(() => Promise.reject(new Error("The calendar took too long to read")));
    const [times] = await Promise.race([once(worker, "message"), ended]);
    return times;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await worker.terminate();
  }
}
