import { expect, test } from "vitest";
import { nationalHolidays, upcomingHolidays } from "./national-holidays.ts";

test.each([
  [2024, "2024-03-29"],
  [2026, "2026-04-03"],
  [2027, "2027-03-26"],
  [2038, "2038-04-23"],
  // The earliest and the latest there are, and the years in which the full moon is moved by a day.
  [1818, "1818-03-20"],
  [1943, "1943-04-23"],
  [1954, "1954-04-16"],
  [1981, "1981-04-17"],
  [2049, "2049-04-16"],
  [2076, "2076-04-17"],
])("Good Friday of %d is %s", (year, day) => {
  expect(nationalHolidays(year).find(({ name }) => name === "Sexta-feira Santa")?.day).toBe(day);
});

test("the next holidays reach into the next year", () => {
  expect(upcomingHolidays("2026-11-20", 3).map(({ day }) => day)).toEqual(["2026-11-20", "2026-12-25", "2027-01-01"]);
});
