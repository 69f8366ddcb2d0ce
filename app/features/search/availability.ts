import { periods } from "#app/features/availability/periods.ts";
import { addDays, DEFAULT_ZONE, dayIn, instantOf, weekdayOf as weekdayOfDate } from "#app/shared/time-zones.ts";

/** Days of the filter "Disponibilidade" and the bits that the database compares. */
export const weekdays = [
  { value: "domingo", label: "Domingo" },
  { value: "segunda", label: "Segunda-feira" },
  { value: "terca", label: "Terça-feira" },
  { value: "quarta", label: "Quarta-feira" },
  { value: "quinta", label: "Quinta-feira" },
  { value: "sexta", label: "Sexta-feira" },
  { value: "sabado", label: "Sábado" },
] as const;

/** Whoever keeps hours at all. */
export const ANY_TIME = 2 ** 21 - 1;

/** One bit for each wanted half-day: weekday * 3 + period. Null asks for any day, or any period; both: for anything. */
export function availabilityMask(weekday: number | null, period: number | null) {
  if (weekday === null && period === null) return null;
  const days = weekday === null ? weekdays.map((_, index) => index) : [weekday];
  const times = period === null ? periods.map((_, index) => index) : [period];
  let mask = 0;
  for (const day of days) for (const time of times) mask |= 1 << (day * 3 + time);
  return mask;
}

const WEEK = 7;
const MONDAY = 1;

/** Days as people say them: whoever asks for today wants a free time today, not somebody who works on such days. */
export const nearDays = [
  { value: "hoje", label: "Hoje", days: 1, ahead: () => 0 },
  { value: "amanha", label: "Amanhã", days: 1, ahead: () => 1 },
  { value: "semana", label: `Próximos ${WEEK} dias`, days: WEEK, ahead: () => 0 },
  { value: "semana-que-vem", label: "Semana que vem", days: WEEK, ahead: (today: number) => daysUntil(MONDAY, today) },
] as const;

/** The next one, and never today. */
const daysUntil = (weekday: number, today: number) => ((weekday - today + WEEK - 1) % WEEK) + 1;

/** As "2026-11-20". */
export type DateDay = `${number}-${number}-${number}`;

export type NearDay = (typeof nearDays)[number]["value"] | DateDay;

export const isDate = (words: string): words is DateDay =>
  /^20\d\d-\d\d-\d\d$/.test(words) && new Date(words).toJSON()?.startsWith(words) === true;

export const isNearDay = (day: number | NearDay | null): day is NearDay => typeof day === "string";

/** The first and the last date that are meant, where most of Brazil is. */
export function datesOf(day: NearDay, now: Date) {
  if (isDate(day)) return { from: day, to: day };
  const { ahead, days } = nearDays.find(({ value }) => value === day) ?? nearDays[0];
  const today = dayIn(now.getTime(), DEFAULT_ZONE);
  const from = addDays(today, ahead(weekdayOfDate(today)));
  return { from, to: addDays(from, days - 1) };
}

/** Until another day begins there. */
export function secondsLeftOf(now: Date) {
  return Math.ceil((instantOf(datesOf("amanha", now).from, "00:00", DEFAULT_ZONE) - now.getTime()) / 1000);
}

/** From Sunday on; null is any day. */
export function weekdayOf(day: number | NearDay | null, now = new Date()) {
  if (!isNearDay(day)) return day;
  const { from, to } = datesOf(day, now);
  return from === to ? weekdayOfDate(from) : null;
}
