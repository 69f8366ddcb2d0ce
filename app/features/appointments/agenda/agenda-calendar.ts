import type { DateHours } from "#app/features/availability/date-hours.ts";
import { addDays, dayIn, minutesIn, weekdayOf } from "#app/shared/time-zones.ts";
import { type AgendaEntry, isOpenRequest } from "./agenda.ts";

/** The days of a calendar with what stands in them, on the professional's own clock. Minutes are of the day. */
export type CalendarDay = { day: string; items: CalendarItem[] };

export type CalendarItem = {
  key: string;
  starts: number;
  ends: number;
  /** Side by side where they overlap: which of how many. */
  lane: number;
  lanes: number;
} & ({ kind: "appointment"; entry: AgendaEntry } | { kind: "closed"; block: DateHours });

export type CalendarView = "dia" | "semana";

/** The day itself, or its week from Monday on. */
export function daysOf(view: CalendarView, day: string) {
  if (view === "dia") return [day];
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
}

/** So many days on, or back. */
export const turn = (view: CalendarView, day: string, by: 1 | -1) => addDays(day, by * (view === "dia" ? 1 : 7));

/** Undefined for what is no day. */
export function readDay(given: string | null) {
  return given && /^20\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
}

type Shown = { entries: readonly AgendaEntry[]; blocks: readonly DateHours[]; zone: string; now: number };

export function calendarDays(days: readonly string[], { entries, blocks, zone, now }: Shown): CalendarDay[] {
  const shown = entries.filter(
    (entry) => entry.starts_at && (isOpenRequest(entry, now) || STAYS.includes(entry.status)),
  );
  const byDay = Map.groupBy(shown, ({ starts_at }) => dayIn(Date.parse(starts_at ?? ""), zone));
  return days.map((day) => {
    const appointments = (byDay.get(day) ?? []).map((entry) => ({
      ...{ kind: "appointment" as const, key: entry.id, entry },
      ...spanOf(entry, zone),
    }));
    const closed = blocks
      .filter((block) => block.kind === "closed" && block.day === day)
      .map((block) => ({
        ...{ kind: "closed" as const, key: block.id, block },
        ...{ starts: minuteOf(block.starts), ends: minuteOf(block.ends) },
      }));
    return { day, items: inLanes([...appointments, ...closed]) };
  });
}

const STAYS = ["proposed", "confirmed", "done", "no_show"];

function spanOf({ starts_at, ends_at }: AgendaEntry, zone: string) {
  const [startsAt, endsAt] = [Date.parse(starts_at ?? ""), Date.parse(ends_at ?? "")];
  const starts = minutesIn(startsAt, zone);
  // What goes on after midnight ends with the day it is shown in.
  return { starts, ends: Math.min(24 * 60, starts + (endsAt - startsAt) / 60_000) };
}

function minuteOf(time: string) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

type Loose = { starts: number; ends: number };

function inLanes<Item extends Loose>(items: Item[]): (Item & { lane: number; lanes: number })[] {
  const ordered = items.toSorted((one, other) => one.starts - other.starts || other.ends - one.ends);
  const ends: number[] = [];
  const placed = ordered.map((item) => {
    const free = ends.findIndex((end) => end <= item.starts);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.ends;
    return { ...item, lane };
  });
  const across = (item: Loose) => placed.filter((other) => other.starts < item.ends && item.starts < other.ends);
  return placed.map((item) => ({ ...item, lanes: 1 + Math.max(...across(item).map(({ lane }) => lane)) }));
}

/** The whole hours to draw: those of an ordinary day, and whatever is earlier or later. */
export function hoursShown(days: readonly CalendarDay[]) {
  const items = days.flatMap(({ items }) => items);
  const first = Math.min(8, ...items.map(({ starts }) => Math.floor(starts / 60)));
  const last = Math.max(18, ...items.map(({ ends }) => Math.ceil(ends / 60)));
  return Array.from({ length: last - first }, (_, ahead) => first + ahead);
}

/** The dates of a series, each a week after the other. */
export function weekly(day: string, weeks: number) {
  return Array.from({ length: weeks }, (_, week) => addDays(day, 7 * week));
}
