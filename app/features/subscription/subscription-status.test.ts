import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contestedSince } from "./disputes.ts";
import { type BillingRecord, type Fact, learn, newRecord } from "./record.ts";
import { duplicatePayments, nextTransitionAt, subscriptionStatus, withdrawals } from "./subscription-status.ts";
import { DAY } from "./terms.ts";

const trialEnd = 10 * DAY;
const month = 30 * DAY;
const none = newRecord(trialEnd);

const open = (at: number, id = "s"): Fact => ({ type: "subscription_open", id, at, since: 0 });
const cancelled = (at: number, id = "s"): Fact => ({ type: "subscription_cancelled", id, at, since: 0 });
const ended = (at: number, id = "s"): Fact => ({ type: "subscription_ended", id, at, since: 0 });
const charge = (type: "charge_succeeded" | "charge_failed" | "charge_refunded", start: number, at = start): Fact => ({
  ...{ type, id: `c${start}`, subscription: "s", amount: 1499, start, end: start + month, at },
});
const paid = (start: number, at?: number) => charge("charge_succeeded", start, at);
const failed = (start: number, at?: number) => charge("charge_failed", start, at);
const refunded = (start: number, at?: number) => charge("charge_refunded", start, at);
const dispute = (type: "dispute_opened" | "dispute_won" | "dispute_lost", start: number, at: number): Fact => ({
  ...{ type, id: `d${start}`, charge: `c${start}`, at },
});
const record = (...facts: Fact[]) => facts.reduce(learn, none);
const status = (given: BillingRecord, now: number) => subscriptionStatus(given, now).status;

const firstEnd = trialEnd + month;
const inFirstMonth = trialEnd + 5 * DAY;
const inGrace = firstEnd + 3 * DAY;
const afterGrace = firstEnd + 7 * DAY;

/** Somebody in each state, and what each event makes of it when it comes then. */
const states = {
  trial: { facts: [], now: 5 * DAY },
  expired: { facts: [], now: trialEnd + DAY },
  active: { facts: [open(DAY), paid(trialEnd, DAY)], now: inFirstMonth },
  cancelling: { facts: [open(DAY), paid(trialEnd, DAY), cancelled(trialEnd)], now: inFirstMonth },
  past_due: { facts: [open(DAY), paid(trialEnd, DAY), failed(firstEnd)], now: inGrace },
  inactive: { facts: [open(DAY), paid(trialEnd, DAY), ended(firstEnd)], now: afterGrace },
} satisfies Record<string, { facts: Fact[]; now: number }>;

const events = {
  clock: () => [],
  charge_succeeded: (now: number) => [open(now, "s2"), paid(now)],
  charge_failed: (now: number) => [failed(now)],
  subscription_cancelled: (now: number) => [cancelled(now)],
  subscription_resumed: (now: number) => [open(now)],
  subscription_ended: (now: number) => [ended(now)],
  refunded: (now: number) => [refunded(trialEnd, now)],
  dispute_opened: (now: number) => [dispute("dispute_opened", trialEnd, now)],
  dispute_won: (now: number) => [dispute("dispute_opened", trialEnd, now), dispute("dispute_won", trialEnd, now)],
  dispute_lost: (now: number) => [dispute("dispute_opened", trialEnd, now), dispute("dispute_lost", trialEnd, now)],
} satisfies Record<string, (now: number) => Fact[]>;

