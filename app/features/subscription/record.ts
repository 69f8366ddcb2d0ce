import { type AddedDays, type AddedDaysFact, isAddedDaysFact, type Period } from "./added-days.ts";
import { type DisputeFact, type Disputes, isDisputeFact, learnDispute } from "./disputes.ts";

/**
 * What providers tell is kept as facts that only ever grow: a charge moves from failed to paid to refunded and never
 * back, a subscription keeps its newest word. So facts may come twice, late and in any order, and lead to the same
 * record.
 */
export type Charge = Period & {
  id: string;
  subscription: string;
  amount: number;
  status: "failed" | "paid" | "refunded";
  /** When the provider says that this came about. */
  at: number;
};

export type Subscription = {
  id: string;
  state: "open" | "cancelling" | "ended";
  /** When the provider said so. */
  at: number;
  /** When it began. */
  since: number;
};

/** Everything an account's providers have told so far. Moments are milliseconds. */
export type BillingRecord = {
  trialEnd: number;
  charges: ReadonlyMap<string, Charge>;
  subscriptions: ReadonlyMap<string, Subscription>;
  disputes: Disputes;
  added: ReadonlyMap<string, AddedDays>;
};

type ChargeFact = Omit<Charge, "status"> & { type: "charge_succeeded" | "charge_failed" | "charge_refunded" };
type SubscriptionFact = Omit<Subscription, "state"> & {
  type: "subscription_open" | "subscription_cancelled" | "subscription_ended";
};
export type Fact = ChargeFact | SubscriptionFact | DisputeFact | AddedDaysFact;

export function newRecord(trialEnd: number): BillingRecord {
  return { trialEnd, charges: new Map(), subscriptions: new Map(), disputes: new Map(), added: new Map() };
}

/** The record with one more fact; the same object when the fact says nothing new. */
export function learn(record: BillingRecord, fact: Fact): BillingRecord {
  if (isDisputeFact(fact)) {
    const disputes = learnDispute(record.disputes, fact);
    return disputes === record.disputes ? record : { ...record, disputes };
  }
  if (isAddedDaysFact(fact)) return learnDays(record, fact);
  return isChargeFact(fact) ? learnCharge(record, fact) : learnSubscription(record, fact);
}

const chargeOrder = ["failed", "paid", "refunded"] as const;
const chargeStatus = { charge_failed: "failed", charge_succeeded: "paid", charge_refunded: "refunded" } as const;
const states = {
  subscription_open: "open",
  subscription_cancelled: "cancelling",
  subscription_ended: "ended",
} as const;

function isChargeFact(fact: Fact): fact is ChargeFact {
  return fact.type in chargeStatus;
}

function learnCharge(record: BillingRecord, { type, ...fact }: ChargeFact): BillingRecord {
  const known = record.charges.get(fact.id);
  const charge = { ...fact, status: chargeStatus[type] };
  // A charge keeps the moment of its payment: the seven days to withdraw may count from it.
  if (known && rank(charge) < rank(known)) return record;
  if (known && rank(charge) === rank(known) && charge.at >= known.at) return record;
  return { ...record, charges: new Map(record.charges).set(fact.id, charge) };
}

function learnDays(record: BillingRecord, { type, ...fact }: AddedDaysFact): BillingRecord {
  return record.added.has(fact.id) ? record : { ...record, added: new Map(record.added).set(fact.id, fact) };
}

function rank({ status }: Charge) {
  return chargeOrder.indexOf(status);
}

function learnSubscription(record: BillingRecord, { type, ...fact }: SubscriptionFact): BillingRecord {
  const known = record.subscriptions.get(fact.id);
  const reported: Subscription = { ...fact, state: states[type] };
  if (known && !outweighs(reported, known)) return record;
  return { ...record, subscriptions: new Map(record.subscriptions).set(fact.id, reported) };
}

/** An end is final; otherwise the newest word counts, and of two at the same moment the more final one. */
function outweighs(reported: Subscription, known: Subscription) {
  if (known.state === "ended") return reported.state === "ended" && reported.at < known.at;
  if (reported.state === "ended" || reported.at > known.at) return true;
  return reported.at === known.at && reported.state === "cancelling" && known.state === "open";
}
