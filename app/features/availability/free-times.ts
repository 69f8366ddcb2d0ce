import type { Service } from "#app/features/professionals/booking-rules.ts";
import type { Modality } from "#app/features/professionals/labels.ts";
import { groupBy } from "#app/shared/group-by.ts";
import { addDays, dayIn } from "#app/shared/time-zones.ts";
import { dayOfMonth, formatDay } from "#app/shared/when.ts";

/** What pages show of somebody's availability. */
export type FreeTimes = {
  zone: string;
  minutes: number;
  /** When hours, days off or appointments last changed. */
  changedAt: string;
  /** When this was computed. */
  now: number;
  slots: FreeTime[];
  /** What can be booked, and which of it these times are for; none where there is but a consultation. */
  services: readonly Service[];
  service: string | undefined;
  /** Whether who asks has the time at once. */
  confirms: boolean;
};

export type FreeTime = { startsAt: number; modality: Modality };
export type FreeDay = { day: string; times: FreeTime[] };

/** By days of the professional's calendar. */
export function freeDays(times: readonly FreeTime[], zone: string): FreeDay[] {
  const days = groupBy(times, ({ startsAt }) => dayIn(startsAt, zone));
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** "segunda, 16 de novembro", "hoje, 16 de novembro" */
export function dayLabel(day: string, today: string) {
  if (day === today) return `hoje, ${dayOfMonth(day)}`;
  if (day === addDays(today, 1)) return `amanhã, ${dayOfMonth(day)}`;
  return formatDay(day);
}
