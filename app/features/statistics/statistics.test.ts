import { expect, test } from "vitest";
import { chartBars, chartCeiling, conversionRate, summariseMonth } from "./statistics.ts";

const day = (name: string, views: number, whatsapp = 0, email = 0, appointments = 0) => ({
  day: name,
  views,
  whatsapp,
  email,
  appointments,
});

test("a month counts from its first day, and every kind of contact", () => {
  const days = [day("2026-10-31", 100, 50), day("2026-11-01", 30, 1, 2, 3), day("2026-11-02", 18)];
  expect(summariseMonth(days)).toEqual({ views: 48, contacts: 6, conversion: "12,5%" });
});

test("zero is shown as zero", () => {
  expect(summariseMonth([])).toEqual({ views: 0, contacts: 0, conversion: "0,0%" });
  expect(conversionRate(0, 0)).toBe("0,0%");
  expect(conversionRate(3, 0)).toBe("0,0%");
  expect(conversionRate(1, 3)).toBe("33,3%");
});

test("a chart's scale ends at a round number", () => {
  expect([[], [0], [4], [5], [11], [130], [999]].map(chartCeiling)).toEqual([4, 4, 4, 5, 20, 200, 1000]);
});

test("bars stand on the ground and reach the top at the ceiling", () => {
  expect(chartBars([0, 2, 4], 30, 100).map(({ y, height }) => [y, height])).toEqual([
    [100, 0],
    [50, 50],
    [0, 100],
  ]);
});
