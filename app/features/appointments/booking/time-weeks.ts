import type { FreeDay } from "#app/features/availability/free-times.ts";
import { formatInstant } from "#app/shared/formats.ts";
import { addDays } from "#app/shared/time-zones.ts";

export type TimeWeek = { starts: string; days: FreeDay[] };

/** Seven days each, counted from today: a time that is taken moves no week. Those without a free one are left out. */
export function timeWeeks(days: readonly FreeDay[], today: string): TimeWeek[] {
  const weeks: TimeWeek[] = [];
  let starts = today;
  for (const day of days) {
    while (day.day >= addDays(starts, 7)) starts = addDays(starts, 7);
    if (weeks.at(-1)?.starts !== starts) weeks.push({ starts, days: [] });
    weeks.at(-1)?.days.push(day);
  }
  return weeks;
}

/** "Semana de 23 de novembro" */
export function weekLabel({ starts }: TimeWeek) {
  return `Semana de ${formatInstant(new Date(`${starts}T12:00:00Z`), "UTC", { day: "numeric", month: "long" })}`;
}
