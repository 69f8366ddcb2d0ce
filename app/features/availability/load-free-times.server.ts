import { isUuid } from "#app/shared/ids.ts";
import type { Query } from "#app/shared/server-services.ts";
import { type CardTimes, cardTimes } from "./card-times.ts";
import type { FreeTimes } from "./free-times.ts";
import { type Availability, freeSlots, usualService } from "./slots.ts";
import { nextTime, timesWeek } from "./times-week.ts";

type Facts = Availability & { changedAt: string };

/** What free times follow from; undefined for somebody who is not listed. */
export async function loadAvailability(query: Query, professionalId: string): Promise<Facts | undefined> {
  if (!isUuid(professionalId)) return undefined;
  const [row] = await query<{ facts: Facts | null }>("select directory.availability_of($1) as facts", [professionalId]);
  return row?.facts ?? undefined;
}

/** All of them, for a service or for as long as an appointment takes; otherwise for what is usual. */
export async function loadFreeTimes(
  query: Query,
  professionalId: string,
  now: number,
  { service, minutes }: { service?: string | null; minutes?: number | undefined } = {},
): Promise<FreeTimes | undefined> {
  const facts = await loadAvailability(query, professionalId);
  if (!facts) return undefined;
  const { services = [], confirms = false } = facts.rules ?? {};
  const chosen = services.find(({ id }) => id === service) ?? services[0];
  const wanted = minutes ? { minutes } : (chosen ?? usualService(facts));
  const slots = freeSlots(facts, now, { wanted }).map(({ startsAt, modality }) => ({ startsAt, modality }));
  return {
    ...{ zone: facts.zone, minutes: wanted.minutes, changedAt: isoOf(facts.changedAt), now, slots },
    ...{ services, service: chosen?.id, confirms },
  };
}

/** A week of them, as a profile shows it. */
export async function loadProfileTimes(query: Query, professionalId: string, now: number, week: number | undefined) {
  const facts = await loadAvailability(query, professionalId);
  if (!facts) return undefined;
  return {
    week: timesWeek(facts, now, week),
    next: nextTime(facts, now),
    zone: facts.zone,
    changedAt: isoOf(facts.changedAt),
    now,
    services: facts.rules?.services ?? [],
  };
}

const isoOf = (changedAt: string) => new Date(changedAt).toISOString();

/** The first free times of each of a list, as cards show them. The ids are checked ones. */
export async function loadCardTimes(query: Query, ids: readonly string[], now: number) {
  const facts = await loadFactsOf(query, ids);
  return new Map<string, CardTimes>([...facts].map(([id, own]) => [id, cardTimes(own, now)]));
}

/** What the free times of each follow from; not of those who have given no hours. */
export async function loadFactsOf(query: Query, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Facts>();
  const rows = await query<{ id: string; facts: Facts | null }>(
    "select id, directory.availability_of(id) as facts from unnest($1::uuid[]) as id",
    [`{${ids.join(",")}}`],
  );
  return new Map(rows.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
}
