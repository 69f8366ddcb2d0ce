import type { Needs } from "./needs.ts";
import type { Announcement, ProviderName } from "./provider.ts";
import { storeAnnouncements } from "./store-events.ts";

type Waiting = { told: Announcement[]; resolve: () => void; reject: (error: unknown) => void };

/**
 * Whatever arrives while one transaction is under way is stored together by the next: a burst of webhooks costs a few
 * commits, and each is answered only after its own.
 */
export function openAnnouncementDesk(payments: () => Promise<Pick<Needs, "sql" | "now">>) {
  const desks = new Map<ProviderName, { waiting: Waiting[]; isBusy: boolean }>();

  async function work(provider: ProviderName, desk: { waiting: Waiting[]; isBusy: boolean }) {
    desk.isBusy = true;
    while (desk.waiting.length > 0) {
      const batch = desk.waiting.splice(0, 200);
      try {
        await storeAnnouncements(
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

  return (provider: ProviderName, told: Announcement[]) => {
    const desk = desks.get(provider) ?? { waiting: [], isBusy: false };
    desks.set(provider, desk);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    desk.waiting.push({ told, resolve, reject });
    if (!desk.isBusy) void work(provider, desk);
    return promise;
  };
}