const expected: Record<keyof typeof states, Record<keyof typeof events, string>> = {
  trial: {
    ...{ clock: "trial", charge_succeeded: "active", charge_failed: "trial", subscription_cancelled: "trial" },
    ...{ subscription_resumed: "active", subscription_ended: "trial", refunded: "trial" },
    ...{ dispute_opened: "trial", dispute_won: "trial", dispute_lost: "trial" },
  },
  expired: {
    ...{ clock: "trial", charge_succeeded: "active", charge_failed: "trial", subscription_cancelled: "inactive" },
    // A subscription with a payment method, not charged yet, has the grace of a late charge.
    ...{ subscription_resumed: "past_due", subscription_ended: "inactive", refunded: "inactive" },
    ...{ dispute_opened: "trial", dispute_won: "trial", dispute_lost: "trial" },
  },
  active: {
    ...{ clock: "active", charge_succeeded: "active", charge_failed: "past_due", subscription_cancelled: "active" },
    ...{ subscription_resumed: "active", subscription_ended: "active", refunded: "past_due" },
    ...{ dispute_opened: "past_due", dispute_won: "active", dispute_lost: "past_due" },
  },
  cancelling: {
    ...{ clock: "active", charge_succeeded: "active", charge_failed: "active", subscription_cancelled: "active" },
    ...{ subscription_resumed: "active", subscription_ended: "active", refunded: "inactive" },
    ...{ dispute_opened: "past_due", dispute_won: "active", dispute_lost: "past_due" },
  },
  past_due: {
    ...{ clock: "past_due", charge_succeeded: "active", charge_failed: "past_due", subscription_cancelled: "inactive" },
    ...{ subscription_resumed: "past_due", subscription_ended: "inactive", refunded: "inactive" },
    ...{ dispute_opened: "inactive", dispute_won: "past_due", dispute_lost: "inactive" },
  },
  inactive: {
    ...{ clock: "inactive", charge_succeeded: "active", charge_failed: "inactive", subscription_cancelled: "inactive" },
    ...{ subscription_resumed: "inactive", subscription_ended: "inactive", refunded: "inactive" },
    ...{ dispute_opened: "inactive", dispute_won: "inactive", dispute_lost: "inactive" },
  },
};

describe.for(Object.entries(states))("%s", ([state, { facts, now }]) => {
  test.for(Object.entries(events))("%s", ([event, happen]) => {
    const shown = expected[state as keyof typeof states][event as keyof typeof events];
    expect(status([...facts, ...happen(now)].reduce(learn, none), now)).toBe(shown);
  });
});

test("paying during the trial starts the paid period when the trial ends", () => {
  const { paidUntil, status: now } = subscriptionStatus(record(open(DAY), paid(trialEnd, DAY)), 2 * DAY);
  expect({ now, paidUntil }).toEqual({ now: "active", paidUntil: trialEnd + month });
});

test("a late payer stays listed for seven days, to the millisecond", () => {
  const payer = record(open(DAY), paid(trialEnd));
  expect(status(payer, firstEnd - 1)).toBe("active");
  expect(status(payer, firstEnd)).toBe("past_due");
  expect(status(payer, afterGrace - 1)).toBe("past_due");
  expect(status(payer, afterGrace)).toBe("inactive");
});

test("cancelling keeps the listing until the paid period ends and no longer", () => {
  const leaver = record(open(DAY), paid(trialEnd), cancelled(20 * DAY));
  expect(subscriptionStatus(leaver, firstEnd - 1)).toMatchObject({
    status: "active",
    cancelAt: firstEnd,
    renews: false,
  });
  expect(status(leaver, firstEnd)).toBe("inactive");
  expect(subscriptionStatus(learn(leaver, open(21 * DAY)), 22 * DAY)).toMatchObject({ cancelAt: null, renews: true });
});

test("a renewal that fails early asks for another card at once and unlists nobody", () => {
  const payer = record(open(DAY), paid(trialEnd), failed(firstEnd, firstEnd - DAY));
  expect(subscriptionStatus(payer, firstEnd - DAY)).toMatchObject({ status: "past_due", paidUntil: firstEnd });
  expect(status(learn(payer, paid(firstEnd, firstEnd)), firstEnd + DAY)).toBe("active");
});

test("who paid twice for the same days keeps the newest subscription and gets the other payment back", () => {
  const second: Fact = { ...paid(trialEnd, 2 * DAY), id: "other", subscription: "s2" } as Fact;
  const twice = record(open(DAY), paid(trialEnd, DAY), { ...open(2 * DAY, "s2"), since: 1 } as Fact, second);
  expect(duplicatePayments(twice)).toEqual({ subscriptions: ["s"], charges: [`c${trialEnd}`] });
});

test("who paid twice may still withdraw from the subscription that was kept", () => {
  const second = { ...paid(trialEnd, 2 * DAY), id: "other", subscription: "s2" } as Fact;
  const kept = record(paid(trialEnd, DAY), second, refunded(trialEnd, 3 * DAY));
  expect(withdrawals(kept, 4 * DAY).map(({ subscription }) => subscription)).toEqual(["s2"]);
});

