import { expect, test } from "vitest";
import { availabilityMask, dateOf, secondsLeftOf, weekdayOf } from "./availability.ts";

test("no day and no period ask for nothing", () => {
  expect(availabilityMask(null, null)).toBeNull();
});

test("a day and a period are one bit", () => {
  expect(availabilityMask(0, 0)).toBe(1);
  expect(availabilityMask(1, 2)).toBe(1 << 5);
  expect(availabilityMask(6, 2)).toBe(1 << 20);
});

test("a day alone is its three periods", () => {
  expect(availabilityMask(1, null)).toBe(0b111000);
});

test("a period alone is that period of all seven days", () => {
  expect(availabilityMask(null, 1)).toBe(0b010_010_010_010_010_010_010);
});

test("today and tomorrow are dates where people are", () => {
  // A Saturday in São Paulo, already Sunday in UTC.
  const now = new Date("2026-11-15T01:30:00Z");
  expect([dateOf("hoje", now), dateOf("amanha", now)]).toEqual(["2026-11-14", "2026-11-15"]);
  expect([weekdayOf("hoje", now), weekdayOf("amanha", now), weekdayOf(3, now), weekdayOf(null, now)]).toEqual([
    ...[6, 0, 3, null],
  ]);
});

test("a page about today ends with it", () => {
  expect(secondsLeftOf(new Date("2026-11-15T02:59:45Z"))).toBe(15);
  expect(secondsLeftOf(new Date("2026-11-15T03:00:00Z"))).toBe(86_400);
});
