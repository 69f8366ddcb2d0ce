import type { FreeDay } from "#app/features/availability/free-times.ts";
import { weekDays, weekLabel, weekNumber } from "#app/features/availability/times-week.ts";

export type TimeWeek = { number: number; label: string; days: FreeDay[] };

/** From the first week with a free time to the last, each with its seven days. Counted from today: a time that is taken moves no week. */
export function timeWeeks(days: readonly FreeDay[], today: string): TimeWeek[] {
  const [first, last] = [days[0], days.at(-1)].map((day) => day && weekNumber(day.day, today));
  if (!first || !last) return [];
  const free = new Map(days.map(({ day, times }) => [day, times]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const ofWeek = weekDays(today, first + index);
    return {
      number: first + index,
      label: weekLabel(ofWeek[0] ?? today),
      days: ofWeek.map((day) => ({ day, times: free.get(day) ?? [] })),
    };
  });
}