test("added days come after the last paid month, whatever the provider says later", () => {
  const added: Fact = { type: "days_added", id: "a", days: 5, at: inFirstMonth };
  const payer = record(open(DAY), paid(trialEnd), added);
  expect(subscriptionStatus(payer, inFirstMonth).paidUntil).toBe(firstEnd + 5 * DAY);
  expect(subscriptionStatus(learn(payer, paid(firstEnd)), firstEnd).paidUntil).toBe(firstEnd + month + 5 * DAY);
  const leaver = record(open(DAY), paid(trialEnd), added, added, cancelled(inFirstMonth));
  expect(subscriptionStatus(leaver, firstEnd)).toMatchObject({ status: "active", cancelAt: firstEnd + 5 * DAY });
  expect(nextTransitionAt(leaver, firstEnd)).toBe(firstEnd + 5 * DAY);
  expect(status(leaver, firstEnd + 5 * DAY)).toBe("inactive");
});

test("days given to somebody who is out begin at once, and are used up by the next subscription", () => {
  const late = firstEnd + 60 * DAY;
  const added: Fact = { type: "days_added", id: "a", days: 5, at: late };
  const gone = record(open(DAY), paid(trialEnd), ended(firstEnd), added);
  expect(subscriptionStatus(gone, late)).toMatchObject({ status: "active", paidUntil: late + 5 * DAY });
  const again = late + 90 * DAY;
  const back = [
    { ...open(again, "s2"), since: again },
    { ...paid(again), subscription: "s2" },
  ] as Fact[];
  expect(subscriptionStatus(back.reduce(learn, gone), again).paidUntil).toBe(again + month);
});

test("a month that begins minutes before the last one is over gives nothing back", () => {
  const soon = firstEnd - 5 * 60_000;
  const next = [
    { ...open(soon, "s2"), since: soon },
    { ...paid(soon), subscription: "s2" },
  ] as Fact[];
  expect(duplicatePayments(record(open(DAY), paid(trialEnd, DAY), ended(DAY), ...next)).charges).toEqual([]);
});

test("a dispute won after another month was paid gives the contested month back", () => {
  const at = inFirstMonth;
  const again = [
    { ...open(at, "s2"), since: at },
    { ...paid(at), subscription: "s2" },
    { ...ended(at + DAY, "s2"), since: at },
  ] as Fact[];
  const won = [dispute("dispute_opened", trialEnd, at), dispute("dispute_won", trialEnd, at)];
  expect(duplicatePayments(record(open(DAY), paid(trialEnd, DAY), ended(at), ...again, ...won)).charges).toEqual([
    `c${trialEnd}`,
  ]);
});

test("a change of method in the grace gives nothing back", () => {
  const changed = record(...[open(DAY), paid(trialEnd, DAY), { ...open(firstEnd, "s2"), since: firstEnd } as Fact], {
    ...paid(firstEnd + DAY),
    subscription: "s2",
  } as Fact);
  expect(duplicatePayments(changed)).toEqual({ subscriptions: ["s"], charges: [] });
});

test("whoever contests a charge is listed for seven more days, and longer if another month is paid", () => {
  const at = inFirstMonth;
  const payer = record(open(DAY), paid(trialEnd, DAY), dispute("dispute_opened", trialEnd, at));
  expect(subscriptionStatus(payer, at)).toMatchObject({
    status: "past_due",
    paidUntil: at,
    cancelAt: null,
    renews: false,
  });
  expect(nextTransitionAt(payer, at)).toBe(at + 7 * DAY);
  expect(status(payer, at + 7 * DAY - 1)).toBe("past_due");
  expect(status(payer, at + 7 * DAY)).toBe("inactive");
  const again = [
    { ...open(at, "s2"), since: at },
    { ...paid(at), subscription: "s2" },
  ] as Fact[];
  expect(subscriptionStatus(again.reduce(learn, payer), at)).toMatchObject({ status: "active", renews: true });
  expect(duplicatePayments(again.reduce(learn, payer))).toEqual({ subscriptions: ["s"], charges: [] });
});

