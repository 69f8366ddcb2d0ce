import { expect, test } from "vitest";
import { ANY_TIME, availabilityMask, datesOf, isDate, secondsLeftOf, weekdayOf } from "./availability.ts";

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

test("any time is each period of each day", () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => availabilityMask(weekday, null) ?? 0);
  expect(ANY_TIME).toBe(days.reduce((all, day) => all | day));
});

test("today, tomorrow and the next days are dates where people are", () => {
  // A Saturday in São Paulo, already Sunday in UTC.
  const now = new Date("2026-11-15T01:30:00Z");
  expect(datesOf("hoje", now)).toEqual({ from: "2026-11-14", to: "2026-11-14" });
  expect(datesOf("amanha", now)).toEqual({ from: "2026-11-15", to: "2026-11-15" });
  expect(datesOf("semana", now)).toEqual({ from: "2026-11-14", to: "2026-11-20" });
  expect(datesOf("semana-que-vem", now)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  // On a Monday it is not this one.
  expect(datesOf("semana-que-vem", new Date("2026-11-16T12:00:00Z")).from).toBe("2026-11-23");
  const days = ["hoje", "amanha", "semana", 3, null] as const;
  expect(days.map((day) => weekdayOf(day, now))).toEqual([6, 0, null, 3, null]);
});

test("a date is itself, and words that are none are not", () => {
  const now = new Date("2026-11-15T01:30:00Z");
  expect(datesOf("2026-11-20", now)).toEqual({ from: "2026-11-20", to: "2026-11-20" });
  expect(weekdayOf("2026-11-20", now)).toBe(5);
  expect(["2026-11-20", "2026-02-30", "2026-13-01", "1999-01-01", "20/11", ""].map(isDate)).toEqual([
    ...[true, false, false, false, false, false],
  ]);
});

test("a page about today ends with it", () => {
  expect(secondsLeftOf(new Date("2026-11-15T02:59:45Z"))).toBe(15);
  expect(secondsLeftOf(new Date("2026-11-15T03:00:00Z"))).toBe(86_400);
});
