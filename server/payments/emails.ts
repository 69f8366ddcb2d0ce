import type { TransactionSql } from "postgres";
import { currentVersions } from "#app/features/legal/versions.ts";
import { contestedSince, isDisputeFact } from "#app/features/subscription/disputes.ts";
import { nextChargeAt } from "#app/features/subscription/next-charge.ts";
import { priceAt } from "#app/features/subscription/price.ts";
import type { BillingRecord, Fact, Subscription } from "#app/features/subscription/record.ts";
import { type Status, type SubscriptionStatus, withdrawals } from "#app/features/subscription/subscription-status.ts";
import { graceEnd } from "#app/features/subscription/terms.ts";

/** The account as it was before. */
type Stored = {
  email: string | null;
  name: string | null;
  isReady: boolean;
  status: Status;
  paidUntil: number | null;
  subscriptions: Subscription[];
  trialEnd: number;
  block: { since: number } | null;
  termsVersion: string | null;
};

type Change = {
  accountId: string;
  cause: string;
  stored: Stored;
  after: BillingRecord;
  learnt: Fact[];
  found: SubscriptionStatus;
  receipts: Record<string, number | null>;
  publicUrl: string;
  now: number;
};

export type Email = { kind: string; key: string; data: Record<string, string | number | boolean | null> };

/** Posted in the transaction of the change: an email goes out exactly when its cause is true, and once. */
export async function writeEmails(tx: TransactionSql, change: Change) {
  for (const message of emailsFor(change)) await postToOwner(tx, change.stored, message, change.publicUrl);
  for (const { kind, key, data } of emailsToOperators(change))
    await tx`select billing.notify_operators(${change.accountId}, ${kind}, ${tx.json(data)}, ${key})`;
}

type Owner = Pick<Stored, "email" | "name" | "isReady" | "termsVersion" | "trialEnd">;

/** With the page of the subscription, the version of the terms that was accepted, and whether paying alone lists the profile. */
async function postToOwner(tx: TransactionSql, owner: Owner, { kind, key, data }: Email, publicUrl: string) {
  if (!owner.email) return;
  const link = `${publicUrl}/dashboard/assinatura`;
  const terms = `${publicUrl}/termos/versao/${owner.termsVersion ?? currentVersions.terms}`;
  const { email, name, isReady } = owner;
  await postEmail(tx, email, { kind, key, data: { ...data, name: name ?? "", isReady, link, terms } });
}

type Withdrawn = { subscription: string; amount: number; charges: { id: string }[] };

/** In the transaction of the wish: whoever withdraws has it in writing, however long the bank takes. */
export async function confirmWithdrawal(
  tx: TransactionSql,
  owner: Owner,
  withdrawn: Withdrawn,
  { publicUrl, now }: { publicUrl: string; now(): number },
) {
  const { subscription, amount } = withdrawn;
  const key = `withdrawn:${subscription}:${withdrawn.charges[0]?.id ?? ""}`;
  const data = { amount, freeUntil: freeUntil(owner, now()) };
  await postToOwner(tx, owner, { kind: "withdrawal-confirmed", key, data }, publicUrl);
}

/** Of a renewal that was off already, and is now so by its owner's wish: nothing changes at the provider. */
export async function confirmCancelling(
  tx: TransactionSql,
  id: string,
  { publicUrl, ...change }: Omit<Change, "cause" | "learnt" | "receipts">,
) {
  const message = cancelledEmail(id, change.now, {
    ...change,
    publicUrl,
    cause: "owner cancelled",
    learnt: [],
    receipts: {},
  });
  await postToOwner(tx, change.stored, message, publicUrl);
}

function cancelledEmail(id: string, at: number, change: Change): Email {
  const isCharged = [...change.after.charges.values()].some(({ status }) => status !== "failed");
  const data = { until: lastDay(change), returnUntil: returnUntil(id, change), isCharged };
  return { kind: "subscription-cancelled", key: `cancelled:${id}:${at}`, data };
}

export async function postEmail(tx: TransactionSql, recipient: string, { kind, key, data }: Email) {
  await tx`select email.enqueue(${kind}, ${recipient}, ${tx.json(data)}, ${key})`;
}

function emailsFor(change: Change): Email[] {
  const { accountId, stored, found, learnt } = change;
  const emails = learnt.flatMap((fact) => emailsAbout(fact, change));
  const hasStopped = found.status === "inactive" && (stored.status === "active" || stored.status === "past_due");
  const isGivenBack = learnt.some(({ type }) => type === "charge_refunded");
  if (hasStopped && !isGivenBack)
    emails.push({
      kind: "subscription-ended",
      key: `ended:${accountId}:${stored.paidUntil}`,
      data: { isBlocked: isBlocked(change) },
    });
  return emails;
}

