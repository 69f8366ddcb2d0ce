import { expect, test } from "vitest";
import { describePrices } from "#app/features/legal/documents/subscription-terms.ts";
import { isKept, plannedPrice, priceAt, prices } from "./price.ts";

const list = [
  { amount: 1499, announced: "2026-11-15", from: "2026-11-15" },
  { amount: 1999, announced: "2027-01-30", from: "2027-03-01" },
] as const;
const at = (moment: string) => Date.parse(`${moment}-03:00`);

test("every price was announced thirty days before its first day", () => {
  expect(isKept(prices)).toBe(true);
  expect(isKept(list)).toBe(true);
  expect(isKept([list[0], { ...list[1], announced: "2027-01-31" }])).toBe(false);
  expect(isKept([list[0], { ...list[1], from: "2026-11-15" }])).toBe(false);
});

test("a new price counts from its first day in São Paulo, and not before", () => {
  expect(priceAt(at("2027-02-28T23:59:59"), list)).toBe(1499);
  expect(priceAt(at("2027-03-01T00:00:00"), list)).toBe(1999);
});

test("a price is announced from its day on, until it counts", () => {
  expect(plannedPrice(at("2027-01-29T23:59:59"), list)).toBeUndefined();
  expect(plannedPrice(at("2027-01-30T00:00:00"), list)).toMatchObject({
    before: 1499,
    amount: 1999,
    from: "2027-03-01",
  });
  expect(plannedPrice(at("2027-03-01T00:00:00"), list)).toBeUndefined();
});

test("the terms tell both prices while there are two", () => {
  expect(describePrices(prices)).toBe("R$ 14,99 por mês");
  expect(describePrices(list)).toContain("R$ 19,99 por mês para quem assinar a partir de 01/03/2027");
});
