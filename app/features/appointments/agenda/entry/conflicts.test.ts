import { expect, test } from "vitest";
import type { OwnTimes } from "#app/features/availability/own-times.ts";
import { dayIn, instantOf } from "#app/shared/time-zones.ts";
import type { AgendaEntry } from "../agenda.ts";
import { findConflicts, movable, movedTimes, needsChoice, oddHours, skippedDays } from "./conflicts.ts";

const zone = "America/Sao_Paulo";
const now = Date.parse("2026-12-01T12:00:00Z");
const own: OwnTimes = {
  ...{ zone, minutes: 50, services: [], modality: null, weeklyHours: [], worksOnHolidays: false, localHolidays: [] },
  ...{ timeOff: [], busy: [], closed: [], extra: [] },
};
const entry = (id: string, starts_at: string, changes: Partial<AgendaEntry> = {}) =>
  ({
    ...{ id, starts_at, ends_at: new Date(Date.parse(starts_at) + 3_000_000).toISOString() },
    ...{ status: "confirmed", patient_name: "Rui", series_id: null, held_until: "infinity", is_own: true },
    ...changes,
  }) as AgendaEntry;
const known = (entries: AgendaEntry[]) => ({ own, entries, zone, now });
const fridays = ["2026-12-18", "2026-12-25", "2027-01-01", "2027-01-08"].map((day) => {
  const startsAt = instantOf(day, "14:00", zone);
  return { startsAt, endsAt: startsAt + 3_000_000 };
});

test("a series says on which of its dates something is, and what", () => {
  const found = findConflicts(fridays, known([entry("1", "2027-01-08T17:20:00Z")]));
  expect(found.map(({ day, words, isTaken }) => [day, words, isTaken])).toEqual([
    ["2026-12-25", ["feriado (Natal)"], false],
    ["2027-01-01", ["feriado (Confraternização Universal)"], false],
    ["2027-01-08", ["consulta de Rui"], true],
  ]);
  expect(needsChoice(found, 4)).toBe(true);
  expect(skippedDays(found, "skip")).toEqual(["2026-12-25", "2027-01-01", "2027-01-08"]);
  // Where somebody else is, there is no choice.
  expect(skippedDays(found, "keep")).toEqual(["2027-01-08"]);
  expect(needsChoice(found.slice(2), 4)).toBe(false);
  expect(needsChoice(found.slice(0, 1), 1)).toBe(false);
});

test("times outside of the hours, or until after midnight, are said to be so; of a series by how many", () => {
  const hours: OwnTimes = { ...own, weeklyHours: [5].map((weekday) => ({ weekday, starts: "08:00", ends: "12:00" })) };
  const odd = (times: typeof fridays, known = hours) => oddHours(times, { own: known, zone });
  const at = (day: string, time: string, minutes = 50) => {
    const startsAt = instantOf(day, time, zone);
    return { startsAt, endsAt: startsAt + minutes * 60_000 };
  };
  expect(odd([at("2026-12-18", "09:00")])).toEqual([]);
  expect(odd([at("2026-12-18", "14:00")])).toEqual(["Fora dos horários em que você atende."]);
  // On a holiday it is a holiday; two of the four are.
  expect(odd(fridays)).toEqual(["2 de 4 datas: fora dos horários em que você atende."]);
  expect(odd([at("2026-12-18", "23:30", 60)])).toEqual([
    "Fora dos horários em que você atende.",
    "Até depois da meia-noite, já no dia seguinte.",
  ]);
  // Who keeps no hours is told nothing of them, and what ends at midnight is of its day.
  expect(odd([at("2026-12-18", "23:30", 30)], own)).toEqual([]);
});

test("what is over, was cancelled or is no longer held is in nobody's way", () => {
  const at = "2026-12-18T17:00:00Z";
  const day = (changes: Partial<AgendaEntry>) =>
    findConflicts(fridays.slice(0, 1), known([entry("1", at, changes)])).length;
  expect(day({})).toBe(1);
  expect(day({ status: "cancelled", held_until: null })).toBe(0);
  expect(day({ status: "requested", held_until: "2026-12-01T11:00:00Z" })).toBe(0);
  expect(day({ status: "requested", held_until: "2026-12-01T13:00:00Z" })).toBe(1);
});

test("a moved series is not in its own way, and keeps its hour where the clocks change", () => {
  const series = ["2026-12-18T17:00:00Z", "2026-12-25T17:00:00Z", "2027-01-01T17:00:00Z"].map((at, index) =>
    entry(String(index), at, { series_id: "s" }),
  );
  const other = entry("other", "2026-12-25T17:00:00Z");
  const moved = movable(series[1] as AgendaEntry, [...series, other], true, now);
  expect(moved.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(movable(series[1] as AgendaEntry, series, false, now).map(({ id }) => id)).toEqual(["1"]);
  // By a week and half an hour: onto the old time of the next.
  const times = movedTimes(moved, Date.parse("2027-01-01T17:30:00Z"), zone);
  expect(times.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
    "2027-01-01T17:30:00.000Z",
    "2027-01-08T17:30:00.000Z",
  ]);
  const found = findConflicts(times, known(series), new Set(moved.map(({ id }) => id)));
  expect(found.map(({ day, isTaken }) => [day, isTaken])).toEqual([["2027-01-01", false]]);

  const autumn = [entry("1", "2026-10-25T18:00:00Z"), entry("2", "2026-11-01T19:00:00Z")];
  const later = movedTimes(autumn, Date.parse("2026-10-26T18:00:00Z"), "America/New_York");
  expect(later.map(({ startsAt }) => [dayIn(startsAt, "America/New_York"), new Date(startsAt).getUTCHours()])).toEqual([
    ["2026-10-26", 18],
    ["2026-11-02", 19],
  ]);
});
