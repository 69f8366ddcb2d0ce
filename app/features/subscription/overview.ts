import { formatDate } from "#app/shared/formats.ts";
import type { Operator } from "#app/shared/operator.ts";
import { nextChargeAt } from "./next-charge.ts";
import { priceAt } from "./price.ts";
import { chargedAtOnce, DAY, graceEnd } from "./terms.ts";
import { findWithdrawals } from "./withdrawal.ts";

/** What `subscription_overview` tells the owner. Moments are as PostgreSQL writes them in JSON. */
export type Overview = {
  status: "trial" | "active" | "past_due" | "inactive";
  trialEnd: string;
  paidUntil: string | null;
  cancelAt: string | null;
  /** Since when the owner keeps the profile out of the search; what is paid goes on. */
  pausedAt: string | null;
  /** Whether a payment is all that the search asks for: complete, with a registration in order, not paused (`billing.is_ready`). */
  isReady: boolean;
  /** The month that is due waits for its charge: nothing is asked of its owner (`billing.is_charge_on_its_way`). */
  isChargeOnItsWay: boolean;
  subscription: {
    id: string;
    provider: "stripe" | "pix" | "demo";
    method: Method;
    methodLabel: string | null;
    state: "open" | "cancelling" | "ended";
    /** When it began. */
    since: string;
    /** Not renewed while the profile may not be shown; it goes on by itself when that is over. */
    isHeld: boolean;
  } | null;
  /**
   * Why nothing can be bought now, with the words that were sent by email; since then, or from then on, the profile is
   * not shown and nothing is charged either.
   */
  block: { reason: BlockReason; words: string | null; since: string } | null;
  checkout: {
    id: string;
    provider: "stripe" | "pix" | "demo";
    method: Method;
    status: "open" | "done" | "refused" | "expired";
    url: string | null;
    pixCode: string | null;
    expiresAt: string;
  } | null;
  charges: OverviewCharge[];
  /** Given by whoever runs the platform. */
  addedDays: { days: number; at: string }[];
  refundPending: boolean;
};

/** Whether the next month is charged by itself. */
export const isRenewed = ({ subscription, block }: Overview) => subscription?.state === "open" && !block;

export type OverviewCharge = {
  id: string;
  subscription: string;
  amount: number;
  start: string;
  end: string;
  status: "failed" | "paid" | "refunded";
  at: string;
  paidAt: string | null;
  refundedAt: string | null;
  receipt: number | null;
  provider: "stripe" | "pix" | "demo";
  /** Contested at the bank: the money is away. */
  isDisputed: boolean;
  /** The version of the terms that had been accepted when it was paid. */
  termsVersion: string | null;
};

export type BlockReason = "suspended" | "contested" | "refused" | "no_rqe";

export type Method = "card" | "pix";

/** How one may pay here. */
export type PaymentOptions = { methods: Method[]; isDemo: boolean; asksTaxId: boolean; operator: Operator };

/** What the demo lets happen to a subscription that runs. */
export type DemoOutcome = "paid" | "failed" | "disputed";

/** Whether there is something to manage, rather than only something to buy. */
export function hasSubscription({ status, subscription }: Overview) {
  const isAlive = subscription !== null && subscription.state !== "ended";
  return status === "active" || status === "past_due" || (status === "trial" && isAlive);
}

/** What the owner may withdraw from now; undefined when there is nothing, or when it is under way. */
export function withdrawalOf({ charges, refundPending }: Overview, now: Date) {
  const own = charges.map((charge) => ({
    ...{ ...charge, start: Date.parse(charge.start), end: Date.parse(charge.end) },
    ...{ at: Date.parse(charge.paidAt ?? charge.at), isContested: charge.isDisputed },
  }));
  return refundPending ? undefined : findWithdrawals(own, Number(now))[0];
}

/** What went back in the last week, until there is a newer contract. */
export function recentRefunds({ charges, subscription }: Overview, now: Date) {
  const current = subscription?.state === "ended" ? undefined : subscription?.id;
  return charges.filter(
    (charge) =>
      charge.refundedAt &&
      Number(now) - Date.parse(charge.refundedAt) < 7 * DAY &&
      (!current || current === charge.subscription),
  );
}

/** Money that a bank took back because its payer contested it, until there is a newer contract. */
export function disputedCharge({ charges, subscription }: Overview) {
  const isOver = (charge: OverviewCharge) =>
    subscription?.state !== "ended" && subscription?.id !== charge.subscription;
  return charges.find((charge) => charge.isDisputed && charge.status === "paid" && !isOver(charge));
}

