import { periods } from "#app/features/availability/periods.ts";
import { addDays, dayIn, instantOf, weekdayOf as weekdayOfDate } from "#app/shared/time-zones.ts";

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

/** One bit for each wanted half-day: weekday * 3 + period. Null asks for any day, or any period; both: for anything. */
export function availabilityMask(weekday: number | null, period: number | null) {
  if (weekday === null && period === null) return null;
  const days = weekday === null ? weekdays.map((_, index) => index) : [weekday];
  const times = period === null ? periods.map((_, index) => index) : [period];
  let mask = 0;
  for (const day of days) for (const time of times) mask |= 1 << (day * 3 + time);
  return mask;
}

const ZONE = "America/Sao_Paulo";

/** Days as people say them: whoever asks for today wants a free time today, not somebody who works on such days. */
export const nearDays = [
  { value: "hoje", label: "Hoje" },
  { value: "amanha", label: "Amanhã" },
] as const;

export type NearDay = (typeof nearDays)[number]["value"];

export const isNearDay = (day: number | NearDay | null): day is NearDay => typeof day === "string";

/** The date that is meant, where most of Brazil is. */
export function dateOf(day: NearDay, now: Date) {
  const ahead = nearDays.findIndex(({ value }) => value === day);
  return addDays(dayIn(now.getTime(), ZONE), ahead);
}

/** Until another day begins there. */
export function secondsLeftOf(now: Date) {
  return Math.ceil((instantOf(dateOf("amanha", now), "00:00", ZONE) - now.getTime()) / 1000);
}

/** From Sunday on; null is any day. */
export function weekdayOf(day: number | NearDay | null, now = new Date()) {
  return isNearDay(day) ? weekdayOfDate(dateOf(day, now)) : day;
}
