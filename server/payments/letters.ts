import type { TransactionSql } from "postgres";
import type { BillingRecord, Fact, Standing } from "#app/features/subscription/life.ts";
import { DAY, graceDays } from "#app/features/subscription/terms.ts";
import type { StoredRecord } from "./apply-truth.ts";

type Change = {
  accountId: string;
  stored: StoredRecord;
  after: BillingRecord;
  learnt: Fact[];
  found: Standing;
  receipts: Record<string, number | null>;
  publicUrl: string;
};

export type Letter = { kind: string; key: string; data: Record<string, string | number | null> };

/** Posted in the transaction of the change: a letter goes out exactly when its cause is true, and once. */
export async function writeLetters(tx: TransactionSql, change: Change) {
  const { email, name } = change.stored;
  if (!email) return;
  const link = `${change.publicUrl}/dashboard/assinatura`;
  for (const letter of lettersFor(change))
    await postLetter(tx, email, { ...letter, data: { ...letter.data, name: name ?? "", link } });
}

export async function postLetter(tx: TransactionSql, recipient: string, { kind, key, data }: Letter) {
  await tx`select mail.post(${kind}, ${recipient}, ${tx.json(data)}, ${key})`;
}

function lettersFor(change: Change): Letter[] {
  const { accountId, stored, found, learnt } = change;
  const letters = learnt.flatMap((fact) => lettersAbout(fact, change));
  const hasStopped = found.status === "inactive" && (stored.status === "active" || stored.status === "past_due");
  const isGivenBack = learnt.some(({ type }) => type === "charge_refunded");
  if (hasStopped && !isGivenBack)
    letters.push({ kind: "subscription-ended", key: `ended:${accountId}:${stored.paidUntil}`, data: {} });
  return letters;
}

function lettersAbout(fact: Fact, { stored, after, found, receipts }: Change): Letter[] {
  const until = found.paidUntil;
  switch (fact.type) {
    case "charge_succeeded": {
      const { id, amount, start, end, at } = fact;
      const data = { amount, start, end, paidAt: at, receipt: receipts[id] ?? null };
      return [{ kind: "payment-receipt", key: `receipt:${id}`, data }];
    }
    case "charge_failed": {
      if (found.status !== "past_due" || until === null) return [];
      const data = { until: until + graceDays * DAY, attempt: 1 };
      return [{ kind: "payment-failed", key: `failed:${fact.id}:1`, data }];
    }
    case "charge_refunded":
      return [{ kind: "payment-refunded", key: `refunded:${fact.id}`, data: { amount: fact.amount } }];
    case "subscription_cancelled":
      return [{ kind: "subscription-cancelled", key: `cancelled:${fact.id}:${fact.at}`, data: { until } }];
    case "subscription_open": {
      const isNew = !stored.subscriptions.some(({ id }) => id === fact.id);
      const isCharged = [...after.charges.values()].some(({ subscription }) => subscription === fact.id);
      // Whoever has paid already gets the receipt, which says it all.
      return isNew && !isCharged
        ? [{ kind: "subscription-started", key: `started:${fact.id}`, data: { firstCharge: until } }]
        : [];
    }
    default:
      return [];
  }
}
