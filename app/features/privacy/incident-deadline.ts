import { nationalHolidays } from "#app/features/availability/dates/national-holidays.ts";
import { addDays, DEFAULT_ZONE, dayIn, weekdayOf } from "#app/shared/time-zones.ts";

/** To tell the ANPD and the people, from when it is known that data of people are affected (Resolução CD/ANPD 15/2024, arts. 6º e 9º). */
export const communicationDays = 3;

/** The last day to tell them, "2026-11-19": business days of the whole country, the day of knowing not counted. */
export function communicationDeadline(knownAt: Date) {
  let day = dayIn(knownAt.getTime(), DEFAULT_ZONE);
  for (let left = communicationDays; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

export function isOverdue(knownAt: Date, now: Date) {
  return dayIn(now.getTime(), DEFAULT_ZONE) > communicationDeadline(knownAt);
}

function isBusinessDay(day: string) {
  const weekday = weekdayOf(day);
  return (
    weekday > 0 && weekday < 6 && !nationalHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day)
  );
}
