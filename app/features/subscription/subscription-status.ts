import { coveredUntil, type Period } from "./added-days.ts";
import { contestedSince } from "./disputes.ts";
import type { BillingRecord, Charge, Subscription } from "./record.ts";
import { DAY, graceEnd } from "./terms.ts";
import { findWithdrawals } from "./withdrawal.ts";

/** The life of a subscription, as pure rules: the record says what happened, the clock what it means now. */
export type Status = "trial" | "active" | "past_due" | "inactive";

export type SubscriptionStatus = {
  status: Status;
  /** Until when the trial or money covers the listing; null while nobody has subscribed. */
  paidUntil: number | null;
  /** When a cancelled subscription stops being listed. */
  cancelAt: number | null;
  /** Whether the provider will charge again by itself. */
  renews: boolean;
};

/** What the record means now. */
export function subscriptionStatus(record: BillingRecord, now: number): SubscriptionStatus {
  const { contested, open } = readMoney(record);
  const charges = [...record.charges.values()];
  const paid = charges.filter(({ status }) => status === "paid");
  const periods = paid.map((charge) => ({ start: charge.start, end: covered(charge, contested) }));
  const moneyUntil = Math.max(0, ...periods.map(({ end }) => end));
  const paidUntil = coveredUntil(periods, [...record.added.values()], record.trialEnd);
  const renews = open.length > 0;
  if (renews) return openStatus(charges, newest(open), Math.max(paidUntil, record.trialEnd), now);
  if (paidUntil > now && paidUntil > record.trialEnd)
    return { status: "active", paidUntil, cancelAt: paidUntil, renews };
  // Money that was taken back is a charge that failed, and has its grace.
  const isCutShort = paid.some((charge) => charge.end > moneyUntil && covered(charge, contested) === moneyUntil);
  const end = Math.max(paidUntil, record.trialEnd);
  if (isCutShort && end <= now && now < graceEnd(end))
    return { status: "past_due", paidUntil: end, cancelAt: null, renews };
  const isUntouched =
    record.subscriptions.size === 0 && record.added.size === 0 && charges.every(({ status }) => status === "failed");
  // An expired trial that nobody subscribed to stays a trial: "expired" is derived from its date.
  const status = isUntouched || record.trialEnd > now ? "trial" : "inactive";
  const coverage = status === "inactive" && paidUntil > 0 ? paidUntil : null;
  return { status, paidUntil: coverage, cancelAt: coverage, renews };
}

/** What may be withdrawn from now, with everything that was paid for it. */
export function withdrawals(record: Pick<BillingRecord, "charges" | "disputes">, now: number) {
  const contested = contestedSince(record.disputes);
  const charges = [...record.charges.values()].map((charge) => ({ ...charge, isContested: contested.has(charge.id) }));
  return findWithdrawals(charges, now);
}

/**
 * What must be undone: because somebody paid twice, in two tabs or by changing the method, only the newest
 * subscription goes on, and days that a newer one has paid for are not paid for by an older; and no card is charged
 * again whose owner contests a charge.
 */
export function duplicatePayments(record: BillingRecord) {
  const { isContested, open } = readMoney(record);
  const charges = [...record.charges.values()];
  const older = open.filter(({ id }) => id !== newest(open));
  const contested = charges.filter(isContested).map(({ subscription }) => subscription);
  const alive = contested.filter((id) => (record.subscriptions.get(id)?.state ?? "ended") !== "ended");
  const paid = charges.filter((charge) => charge.status === "paid" && !isContested(charge));
  const isPaidTwice = (charge: Charge) =>
    paid.some((other) => overlaps(other, charge) && isNewer(record, other, charge));
  return {
    subscriptions: [...new Set([...older.map(({ id }) => id), ...alive])],
    charges: paid.filter(isPaidTwice).map(({ id }) => id),
  };
}

/** The subscription that goes on. */
function newest(open: Subscription[]) {
  return open.toSorted((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1))[0]?.id;
}

/** Of two charges, whether the first is of the newer subscription. */
function isNewer({ subscriptions }: BillingRecord, a: Charge, b: Charge) {
  const since = ({ subscription, at }: Charge) => subscriptions.get(subscription)?.since ?? at;
  if (a.subscription === b.subscription) return false;
  return since(a) > since(b) || (since(a) === since(b) && a.subscription < b.subscription);
}

/** The next moment at which the clock alone changes the status. */
export function nextTransitionAt(record: BillingRecord, now: number): number | undefined {
  const { paidUntil, renews, status } = subscriptionStatus(record, now);
  const hasGrace = renews || status === "past_due";
  const ends = [record.trialEnd, paidUntil ?? 0, hasGrace && paidUntil ? graceEnd(paidUntil) : 0];
  return ends.filter((end) => end > now).sort((a, b) => a - b)[0];
}

/** Which money is away, and which subscriptions will charge again. */
function readMoney({ charges, subscriptions, disputes }: BillingRecord) {
  const contested = contestedSince(disputes);
  const isContested = ({ id }: Charge) => contested.has(id);
  const suspect = new Set([...charges.values()].filter(isContested).map(({ subscription }) => subscription));
  const open = [...subscriptions.values()].filter(({ id, state }) => state === "open" && !suspect.has(id));
  return { contested, isContested, open };
}

/** Until when a paid charge covers the listing; a contested one only until it was contested. */
function covered({ id, start, end }: Charge, contested: ReadonlyMap<string, number>) {
  return Math.min(end, Math.max(start, contested.get(id) ?? end));
}

/** Who has authorised another way of paying is late no more for what the old one could not charge. */
function openStatus(
  charges: Charge[],
  current: string | undefined,
  paidUntil: number,
  now: number,
): SubscriptionStatus {
  const hasFailed = charges.some(
    ({ status, end, subscription }) => status === "failed" && end > paidUntil && subscription === current,
  );
  const isLate = now >= paidUntil;
  const isOver = now >= graceEnd(paidUntil);
  const status = isOver ? "inactive" : isLate || hasFailed ? "past_due" : "active";
  return { status, paidUntil, cancelAt: null, renews: true };
}

/** A day or less is no second payment: a new month may begin minutes before the old one is over. */
const overlaps = (a: Period, b: Period) => Math.min(a.end, b.end) - Math.max(a.start, b.start) > DAY;
