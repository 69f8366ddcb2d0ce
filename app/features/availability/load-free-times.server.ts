import type { Query } from "#app/shared/server-services.ts";
import type { FreeTimes } from "./free-times.ts";
import { nextTime } from "./next-time.ts";
import { type Availability, freeSlots } from "./slots.ts";

type Facts = Availability & { changedAt: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Undefined for somebody who is not listed. Of the first days only, where that is all that is shown. */
export async function loadFreeTimes(
  query: Query,
  professionalId: string,
  now: number,
  mostDays?: number,
): Promise<FreeTimes | undefined> {
  if (!UUID.test(professionalId)) return undefined;
  const [row] = await query<{ facts: Facts | null }>("select directory.availability_of($1) as facts", [professionalId]);
  if (!row?.facts) return undefined;
  const { zone, minutes, changedAt } = row.facts;
  const slots = freeSlots(row.facts, now, mostDays).map(({ startsAt, modality }) => ({ startsAt, modality }));
  return { zone, minutes, changedAt: new Date(changedAt).toISOString(), now, slots };
}

/** When each of a list is next free, in a card's words. The ids are checked ones. */
export async function loadNextTimes(query: Query, ids: readonly string[], now: number) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await query<{ id: string; facts: Facts | null }>(
    "select id, directory.availability_of(id) as facts from unnest($1::uuid[]) as id",
    [`{${ids.join(",")}}`],
  );
  const known = rows.flatMap(({ id, facts }) => {
    const next = facts && nextTime(facts, now);
    return next ? [[id, next] as const] : [];
  });
  return new Map(known);
}