/**
 * When a paid period would begin that is bought now: what is already there, trial or paid month, is not lost. Undefined
 * when it begins at once; a few minutes more or less are the same.
 */
export function paidPeriodStart({ trialEnd, paidUntil }: Overview, now: Date) {
  const ends = [trialEnd, paidUntil].flatMap((end) => (end ? [new Date(end)] : []));
  const latest = ends.sort((a, b) => Number(b) - Number(a))[0];
  return latest && Number(latest) - Number(now) > chargedAtOnce ? latest : undefined;
}

/** What a month costs its owner: a running subscription keeps the price it was made at. */
export function contractPrice({ subscription, charges }: Overview) {
  const own = charges.find((charge) => charge.subscription === subscription?.id);
  return own?.amount ?? priceAt(Date.now());
}

/** When the next month is charged; undefined when nothing will be. */
export function nextCharge({ subscription, charges, addedDays, trialEnd, paidUntil, block }: Overview) {
  if (subscription?.state !== "open" || !paidUntil) return undefined;
  const paid = charges
    .filter(({ status, isDisputed }) => status === "paid" && !isDisputed)
    .map(({ start, end, at, paidAt, subscription: contract }) => ({
      ...{ subscription: contract, start: Date.parse(start), end: Date.parse(end), at: Date.parse(paidAt ?? at) },
    }));
  const added = addedDays.map(({ days, at }) => ({ days, at: Date.parse(at) }));
  const { id, since } = subscription;
  const next = new Date(
    nextChargeAt({ id, since: Date.parse(since) }, { paid, added, trialEnd: Date.parse(trialEnd) }),
  );
  return block && new Date(block.since) <= next ? undefined : next;
}

/** Since when the month is due that is on its way. */
export function dueSince(overview: Overview) {
  return nextCharge({ ...overview, block: null }) ?? new Date(overview.paidUntil ?? overview.trialEnd);
}

/** Whether anything has been charged for the subscription that runs, or was paid before by another way. */
export function isCharged({ subscription, charges }: Overview) {
  return charges.some(
    ({ status, subscription: own }) => status === "paid" || (own === subscription?.id && status !== "failed"),
  );
}

/** When the profile leaves the search if nobody pays; undefined while the next month is on its way. */
export function listedUntil(overview: Overview) {
  const { block } = overview;
  const end = paidListingEnd(overview);
  return block && (!end || new Date(block.since) < end) ? new Date(block.since) : end;
}

function paidListingEnd(overview: Overview) {
  const { status, cancelAt, paidUntil, trialEnd, subscription } = overview;
  if (overview.isChargeOnItsWay) return undefined;
  if (cancelAt) return new Date(cancelAt);
  if (status === "trial" && subscription?.state === "cancelling") return new Date(trialEnd);
  return status === "past_due" && paidUntil ? new Date(graceEnd(Date.parse(paidUntil))) : undefined;
}

/** Beside the words of the state: what a subscription that is called active has ahead of it. */
export function subscriptionNote(overview: Overview, now: Date) {
  if (overview.isChargeOnItsWay) return `Cobrança a caminho desde ${formatDate(dueSince(overview))}`;
  const until = listedUntil(overview);
  if (!until || until <= now || overview.status === "inactive") return undefined;
  if (overview.status === "past_due") return `Pagamento pendente: regularize até ${formatDate(until)}`;
  return overview.subscription && overview.subscription.state !== "open"
    ? `Cancelada: vale até ${formatDate(until)}`
    : undefined;
}

/** A payment that was begun and can still be made. */
export function openPayment({ checkout, block }: Overview, now: Date) {
  if (block || checkout?.status !== "open" || new Date(checkout.expiresAt) <= now) return undefined;
  const { id, method, url, pixCode } = checkout;
  return url || pixCode ? { id, method, url, pixCode, expiresAt: new Date(checkout.expiresAt) } : undefined;
}

/** What somebody paid with last, of what is offered here; nothing is cheaper for us than what is known to work. */
export function lastMethod({ subscription }: Overview, methods: Method[]): Method {
  const known = subscription?.method;
  if (known && methods.includes(known)) return known;
  return methods.includes("pix") ? "pix" : "card";
}

/** "Recibo 000123" */
export function receiptNumber({ receipt }: Pick<OverviewCharge, "receipt">) {
  return receipt === null ? undefined : String(receipt).padStart(6, "0");
}
