import type { Modality } from "#app/features/professionals/labels.ts";
import { formatInstant } from "#app/shared/formats.ts";
import { addDays, clockIn, dayIn, weekdayOf } from "#app/shared/time-zones.ts";

/** What pages show of somebody's availability. */
export type FreeTimes = {
  zone: string;
  minutes: number;
  /** When hours, days off or appointments last changed. */
  changedAt: string;
  /** When this was computed. */
  now: number;
  slots: FreeTime[];
};

export type FreeTime = { startsAt: number; modality: Modality };
export type FreeDay = { day: string; times: FreeTime[] };

/** By days of the professional's calendar. */
export function freeDays(times: readonly FreeTime[], zone: string): FreeDay[] {
  const days = Map.groupBy(times, ({ startsAt }) => dayIn(startsAt, zone));
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** "segunda-feira, 16 de novembro", "hoje, 16 de novembro" */
export function dayLabel(day: string, today: string) {
  const noon = new Date(`${day}T12:00:00Z`);
  const date = formatInstant(noon, "UTC", { day: "numeric", month: "long" });
  if (day === today) return `hoje, ${date}`;
  if (day === addDays(today, 1)) return `amanhã, ${date}`;
  return `${formatInstant(noon, "UTC", { weekday: "long" })}, ${date}`;
}

const WEEKDAYS = ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."];

/** "hoje, 14:30", "amanhã, 9:00", "seg., 16/11, 14:30": short enough for a card. */
export function nextTimeLabel(nextAt: number, zone: string, now: number) {
  const day = dayIn(nextAt, zone);
  const today = dayIn(now, zone);
  const time = clockIn(nextAt, zone);
  if (day === today) return `hoje, ${time}`;
  if (day === addDays(today, 1)) return `amanhã, ${time}`;
  return `${WEEKDAYS[weekdayOf(day)]} ${day.slice(8)}/${day.slice(5, 7)}, ${time}`;
}
