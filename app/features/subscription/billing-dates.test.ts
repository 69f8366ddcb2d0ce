import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, billingDate, wholeMonths } from "./billing-dates.ts";

const at = (text: string) => new Date(text);

test("a subscription of the 31st is charged on the last day of shorter months and returns to the 31st", () => {
  const anchor = at("2027-01-31T12:00:00-03:00");
  const dates = [1, 2, 3, 4, 13].map((months) => billingDate(addMonths(anchor, months)));
  expect(dates).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2028-02-29"]);
});

test("29 February falls on the 28th in common years and comes back in leap years", () => {
  const anchor = at("2028-02-29T12:00:00-03:00");
  expect(billingDate(addMonths(anchor, 12))).toBe("2029-02-28");
  expect(billingDate(addMonths(anchor, 48))).toBe("2032-02-29");
});

test("the day is São Paulo's, even when it is already tomorrow in London", () => {
  const lateEvening = at("2027-01-31T23:30:00-03:00");
  expect(billingDate(lateEvening)).toBe("2027-01-31");
  expect(addMonths(lateEvening, 1)).toEqual(at("2027-02-28T23:30:00-03:00"));
});

test("the hour stays the same across the summer time that Brazil once had", () => {
  expect(addMonths(at("2018-10-20T09:00:00-03:00"), 1)).toEqual(at("2018-11-20T09:00:00-02:00"));
});

test("a month is whole on its day and hour, not a moment before, and there are none in the past", () => {
  const from = at("2027-01-15T12:00:00-03:00");
  const moments = ["2027-01-15T12:00:00", "2027-04-15T11:59:59", "2027-04-15T12:00:00", "2028-01-14T12:00:00"];
  expect(moments.map((moment) => wholeMonths(from, at(`${moment}-03:00`)))).toEqual([0, 2, 3, 11]);
  expect(wholeMonths(from, at("2026-11-15T12:00:00-03:00"))).toBe(0);
});

test("months that were added are counted again, and time only moves forward", () => {
  const moment = fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2060-01-01T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 60 }), (anchor, months) => {
      const later = addMonths(anchor, months);
      expect(wholeMonths(anchor, later)).toBe(months);
      expect(Number(addMonths(anchor, months + 1))).toBeGreaterThan(Number(later));
    }),
  );
});