/** A dispute has a deadline, and only whoever runs the platform can answer it. */
function emailsToOperators({ learnt, after, publicUrl }: Change): Email[] {
  return learnt.filter(isDisputeFact).map(({ type, id, charge, at }) => {
    const amount = after.charges.get(charge)?.amount ?? 0;
    const data = { outcome: outcomes[type], amount, at, link: publicUrl };
    return { kind: "dispute-update", key: `dispute:${id}:${type}`, data };
  });
}

const outcomes = { dispute_opened: "open", dispute_won: "won", dispute_lost: "lost" } as const;

function emailsAbout(fact: Fact, change: Change): Email[] {
  const { stored, after, found, receipts, cause, now } = change;
  const until = found.paidUntil;
  switch (fact.type) {
    case "charge_succeeded": {
      const { id, amount, start, end, at } = fact;
      const withdrawUntil = withdrawals(after, now).find(({ charges }) => charges.some((one) => one.id === id))?.until;
      const data = {
        amount,
        start,
        end,
        paidAt: at,
        receipt: receipts[id] ?? null,
        withdrawUntil: withdrawUntil ?? null,
      };
      return [{ kind: "payment-receipt", key: `receipt:${id}`, data }];
    }
    case "charge_failed": {
      if (found.status !== "past_due" || until === null) return [];
      const data = { until: graceEnd(until), attempt: 1 };
      return [{ kind: "payment-failed", key: `failed:${fact.id}:1`, data }];
    }
    case "charge_refunded": {
      // What was paid twice goes back without an end to the subscription that stays.
      const others = [...after.subscriptions.values()].filter(({ id }) => id !== fact.subscription);
      const goesOn = others.some(({ state }) => state !== "ended");
      const data = { amount: fact.amount, goesOn, freeUntil: freeUntil(stored, now) };
      return [{ kind: "payment-refunded", key: `refunded:${fact.id}`, data }];
    }
    case "subscription_cancelled": {
      // Not its owner's wish: the renewal is only off as long as the profile may not be shown.
      if (isBlocked(change) && cause !== "owner cancelled") {
        const data = { until: returnUntil(fact.id, change) };
        return [{ kind: "renewal-held", key: `held:${fact.id}:${fact.at}`, data }];
      }
      return [cancelledEmail(fact.id, fact.at, change)];
    }
    case "subscription_open": {
      const isNew = !stored.subscriptions.some(({ id }) => id === fact.id);
      const own = [...after.charges.values()].filter(({ subscription }) => subscription === fact.id);
      if (cause === "released" || cause === "owner resumed") {
        const data = {
          until: nextCharge(fact.id, change),
          amount: own.at(-1)?.amount ?? priceAt(now),
          byOwner: cause === "owner resumed",
        };
        return [{ kind: "renewal-resumed", key: `resumed:${fact.id}:${fact.at}`, data }];
      }
      // Whoever has paid already gets the receipt, which says it all.
      return isNew && own.length === 0
        ? [{ kind: "subscription-started", key: `started:${fact.id}`, data: { firstCharge: until } }]
        : [];
    }
    case "dispute_opened":
    case "dispute_won":
    case "dispute_lost": {
      const amount = after.charges.get(fact.charge)?.amount ?? 0;
      const data = { outcome: outcomes[fact.type], amount, until: listedUntil(found) };
      return [{ kind: "payment-disputed", key: `disputed:${fact.id}:${fact.type}`, data }];
    }
    default:
      return [];
  }
}

/** Nothing is charged while the profile may not be shown; a date ahead is not yet that. */
function isBlocked({ stored: { block }, now }: Change) {
  return block !== null && block.since <= now;
}

/** The end of the trial, while it runs. */
function freeUntil({ trialEnd }: Pick<Stored, "trialEnd">, now: number) {
  return trialEnd > now ? trialEnd : null;
}

/** Until when a cancellation can be taken back; null when it cannot: by Pix on the day of a charge the contract ends. */
function returnUntil(id: string, change: Change) {
  return change.after.subscriptions.get(id)?.state === "ended" ? null : nextCharge(id, change);
}

/** The day of a contract's next charge; null when it has passed. */
function nextCharge(id: string, { after, now }: Change) {
  const subscription = after.subscriptions.get(id);
  const contested = contestedSince(after.disputes);
  const paid = [...after.charges.values()].filter((charge) => charge.status === "paid" && !contested.has(charge.id));
  const added = [...after.added.values()];
  const next = subscription ? nextChargeAt(subscription, { paid, added, trialEnd: after.trialEnd }) : 0;
  return next > now ? next : null;
}

/** The profile's last day in the search after a cancellation; null when it is out already. */
function lastDay(change: Change) {
  const { stored, found, now } = change;
  const end = found.cancelAt ?? freeUntil(stored, now);
  if (end === null || end <= now || isBlocked(change)) return null;
  return Math.min(end, stored.block?.since ?? end);
}

/** Until when the profile stays in the search if nothing else happens; null when it is out, or in without an end. */
function listedUntil({ status, paidUntil, cancelAt }: SubscriptionStatus) {
  if (status === "past_due" && paidUntil) return graceEnd(paidUntil);
  return status === "active" ? cancelAt : null;
}
