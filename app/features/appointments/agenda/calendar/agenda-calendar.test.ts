import { expect, test } from "vitest";
import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import type { OwnTimes } from "#app/features/availability/own-times.ts";
import type { AgendaEntry } from "../agenda.ts";
import {
  calendarDays,
  daysOf,
  hoursShown,
  isBefore,
  openWords,
  readDay,
  shaded,
  turn,
  untilWords,
} from "./agenda-calendar.ts";

const zone = "America/Manaus";
const now = Date.parse("2026-11-16T12:00:00Z");
const entry = (id: string, starts_at: string | null, status = "confirmed", minutes = 50) =>
  ({
    ...{ id, status, starts_at, answer_by: null },
    ends_at: starts_at && new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
  }) as AgendaEntry;
const block = (id: string, day: string, starts: string, ends: string) =>
  ({ id, kind: "closed", day, starts, ends, modality: null, reason: null, series_id: null }) satisfies DateHours;
const nothing: OwnTimes = {
  ...{ zone, minutes: 50, services: [], modality: null, weeklyHours: [], worksOnHolidays: false, localHolidays: [] },
  ...{ timeOff: [], busy: [], closed: [], extra: [] },
};
const show = (entries: AgendaEntry[], closed: DateHours[] = [], more: Partial<OwnTimes> = {}) =>
  calendarDays(daysOf("semana", "2026-11-18"), { entries, own: { ...nothing, closed, ...more }, zone, now });

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
    [block("c", "2026-11-16", "09:30", "10:00")],
  );
  expect(monday?.items.map(({ key, lane, lanes }) => [key, lane, lanes])).toEqual([
    ["a", 0, 2],
    ["c", 1, 2],
    ["b", 0, 2],
  ]);
});

test("an ordinary day is drawn from eight to six, and longer where something is", () => {
  expect(hoursShown(show([]))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  const hours = hoursShown(show([], [block("c", "2026-11-16", "06:30", "23:30")]));
  expect([hours[0], hours.at(-1)]).toEqual([6, 23]);
});

test("what goes on after midnight stands in both days, and says when it really ends", () => {
  // In Manaus from half past eleven on Monday.
  const days = show([entry("late", "2026-11-17T03:30:00Z", "confirmed", 60)]);
  const seen = days.slice(0, 3).map(({ items }) => items.map(({ starts, ends, time }) => [starts, ends, time]));
  expect(seen).toEqual([[[1410, 1440, "23h30 às 0h30"]], [[0, 30, "23h30 às 0h30"]], []]);
  // What ends at midnight is over.
  const [, tuesday] = show([entry("late", "2026-11-17T03:30:00Z", "confirmed", 30)]);
  expect(tuesday?.items).toEqual([]);
});

test("what goes on after midnight draws no empty night: the next day says until when", () => {
  const days = show([entry("late", "2026-11-17T03:30:00Z", "confirmed", 60)]);
  const hours = hoursShown(days);
  expect([hours[0], hours.at(-1)]).toEqual([8, 23]);
  const rests = days.flatMap(({ items }) => items.filter((item) => isBefore(item, hours)).map(untilWords));
  expect(rests).toEqual(["até 0h30"]);
  // What begins at night of the same day is drawn.
  expect(hoursShown(show([entry("early", "2026-11-17T06:00:00Z")]))[0]).toBe(2);
});

test("closed hours that go on after midnight are one in either day", () => {
  const night = { series_id: "s" };
  const days = show(
    [],
    [
      { ...block("a", "2026-11-16", "22:00", "24:00"), ...night },
      { ...block("b", "2026-11-17", "00:00", "02:00"), ...night },
    ],
  );
  const seen = days.flatMap(({ items }) => items.map(({ time, isContinued }) => [time, isContinued]));
  expect(seen).toEqual([
    ["22h às 2h", false],
    ["22h às 2h", true],
  ]);
  expect(hoursShown(days)[0]).toBe(8);
});

test("a day shows its hours, what calendars elsewhere have, and why nobody is received", () => {
  const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
  const days = show([], [block("c", "2026-11-17", "10:00", "11:00")], {
    weeklyHours: [2, 5].map((weekday) => ({ weekday, starts: "07:00", ends: "12:00" })),
    timeOff: [{ startsOn: "2026-11-19", endsOn: "2026-11-19", reason: "congresso" }],
    busy: [
      // Overlapping on Tuesday from nine to half past ten, and from Wednesday noon until Saturday eight o'clock.
      { startsAt: at("17T13:00"), endsAt: at("17T14:00") },
      { startsAt: at("17T13:30"), endsAt: at("17T14:30") },
      { startsAt: at("18T16:00"), endsAt: at("21T12:00") },
    ],
  });
  expect(days.map(({ open = [] }) => openWords(open))).toEqual([
    ...["Não atende.", "Atende das 7h às 10h e das 11h às 12h.", "Não atende.", "Não atende."],
    // A holiday.
    ...["Não atende.", "Não atende.", "Não atende."],
  ]);
  expect(days.map(({ note }) => note)).toEqual([
    ...[undefined, undefined, undefined, "Sem atendimento: congresso", "Feriado: Dia da Consciência Negra"],
    ...[undefined, undefined],
  ]);
  const busy = days.map(({ items }) => items.flatMap(({ kind, time }) => (kind === "busy" ? [time] : [])));
  expect(busy).toEqual([[], ["9h às 10h30"], ["12h às 24h"], ["O dia todo"], ["O dia todo"], ["0h às 8h"], []]);
  // Behind what is in the agenda, beside which nothing else has to make room.
  expect(days[1]?.items.map(({ kind, lane, lanes }) => [kind, lane, lanes])).toEqual([
    ["busy", 0, 1],
    ["closed", 0, 1],
  ]);
  // The hours of work are drawn; nights that are busy elsewhere are not.
  expect([hoursShown(days)[0], hoursShown(days).at(-1)]).toEqual([7, 17]);
  expect(shaded(days[1]?.open ?? [])).toEqual([
    { starts: 0, ends: 420 },
    { starts: 600, ends: 660 },
    { starts: 720, ends: 1440 },
  ]);
});

test("an address asks for a day or for none", () => {
  expect([readDay("2026-11-16"), readDay("2026-99-16"), readDay("x"), readDay(null)]).toEqual([
    "2026-11-16",
    ...[undefined, undefined, undefined],
  ]);
});
