import { expect, test } from "vitest";
import { describeTimeOff, timeOffError } from "./time-off.ts";

const today = "2026-11-15";
const period = (starts_on: string, ends_on = starts_on) => ({ starts_on, ends_on, reason: null });

test("a day from today on may be planned, once", () => {
  expect(timeOffError(period("2026-11-15"), today, [])).toBeUndefined();
  expect(timeOffError(period("2026-11-10", "2026-11-20"), today, [])).toBeUndefined();
  expect(timeOffError(period("2026-12-24"), today, [{ id: "1", ...period("2026-12-24") }])).toMatch(/já está/);
});

test.each([
  [period(""), /primeiro dia/],
  [period("2026-12-24", "2026-12-23"), /antes do primeiro/],
  [period("2026-11-14"), /já passou/],
  [period("2026-12-24", "2028-12-24"), /no máximo um ano/],
])("%o is refused", (given, words) => {
  expect(timeOffError(given, today, [])).toMatch(words);
});

test("a period is told by its first and last day", () => {
  expect(describeTimeOff(period("2026-12-24", "2027-01-02"))).toBe("24/12/2026 a 02/01/2027");
  expect(describeTimeOff(period("2026-12-24"))).toBe("24/12/2026");
});
