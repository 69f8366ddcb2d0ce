import { expect, test } from "vitest";
import type { DateHours } from "#app/features/availability/date-hours.ts";
import type { AgendaEntry } from "./agenda.ts";
import { calendarDays, daysOf, hoursShown, readDay, turn, weekly } from "./agenda-calendar.ts";

const zone = "America/Manaus";
const now = Date.parse("2026-11-16T12:00:00Z");
const entry = (id: string, starts_at: string | null, status = "confirmed", minutes = 50) =>
  ({
    ...{ id, status, starts_at, answer_by: null },
    ends_at: starts_at && new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
  }) as AgendaEntry;
const block = (id: string, day: string, starts: string, ends: string) =>
  ({ id, kind: "closed", day, starts, ends, modality: null, reason: null, series_id: null }) satisfies DateHours;
const show = (entries: AgendaEntry[], blocks: DateHours[] = []) =>
  calendarDays(daysOf("semana", "2026-11-18"), { entries, blocks, zone, now });

test("a week goes from Monday to Sunday, whichever of its days is asked for", () => {
  expect(daysOf("semana", "2026-11-22")).toEqual(daysOf("semana", "2026-11-16"));
  expect(daysOf("semana", "2026-11-22")[0]).toBe("2026-11-16");
  expect(daysOf("dia", "2026-11-22")).toEqual(["2026-11-22"]);
  expect([turn("dia", "2026-11-30", 1), turn("semana", "2026-11-02", -1)]).toEqual(["2026-12-01", "2026-10-26"]);
});

test("appointments stand on the day of the professional's clock; what came to nothing does not", () => {
  // In Manaus it is still Monday.
  const days = show([
    entry("late", "2026-11-17T02:30:00Z"),
    entry("off", "2026-11-17T14:00:00Z", "declined"),
    entry("wish", null, "requested"),
  ]);
  expect(days.map(({ items }) => items.map(({ key }) => key))).toEqual([["late"], [], [], [], [], [], []]);
  expect(days[0]?.items[0]).toMatchObject({ starts: 22 * 60 + 30, ends: 23 * 60 + 20 });
});

test("what overlaps stands side by side, what follows does not", () => {
  const [monday] = show(
    [entry("a", "2026-11-16T13:00:00Z"), entry("b", "2026-11-16T13:50:00Z")],
    [block("c", "2026-11-16", "09:30:00", "10:00:00")],
  );
  expect(monday?.items.map(({ key, lane, lanes }) => [key, lane, lanes])).toEqual([
    ["a", 0, 2],
    ["c", 1, 2],
    ["b", 0, 2],
  ]);
});

test("an ordinary day is drawn from eight to six, and longer where something is", () => {
  expect(hoursShown(show([]))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  const hours = hoursShown(show([], [block("c", "2026-11-16", "06:30:00", "23:30:00")]));
  expect([hours[0], hours.at(-1)]).toEqual([6, 23]);
});

test("a series goes over the end of a year; an address asks for a day or for none", () => {
  expect(weekly("2026-12-24", 3)).toEqual(["2026-12-24", "2026-12-31", "2027-01-07"]);
  expect([readDay("2026-11-16"), readDay("2026-99-16"), readDay("x"), readDay(null)]).toEqual([
    "2026-11-16",
    ...[undefined, undefined, undefined],
  ]);
});
