/** Wall clocks and instants. A day is "2026-11-15", a time "08:30" or "24:00", a zone an IANA name. */

/**
 * The clock of whatever belongs to no professional's city: the product's own days, bills and emails. The database has the
 * same (directory.default_zone); same-rules.test.ts compares.
 */
export const DEFAULT_ZONE = "America/Sao_Paulo";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const QUARTER = 15 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Clocks change on the quarter hour, and Intl is slow: a page asks about a thousand instants. */
const offsets = new Map<string, Map<number, number>>();
const maxOffsets = 5_000;

/** Minutes east of Greenwich that the zone's clocks show at an instant. */
function offsetAt(instant: number, zone: string) {
  const quarter = Math.floor(instant / QUARTER);
  const ofZone = offsets.get(zone) ?? new Map<number, number>();
  const known = ofZone.get(quarter);
  if (known !== undefined) return known;
  if (ofZone.size > maxOffsets) ofZone.clear();
  const offset = readOffset(quarter * QUARTER, zone);
  offsets.set(zone, ofZone.set(quarter, offset));
  return offset;
}

function readOffset(instant: number, zone: string) {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return Math.round((wall - instant) / MINUTE);
}

/** "08:30" → 510 */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 510 → "08:30" */
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/**
 * The instant at which the zone's clocks show this time. A time that is skipped when clocks go forward is read by the
 * clock before; one that comes twice is the second: as PostgreSQL's `at time zone` does.
 */
export function instantOf(day: string, time: string, zone: string) {
  const wall = Date.parse(day) + minuteOf(time) * MINUTE;
  const before = wall - offsetAt(wall - DAY, zone) * MINUTE;
  const afterOffset = offsetAt(wall + DAY, zone);
  const after = wall - afterOffset * MINUTE;
  return before !== after && offsetAt(after, zone) !== afterOffset ? before : after;
}

/** What the zone's clocks show, as "14:30". */
export function clockIn(instant: number, zone: string) {
  return new Date(instant + offsetAt(instant, zone) * MINUTE).toISOString().slice(11, 16);
}

/** The minutes since midnight that the zone's clocks show. By arithmetic: a page of cards asks for two hundred. */
export function minutesIn(instant: number, zone: string) {
  const minutes = Math.floor(instant / MINUTE) + offsetAt(instant, zone);
  return ((minutes % 1440) + 1440) % 1440;
}

/** The day that the zone's calendars show. */
export function dayIn(instant: number, zone: string) {
  return new Date(instant + offsetAt(instant, zone) * MINUTE).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number) {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: string) {
  return new Date(day).getUTCDay();
}

/** Whether the two clocks show the same at this instant. */
export function isSameClock(instant: number, zone: string, other: string) {
  return offsetAt(instant, zone) === offsetAt(instant, other);
}

/** Whether a zone's clock now is the one that most of the country lives by. */
export const isUsualClock = (now: number, zone: string) => isSameClock(now, zone, DEFAULT_ZONE);

/** Null for what is no zone: it comes from a browser. */
export function knownZone(zone: unknown) {
  if (typeof zone !== "string" || zone.length > 60) return null;
  try {
    return new Intl.DateTimeFormat("pt-BR", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function formatOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
}
