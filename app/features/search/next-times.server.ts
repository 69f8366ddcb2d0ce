import { nextTimeLabel } from "#app/features/availability/free-times.ts";

export type NextTimeRow = { next_at: Date | null; zone: string | null };

/** A statement that finds people, with the next free time of each, in the same order and the same trip. */
export const withNextTimes = (found: string) => `
  with page as materialized (select found.*, row_number() over () as place from (${found}) as found)
  select page.*, n.next_at, n.zone
  from page left join directory.next_slots_of(array(select id from page)) as n on n.professional_id = page.id
  order by page.place`;

export function nextTimeOf({ next_at, zone }: NextTimeRow, now: Date) {
  return next_at && zone ? nextTimeLabel(next_at.getTime(), zone, now.getTime()) : null;
}
