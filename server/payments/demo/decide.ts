import type { DemoOutcome } from "#app/features/subscription/overview.ts";
import { MONTHLY_PRICE } from "#app/features/subscription/subscription.ts";
import { handleEvents } from "../handle-events.ts";
import { asService, type Needs } from "../needs.ts";
import type { Method } from "../provider.ts";
import { storeAnnouncements } from "../store-events.ts";
import { approve, contest, refuse, renew } from "./book.ts";
import { announceDemo, editBook } from "./demo-provider.ts";

/** What the demo's payment page decides about the own open checkout; false when there is none. */
export async function decideDemo(needs: Needs, accountId: string, checkout: string, decision: "approve" | "refuse") {
  const [order] = await asService(
    needs,
    (tx) => tx<{ id: string; method: Method; amount: number; startsAt: number }[]>`
      select id, method, amount, billing.millis(starts_at)::float8 as "startsAt" from billing.checkouts
      where id = ${checkout} and account_id = ${accountId} and provider = 'demo' and status = 'open'
        and expires_at > ${new Date(needs.now())}`,
  );
  if (!order) return false;
  await editBook(needs.sql, accountId, (book) =>
    decision === "approve" ? approve(book, order, needs.now()) : refuse(book, order),
  );
  await needs.step?.("demo decided");
  await announce(needs, order.id);
  return true;
}

/** The next charge comes now, well or in vain, or the last one is contested; false without a running subscription. */
export async function renewDemo(needs: Needs, accountId: string, outcome: DemoOutcome) {
  const [subscription] = await asService(
    needs,
    (tx) => tx<{ id: string }[]>`
      select id from billing.subscriptions where account_id = ${accountId} and provider = 'demo' and state = 'open'
      order by since desc limit 1`,
  );
  if (!subscription) return false;
  await editBook(needs.sql, accountId, (book) =>
    outcome === "disputed"
      ? contest(book, subscription.id, needs.now())
      : renew(book, subscription.id, MONTHLY_PRICE, outcome, needs.now()),
  );
  await announce(needs, subscription.id);
  return true;
}

async function announce(needs: Needs, subject: string) {
  await storeAnnouncements(needs, "demo", [announceDemo(subject)]);
  await needs.step?.("demo announced");
  await handleEvents(needs, { parallel: 1 });
}
