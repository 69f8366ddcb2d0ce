import { dayIn } from "#app/shared/time-zones.ts";

/**
 * Where the next page goes on: the last professional seen, and the day whose rotation was being read, so
 * that paging past midnight neither repeats nor skips anybody.
 */
export type Cursor = { day: string; rank: number; id: string };

const FORM = /^(\d{4}-\d{2}-\d{2})_(-?\d{1,10})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const INT4 = 2 ** 31;

export function writeCursor({ day, rank, id }: Cursor) {
  return `${day}_${rank}_${id}`;
}

/** Undefined for anything that this product did not write: the search then starts at its first page. */
export function readCursor(text: string | null): Cursor | undefined {
  const [, day = "", rank, id = ""] = FORM.exec(text ?? "") ?? [];
  const place = Number(rank);
  if (!isDate(day) || Number.isNaN(place) || place < -INT4 || place >= INT4) return undefined;
  return { day, rank: place, id };
}

/** The rotation changes at midnight in São Paulo. */
export function rotationDay(now: Date) {
  return dayIn(now.getTime(), "America/Sao_Paulo");
}

/** From the year 1 on: PostgreSQL knows no year 0. */
function isDate(day: string) {
  if (day.startsWith("0000")) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(Number(date)) && date.toISOString().startsWith(day);
}
