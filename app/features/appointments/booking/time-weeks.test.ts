import { expect, test } from "vitest";
import { timeWeeks, weekLabel } from "./time-weeks.ts";

const days = (...names: string[]) => names.map((day) => ({ day, times: [] }));
const shape = (weeks: ReturnType<typeof timeWeeks>) =>
  weeks.map((week) => [weekLabel(week), week.days.map(({ day }) => day)]);

test("weeks are counted from today, and empty ones are left out", () => {
  expect(shape(timeWeeks(days("2026-11-18", "2026-11-22", "2026-11-23", "2026-12-20"), "2026-11-16"))).toEqual([
    ["Semana de 16 de novembro", ["2026-11-18", "2026-11-22"]],
    ["Semana de 23 de novembro", ["2026-11-23"]],
    ["Semana de 14 de dezembro", ["2026-12-20"]],
  ]);
  expect(timeWeeks([], "2026-11-16")).toEqual([]);
});

test("a day that fills up moves no other week", () => {
  const before = timeWeeks(days("2026-11-16", "2026-11-20", "2026-11-24"), "2026-11-16");
  const after = timeWeeks(days("2026-11-20", "2026-11-24"), "2026-11-16");
  expect(after.map(({ starts }) => starts)).toEqual(before.map(({ starts }) => starts));
});
