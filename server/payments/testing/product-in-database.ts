import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { applyDueTransitions } from "../clock.ts";
import { changeState, emptyLedger, giveBack, type Ledger, listFacts } from "../demo/ledger.ts";
import type { Deps } from "../deps.ts";
import { handleEvents } from "../handle-events.ts";
import { type PaymentProvider, ProviderError } from "../provider.ts";
import { reconcile } from "../reconcile.ts";
import { storeEvents } from "../store-events.ts";
import type { Belief, Product, World } from "./year.ts";

/** A provider whose ledgers are the world's. */
export function createWorldProvider({ ledgers, clock }: World, weather: { isUp: boolean }): PaymentProvider {
  const accountOf = (subscription: string) => subscription.replace(/^demo-/, "").replace(/:\d+.*$/, "");
  const edit = async (subscription: string, change: (ledger: Ledger) => Ledger) => {
    if (!weather.isUp) throw new ProviderError("down");
    const account = accountOf(subscription);
    ledgers.set(account, change(ledgers.get(account) ?? emptyLedger));
  };
  const never = () => Promise.reject(new Error("not in this world"));
  return {
    ...{
      name: "demo",
      methods: ["card"],
      startCheckout: never,
      closeCheckout: never,
      abandon: async () => {},
      cancel: never,
      readWebhook: never,
    },
    async fetchProviderState({ accountId, checkouts }) {
      if (!weather.isUp) throw new ProviderError("down");
      const ledger = ledgers.get(accountId) ?? emptyLedger;
      const done = checkouts.filter(({ reference }) => ledger.checkouts.some(({ id }) => id === reference));
      const closed = done.map(({ id }) => ({ id, status: "done" as const }));
      return { facts: listFacts(ledger), subscriptions: [], checkouts: closed };
    },
    end: (subscription) => edit(subscription, (ledger) => changeState(ledger, subscription, "ended", clock.now)),
    refund: ({ id, subscription }) => edit(subscription, (ledger) => giveBack(ledger, id, clock.now)),
  };
}

/** The whole pipeline on PostgreSQL. */
export function createProductInDatabase(
  { owner, deps }: { owner: Sql; deps: Deps },
  { clock }: World,
  weather: { isUp: boolean },
): Product {
  return {
    async join(account, trialEnd) {
      await owner`update directory.memberships set trial_end_date = ${new Date(trialEnd)} where user_id = ${account}`;
      await owner`insert into billing.customers (provider, id, account_id) values ('demo', ${account}, ${account})`;
    },
    async order(account, reference) {
      await owner`
        insert into billing.checkouts (account_id, provider, method, amount, starts_at, reference, created_at, expires_at)
        values (${account}, 'demo', 'card', 1499, ${new Date(clock.now)}, ${reference}, ${new Date(clock.now)},
          ${new Date(clock.now + 60 * 60 * 1000)})
        on conflict do nothing`;
    },
    async hear(account) {
      await storeEvents(deps, "demo", [{ eventId: randomUUID(), subject: account }]);
    },
    async night(isUp) {
      weather.isUp = isUp;
      await handleEvents(deps);
      if (isUp) await reconcile(deps, { since: clock.now });
      while ((await applyDueTransitions(deps)) > 0);
      await handleEvents(deps);
    },
    async read() {
      const rows = await owner<{ account: string; until: Date | null; charges: Belief["charges"] }[]>`
        select p.user_id as account, directory.listing_end(p, m) as until,
          coalesce((select jsonb_agg(jsonb_build_object('amount', c.amount, 'status', case
              when c.status = 'paid' and exists (
                select from billing.disputes d where d.charge_id = c.id and d.state <> 'won') then 'contested'
              else c.status end))
            from billing.charges c where c.account_id = p.user_id), '[]') as charges
        from directory.profiles p join directory.memberships m using (user_id)`;
      return new Map(
        rows.map(({ account, until, charges }) => [
          account,
          { isListed: until !== null && Number(until) > clock.now, charges },
        ]),
      );
    },
  };
}
