import { everybodysRules, MAX_HORIZON } from "#app/features/professionals/booking-rules.ts";
import { formatTime } from "#app/shared/formats.ts";
import { addDays, dayIn, isUsualClock } from "#app/shared/time-zones.ts";
import { atTime, dayOfMonth, inZone } from "#app/shared/when.ts";
import { shortDay } from "./card-times.ts";
import { dayLabel } from "./free-times.ts";
import { type Availability, freeSlotDays } from "./slots.ts";

/** One week of free times in words, as a profile shows it: worded on the server, so that its page needs no calendar. */
export type TimesWeek = {
  zone: string;
  /** From 1: counted from today, so that a time that is taken moves no week. */
  number: number;
  /** "16 a 22 de novembro" */
  label: string;
  days: WeekDay[];
  /** How many there are to turn. */
  weeks: number;
  /** The next week with a free time, where this one has none. */
  firstFree: number | undefined;
};

export type WeekDay = {
  day: string;
  label: string;
  short: string;
  isToday: boolean;
  times: { startsAt: number; label: string; at: string }[];
  /** So many more than shown. */
  rest: number;
};

const MAX_WEEKS = Math.ceil(MAX_HORIZON / 7);
const TIMES = 6;

/** The wanted week, or the first with a free time; undefined when nothing is free at all. */
export function timesWeek(availability: Availability, now: number, wanted: number | undefined): TimesWeek | undefined {
  const { zone } = availability;
  const today = dayIn(now, zone);
  const first = weekOfFirst(availability, now, today);
  if (!first) return undefined;
  const weeks = Math.ceil((availability.rules?.horizon ?? everybodysRules.horizon) / 7);
  const number = wanted && wanted <= weeks ? wanted : first;
  const days = weekDays(today, number);
  const [from = today, to = today] = [days[0], days.at(-1)];
  const free = new Map(freeSlotDays(availability, now, { from, to }).map(({ day, slots }) => [day, slots]));
  return {
    zone,
    number,
    weeks,
    label: weekLabel(from),
    days: days.map((day) => {
      const times = free.get(day) ?? [];
      return {
        day,
        label: dayLabel(day, today),
        short: shortDay(day, today),
        isToday: day === today,
        times: times.slice(0, TIMES).map(({ startsAt }) => ({
          startsAt,
          label: formatTime(startsAt, zone),
          at: atTime(startsAt, zone),
        })),
        rest: Math.max(0, times.length - TIMES),
      };
    }),
    firstFree: free.size > 0 ? undefined : weekOfFirst(availability, now, today, addDays(to, 1)),
  };
}

/** "hoje, 16 de novembro, às 14h30", whichever week is shown; a clock that is not the usual one is named. */
export function nextTime(availability: Availability, now: number) {
  const { zone } = availability;
  const [first] = freeSlotDays(availability, now, { mostDays: 1, mostOfDay: 1 });
  const [slot] = first?.slots ?? [];
  const clock = isUsualClock(now, zone) ? "" : `, ${inZone(zone)}`;
  return first && slot && `${dayLabel(first.day, dayIn(now, zone))}, ${atTime(slot.startsAt, zone)}${clock}`;
}

function weekOfFirst(availability: Availability, now: number, today: string, from = today) {
  const [first] = freeSlotDays(availability, now, { from, mostDays: 1, mostOfDay: 1 });
  return first && weekNumber(first.day, today);
}

/** In which week from today a day is: 1 is the next seven days. */
export function weekNumber(day: string, today: string) {
  return Math.floor((Date.parse(day) - Date.parse(today)) / (7 * 86_400_000)) + 1;
}

/** The days of a week that is counted from today. */
export function weekDays(today: string, number: number) {
  return Array.from({ length: 7 }, (_, ahead) => addDays(today, (number - 1) * 7 + ahead));
}

/** "16 a 22 de novembro", "30 de novembro a 6 de dezembro" */
export function weekLabel(from: string) {
  const to = addDays(from, 6);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? dayOfMonth(from).split(" ")[0] : dayOfMonth(from)} a ${dayOfMonth(to)}`;
}

/** The address's `semana`; undefined for what is none of them. */
export function readWeek(given: string | null) {
  return /^[1-9]\d?$/.test(given ?? "") && Number(given) <= MAX_WEEKS ? Number(given) : undefined;
}
