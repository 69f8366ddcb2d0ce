import { expect, test } from "vitest";
import { isHoliday } from "./holidays.ts";

test("national holidays, Good Friday among them, and the city's own", () => {
  for (const day of ["2026-04-03", "2026-09-07", "2027-01-01", "2026-11-20"]) expect(isHoliday(day, [])).toBe(true);
  expect(isHoliday("2027-01-25", [])).toBe(false);
  expect(isHoliday("2027-01-25", ["01-25"])).toBe(true);
  expect(isHoliday("2027-02-09", [])).toBe(false);
});
