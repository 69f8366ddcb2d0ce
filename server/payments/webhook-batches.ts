import type { Deps } from "./deps.ts";
import type { ProviderName, WebhookEvent } from "./provider.ts";
import { storeEvents } from "./store-events.ts";

type Waiting = { told: WebhookEvent[]; resolve: () => void; reject: (error: unknown) => void };

/**
 * Whatever arrives while one transaction is under way is stored together by the next: a burst of webhooks costs a few
 * commits, and each is answered only after its own.
 */
export function openWebhookBatches(payments: () => Promise<Pick<Deps, "sql" | "now">>) {
  const desks = new Map<ProviderName, { waiting: Waiting[]; isBusy: boolean }>();

  async function work(provider: ProviderName, desk: { waiting: Waiting[]; isBusy: boolean }) {
    desk.isBusy = true;
    while (desk.waiting.length > 0) {
      const batch = desk.waiting.splice(0, 200);
      try {
        await storeEvents(
          await payments(),
          provider,
          batch.flatMap(({ told }) => told),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    desk.isBusy = false;
  }

  return (provider: ProviderName, told: WebhookEvent[]) => {
    const desk = desks.get(provider) ?? { waiting: [], isBusy: false };
    desks.set(provider, desk);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    desk.waiting.push({ told, resolve, reject });
    if (!desk.isBusy) void work(provider, desk);
    return promise;
  };
}
