import { expect, test } from "vitest";
import {
  approve,
  changeState,
  chargeWhatIsDue,
  contest,
  emptyLedger,
  giveBack,
  listFacts,
  refuse,
  renew,
} from "./ledger.ts";

const DAY = 86_400_000;
const began = Date.parse("2026-11-15T12:00:00Z");
const order = { id: "a", method: "card" as const, amount: 4990, startsAt: began };
const agreed = approve(emptyLedger, order, began);
const typesOf = (ledger: typeof agreed) => listFacts(ledger).map(({ type }) => type);

test("who agrees has paid the first month, from today or from when the trial ends", () => {
  expect(listFacts(agreed)).toMatchObject([
    { type: "subscription_open", id: "demo-a", since: began },
    { type: "charge_succeeded", amount: 4990, start: began, end: Date.parse("2026-12-15T12:00:00Z"), at: began },
  ]);
  const later = approve(emptyLedger, { ...order, startsAt: began + 5 * DAY }, began);
  expect(later.charges).toMatchObject([{ start: began + 5 * DAY, paidAt: began }]);
  const late = approve(emptyLedger, order, began + DAY);
  expect(late.charges).toMatchObject([{ start: began + DAY }]);
});

test("a checkout is decided once", () => {
  expect(approve(agreed, order, began + DAY)).toBe(agreed);
  expect(refuse(agreed, order)).toBe(agreed);
  const refused = refuse(emptyLedger, order);
  expect(refused).toEqual({ ...emptyLedger, checkouts: [{ id: "a", status: "refused" }] });
  expect(approve(refused, order, began)).toBe(refused);
});

test("a month that failed is tried again, and the next one follows it", () => {
  const failed = renew(agreed, "demo-a", 4990, "failed", began + 30 * DAY);
  expect(typesOf(failed)).toEqual(["subscription_open", "charge_succeeded", "charge_failed"]);
  const good = renew(failed, "demo-a", 4990, "paid", began + 31 * DAY);
  expect(good.charges.map(({ id, status }) => [id, status])).toEqual([
    ["demo-a-0", "paid"],
    ["demo-a-1", "paid"],
  ]);
  expect(renew(good, "demo-a", 4990, "paid", began).charges.at(-1)?.id).toBe("demo-a-2");
});

test("only an open subscription is charged, and an ended one stays ended", () => {
  const cancelled = changeState(agreed, "demo-a", "cancelling", began);
  expect(typesOf(cancelled)[0]).toBe("subscription_cancelled");
  expect(renew(cancelled, "demo-a", 4990, "paid", began)).toBe(cancelled);
  expect(renew(agreed, "demo-b", 4990, "paid", began)).toBe(agreed);
  const ended = changeState(cancelled, "demo-a", "ended", began);
  expect(typesOf(changeState(ended, "demo-a", "open", began))[0]).toBe("subscription_ended");
  expect(changeState(agreed, "demo-b", "ended", began)).toEqual(agreed);
});

test("what is due is charged once a month", () => {
  const at = (days: number) => chargeWhatIsDue(agreed, 4990, began + days * DAY).charges.length;
  expect([at(0), at(29), at(30), at(31)]).toEqual([1, 1, 2, 2]);
  const ahead = approve(emptyLedger, { ...order, startsAt: began + 5 * DAY }, began);
  expect(chargeWhatIsDue(ahead, 4990, began + DAY)).toEqual(ahead);
  const cancelled = changeState(agreed, "demo-a", "cancelling", began);
  expect(chargeWhatIsDue(cancelled, 4990, began + 31 * DAY)).toEqual(cancelled);
});

test("paid money goes back once, and no other", () => {
  const back = giveBack(agreed, "demo-a-0", began + DAY);
  expect(listFacts(back).slice(1)).toMatchObject([
    { type: "charge_succeeded", at: began },
    { type: "charge_refunded", at: began + DAY },
  ]);
  expect(giveBack(back, "demo-a-0", began + 2 * DAY)).toEqual(back);
  expect(giveBack(agreed, "demo-a-1", began)).toEqual(agreed);
});

test("the newest paid charge is contested, once", () => {
  const two = renew(agreed, "demo-a", 4990, "paid", began + 30 * DAY);
  const contested = contest(two, "demo-a", began + 40 * DAY);
  expect(listFacts(contested).at(-1)).toEqual({
    ...{ type: "dispute_opened", id: "dispute-demo-a-1", charge: "demo-a-1", at: began + 40 * DAY },
  });
  expect(contest(contested, "demo-a", began + 41 * DAY)).toBe(contested);
  expect(contest(agreed, "demo-b", began)).toBe(agreed);
  expect(contest(giveBack(agreed, "demo-a-0", began), "demo-a", began)).toMatchObject({
    charges: [{ status: "refunded" }],
  });
});
