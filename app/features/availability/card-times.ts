import { formatTime } from "#app/shared/formats.ts";
import { addDays, dayIn, isSameClock, weekdayOf } from "#app/shared/time-zones.ts";
import { inZone } from "#app/shared/when.ts";
import { freeDays } from "./free-times.ts";
import { type Availability, freeSlots } from "./slots.ts";

/** The first free times as a card shows them, in words. */
export type CardTimes = {
  days: { label: string; times: { startsAt: number; label: string }[] }[];
  /** "no horário de Manaus": where it is not the one that most of the country lives by. */
  zone: string | null;
};

const DAYS = 3;
const TIMES = 3;
const USUAL_ZONE = "America/Sao_Paulo";

/** No days when nothing is free in the next weeks. */
export function cardTimes(availability: Availability, now: number): CardTimes {
  const { zone } = availability;
  const today = dayIn(now, zone);
  const days = freeDays(freeSlots(availability, now, { mostDays: DAYS }), zone).map(({ day, times }) => ({
    label: shortDay(day, today),
    times: times.slice(0, TIMES).map(({ startsAt }) => ({ startsAt, label: formatTime(startsAt, zone) })),
  }));
  return { days, zone: isSameClock(now, zone, USUAL_ZONE) ? null : inZone(zone) };
}

const WEEKDAYS = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."];

/** "hoje", "amanhã", "ter. 17/11": short enough for a column. */
export function shortDay(day: string, today: string) {
  if (day === today) return "hoje";
  if (day === addDays(today, 1)) return "amanhã";
  return `${WEEKDAYS[weekdayOf(day)]} ${day.slice(8)}/${day.slice(5, 7)}`;
}
