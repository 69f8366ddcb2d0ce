import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import { dayNote, joined, type Minutes, type OwnTimes, openMinutes } from "#app/features/availability/own-times.ts";
import type { Interval } from "#app/features/availability/slots.ts";
import { formatList, formatTime, shortTime } from "#app/shared/formats.ts";
import { addDays, instantOf, minuteOf, minutesIn, timeOf, weekdayOf } from "#app/shared/time-zones.ts";
import { type AgendaEntry, isOpenRequest } from "../agenda.ts";
import { blockTime, partsOf } from "../entry/block-parts.ts";

/** The days of a calendar with what stands in them, on the professional's own clock. Minutes are of the day. */
export type CalendarDay = {
  day: string;
  items: CalendarItem[];
  /** When somebody attends; undefined while it is not known. */
  open: Minutes[] | undefined;
  /** A holiday, or why nobody is received. */
  note: string | undefined;
};

export type CalendarItem = {
  key: string;
  starts: number;
  ends: number;
  /** "23h30 às 0h30": as it is, also where only a part of it is of the day. */
  time: string;
  /** It began the day before. */
  isContinued: boolean;
  /** Side by side where they overlap: which of how many. */
  lane: number;
  lanes: number;
} & (
  | { kind: "appointment"; entry: AgendaEntry }
  | { kind: "closed"; block: DateHours }
  /** Of a calendar that is kept elsewhere: nothing is known of it but when. */
  | { kind: "busy" }
);

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

type Shown = { entries: readonly AgendaEntry[]; own: OwnTimes | undefined; zone: string; now: number };

export function calendarDays(days: readonly string[], { entries, own, zone, now }: Shown): CalendarDay[] {
  const shown = entries.filter(
    (entry) => entry.starts_at && (isOpenRequest(entry, now) || STAYS.includes(entry.status)),
  );
  return days.map((day) => {
    const appointments = shown.flatMap((entry) => {
      const interval = { startsAt: Date.parse(entry.starts_at ?? ""), endsAt: Date.parse(entry.ends_at ?? "") };
      const part = partOf(day, interval, zone);
      const time = `${formatTime(interval.startsAt, zone)} às ${formatTime(interval.endsAt, zone)}`;
      const isContinued = interval.startsAt < instantOf(day, "00:00", zone);
      return part ? [{ kind: "appointment" as const, key: entry.id, entry, time, isContinued, ...part }] : [];
    });
    const closed = (own?.closed ?? [])
      .filter((block) => block.day === day)
      .map((block) => {
        const parts = partsOf(block, own?.closed ?? []);
        return {
          ...{ kind: "closed" as const, key: block.id, block, time: blockTime(parts) },
          ...{ starts: minuteOf(block.starts), ends: minuteOf(block.ends), isContinued: parts[0]?.day !== day },
        };
      });
    const busy = joined((own?.busy ?? []).flatMap((one) => partOf(day, one, zone) ?? [])).map((part) => ({
      // Behind the others, which keep their width.
      ...{ kind: "busy" as const, key: `busy ${part.starts}`, ...part, lane: 0, lanes: 1, isContinued: false },
      time: part.starts === 0 && part.ends === DAY ? "O dia todo" : `${clock(part.starts)} às ${clock(part.ends)}`,
    }));
    return {
      ...{ day, items: [...inLanes([...appointments, ...closed]), ...busy].sort(byTime) },
      ...{ open: own && openMinutes(day, own), note: own && dayNote(day, own) },
    };
  });
}

const STAYS = ["proposed", "confirmed", "done", "no_show"];
const DAY = 24 * 60;

/** What of a time is of a day: after midnight it goes on in the next. */
function partOf(day: string, { startsAt, endsAt }: Interval, zone: string): Minutes | undefined {
  const [midnight, next] = [instantOf(day, "00:00", zone), instantOf(day, "24:00", zone)];
  if (!(startsAt < next && midnight < endsAt)) return undefined;
  return {
    starts: startsAt <= midnight ? 0 : minutesIn(startsAt, zone),
    ends: endsAt >= next ? DAY : minutesIn(endsAt, zone),
  };
}

/** The minutes of a day in which nobody is received, to be shaded. */
export function shaded(open: readonly Minutes[]): Minutes[] {
  const edges = [0, ...open.flatMap(({ starts, ends }) => [starts, ends]), DAY];
  return edges.flatMap((starts, index) => {
    const ends = edges[index + 1];
    return index % 2 === 0 && ends !== undefined && starts < ends ? [{ starts, ends }] : [];
  });
}

/** "Atende das 8h às 12h e das 13h às 18h.": what the shades show. */
export function openWords(open: readonly Minutes[]) {
  if (open.length === 0) return "Não atende.";
  const spans = open.map(({ starts, ends }) => `das ${clock(starts)} às ${clock(ends)}`);
  return `Atende ${formatList(spans)}.`;
}

const clock = (minutes: number) => shortTime(timeOf(minutes));

const byTime = (one: Minutes, other: Minutes) => one.starts - other.starts || other.ends - one.ends;

function inLanes<Item extends Minutes>(items: Item[]): (Item & { lane: number; lanes: number })[] {
  const ordered = items.toSorted(byTime);
  const ends: number[] = [];
  const placed = ordered.map((item) => {
    const free = ends.findIndex((end) => end <= item.starts);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.ends;
    return { ...item, lane };
  });
  const across = (item: Minutes) => placed.filter((other) => other.starts < item.ends && item.starts < other.ends);
  return placed.map((item) => ({ ...item, lanes: 1 + Math.max(...across(item).map(({ lane }) => lane)) }));
}

const FIRST_HOUR = 8;

/** The whole hours to draw: those of an ordinary day, and whatever is earlier or later. */
export function hoursShown(days: readonly CalendarDay[]) {
  const items = days.flatMap(({ items, open = [] }) => [
    ...items
      // The rest of what began the day before draws no empty night: `untilWords` tells of it.
      .filter(({ isContinued, ends }) => !isContinued || ends > FIRST_HOUR * 60)
      .map((item) => (item.kind === "busy" ? edgeOf(item) : item)),
    ...open,
  ]);
  const first = Math.min(FIRST_HOUR, ...items.map(({ starts }) => Math.floor(starts / 60)));
  const last = Math.max(18, ...items.map(({ ends }) => Math.ceil(ends / 60)));
  return Array.from({ length: last - first }, (_, ahead) => first + ahead);
}

/** Whether it is over before the first hour that is drawn. */
export const isBefore = ({ isContinued, ends }: CalendarItem, [first = 0]: readonly number[]) =>
  isContinued && ends <= first * 60;

/** "até 0h30" */
export const untilWords = ({ ends }: Minutes) => `até ${clock(ends)}`;

/** Somebody may be busy all night: of that an hour is enough to be seen. */
const edgeOf = ({ starts, ends }: Minutes): Minutes => ({
  starts: starts === 0 ? Math.max(0, ends - 60) : starts,
  ends: ends === DAY ? Math.min(DAY, starts + 60) : ends,
});
