import { type BookingRules, everybodysRules, MAX_HORIZON } from "#app/features/professionals/booking-rules.ts";
import type { Modality } from "#app/features/professionals/labels.ts";
import { addDays, dayIn, instantOf, minutesIn, weekdayOf } from "#app/shared/time-zones.ts";
import { isHoliday } from "./dates/holidays.ts";
import { periodAt } from "./periods.ts";

/**
 * The free slots of a professional. `directory.free_slots` decides the same when somebody books; a test compares the
 * two. Instants are milliseconds; days and times are of the professional's own zone. Blocks of hours are cut from their
 * beginning, and what stands across is left out: a booking takes times away and never moves others. Closed hours are none:
 * they divide a block, and what comes after them is cut from there.
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
  /** Appointments: the pause is kept around them. */
  booked: readonly Interval[];
  /** When calendars that are kept elsewhere are taken. */
  busy?: readonly Interval[];
  /** Hours of one date in which nobody is received. */
  closed?: readonly { day: string; starts: string; ends: string }[];
  /** Hours of one date, beside those of the week. */
  extra?: readonly { day: string; starts: string; ends: string; modality?: Modality | null }[];
  rules?: BookingRules;
};

export type Interval = { startsAt: number; endsAt: number };

/** What a time is looked for: how long, and how one attends. */
export type Wanted = { minutes: number; modality?: Modality | undefined };

export type Slot = { startsAt: number; endsAt: number; modality: Modality };

export type Span = {
  /** Of so many days on which there is one. */
  mostDays?: number;
  /** So many of a day. */
  mostOfDay?: number;
  /** The first and the last day to look at. */
  from?: string;
  to?: string;
  /** The usual service unless it is said. */
  wanted?: Wanted | undefined;
  /** Days and periods of a search, one bit for each: weekday * 3 + period (app/features/search/availability.ts). */
  times?: number | undefined;
};

export type SlotDay = { day: string; slots: Slot[] };

/** All that can be booked, or what is wanted of it. */
export function freeSlots(availability: Availability, now: number, span?: Span): Slot[] {
  return freeSlotDays(availability, now, span).flatMap(({ slots }) => slots);
}

/** By days of the professional's own calendar, those with a slot alone. */
export function freeSlotDays(availability: Availability, now: number, span: Span = {}): SlotDay[] {
  const { mostDays = MAX_HORIZON, mostOfDay = Number.POSITIVE_INFINITY, from = "", to = "9" } = span;
  const wanted = span.wanted ?? usualService(availability);
  const { buffer, notice, horizon } = { ...everybodysRules, ...availability.rules };
  const taken = takenBy(availability, buffer * MINUTE);
  const days: SlotDay[] = [];
  let lastEnd = now + notice * MINUTE;
  const bookable = bookableDays(dayIn(now, availability.zone));
  for (let ahead = 0; ahead < horizon && days.length < mostDays; ahead++) {
    const day = bookable[ahead] ?? "";
    if (day > to) break;
    const periods = periodsOf(day, span.times);
    if (day < from || periods === 0 || isOff(day, availability)) continue;
    const slots: Slot[] = [];
    for (const slot of slotsOfDay(day, availability, wanted, buffer)) {
      if (slot.startsAt < lastEnd || overlapsAny(slot, taken)) continue;
      if (periods !== ANY_PERIOD && !(periods & (1 << periodAt(minutesIn(slot.startsAt, availability.zone))))) continue;
      lastEnd = slot.endsAt;
      if (slots.push(slot) === mostOfDay) break;
    }
    if (slots.length > 0) days.push({ day, slots });
  }
  return days;
}

const MINUTE = 60_000;
const ANY_PERIOD = 0b111;

function periodsOf(day: string, times: number | undefined) {
  return times ? (times >> (3 * weekdayOf(day))) & ANY_PERIOD : ANY_PERIOD;
}

