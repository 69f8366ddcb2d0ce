import type { DemoOutcome } from "#app/features/subscription/overview.ts";
import { asService, type Deps } from "../deps.ts";
import { handleEvents } from "../handle-events.ts";
import type { Method } from "../provider.ts";
import { storeEvents } from "../store-events.ts";
import { demoEvent, editLedger } from "./demo-provider.ts";
import { approve, contest, refuse, renew } from "./ledger.ts";

/** What the demo's payment page decides about the own open checkout; false when there is none. */
export async function decideDemo(deps: Deps, accountId: string, checkout: string, decision: "approve" | "refuse") {
  const [order] = await asService(
    deps,
    (tx) => tx<{ id: string; method: Method; amount: number; startsAt: number }[]>`
      select id, method, amount, billing.millis(starts_at)::float8 as "startsAt" from billing.checkouts
      where id = ${checkout} and account_id = ${accountId} and provider = 'demo' and status = 'open'
        and expires_at > ${new Date(deps.now())}`,
  );
  if (!order) return false;
  await editLedger(deps.sql, accountId, (ledger) =>
    decision === "approve" ? approve(ledger, order, deps.now()) : refuse(ledger, order),
  );
  await deps.step?.("demo decided");
  await announce(deps, order.id);
  return true;
}

/** The next charge comes now, well or in vain, or the last one is contested; false without a running subscription. */
export async function renewDemo(deps: Deps, accountId: string, outcome: DemoOutcome) {
  const [subscription] = await asService(
    deps,
    (tx) => tx<{ id: string }[]>`
      select id from billing.subscriptions where account_id = ${accountId} and provider = 'demo' and state = 'open'
      order by since desc limit 1`,
  );
  if (!subscription) return false;
  await editLedger(deps.sql, accountId, (ledger) =>
    outcome === "disputed"
      ? contest(ledger, subscription.id, deps.now())
      : renew(ledger, subscription.id, outcome, deps.now()),
  );
  await announce(deps, subscription.id);
  return true;
}

async function announce(deps: Deps, subject: string) {
  await storeEvents(deps, "demo", [demoEvent(subject)]);
  await deps.step?.("demo announced");
  await handleEvents(deps, { parallel: 1 });
}
