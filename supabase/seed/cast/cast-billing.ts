import type { ISql } from "postgres";
import { addMonths } from "#app/features/subscription/billing-dates.ts";
import type { Situation } from "../situations.ts";
import { type CastMember, cast } from "./cast.ts";

const day = 24 * 60 * 60 * 1000;
const price = 1499;
const months = 3;

/** Gives the cast's situations their payments: the last months, a receipt for each, and the demo provider's ledgers. */
export async function refreshCastBilling(sql: ISql) {
  const [clock] = await sql<{ now: number }[]>`select billing.millis(now())::float8 as now`;
  const now = clock?.now ?? 0;
  const accounts = Object.values(cast).map(({ user_id }) => user_id);
  await sql`delete from billing.charges where account_id in ${sql(accounts)}`;
  await sql`delete from billing.checkouts where account_id in ${sql(accounts)}`;
  await sql`delete from billing.subscriptions where account_id in ${sql(accounts)}`;
  await sql`delete from billing.demo_ledgers where account_id in ${sql(accounts)}`;
  const present = await sql<{ id: string }[]>`
    select user_id as id from directory.memberships where user_id in ${sql(accounts)}`;
  for (const member of Object.values(cast).filter(({ user_id }) => present.some(({ id }) => id === user_id))) {
    const { situation } = member as { situation: Situation };
    if (situation.paid_days !== undefined) await fill(sql, member, situation, now + situation.paid_days * day, now);
  }
}

async function fill(sql: ISql, { user_id }: CastMember, situation: Situation, paidUntil: number, now: number) {
  // Another name at each start: what was done with the last one concerns this one no more.
  const id = `demo-${user_id.slice(-4)}-${now}`;
  const state =
    situation.subscription_status === "inactive" ? "ended" : situation.is_cancelling ? "cancelling" : "open";
  const moments = Array.from({ length: months + 1 }, (_, index) =>
    Number(addMonths(new Date(paidUntil), index - months)),
  );
  const anchor = moments[0] ?? paidUntil;
  const charges = moments.slice(0, months).map((start, month) => {
    return { ...charge(id, month, start, moments[month + 1] ?? paidUntil), status: "paid", paidAt: start };
  });
  const failed = { ...charge(id, months, paidUntil, Number(addMonths(new Date(paidUntil), 1))), status: "failed" };
  const all = situation.subscription_status === "past_due" ? [...charges, { ...failed, paidAt: null }] : charges;
  const subscription = { id, method: "card", state, at: anchor, since: anchor, anchor, amount: price };
  const ledger = { subscriptions: [subscription], charges: all, checkouts: [] };
  await sql`insert into billing.demo_ledgers (account_id, ledger) values (${user_id}, ${sql.json(ledger)})`;
  await sql`
    insert into billing.subscriptions (id, provider, account_id, method, method_label, state, state_at, since)
    values (${id}, 'demo', ${user_id}, 'card', 'Cartão de demonstração', ${state}, ${new Date(anchor)}, ${new Date(anchor)})`;
  await sql`
    insert into billing.charges (id, provider, account_id, subscription_id, amount, period_start, period_end, status,
      status_at, paid_at, receipt)
    select r.id, 'demo', ${user_id}, ${id}, r.amount, billing.moment(r.start), billing.moment(r."end"), r.status,
      billing.moment(r.at), billing.moment(r."paidAt"), case when r."paidAt" is not null then nextval('billing.receipts') end
    from jsonb_to_recordset(${sql.json(all)})
      as r (id text, amount integer, start bigint, "end" bigint, status text, at bigint, "paidAt" bigint)`;
  await sql`
    insert into billing.accounts (account_id, next_transition_at)
    values (${user_id}, ${state === "ended" ? null : new Date(paidUntil > now ? paidUntil : paidUntil + 7 * day)})
    on conflict (account_id) do update set next_transition_at = excluded.next_transition_at`;
}

function charge(subscription: string, month: number, start: number, end: number) {
  return { id: `${subscription}-${month}`, subscription, amount: price, start, end, at: start };
}
