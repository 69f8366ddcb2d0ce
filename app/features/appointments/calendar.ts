import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { brand } from "#app/shared/brand.ts";

/** Appointments as calendar programs read them (RFC 5545). Times are instants, so every program shows its own clock. */
export type CalendarEntry = {
  id: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  place?: string | null | undefined;
  description?: string | undefined;
  isTentative?: boolean;
  updatedAt?: Date | undefined;
  url?: string | undefined;
};

export function writeCalendar(name: string, entries: readonly CalendarEntry[]) {
  const calendar = ical({ name, prodId: { company: brand.name, product: "Agenda", language: "PT-BR" } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries)
    calendar.createEvent({
      id: entry.id,
      start: entry.startsAt,
      end: entry.endsAt,
      summary: entry.title,
      location: entry.place ?? null,
      description: entry.description ?? null,
      status: entry.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      stamp: entry.updatedAt ?? new Date(),
      url: entry.url ?? null,
    });
  return calendar.toString();
}

export const calendarType = "text/calendar; charset=utf-8";
