import { expect, test } from "vitest";
import { shortTime, weekTable } from "./weekly-hours.ts";

test("the week starts on Monday and keeps the blocks of a day together", () => {
  const week = weekTable([
    { weekday: 0, starts: "09:00", ends: "12:00" },
    { weekday: 1, starts: "08:00", ends: "12:00" },
    { weekday: 1, starts: "13:30", ends: "18:00" },
  ]);
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ label: "Segunda", hours: ["8h às 12h", "13h30 às 18h"] });
  expect(week[1]).toEqual({ label: "Terça", hours: [] });
  expect(week[6]).toEqual({ label: "Domingo", hours: ["9h às 12h"] });
});

test("without hours there is no table", () => {
  expect(weekTable([])).toEqual([]);
});

test("full hours have no minutes", () => {
  expect(shortTime("24:00")).toBe("24h");
  expect(shortTime("07:05")).toBe("7h05");
});
