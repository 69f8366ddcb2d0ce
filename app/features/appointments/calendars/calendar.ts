import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
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
  /** Takes out of a calendar what an earlier file put there. */
  isCancelled?: boolean;
  updatedAt?: Date | undefined;
  url?: string | undefined;
  /** Seconds before it begins. */
  alarms?: readonly number[];
};

export function writeCalendar(name: string, entries: readonly CalendarEntry[]) {
  const calendar = ical({ name, prodId: { company: brand.name, product: "Agenda", language: "PT-BR" } });
  // Some programs take out only what comes in a file of nothing else.
  const isAllOff = entries.length > 0 && entries.every(({ isCancelled }) => isCancelled);
  calendar.method(isAllOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  // How often programs that follow the address should ask again, in seconds.
  calendar.ttl(15 * 60);
  for (const entry of entries) {
    const stamp = entry.updatedAt ?? new Date();
    const event = calendar.createEvent({
      id: entry.id,
      start: entry.startsAt,
      end: entry.endsAt,
      summary: entry.title,
      location: entry.place ?? null,
      description: entry.description ?? null,
      status: statusOf(entry),
      stamp,
      sequence: sequenceOf(stamp),
      url: entry.url ?? null,
    });
    for (const trigger of entry.alarms ?? [])
      event.createAlarm({ type: ICalAlarmType.display, trigger, description: entry.title });
  }
  return calendar.toString();
}

function statusOf({ isTentative, isCancelled }: CalendarEntry) {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Seconds since 2026: programs replace an entry that they have by one with a higher number, and by no other. */
function sequenceOf(stamp: Date) {
  return Math.max(0, Math.floor((stamp.getTime() - Date.UTC(2026)) / 1000));
}

export const calendarType = "text/calendar; charset=utf-8";
