import { expect, test } from "vitest";
import { instantOf } from "#app/shared/time-zones.ts";
import type { DateHours } from "./dates/date-hours.ts";
import { dayNote, isOutsideHours, type OwnTimes, obstaclesTo, openMinutes } from "./own-times.ts";

const zone = "America/Sao_Paulo";
const date = (kind: DateHours["kind"], day: string, starts: string, ends: string, reason: string | null = null) =>
  ({ id: day + starts, kind, day, starts, ends, modality: null, reason, series_id: null }) satisfies DateHours;
const own: OwnTimes = {
  ...{ zone, minutes: 50, services: [], modality: "ambos", worksOnHolidays: false, localHolidays: ["11-24"] },
  weeklyHours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, starts: "08:00", ends: "12:00", modality: "online" as const },
    { weekday, starts: "12:00", ends: "14:00", modality: "presencial" as const },
  ]),
  timeOff: [{ startsOn: "2026-12-21", endsOn: "2026-12-31", reason: "férias" }],
  busy: [{ startsAt: instantOf("2026-11-17", "09:00", zone), endsAt: instantOf("2026-11-17", "10:00", zone) }],
  closed: [
    date("closed", "2026-11-18", "10:00", "11:00", "supervisão"),
    date("closed", "2026-11-18", "10:30", "12:00"),
  ],
  extra: [date("extra", "2026-11-20", "09:00", "12:00")],
};
const time = (day: string, starts: string, minutes = 50) => {
  const startsAt = instantOf(day, starts, zone);
  return { startsAt, endsAt: startsAt + minutes * 60_000 };
};
const obstacles = (day: string, starts: string, changes: Partial<OwnTimes> = {}) =>
  obstaclesTo(time(day, starts), { ...own, ...changes });

test("what stands in the way of a time is named; an ordinary time has nothing", () => {
  expect(obstacles("2026-11-16", "08:00")).toEqual([]);
  expect(obstacles("2026-11-17", "08:30")).toEqual(["ocupado no seu calendário"]);
  expect(obstacles("2026-11-17", "10:00")).toEqual([]);
  expect(obstacles("2026-11-18", "10:00")).toEqual(["bloqueado (supervisão)", "horário bloqueado"]);
  expect(obstacles("2026-11-24", "08:00")).toEqual(["feriado local"]);
  expect(obstacles("2026-11-24", "08:00", { worksOnHolidays: true })).toEqual([]);
  expect(obstacles("2026-12-25", "08:00")).toEqual(["dia sem atendimento (férias)", "feriado (Natal)"]);
  // On a holiday somebody may receive all the same.
  expect(obstacles("2026-11-20", "09:00")).toEqual([]);
  expect(obstacles("2026-11-20", "14:00")).toEqual(["feriado (Dia da Consciência Negra)"]);
});

test("hours that follow at once are one, whatever the way of attending; nothing is open on a day off", () => {
  expect(openMinutes("2026-11-16", own)).toEqual([{ starts: 480, ends: 840 }]);
  expect(openMinutes("2026-11-20", own)).toEqual([{ starts: 540, ends: 720 }]);
  expect(openMinutes("2026-12-22", own)).toEqual([]);
  const isOutside = (day: string, starts: string) => isOutsideHours(time(day, starts), own);
  expect([
    isOutside("2026-11-16", "11:40"),
    isOutside("2026-11-16", "13:20"),
    isOutside("2026-11-15", "09:00"),
  ]).toEqual([false, true, true]);
});

test("a day says why nobody is received", () => {
  expect(["2026-11-16", "2026-11-20", "2026-11-24", "2026-12-22"].map((day) => dayNote(day, own))).toEqual([
    undefined,
    "Feriado: Dia da Consciência Negra",
    "Feriado local",
    "Sem atendimento: férias",
  ]);
});
