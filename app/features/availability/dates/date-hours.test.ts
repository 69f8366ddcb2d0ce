import { expect, test } from "vitest";
import { type DateHours, dateHoursErrors, describeDateHours, type NewDateHours, openAlready } from "./date-hours.ts";

const today = "2026-11-16";
const morning: NewDateHours = {
  ...{ kind: "closed", day: "2026-11-20", starts: "08:00", ends: "12:00", modality: null, reason: null },
};
const known: DateHours = { ...morning, starts: "08:00:00", ends: "12:00:00", id: "1", series_id: null };

test("hours of a date are planned once, beside others and beside those of the other kind", () => {
  expect(dateHoursErrors(morning, today, [])).toEqual({});
  expect(dateHoursErrors({ ...morning, starts: "11:59", ends: "13:00" }, today, [known])).toEqual({
    starts:
      "Parte desse horário já está na lista: 20/11/2026, das 8h às 12h. Escolha as horas que faltam, ou remova essa data antes.",
  });
  expect(dateHoursErrors({ ...morning, starts: "09:00", ends: "12:00" }, today, [known])).toEqual({
    starts: "Já está na lista: 20/11/2026, das 8h às 12h.",
  });
  expect(dateHoursErrors({ ...morning, starts: "12:00", ends: "13:00" }, today, [known])).toEqual({});
  expect(dateHoursErrors({ ...morning, kind: "extra" }, today, [known])).toEqual({});
});

test("what is missing, past or backwards is told at its field", () => {
  const errors = (change: Partial<NewDateHours>) => Object.keys(dateHoursErrors({ ...morning, ...change }, today, []));
  expect(errors({ day: "" })).toEqual(["day"]);
  expect(errors({ day: "2026-11-15" })).toEqual(["day"]);
  expect(errors({ starts: "" })).toEqual(["starts"]);
  expect(errors({ ends: "" })).toEqual(["ends"]);
  expect(dateHoursErrors({ ...morning, ends: "08:00" }, today, [])).toEqual({
    ends: "O fim deve ser depois do início.",
  });
});

test("extra hours say how one attends in them", () => {
  expect(describeDateHours({ ...morning, modality: "online" })).toBe("20/11/2026, das 8h às 12h (Online)");
});

test("extra hours that the week has already are told, also across its breaks, and not on a holiday", () => {
  const friday = [
    { weekday: 5, starts: "08:00", ends: "12:00" },
    { weekday: 5, starts: "12:00", ends: "18:00" },
  ];
  const week = { weeklyHours: friday, worksOnHolidays: false, localHolidays: [] };
  const extra = (starts: string, ends: string, change = {}) =>
    openAlready({ ...morning, kind: "extra", day: "2026-11-27", starts, ends }, { ...week, ...change });
  expect(extra("09:00", "10:00")).toEqual({
    day: "Esse horário já está aberto: nesse dia você atende das 8h às 12h e das 12h às 18h.",
  });
  expect(extra("11:00", "13:00")).toHaveProperty("day");
  expect(extra("17:00", "19:00")).toEqual({});
  expect(extra("09:00", "10:00", { localHolidays: ["11-27"] })).toEqual({});
  expect(openAlready({ ...morning, day: "2026-11-27" }, week)).toEqual({});
});
