import { expect, test } from "vitest";
import {
  change,
  chartBars,
  chartCeiling,
  conversionRate,
  listMonths,
  monthName,
  ofHundred,
  sameDaysBefore,
  statisticsCsv,
  summariseMonth,
} from "./statistics.ts";

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

test("a month that still runs is compared with the same days of the one before", () => {
  const days = [
    day("2026-09-30", 9),
    day("2026-10-01", 1),
    day("2026-10-02", 2),
    day("2026-10-03", 4),
    day("2026-11-01", 8),
    day("2026-11-02", 8),
  ];
  expect(sameDaysBefore(days).map(({ day }) => day)).toEqual(["2026-10-01", "2026-10-02"]);
  expect(sameDaysBefore(days.slice(-2))).toEqual([]);
  expect(sameDaysBefore([])).toEqual([]);
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

test("months are compared, the newest first, and a month without its beginning is left out", () => {
  const days = [day("2026-09-30", 9), day("2026-10-01", 10, 1), day("2026-10-02", 10), day("2026-11-01", 25, 1, 1, 1)];
  expect(listMonths(days)).toEqual([
    { month: "2026-11", views: 25, contacts: 3, conversion: "12,0%", whatsapp: 1, email: 1, appointments: 1 },
    { month: "2026-10", views: 20, contacts: 1, conversion: "5,0%", whatsapp: 1, email: 0, appointments: 0 },
  ]);
  expect(listMonths(days.slice(1))).toHaveLength(2);
  expect(listMonths([])).toEqual([]);
  expect(listMonths([day("2026-09-01", 0), ...days.slice(1)])).toHaveLength(2);
  expect(listMonths([day("2026-10-01", 0), day("2026-11-01", 0)])).toHaveLength(1);
  expect(monthName("2026-11")).toBe("novembro de 2026");
});

test("a change is told against the month before, where there is one", () => {
  expect([change(25, 20), change(15, 20), change(20, 20), change(5, 0), change(5, undefined)]).toEqual([
    "+25%",
    "-25%",
    "0%",
    undefined,
    undefined,
  ]);
});

test("a table for spreadsheets has semicolons, Brazilian days and a mark of its encoding", () => {
  expect(statisticsCsv([day("2026-11-01", 1000, 1, 2, 3)])).toBe(
    "\uFEFFDia;Visualizações;WhatsApp;E-mail;Pedidos de consulta\r\n01/11/2026;1000;1;2;3\r\n",
  );
});

test("the conversion is told as people count", () => {
  expect(ofHundred(12, 100)).toBe("De cada 100 visualizações, 12 viram contato.");
  expect(ofHundred(1, 120)).toBe("De cada 100 visualizações, 1 vira contato.");
  expect(ofHundred(1, 1000)).toBe("De cada 100 visualizações, menos de 1 vira contato.");
  expect(ofHundred(0, 40)).toBe("De cada 100 visualizações, nenhuma virou contato ainda.");
  expect(ofHundred(0, 0)).toBe("Ainda não há visualizações neste mês.");
});
