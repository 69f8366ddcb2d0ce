import { expect, test } from "vitest";
import { communicationDeadline, isOverdue } from "./incident-deadline.ts";

const deadline = (knownAt: string) => communicationDeadline(new Date(knownAt));

test("three business days count from the day after it was known", () => {
  expect(deadline("2026-11-09T15:00:00Z")).toBe("2026-11-12");
});

test("weekends and national holidays do not count", () => {
  expect(deadline("2026-11-12T15:00:00Z")).toBe("2026-11-17");
  // Friday the 20th is a holiday, Consciência Negra.
  expect(deadline("2026-11-18T15:00:00Z")).toBe("2026-11-24");
  // Good Friday, and the weekend after it.
  expect(deadline("2026-04-01T15:00:00Z")).toBe("2026-04-07");
  expect(deadline("2026-12-30T15:00:00Z")).toBe("2027-01-05");
});

test("the day is São Paulo's: late in the evening it is still today", () => {
  expect(deadline("2026-11-10T01:30:00Z")).toBe("2026-11-12");
  expect(deadline("2026-11-10T03:30:00Z")).toBe("2026-11-13");
});

test("the last day is in time to its end", () => {
  const known = new Date("2026-11-09T15:00:00Z");
  expect(isOverdue(known, new Date("2026-11-13T02:59:00Z"))).toBe(false);
  expect(isOverdue(known, new Date("2026-11-13T03:00:00Z"))).toBe(true);
});
