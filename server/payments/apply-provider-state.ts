import type { TransactionSql } from "postgres";
import type { AddedDays } from "#app/features/subscription/added-days.ts";
import type { Dispute } from "#app/features/subscription/disputes.ts";
import type { BlockReason } from "#app/features/subscription/overview.ts";
import {
  type BillingRecord,
  type Charge,
  type Fact,
  learn,
  type Subscription,
} from "#app/features/subscription/record.ts";
import {
  duplicatePayments,
  nextTransitionAt,
  type Status,
  type SubscriptionStatus,
  subscriptionStatus,
} from "#app/features/subscription/subscription-status.ts";
import { asService, type Deps } from "./deps.ts";
import { writeEmails } from "./emails.ts";
import type { ProviderName, ProviderState } from "./provider.ts";

/** An account's row as the database gives it, locked until the transaction ends. */
export type StoredRecord = {
  status: Status;
  paidUntil: number | null;
  cancelAt: number | null;
  trialEnd: number;
  email: string | null;
  name: string | null;
  /** Listed as long as it is paid for: complete, with a registration in order, and not paused. */
  isReady: boolean;
  subscriptions: Subscription[];
  charges: Charge[];
  disputes: Dispute[];
  added: AddedDays[];
  /** Why nothing can be bought, and since or from when the profile is not shown and nobody charged for it. */
  block: { reason: BlockReason; since: number } | null;
  /** The newest version of the terms that the account has accepted. */
  termsVersion: string | null;
};

export const noProviderState: ProviderState = { facts: [], subscriptions: [], checkouts: [] };

/**
 * Lets an account's record learn what a provider said and writes what follows, in one transaction: record, history,
 * membership (and with it the listing), emails, and orders to undo what was paid twice. With no state at all it
 * writes what the clock has changed. Undefined when the account is gone, or when what the state rests on is no longer so
 * once the record is locked.
 */
export function applyProviderState(
  deps: Deps,
  accountId: string,
  provider: ProviderName,
  providerState: ProviderState,
  cause: string,
  isStillSo: (tx: TransactionSql) => Promise<boolean> = async () => true,
) {
  return asService(deps, async (tx) => {
    const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${accountId}) as record`;
    if (!row?.record || !(await isStillSo(tx))) return undefined;
    const stored = row.record;
    const now = deps.now();
    const { before, after, learnt } = learnAll(stored, providerState.facts);
    const found = subscriptionStatus(after, now);
    await deps.step?.("record read");
    // By the clock it is always saved: the next turn is another one now, even if this one changed nothing.
    if (after !== before || hasChanged(stored, found) || cause === "clock") {
      const receipts = await save(tx, { accountId, provider, providerState, cause, before, after, learnt, found, now });
      await deps.step?.("record saved");
      await writeEmails(tx, {
        accountId,
        cause,
        stored,
        after,
        learnt,
        found,
        receipts,
        publicUrl: deps.publicUrl,
        now,
      });
      await orderUndoing(tx, provider, after, found, now);
    }
    await closeCheckouts(tx, providerState);
    await deps.step?.("before commit");
    return { ...found, learnt };
  });
}

export function toRecord({ trialEnd, charges, subscriptions, disputes, added }: StoredRecord): BillingRecord {
  return {
    trialEnd,
    ...{ charges: byId(charges), subscriptions: byId(subscriptions), disputes: byId(disputes), added: byId(added) },
  };
}

export function byId<Item extends { id: string }>(items: Item[]) {
  return new Map(items.map((item) => [item.id, item]));
}

function learnAll(stored: StoredRecord, facts: Fact[]) {
  const before = toRecord(stored);
  const learnt: Fact[] = [];
  let after = before;
  for (const fact of facts) {
    const next = learn(after, fact);
    if (next !== after && isNewFact(after, next, fact)) learnt.push(fact);
    after = next;
  }
  return { before, after, learnt };
}

/** The same word heard at a later moment is kept, and is no history. */
function isNewFact(before: BillingRecord, after: BillingRecord, { id }: Fact) {
  const known = before.subscriptions.get(id);
  return !known || known.state !== after.subscriptions.get(id)?.state;
}

function hasChanged(stored: StoredRecord, found: SubscriptionStatus) {
  return stored.status !== found.status || stored.paidUntil !== found.paidUntil || stored.cancelAt !== found.cancelAt;
}

type Change = {
  accountId: string;
  provider: ProviderName;
  providerState: ProviderState;
  cause: string;
  before: BillingRecord;
  after: BillingRecord;
  learnt: Fact[];
  found: SubscriptionStatus;
  now: number;
};

async function save(tx: TransactionSql, change: Change) {
  const { accountId, provider, providerState, cause, before, after, learnt, found, now } = change;
  const details = new Map(providerState.subscriptions.map((known) => [known.id, known]));
  const subscriptions = changed(before.subscriptions, after.subscriptions).map((subscription) => ({
    ...{ ...details.get(subscription.id), ...subscription, provider },
  }));
  const charges = changed(before.charges, after.charges).map((charge) => ({
    ...{ ...charge, provider, paidAt: paymentMoment(charge, learnt) },
  }));
  const disputes = changed(before.disputes, after.disputes).map((dispute) => ({ ...dispute, provider }));
  const [row] = await tx<{ receipts: Record<string, number | null> }[]>`
    select billing.save_record(${accountId}, ${cause}, ${tx.json(learnt)},
      ${tx.json({ ...found, nextTransitionAt: nextTransitionAt(after, now) ?? null })}, ${tx.json(subscriptions)},
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
  found: SubscriptionStatus,
  now: number,
) {
  const extra = duplicatePayments(record);
  const alive = [...record.subscriptions.values()].filter(({ state }) => state !== "ended").map(({ id }) => id);
  const endings = found.status === "inactive" ? alive : extra.subscriptions;
  const orders = [
    ...endings.map((subject) => ({ kind: "end", subject })),
    ...extra.charges.map((subject) => ({ kind: "refund", subject })),
  ];
  for (const { kind, subject } of orders)
    await tx`
      insert into billing.payment_events (provider, event_id, kind, subject, next_attempt_at)
      select coalesce((select s.provider from billing.subscriptions s where s.id = ${subject}),
        (select c.provider from billing.charges c where c.id = ${subject}), ${provider}),
        ${`${kind}:${subject}`}, ${kind}, ${subject}, ${new Date(now)}
      on conflict (provider, event_id) do nothing`;
}

async function closeCheckouts(tx: TransactionSql, { checkouts }: ProviderState) {
  if (checkouts.length === 0) return;
  await tx`
    update billing.checkouts c set status = r.status
    from jsonb_to_recordset(${tx.json(checkouts)}) as r (id uuid, status text)
    where c.id = r.id and c.status <> r.status and c.status <> 'done'`;
}
