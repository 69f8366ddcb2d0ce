import { expect, test } from "vitest";
import { timeWeeks } from "./time-weeks.ts";

const days = (...names: string[]) =>
  names.map((day) => ({ day, times: [{ startsAt: 0, modality: "online" as const }] }));
const shape = (weeks: ReturnType<typeof timeWeeks>) =>
  weeks.map(({ number, label, days }) => [
    number,
    label,
    days.filter(({ times }) => times.length > 0).map(({ day }) => day),
  ]);

test("weeks are counted from today, from the first free time to the last", () => {
  expect(shape(timeWeeks(days("2026-11-18", "2026-11-22", "2026-12-03"), "2026-11-16"))).toEqual([
    [1, "16 a 22 de novembro", ["2026-11-18", "2026-11-22"]],
    [2, "23 a 29 de novembro", []],
    [3, "30 de novembro a 6 de dezembro", ["2026-12-03"]],
  ]);
  expect(shape(timeWeeks(days("2026-11-23"), "2026-11-16"))).toEqual([[2, "23 a 29 de novembro", ["2026-11-23"]]]);
  expect(timeWeeks([], "2026-11-16")).toEqual([]);
});

test("a day that fills up moves no other week", () => {
  const before = timeWeeks(days("2026-11-16", "2026-11-20", "2026-11-24"), "2026-11-16");
  const after = timeWeeks(days("2026-11-20", "2026-11-24"), "2026-11-16");
  expect(after.map(({ label }) => label)).toEqual(before.map(({ label }) => label));
});