/** The first of the services, or a consultation as the profile has it. */
export function usualService({ minutes, rules }: Availability): Wanted {
  return rules?.services?.[0] ?? { minutes };
}

function takenBy({ booked, busy = [] }: Availability, buffer: number): readonly Interval[] {
  if (buffer === 0) return busy.length === 0 ? booked : [...booked, ...busy];
  return [...booked.map(({ startsAt, endsAt }) => ({ startsAt: startsAt - buffer, endsAt: endsAt + buffer })), ...busy];
}

let lastDays: string[] = [];

/** Everybody on a page begins with the same day, and counting days is most of what a card's next time costs. */
function bookableDays(today: string) {
  if (lastDays[0] !== today) lastDays = Array.from({ length: MAX_HORIZON }, (_, ahead) => addDays(today, ahead));
  return lastDays;
}

/** What the hours of a day follow from. */
export type Hours = Pick<Availability, "weeklyHours" | "worksOnHolidays" | "localHolidays" | "extra" | "closed">;

const isOff = (day: string, { timeOff }: Availability) =>
  timeOff.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);

function* slotsOfDay(day: string, availability: Availability, wanted: Wanted, buffer: number): Generator<Slot> {
  const { zone, modality } = availability;
  const length = wanted.minutes * MINUTE;
  const ways = commonModality(modality, wanted.modality);
  for (const block of blocksOfDay(day, availability)) {
    const kind = ways && commonModality(ways, block.modality ?? undefined);
    if (!kind) continue;
    const end = instantOf(day, block.ends, zone);
    for (
      let startsAt = instantOf(day, block.starts, zone);
      startsAt + length <= end;
      startsAt += length + buffer * MINUTE
    )
      yield { startsAt, endsAt: startsAt + length, modality: kind };
  }
}

type Block = { starts: string; ends: string; modality?: Modality | null };

/** What of its hours is not closed. */
export function blocksOfDay(day: string, hours: Hours): Block[] {
  const open = hoursOfDay(day, hours);
  // Most have none, and a page of cards asks for a thousand days.
  if (!hours.closed?.length) return open;
  const closed = hours.closed.filter((block) => block.day === day).sort(byStart);
  return closed.length === 0 ? open : open.flatMap((block) => piecesBeside(block, closed));
}

/** The week's hours, and what the date has beside them: also on a holiday. */
function hoursOfDay(day: string, { weeklyHours, worksOnHolidays, localHolidays, extra = [] }: Hours): Block[] {
  const weekday = weekdayOf(day);
  const ofWeek = weeklyHours.filter((block) => block.weekday === weekday);
  const isWorkday = ofWeek.length > 0 && (worksOnHolidays || !isHoliday(day, localHolidays));
  const week: Block[] = isWorkday ? ofWeek : [];
  const ofDate = extra.filter((block) => block.day === day);
  if (ofDate.length === 0) return week;
  const pieces = ofDate.flatMap((block) => piecesBeside(block, week));
  return [...week, ...pieces].sort(byStart);
}

const byStart = (one: Block, other: Block) => one.starts.localeCompare(other.starts);

/** What of a block is not in the others, which are in order and may overlap. */
function piecesBeside(block: Block, others: readonly Block[]): Block[] {
  const pieces: Block[] = [];
  let { starts } = block;
  for (const other of others) {
    if (other.ends <= starts || other.starts >= block.ends) continue;
    if (other.starts > starts) pieces.push({ ...block, starts, ends: other.starts });
    starts = other.ends;
  }
  if (starts < block.ends) pieces.push({ ...block, starts });
  return pieces;
}

/** A block may narrow how one attends, never widen it. */
export function commonModality(profile: Modality, block: Modality = "ambos"): Modality | undefined {
  if (block === "ambos" || block === profile) return profile;
  return profile === "ambos" ? block : undefined;
}

function overlapsAny(slot: Slot, taken: readonly Interval[]) {
  return taken.some(({ startsAt, endsAt }) => startsAt < slot.endsAt && slot.startsAt < endsAt);
}
