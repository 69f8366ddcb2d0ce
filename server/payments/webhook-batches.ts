import type { Deps } from "./deps.ts";
import type { ProviderName, WebhookEvent } from "./provider.ts";
import { storeEvents } from "./store-events.ts";

type Waiting = { events: WebhookEvent[]; resolve: () => void; reject: (error: unknown) => void };
type Queue = { waiting: Waiting[]; isBusy: boolean };

/** One statement takes so many webhooks at once. */
const largestBatch = 200;

/**
 * Whatever arrives while one transaction is under way is stored together by the next: a burst of webhooks costs a few
 * commits, and each is answered only after its own.
 */
export function openWebhookBatches(payments: () => Promise<Pick<Deps, "sql" | "now">>) {
  const queues = new Map<ProviderName, Queue>();

  async function work(provider: ProviderName, queue: Queue) {
    queue.isBusy = true;
    while (queue.waiting.length > 0) await store(provider, queue.waiting.splice(0, largestBatch));
    queue.isBusy = false;
  }

  async function store(provider: ProviderName, batch: Waiting[]) {
    const events = batch.flatMap((one) => one.events);
    try {
      await storeEvents(await payments(), provider, events);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // One that the table refuses must not cost the others their place: each is tried by itself.
      if (batch.length > 1 && isRefused(error)) for (const one of batch) await store(provider, [one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (provider: ProviderName, events: WebhookEvent[]) => {
    const queue = queues.get(provider) ?? { waiting: [], isBusy: false };
    queues.set(provider, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.waiting.push({ events, resolve, reject });
    if (!queue.isBusy) void work(provider, queue);
    return promise;
  };
}

/** By its content (SQLSTATE classes 22 and 23), not because the database is away. */
function isRefused(error: unknown) {
  return /^2[23]/.test(String((error as { code?: unknown } | null)?.code));
}
