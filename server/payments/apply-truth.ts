import type { TransactionSql } from "postgres";
import type { Dispute } from "#app/features/subscription/disputes.ts";
import { nextTurn, type Standing, type Status, standing, surplus } from "#app/features/subscription/life.ts";
import {
  type BillingRecord,
  type Charge,
  type Fact,
  learn,
  type Subscription,
} from "#app/features/subscription/record.ts";
import { writeLetters } from "./letters.ts";
import { asService, type Needs } from "./needs.ts";
import type { ProviderName, Truth } from "./provider.ts";

/** An account's row as the database gives it, locked until the transaction ends. */
export type StoredRecord = {
  status: Status;
  paidUntil: number | null;
  cancelAt: number | null;
  trialEnd: number;
  email: string | null;
  name: string | null;
  subscriptions: Subscription[];
  charges: Charge[];
  disputes: Dispute[];
};

export const noTruth: Truth = { facts: [], subscriptions: [], checkouts: [] };

/**
 * Lets an account's record learn what a provider said and writes what follows, in one transaction: record, history,
 * membership (and with it the listing), letters, and orders to undo what was paid twice. With no truth at all it
 * writes what the clock has changed. Undefined when the account is gone.
 */
export function applyTruth(needs: Needs, accountId: string, provider: ProviderName, truth: Truth, cause: string) {
  return asService(needs, async (tx) => {
    const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${accountId}) as record`;
    if (!row?.record) return undefined;
    const stored = row.record;
    const now = needs.now();
    const { before, after, learnt } = learnAll(stored, truth.facts);
    const found = standing(after, now);
    await needs.step?.("record read");
    // By the clock it is always saved: the next turn is another one now, even if this one changed nothing.
    if (after !== before || hasTurned(stored, found) || cause === "clock") {
      const receipts = await save(tx, { accountId, provider, truth, cause, before, after, learnt, found, now });
      await needs.step?.("record saved");
      await writeLetters(tx, { accountId, stored, after, learnt, found, receipts, publicUrl: needs.publicUrl });
      await orderUndoing(tx, provider, after, found, now);
    }
    await closeCheckouts(tx, truth);
    await needs.step?.("before commit");
    return { ...found, learnt };
  });
}

export function toRecord({ trialEnd, charges, subscriptions, disputes }: StoredRecord): BillingRecord {
  return { trialEnd, charges: byId(charges), subscriptions: byId(subscriptions), disputes: byId(disputes) };
}

function byId<Item extends { id: string }>(items: Item[]) {
  return new Map(items.map((item) => [item.id, item]));
}

function learnAll(stored: StoredRecord, facts: Fact[]) {
  const before = toRecord(stored);
  const learnt: Fact[] = [];
  let after = before;
  for (const fact of facts) {
    const next = learn(after, fact);
    if (next !== after && isNews(after, next, fact)) learnt.push(fact);
    after = next;
  }
  return { before, after, learnt };
}

/** The same word heard at a later moment is kept, and is no history. */
function isNews(before: BillingRecord, after: BillingRecord, { id }: Fact) {
  const known = before.subscriptions.get(id);
  return !known || known.state !== after.subscriptions.get(id)?.state;
}

function hasTurned(stored: StoredRecord, found: Standing) {
  return stored.status !== found.status || stored.paidUntil !== found.paidUntil || stored.cancelAt !== found.cancelAt;
}

type Change = {
  accountId: string;
  provider: ProviderName;
  truth: Truth;
  cause: string;
  before: BillingRecord;
  after: BillingRecord;
  learnt: Fact[];
  found: Standing;
  now: number;
};

async function save(tx: TransactionSql, change: Change) {
  const { accountId, provider, truth, cause, before, after, learnt, found, now } = change;
  const details = new Map(truth.subscriptions.map((known) => [known.id, known]));
  const subscriptions = changed(before.subscriptions, after.subscriptions).map((subscription) => ({
    ...{ method: "card", ...details.get(subscription.id), ...subscription, provider },
  }));
  const charges = changed(before.charges, after.charges).map((charge) => ({
    ...{ ...charge, provider, paidAt: paymentMoment(charge, learnt) },
  }));
  const disputes = changed(before.disputes, after.disputes).map((dispute) => ({ ...dispute, provider }));
  const [row] = await tx<{ receipts: Record<string, number | null> }[]>`
    select billing.save_record(${accountId}, ${cause}, ${tx.json(learnt)},
      ${tx.json({ ...found, nextTurn: nextTurn(after, now) ?? null })}, ${tx.json(subscriptions)},
      ${tx.json(charges)}, ${tx.json(disputes)}) as receipts`;
  return row?.receipts ?? {};
}

function changed<Item>(before: ReadonlyMap<string, Item>, after: ReadonlyMap<string, Item>) {
  return [...after].filter(([id, item]) => before.get(id) !== item).map(([, item]) => item);
}

/** A refund says nothing of when the money had come; the success that was learnt with it does. */
function paymentMoment({ id, status, at }: Charge, learnt: Fact[]) {
  if (status === "paid") return at;
  return learnt.find((fact) => fact.type === "charge_succeeded" && fact.id === id)?.at ?? null;
}

/** Nobody pays twice for the same days, and nobody is charged for a profile that is not shown. */
async function orderUndoing(
  tx: TransactionSql,
  provider: ProviderName,
  record: BillingRecord,
  found: Standing,
  now: number,
) {
  const extra = surplus(record);
  const alive = [...record.subscriptions.values()].filter(({ state }) => state !== "ended").map(({ id }) => id);
  const endings = found.status === "inactive" ? alive : extra.subscriptions;
  const orders = [
    ...endings.map((subject) => ({ kind: "end", subject })),
    ...extra.charges.map((subject) => ({ kind: "refund", subject })),
  ];
  for (const { kind, subject } of orders)
    await tx`
      insert into billing.payment_events (provider, event_id, kind, subject, due_at)
      select coalesce((select s.provider from billing.subscriptions s where s.id = ${subject}),
        (select c.provider from billing.charges c where c.id = ${subject}), ${provider}),
        ${`${kind}:${subject}`}, ${kind}, ${subject}, ${new Date(now)}
      on conflict (provider, event_id) do nothing`;
}

async function closeCheckouts(tx: TransactionSql, { checkouts }: Truth) {
  if (checkouts.length === 0) return;
  await tx`
    update billing.checkouts c set status = r.status
    from jsonb_to_recordset(${tx.json(checkouts)}) as r (id uuid, status text)
    where c.id = r.id and c.status <> r.status and c.status <> 'done'`;
}
