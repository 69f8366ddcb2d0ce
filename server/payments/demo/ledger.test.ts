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

test("who agrees has paid the first month; before the trial ends a Pix is paid at once, and a card charged at its end", () => {
  expect(listFacts(agreed)).toMatchObject([
    { type: "subscription_open", id: "demo-a", since: began },
    { type: "charge_succeeded", amount: 4990, start: began, end: Date.parse("2026-12-15T12:00:00Z"), at: began },
  ]);
  const ahead = { ...order, startsAt: began + 5 * DAY };
  expect(approve(emptyLedger, { ...ahead, method: "pix" }, began).charges).toMatchObject([
    { start: began + 5 * DAY, paidAt: began },
  ]);
  const later = approve(emptyLedger, ahead, began);
  expect(later.charges).toEqual([]);
  expect(chargeWhatIsDue(later, began + 5 * DAY - 1).charges).toEqual([]);
  expect(chargeWhatIsDue(later, began + 5 * DAY).charges).toMatchObject([
    { amount: 4990, start: began + 5 * DAY, paidAt: began + 5 * DAY },
  ]);
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
  const failed = renew(agreed, "demo-a", "failed", began + 30 * DAY);
  expect(typesOf(failed)).toEqual(["subscription_open", "charge_succeeded", "charge_failed"]);
  const good = renew(failed, "demo-a", "paid", began + 31 * DAY);
  expect(good.charges.map(({ id, status }) => [id, status])).toEqual([
    ["demo-a-0", "paid"],
    ["demo-a-1", "paid"],
  ]);
  expect(renew(good, "demo-a", "paid", began).charges.at(-1)?.id).toBe("demo-a-2");
});

test("only an open subscription is charged, and an ended one stays ended", () => {
  const cancelled = changeState(agreed, "demo-a", "cancelling", began);
  expect(typesOf(cancelled)[0]).toBe("subscription_cancelled");
  expect(renew(cancelled, "demo-a", "paid", began)).toBe(cancelled);
  expect(renew(agreed, "demo-b", "paid", began)).toBe(agreed);
  const ended = changeState(cancelled, "demo-a", "ended", began);
  expect(typesOf(changeState(ended, "demo-a", "open", began))[0]).toBe("subscription_ended");
  expect(changeState(agreed, "demo-b", "ended", began)).toEqual(agreed);
});

test("what is due is charged once a month", () => {
  const at = (days: number) => chargeWhatIsDue(agreed, began + days * DAY).charges.length;
  expect([at(0), at(29), at(30), at(31)]).toEqual([1, 1, 2, 2]);
  const ahead = approve(emptyLedger, { ...order, startsAt: began + 5 * DAY }, began);
  expect(chargeWhatIsDue(ahead, began + DAY)).toEqual(ahead);
  const cancelled = changeState(agreed, "demo-a", "cancelling", began);
  expect(chargeWhatIsDue(cancelled, began + 31 * DAY)).toEqual(cancelled);
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
  const two = renew(agreed, "demo-a", "paid", began + 30 * DAY);
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