test("a contested charge is not given back as well, and its card is charged no more", () => {
  const payer = record(open(DAY), paid(trialEnd, DAY), dispute("dispute_opened", trialEnd, 2 * DAY));
  expect(withdrawals(payer, 3 * DAY)).toEqual([]);
  expect(duplicatePayments(payer).subscriptions).toEqual(["s"]);
  const won = withdrawals(learn(payer, dispute("dispute_won", trialEnd, 2 * DAY)), 3 * DAY);
  expect(won.flatMap(({ charges }) => charges.map(({ id }) => id))).toEqual([`c${trialEnd}`]);
});

test("a dispute about a month that is over takes nothing of the months paid since", () => {
  const payer = record(open(DAY), paid(trialEnd, DAY), paid(firstEnd), dispute("dispute_lost", trialEnd, inGrace));
  expect(subscriptionStatus(payer, inGrace)).toMatchObject({
    status: "active",
    cancelAt: firstEnd + month,
    renews: false,
  });
  expect(status(payer, firstEnd + month)).toBe("inactive");
});

test("the clock is asked again exactly when something would change", () => {
  const payer = record(open(DAY), paid(trialEnd));
  expect(nextTransitionAt(payer, inFirstMonth)).toBe(firstEnd);
  expect(nextTransitionAt(payer, firstEnd)).toBe(afterGrace);
  expect(nextTransitionAt(payer, afterGrace)).toBeUndefined();
});

/** What a provider says in the course of one life: months that are paid, fail or are given back, and changes of mind. */
const life = fc
  .array(
    fc.record({
      charge: fc.constantFrom(paid, failed, refunded, undefined),
      mind: fc.constantFrom(open, cancelled),
      contest: fc.constantFrom(
        ...([[], ["dispute_opened"], ["dispute_opened", "dispute_won"], ["dispute_lost"]] as const),
      ),
    }),
    {
      maxLength: 8,
    },
  )
  .chain((months) => fc.tuple(fc.constant(months), fc.boolean()))
  .map(([months, ends]) => {
    const facts = months.flatMap(({ charge: outcome, mind, contest }, index) => {
      const start = trialEnd + index * month;
      const steps =
        outcome === refunded ? [paid(start), refunded(start, start + DAY)] : outcome ? [outcome(start)] : [];
      const words = outcome === paid ? contest.map((word) => dispute(word, start, start + 2 * DAY)) : [];
      return [mind(start), ...steps, ...words];
    });
    return ends ? [...facts, ended(trialEnd + months.length * month)] : facts;
  });

test("any order and any repetition of the same facts end in the same state", () => {
  const shuffled = life.chain((facts) =>
    fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
  );
  fc.assert(
    fc.property(shuffled, fc.nat(300), ([sent, received], day) => {
      const [truth, belief] = [sent, received].map((facts) => facts.reduce(learn, none));
      expect(subscriptionStatus(belief as BillingRecord, day * DAY)).toEqual(
        subscriptionStatus(truth as BillingRecord, day * DAY),
      );
    }),
    { numRuns: 500 },
  );
});

test("lost facts are made good by one reconciliation", () => {
  const lossy = life.chain((facts) => fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts)));
  fc.assert(
    fc.property(lossy, fc.nat(300), ([sent, received], day) => {
      const belief = [...received, ...sent].reduce(learn, none);
      expect(subscriptionStatus(belief, day * DAY)).toEqual(subscriptionStatus(sent.reduce(learn, none), day * DAY));
    }),
    { numRuns: 500 },
  );
});

test("whatever happens, nobody is past due beyond the grace and nobody paid is inactive", () => {
  fc.assert(
    fc.property(life, fc.nat(300), (facts, day) => {
      const now = day * DAY;
      const belief = facts.reduce(learn, none);
      const isPaid = [...belief.charges.values()].some(
        ({ id, status: sent, start, end }) =>
          sent === "paid" && start <= now && now < end && !contestedSince(belief.disputes).has(id),
      );
      const shown = subscriptionStatus(belief, now);
      if (isPaid) expect(["active", "past_due"]).toContain(shown.status);
      if (shown.status === "past_due") expect(now).toBeLessThan((shown.paidUntil ?? 0) + 7 * DAY);
    }),
    { numRuns: 500 },
  );
});
