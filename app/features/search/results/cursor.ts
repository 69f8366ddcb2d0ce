import { DEFAULT_ZONE, dayIn } from "#app/shared/time-zones.ts";

/**
 * Where the next page goes on, and the day whose rotation was being read, so that paging past midnight neither repeats
 * nor skips anybody: behind the last professional seen or, in another order, behind so many.
 */
export type Cursor = { day: string } & ({ rank: number; id: string } | { skip: number });

const FORM = /^(\d{4}-\d{2}-\d{2})_(?:(-?\d{1,10})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|mais(\d{1,3}))$/;
const INT4 = 2 ** 31;

export function writeCursor(cursor: Cursor) {
  return "skip" in cursor ? `${cursor.day}_mais${cursor.skip}` : `${cursor.day}_${cursor.rank}_${cursor.id}`;
}

/** Undefined for anything that this product did not write: the search then starts at its first page. */
export function readCursor(text: string | null): Cursor | undefined {
  const [, day = "", rank, id = "", skip] = FORM.exec(text ?? "") ?? [];
  if (!isDate(day)) return undefined;
  if (skip !== undefined) return { day, skip: Number(skip) };
  const place = Number(rank);
  return place < -INT4 || place >= INT4 ? undefined : { day, rank: place, id };
}

/** The rotation changes at midnight in São Paulo. */
export function rotationDay(now: Date) {
  return dayIn(now.getTime(), DEFAULT_ZONE);
}

/** From the year 1 on: PostgreSQL knows no year 0. */
function isDate(day: string) {
  if (day.startsWith("0000")) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(Number(date)) && date.toISOString().startsWith(day);
}
