import { expect, test } from "vitest";
import {
  contractPrice,
  disputedCharge,
  hasSubscription,
  lastMethod,
  listedUntil,
  nextCharge,
  type Overview,
  openPayment,
  paidPeriodStart,
  recentRefunds,
  subscriptionNote,
  withdrawalOf,
} from "./overview.ts";

const now = new Date("2027-02-01T12:00:00Z");
const charge = {
  ...{
    id: "c",
    subscription: "s",
    amount: 1499,
    start: "2027-01-31T12:00:00Z",
    end: "2027-02-28T12:00:00Z",
    status: "paid" as const,
  },
  ...{
    at: "2027-01-31T12:00:00Z",
    paidAt: "2027-01-31T12:00:00Z",
    refundedAt: null,
    receipt: 1,
    termsVersion: "2026-11-15",
    isDisputed: false,
    provider: "demo" as const,
  },
};
const subscription = {
  ...{ id: "s", provider: "demo" as const, method: "card" as const, methodLabel: null, isHeld: false },
  since: "2027-01-25T12:00:00Z",
};
const overview: Overview = {
  ...{ status: "active", trialEnd: "2027-01-31T12:00:00Z", paidUntil: "2027-02-28T12:00:00Z", cancelAt: null },
  subscription: { ...subscription, state: "open" },
  ...{ checkout: null, pausedAt: null, charges: [charge], addedDays: [], refundPending: false, block: null },
  ...{ isChargeOnItsWay: false, isReady: true },
};

const failed = { ...charge, id: "f", start: charge.end, end: "2027-03-28T12:00:00Z", status: "failed" as const };

test("the page offers to withdraw for as long as the rule says, unless that is under way", () => {
  expect(withdrawalOf(overview, now)).toMatchObject({ until: Date.parse("2027-02-07T12:00:00Z"), amount: 1499 });
  expect(withdrawalOf(overview, new Date("2027-02-07T12:00:00Z"))).toBeUndefined();
  expect(withdrawalOf({ ...overview, refundPending: true }, now)).toBeUndefined();
});

test("what is bought now begins when trial or paid month end; within minutes of that, at once", () => {
  const trial = { ...overview, status: "trial" as const, paidUntil: null, charges: [] };
  const end = new Date(trial.trialEnd);
  expect(paidPeriodStart(trial, new Date(Number(end) - 11 * 60_000))).toEqual(end);
  expect(paidPeriodStart(trial, new Date(Number(end) - 10 * 60_000))).toBeUndefined();
  expect(paidPeriodStart(overview, now)).toEqual(new Date("2027-02-28T12:00:00Z"));
});

test("a running subscription shows the price it was made at", () => {
  expect(contractPrice({ ...overview, charges: [{ ...charge, amount: 990 }] })).toBe(990);
  expect(contractPrice({ ...overview, charges: [] })).toBe(1499);
});

test("a cancelled subscription has no next charge", () => {
  expect(nextCharge(overview)).toEqual(new Date("2027-02-28T12:00:00Z"));
  expect(nextCharge({ ...overview, subscription: { ...subscription, state: "cancelling" } })).toBeUndefined();
  expect(
    nextCharge({ ...overview, block: { reason: "suspended", words: null, since: "2027-02-01T12:00:00Z" } }),
  ).toBeUndefined();
});

test("days that were added move no charge, and before the first one the trial's end is its day", () => {
  expect(nextCharge({ ...overview, paidUntil: "2027-03-20T12:00:00Z" })).toEqual(new Date("2027-02-28T12:00:00Z"));
  const trialEnd = "2027-02-28T12:00:00Z";
  expect(nextCharge({ ...overview, trialEnd, charges: [] })).toEqual(new Date(trialEnd));
});

test("a contract that has charged nothing yet charges when what it found is over; days added since then move nothing", () => {
  const changed = {
    ...overview,
    subscription: { ...subscription, id: "new", state: "open" as const, since: "2027-02-10T12:00:00Z" },
  };
  const given = (...addedDays: Overview["addedDays"]) => ({ ...changed, addedDays, paidUntil: "2027-03-10T12:00:00Z" });
  expect(nextCharge(changed)).toEqual(new Date("2027-02-28T12:00:00Z"));
  expect(nextCharge(given({ days: 10, at: "2027-02-11T12:00:00Z" }))).toEqual(new Date("2027-02-28T12:00:00Z"));
  expect(nextCharge(given({ days: 10, at: "2027-02-09T12:00:00Z" }))).toEqual(new Date("2027-03-10T12:00:00Z"));
});

test("a late payer stays listed for seven days, a cancelled one until the end, others without an end", () => {
  expect(listedUntil(overview)).toBeUndefined();
  expect(listedUntil({ ...overview, status: "past_due", charges: [failed, charge] })).toEqual(
    new Date("2027-03-07T12:00:00Z"),
  );
  expect(listedUntil({ ...overview, cancelAt: overview.paidUntil })).toEqual(new Date("2027-02-28T12:00:00Z"));
});

