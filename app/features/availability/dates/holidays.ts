import { nationalHolidays } from "./national-holidays.ts";

const known = new Map<number, ReadonlySet<string>>();

/** `local` are the state's and the city's own days, as "01-25". */
export function isHoliday(day: string, local: readonly string[]) {
  return local.includes(day.slice(5)) || nationalDays(Number(day.slice(0, 4))).has(day);
}

function nationalDays(year: number) {
  const days = known.get(year) ?? new Set(nationalHolidays(year).map((holiday) => holiday.day));
  known.set(year, days);
  return days;
}
