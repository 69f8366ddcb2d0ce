import { DAY, graceDays, refundDays } from "./terms.ts";

/**
 * The life of a subscription, as pure rules. What providers tell is kept as facts that only ever grow: a charge
 * moves from failed to paid to refunded and never back, a subscription keeps its newest word. So facts may come
 * twice, late and in any order, and lead to the same record; the clock then decides what the record means.
 */
export type Status = "trial" | "active" | "past_due" | "inactive";

export type Period = { start: number; end: number };

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
};

type ChargeFact = Omit<Charge, "status"> & { type: "charge_succeeded" | "charge_failed" | "charge_refunded" };
type SubscriptionFact = Omit<Subscription, "state"> & {
  type: "subscription_open" | "subscription_cancelled" | "subscription_ended";
};
export type Fact = ChargeFact | SubscriptionFact;

export function newRecord(trialEnd: number): BillingRecord {
  return { trialEnd, charges: new Map(), subscriptions: new Map() };
}

/** The record with one more fact; the same object when the fact says nothing new. */
export function learn(record: BillingRecord, fact: Fact): BillingRecord {
  return isChargeFact(fact) ? learnCharge(record, fact) : learnSubscription(record, fact);
}

export type Standing = {
  status: Status;
  /** Until when the trial or money covers the listing; null while nobody has subscribed. */
  paidUntil: number | null;
  /** When a cancelled subscription stops being listed. */
  cancelAt: number | null;
  /** Whether the provider will charge again by itself. */
  renews: boolean;
};

/** What the record means now. */
export function standing(record: BillingRecord, now: number): Standing {
  const subscriptions = [...record.subscriptions.values()];
  const charges = [...record.charges.values()];
  const paidUntil = Math.max(0, ...charges.filter((charge) => charge.status === "paid").map(({ end }) => end));
  const renews = subscriptions.some(({ state }) => state === "open");
  if (renews) return openStanding(charges, Math.max(paidUntil, record.trialEnd), now);
  if (paidUntil > now && paidUntil > record.trialEnd)
    return { status: "active", paidUntil, cancelAt: paidUntil, renews };
  const isUntouched = subscriptions.length === 0 && charges.every(({ status }) => status === "failed");
  // An expired trial that nobody subscribed to stays a trial: SPEC.md derives "expired" from its date.
  const status = isUntouched || record.trialEnd > now ? "trial" : "inactive";
  const coverage = status === "inactive" && paidUntil > 0 ? paidUntil : null;
  return { status, paidUntil: coverage, cancelAt: coverage, renews };
}

/** The one charge that may be given back in full now: the first ever paid, for seven days. */
export function refundable(record: BillingRecord, now: number): Charge | undefined {
  const settled = [...record.charges.values()].filter(({ status }) => status !== "failed");
  const [first] = settled.sort((a, b) => a.at - b.at);
  return settled.length === 1 && first?.status === "paid" && now < first.at + refundDays * DAY ? first : undefined;
}

/**
 * What must be undone because somebody paid twice, in two tabs or by changing the method: only the newest
 * subscription goes on, and days that it has paid for are not paid for by another.
 */
export function surplus(record: BillingRecord) {
  const open = [...record.subscriptions.values()].filter(({ state }) => state === "open");
  const [kept, ...older] = open.sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1));
  const paid = [...record.charges.values()].filter(({ status }) => status === "paid");
  const own = paid.filter(({ subscription }) => subscription === kept?.id);
  const isPaidTwice = (charge: Charge) => !own.includes(charge) && own.some((other) => overlaps(other, charge));
  return { subscriptions: older.map(({ id }) => id), charges: paid.filter(isPaidTwice).map(({ id }) => id) };
}

/** The next moment at which the clock alone changes the standing. */
export function nextTurn(record: BillingRecord, now: number): number | undefined {
  const { paidUntil, renews } = standing(record, now);
  const ends = [record.trialEnd, paidUntil ?? 0, renews && paidUntil ? paidUntil + graceDays * DAY : 0];
  return ends.filter((end) => end > now).sort((a, b) => a - b)[0];
}

function openStanding(charges: Charge[], paidUntil: number, now: number): Standing {
  const hasFailed = charges.some(({ status, end }) => status === "failed" && end > paidUntil);
  const isLate = now >= paidUntil;
  const isOver = now >= paidUntil + graceDays * DAY;
  const status = isOver ? "inactive" : isLate || hasFailed ? "past_due" : "active";
  return { status, paidUntil, cancelAt: null, renews: true };
}

const overlaps = (a: Period, b: Period) => a.start < b.end && b.start < a.end;

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
  // A charge keeps the moment of its payment: the seven days of the refund count from it.
  if (known && rank(charge) < rank(known)) return record;
  if (known && rank(charge) === rank(known) && charge.at >= known.at) return record;
  return { ...record, charges: new Map(record.charges).set(fact.id, charge) };
}

function rank({ status }: Charge) {
  return chargeOrder.indexOf(status);
}

function learnSubscription(record: BillingRecord, { type, ...fact }: SubscriptionFact): BillingRecord {
  const known = record.subscriptions.get(fact.id);
  const told: Subscription = { ...fact, state: states[type] };
  if (known && !outweighs(told, known)) return record;
  return { ...record, subscriptions: new Map(record.subscriptions).set(fact.id, told) };
}

/** An end is final; otherwise the newest word counts, and of two at the same moment the more final one. */
function outweighs(told: Subscription, known: Subscription) {
  if (known.state === "ended") return told.state === "ended" && told.at < known.at;
  if (told.state === "ended" || told.at > known.at) return true;
  return told.at === known.at && told.state === "cancelling" && known.state === "open";
}
