import { DEFAULT_ZONE } from "#app/shared/time-zones.ts";

/** Days and months as a Brazilian calendar counts them. Billing dates are those of São Paulo, whoever pays. */

const wallClock = new Intl.DateTimeFormat("en-CA", {
  ...{ timeZone: DEFAULT_ZONE, hourCycle: "h23", era: "short" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" },
});

/**
 * The same day and hour so many months later; a month without that day ends on its last one. Always counted from
 * the anchor, so that 31 January is followed by 28 February and then by 31 March.
 */
export function addMonths(anchor: Date, months: number) {
  const { year, month, day, time } = readWallClock(anchor);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, lastDay));
  return fromWallClock(Number(target) + time);
}

/** The date in São Paulo, as the Central Bank's API writes it: "2026-11-15". */
export function billingDate(moment: Date) {
  const { year, month, day } = readWallClock(moment);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** How many whole months fit between two moments. */
export function wholeMonths(from: Date, to: Date) {
  const start = readWallClock(from);
  const end = readWallClock(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

function readWallClock(moment: Date) {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  const time = ((hour * 60 + minute) * 60 + second) * 1000 + moment.getUTCMilliseconds();
  return { year, month, day, time };
}

/** The offset is looked up twice: the first guess may lie on the other side of a change of clocks. */
function fromWallClock(local: number) {
  const guess = local - offsetAt(local);
  return new Date(local - offsetAt(guess));
}

function offsetAt(instant: number) {
  const { year, month, day, time } = readWallClock(new Date(instant));
  return Date.UTC(year, month - 1, day) + time - instant;
}
