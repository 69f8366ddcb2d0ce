import { expect, test } from "vitest";
import { weekTable } from "./weekly-hours.ts";

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

test("every day is found by its number, as the database and Date count them", () => {
  const blocks = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: `0${weekday}:00`, ends: "12:00" }));
  expect(weekTable(blocks).map(({ label, hours }) => `${label} ${hours}`)).toEqual([
    "Segunda 1h às 12h",
    "Terça 2h às 12h",
    "Quarta 3h às 12h",
    "Quinta 4h às 12h",
    "Sexta 5h às 12h",
    "Sábado 6h às 12h",
    "Domingo 0h às 12h",
  ]);
});

test("without hours there is no table", () => {
  expect(weekTable([])).toEqual([]);
});
