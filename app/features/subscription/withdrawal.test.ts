import { expect, test } from "vitest";
import { DAY } from "./terms.ts";
import { findWithdrawals } from "./withdrawal.ts";

const month = 30 * DAY;
const charge = (subscription: string, start: number, at = start) => ({
  ...{ id: `${subscription}${start}`, subscription, amount: 1499, status: "paid" as const },
  ...{ start, end: start + month, at },
});
const idsAt = (now: number, ...charges: ReturnType<typeof charge>[]) =>
  findWithdrawals(charges, now).map(({ charges: own }) => own.map(({ id }) => id));

test("the seven days run from the payment when the period has begun, to the millisecond", () => {
  const late = charge("s", 0, 3 * DAY);
  expect(idsAt(10 * DAY - 1, late)).toEqual([["s0"]]);
  expect(idsAt(10 * DAY, late)).toEqual([]);
});

test("the seven days run from the beginning of the period when it was paid ahead", () => {
  const early = charge("s", 10 * DAY, DAY);
  expect(idsAt(DAY, early)).toEqual([["s864000000"]]);
  expect(idsAt(17 * DAY - 1, early)).toEqual([["s864000000"]]);
  expect(idsAt(17 * DAY, early)).toEqual([]);
});

test("each contract has its own seven days, the newest comes first", () => {
  const [first, second] = [charge("a", 0), charge("b", 2 * DAY)];
  expect(idsAt(6 * DAY, first, second)).toEqual([[`b${2 * DAY}`], ["a0"]]);
  expect(idsAt(8 * DAY, first, second)).toEqual([[`b${2 * DAY}`]]);
});

test("a renewal begins no new seven days", () => {
  expect(idsAt(month + DAY, charge("s", 0), charge("s", month))).toEqual([]);
});

test("everything that was paid for a contract goes back", () => {
  const [found] = findWithdrawals([charge("s", 0), charge("s", month, DAY)], 2 * DAY);
  expect(found).toMatchObject({ amount: 2998, until: 7 * DAY });
  expect(found?.charges).toHaveLength(2);
});

test("what failed, went back already or was taken back by the bank is not given back", () => {
  const paid = charge("s", 0);
  for (const other of [{ status: "failed" as const }, { status: "refunded" as const }, { isContested: true }])
    expect(findWithdrawals([{ ...paid, ...other }], DAY)).toEqual([]);
});
