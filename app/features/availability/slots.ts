import type { Modality } from "#app/features/professionals/labels.ts";
import { addDays, dayIn, instantOf, weekdayOf } from "#app/shared/time-zones.ts";
import { isHoliday } from "./holidays.ts";

/**
 * The free slots of a professional. `directory.free_slots` decides the same when somebody books; a test compares the
 * two. Instants are milliseconds; days and times are of the professional's own zone.
 */
export type Availability = {
  zone: string;
  minutes: number;
  modality: Modality;
  weeklyHours: readonly { weekday: number; starts: string; ends: string; modality?: Modality }[];
  worksOnHolidays: boolean;
  /** The state's and the city's holidays, as "01-25". */
  localHolidays: readonly string[];
  timeOff: readonly { startsOn: string; endsOn: string }[];
  booked: readonly { startsAt: number; endsAt: number }[];
  /** By the professional's calendars elsewhere. */
  busy?: readonly { startsAt: number; endsAt: number }[];
};

export type Slot = { startsAt: number; endsAt: number; modality: Modality };

export const HORIZON_DAYS = 56;
/** Nobody is surprised by a patient at the door. */
export const NOTICE = 2 * 60 * 60_000;

type Span = {
  /** Of so many days on which there is one. */
  mostDays?: number;
  /** So many of a day. */
  mostOfDay?: number;
  /** The first and the last day to look at. */
  from?: string;
  to?: string;
};

export type SlotDay = { day: string; slots: Slot[] };

/** All that can be booked, or what is wanted of it. */
export function freeSlots(availability: Availability, now: number, span?: Span): Slot[] {
  return freeSlotDays(availability, now, span).flatMap(({ slots }) => slots);
}

/** By days of the professional's own calendar, those with a slot alone. */
export function freeSlotDays(availability: Availability, now: number, span: Span = {}): SlotDay[] {
  const { mostDays = HORIZON_DAYS, mostOfDay = Number.POSITIVE_INFINITY, from = "", to = "9" } = span;
  const booked = [...availability.booked, ...(availability.busy ?? [])].sort(
    (one, other) => one.startsAt - other.startsAt,
  );
  const days: SlotDay[] = [];
  let lastEnd = now + NOTICE;
  for (const day of bookableDays(dayIn(now, availability.zone))) {
    if (days.length === mostDays || day > to) break;
    if (day < from || !isWorkday(day, availability)) continue;
    const slots: Slot[] = [];
    for (const slot of slotsOfDay(day, availability)) {
      if (slot.startsAt < lastEnd || overlapsAny(slot, booked)) continue;
      lastEnd = slot.endsAt;
      if (slots.push(slot) === mostOfDay) break;
    }
    if (slots.length > 0) days.push({ day, slots });
  }
  return days;
}

let lastDays: string[] = [];

/** Everybody on a page begins with the same day, and counting days is most of what a card's next time costs. */
function bookableDays(today: string) {
  if (lastDays[0] !== today) lastDays = Array.from({ length: HORIZON_DAYS }, (_, ahead) => addDays(today, ahead));
  return lastDays;
}

function isWorkday(day: string, { worksOnHolidays, localHolidays, timeOff }: Availability) {
  if (timeOff.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) return false;
  return worksOnHolidays || !isHoliday(day, localHolidays);
}

function* slotsOfDay(day: string, { zone, minutes, modality, weeklyHours }: Availability): Generator<Slot> {
  const weekday = weekdayOf(day);
  const length = minutes * 60_000;
  for (const block of weeklyHours) {
    const kind = commonModality(modality, block.modality);
    if (block.weekday !== weekday || !kind) continue;
    const end = instantOf(day, block.ends, zone);
    for (let startsAt = instantOf(day, block.starts, zone); startsAt + length <= end; startsAt += length)
      yield { startsAt, endsAt: startsAt + length, modality: kind };
  }
}

/** A block may narrow how one attends, never widen it. */
export function commonModality(profile: Modality, block: Modality = "ambos"): Modality | undefined {
  if (block === "ambos" || block === profile) return profile;
  return profile === "ambos" ? block : undefined;
}

function overlapsAny(slot: Slot, booked: Availability["booked"]) {
  return booked.some(({ startsAt, endsAt }) => startsAt < slot.endsAt && slot.startsAt < endsAt);
}

/** By days of a zone, which need not be the professional's: abroad a slot may fall on another day. */
export function slotDays(slots: readonly Slot[], zone: string): SlotDay[] {
  const days = Map.groupBy(slots, ({ startsAt }) => dayIn(startsAt, zone));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
