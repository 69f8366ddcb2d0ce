import { expect, test } from "vitest";
import { describeWeek } from "./hours-text.ts";

const day = (weekday: number, ...spans: [string, string][]) =>
  spans.map(([starts, ends]) => ({ weekday, starts, ends }));

test("days with the same hours are told together", () => {
  const office = [1, 2, 3, 4, 5].flatMap((weekday) => day(weekday, ["08:00", "12:00"], ["13:30", "18:00"]));
  expect(describeWeek([...office, ...day(6, ["08:00", "12:00"])])).toBe(
    "Segunda a sexta, das 8h às 12h e das 13h30 às 18h; sábados, das 8h às 12h",
  );
});

test("three days in a row are a span, two are not, and seven are every day", () => {
  const from = (...weekdays: number[]) => describeWeek(weekdays.flatMap((weekday) => day(weekday, ["08:00", "12:00"])));
  expect(from(2, 3, 4)).toBe("Terça a quinta, das 8h às 12h");
  expect(from(2, 3)).toBe("Terças e quartas, das 8h às 12h");
  expect(from(1, 2, 4)).toBe("Segundas, terças e quintas, das 8h às 12h");
  expect(from(0, 1, 2, 3, 4, 5, 6)).toBe("Todos os dias, das 8h às 12h");
});

test("days apart are listed, one day is a plural, and no hours are no text", () => {
  expect(describeWeek([1, 3].flatMap((weekday) => day(weekday, ["18:00", "24:00"])))).toBe(
    "Segundas e quartas, das 18h às 24h",
  );
  expect(describeWeek(day(0, ["09:00", "10:00"]))).toBe("Domingos, das 9h às 10h");
  expect(describeWeek([])).toBe("");
});
