import { MAX_HORIZON } from "#app/features/professionals/booking-rules.ts";
import { isDate } from "#app/features/search/availability.ts";
import { addDays } from "#app/shared/time-zones.ts";
import { wordKey } from "./words.ts";

const MONTHS = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

const TYPED = /^(?:dias? )?(\d{1,2}|primeiro)[ºo°]?(?:(?:\/| de )(\d{1,2}|[a-z]+))?(?:(?:\/| de )(\d{2,4}))?$/;

/** "23 a 27 de novembro": what stands between the first day and its month. */
const DAYS = /(?<=\d) (?:e|ao?|ate)(?: o)?(?: dia)? \d{1,2}/;

export const isSeveralDays = (typed: string) => DAYS.test(wordKey(typed));

/** "dia 20", "20/11", "1º de dezembro de 2026": the next of that day, or the nearest of that month; undefined where there is none. */
export function readDate(typed: string, today: string): string | undefined {
  const [, first, second, year] = TYPED.exec(wordKey(typed).replace(/\s+/g, " ").replace(DAYS, "")) ?? [];
  // Around the clock.
  if (!first || typed === "24/7") return undefined;
  const day = first === "primeiro" ? 1 : Number(first);
  const month = second && (Number(second) || MONTHS.indexOf(second.slice(0, 3)) + 1);
  const dates = month ? datesIn(day, month, year, today) : datesFrom(day, today);
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return dates.filter(isDate).sort((one, other) => distance(one) - distance(other))[0];
}

function datesIn(day: number, month: number, year: string | undefined, today: string) {
  const now = Number(today.slice(0, 4));
  const years = year ? [2000 + (Number(year) % 100)] : [now - 1, now, now + 1];
  return years.map((one) => dateOf(one, month, day));
}

/** Of three months that follow each other one has that day, also where it is the 31st. */
function datesFrom(day: number, today: string) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return [month, month + 1, month + 2]
    .map((one) => dateOf(one > 12 ? year + 1 : year, one > 12 ? one - 12 : one, day))
    .filter((date) => date >= today);
}

const dateOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** Why nobody can be booked on a date. */
export type UselessDate = "passada" | "distante";

export function whyUseless(date: string, today: string): UselessDate | undefined {
  if (date < today) return "passada";
  return date >= addDays(today, MAX_HORIZON) ? "distante" : undefined;
}