test("a contested payment is not given back as well", () => {
  expect(withdrawalOf({ ...overview, charges: [{ ...charge, isDisputed: true }] }, now)).toBeUndefined();
});

test("an expired trial and an inactive profile have nothing to manage", () => {
  expect(hasSubscription(overview)).toBe(true);
  expect(hasSubscription({ ...overview, status: "past_due" })).toBe(true);
  expect(hasSubscription({ ...overview, status: "inactive" })).toBe(false);
  expect(hasSubscription({ ...overview, status: "trial", subscription: null })).toBe(false);
});

test("a payment is open until it is made or its time is over; who is blocked pays nothing", () => {
  const checkout = {
    ...{ id: "k", provider: "pix" as const, method: "pix" as const, status: "open" as const, url: null },
    ...{ pixCode: "00020126", expiresAt: "2027-02-01T13:00:00Z" },
  };
  expect(openPayment({ ...overview, checkout }, now)).toMatchObject({ pixCode: "00020126", url: null });
  expect(openPayment({ ...overview, checkout }, new Date("2027-02-01T13:00:00Z"))).toBeUndefined();
  expect(openPayment({ ...overview, checkout: { ...checkout, status: "done" } }, now)).toBeUndefined();
  expect(openPayment({ ...overview, checkout: { ...checkout, pixCode: null } }, now)).toBeUndefined();
  const block = { reason: "suspended" as const, words: null, since: "2027-01-01T12:00:00Z" };
  expect(openPayment({ ...overview, checkout, block }, now)).toBeUndefined();
});

test("the method last used is offered first, where it is still to be had", () => {
  expect(lastMethod(overview, ["card", "pix"])).toBe("card");
  expect(lastMethod(overview, ["pix"])).toBe("pix");
  expect(lastMethod({ ...overview, subscription: null }, ["card", "pix"])).toBe("pix");
});

const cancelling = { ...subscription, state: "cancelling" as const };

test("beside the state the page says that a subscription was cancelled or is not paid, and until when", () => {
  expect(subscriptionNote(overview, now)).toBeUndefined();
  const cancelled = { ...overview, subscription: cancelling, cancelAt: "2027-02-28T12:00:00Z" };
  expect(subscriptionNote(cancelled, now)).toBe("Cancelada: vale até 28/02/2027");
  const late = { ...overview, status: "past_due" as const, paidUntil: "2027-01-31T12:00:00Z", charges: [failed] };
  expect(subscriptionNote(late, now)).toBe("Pagamento pendente: regularize até 07/02/2027");
});

test("a month that is due and on its way ends nothing, and its owner reads since when", () => {
  const due = { ...overview, status: "past_due" as const, isChargeOnItsWay: true };
  expect(listedUntil(due)).toBeUndefined();
  expect(subscriptionNote(due, now)).toBe("Cobrança a caminho desde 28/02/2027");
});

test("what is cancelled in the trial can be resumed, and is listed until the trial ends", () => {
  const trialEnd = "2027-02-05T12:00:00Z";
  const trial = { ...overview, status: "trial" as const, trialEnd, paidUntil: null, charges: [] };
  const cancelled = { ...trial, subscription: cancelling };
  expect(hasSubscription(cancelled)).toBe(true);
  expect(listedUntil(cancelled)).toEqual(new Date(trialEnd));
  expect(subscriptionNote(cancelled, now)).toBe("Cancelada: vale até 05/02/2027");
});

test("a late payer who pays before the paid month is over pays the month after it", () => {
  expect(paidPeriodStart({ ...overview, status: "past_due" }, now)).toEqual(new Date("2027-02-28T12:00:00Z"));
});

test("without an RQE no charge and no listing is promised after the day on which the profile leaves the search", () => {
  const block = { reason: "no_rqe" as const, words: null, since: "2027-02-05T12:00:00Z" };
  expect(nextCharge({ ...overview, block })).toBeUndefined();
  expect(listedUntil({ ...overview, block })).toEqual(new Date(block.since));
});

test("what went back, and what was contested, is told until there is a newer contract", () => {
  const refunded = { ...charge, status: "refunded" as const, refundedAt: "2027-02-01T11:00:00Z" };
  const over = { ...overview, subscription: { ...subscription, state: "ended" as const } };
  const anew = { ...overview, subscription: { ...subscription, id: "new", state: "open" as const } };
  expect(recentRefunds({ ...over, charges: [refunded] }, now)).toHaveLength(1);
  expect(recentRefunds({ ...anew, charges: [refunded] }, now)).toEqual([]);
  const charges = [{ ...charge, isDisputed: true }];
  expect(disputedCharge({ ...over, charges })).toMatchObject({ id: "c" });
  expect(disputedCharge({ ...anew, charges })).toBeUndefined();
});
