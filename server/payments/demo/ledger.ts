import { addMonths, wholeMonths } from "#app/features/subscription/billing-dates.ts";
import type { Dispute } from "#app/features/subscription/disputes.ts";
import type { Fact } from "#app/features/subscription/record.ts";
import type { Method } from "../provider.ts";

/** What the demo's provider has written down about one payer. Plain data: every change makes a new ledger. */
export type Ledger = {
  subscriptions: {
    id: string;
    method: Method;
    state: "open" | "cancelling" | "ended";
    at: number;
    since: number;
    anchor: number;
    /** What was agreed for each month; older ledgers have it in their charges only. */
    amount?: number;
  }[];
  charges: {
    id: string;
    subscription: string;
    amount: number;
    start: number;
    end: number;
    status: "failed" | "paid" | "refunded";
    at: number;
    paidAt: number | null;
  }[];
  checkouts: { id: string; status: "done" | "refused" }[];
  disputes?: Dispute[];
};

export const emptyLedger: Ledger = { subscriptions: [], charges: [], checkouts: [] };

type Order = { id: string; method: Method; amount: number; startsAt: number };

/**
 * The payer agrees: the subscription begins. As with the real ones, a Pix is paid at once, and a card is charged when the
 * paid period begins. Agreeing twice changes nothing.
 */
export function approve(ledger: Ledger, { id, method, amount, startsAt }: Order, now: number): Ledger {
  if (ledger.checkouts.some((known) => known.id === id)) return ledger;
  const anchor = Math.max(now, startsAt);
  const subscription = { id: `demo-${id}`, method, state: "open" as const, at: now, since: now, anchor, amount };
  const isPaidNow = method === "pix" || anchor <= now;
  return {
    ...ledger,
    subscriptions: [...ledger.subscriptions, subscription],
    charges: [...ledger.charges, ...(isPaidNow ? [newCharge(subscription.id, anchor, 0, amount, "paid", now)] : [])],
    checkouts: [...ledger.checkouts, { id, status: "done" }],
  };
}

export function refuse(ledger: Ledger, { id }: Pick<Order, "id">): Ledger {
  if (ledger.checkouts.some((known) => known.id === id)) return ledger;
  return { ...ledger, checkouts: [...ledger.checkouts, { id, status: "refused" }] };
}

/** The next month is charged, well or in vain. A month that failed is tried again. */
export function renew(ledger: Ledger, subscription: string, outcome: "paid" | "failed", now: number): Ledger {
  const found = ledger.subscriptions.find(({ id, state }) => id === subscription && state === "open");
  if (!found) return ledger;
  const months = ledger.charges.filter(
    (charge) => charge.subscription === subscription && charge.status !== "failed",
  ).length;
  const amount = found.amount ?? ledger.charges.find((charge) => charge.subscription === subscription)?.amount ?? 0;
  const charge = newCharge(subscription, found.anchor, months, amount, outcome, now);
  return { ...ledger, charges: [...ledger.charges.filter(({ id }) => id !== charge.id), charge] };
}

export function changeState(
  ledger: Ledger,
  subscription: string,
  state: "open" | "cancelling" | "ended",
  now: number,
): Ledger {
  const subscriptions = ledger.subscriptions.map((known) =>
    known.id === subscription && known.state !== "ended" ? { ...known, state, at: now } : known,
  );
  return { ...ledger, subscriptions };
}

export function giveBack(ledger: Ledger, charge: string, now: number): Ledger {
  const charges = ledger.charges.map((known) =>
    known.id === charge && known.status === "paid" ? { ...known, status: "refunded" as const, at: now } : known,
  );
  return { ...ledger, charges };
}

/** The payer tells the bank that the newest charge was not theirs; the bank takes the money back. */
export function contest(ledger: Ledger, subscription: string, now: number): Ledger {
  const { disputes = [], charges } = ledger;
  const paid = charges.filter((charge) => charge.subscription === subscription && charge.status === "paid");
  const newest = paid.sort((a, b) => b.start - a.start)[0];
  if (!newest || disputes.some(({ charge }) => charge === newest.id)) return ledger;
  const dispute: Dispute = { id: `dispute-${newest.id}`, charge: newest.id, state: "open", at: now };
  return { ...ledger, disputes: [...disputes, dispute] };
}

/** Months that the clock has made due: the demo's payers always have the money. */
export function chargeWhatIsDue(ledger: Ledger, now: number): Ledger {
  return ledger.subscriptions
    .filter(({ state }) => state === "open")
    .reduce((current, { id, anchor }) => {
      const due = anchor <= now ? wholeMonths(new Date(anchor), new Date(now)) + 1 : 0;
      const charged = current.charges.filter(({ subscription }) => subscription === id).length;
      return charged < due ? renew(current, id, "paid", now) : current;
    }, ledger);
}

export function listFacts({ subscriptions, charges, disputes = [] }: Ledger): Fact[] {
  const words = {
    open: "subscription_open",
    cancelling: "subscription_cancelled",
    ended: "subscription_ended",
  } as const;
  return [
    ...subscriptions.map(({ id, state, at, since }): Fact => ({ type: words[state], id, at, since })),
    ...charges.flatMap(({ status, paidAt, ...charge }): Fact[] => [
      ...(status === "failed" ? [{ ...charge, type: "charge_failed" as const }] : []),
      ...(paidAt === null ? [] : [{ ...charge, type: "charge_succeeded" as const, at: paidAt }]),
      ...(status === "refunded" ? [{ ...charge, type: "charge_refunded" as const }] : []),
    ]),
    ...disputes.map(({ state, ...dispute }): Fact => ({ ...dispute, type: disputeLabels[state] })),
  ];
}

const disputeLabels = { open: "dispute_opened", won: "dispute_won", lost: "dispute_lost" } as const;

function newCharge(
  subscription: string,
  anchor: number,
  month: number,
  amount: number,
  status: "paid" | "failed",
  at: number,
): Ledger["charges"][number] {
  const [start, end] = [month, month + 1].map((months) => Number(addMonths(new Date(anchor), months)));
  const paidAt = status === "paid" ? at : null;
  return { id: `${subscription}-${month}`, subscription, amount, start: start ?? 0, end: end ?? 0, status, at, paidAt };
}
