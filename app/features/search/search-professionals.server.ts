import { cardTimes } from "#app/features/availability/card-times.ts";
import { type Availability, freeSlots, type Span } from "#app/features/availability/slots.ts";
import { introduce, type TitleFacts } from "#app/features/professionals/registration/titles.ts";
import type { SearchArguments } from "#app/shared/backend/schema-types.ts";
import { formatMonth } from "#app/shared/formats.ts";
import type { Query } from "#app/shared/server-services.ts";
import { isNearDay } from "./availability.ts";
import type { Way } from "./choose-way.ts";
import { everything, type SearchFilters, spanOf, timesOf } from "./filters/filters.ts";
import { readNarrowing } from "./filters/narrowing.ts";
import { type Cursor, rotationDay, writeCursor } from "./results/cursor.ts";
import { excerpt } from "./results/excerpt.ts";
import type { FoundPage, FoundProfessional } from "./results/found.ts";
import { mostByDistance, mostByTime, mostOnNearDays } from "./results/orders.ts";
import { MOST_COUNTED, type PlanSearch, type SearchPlan } from "./search-plan.ts";

export const PAGE_SIZE = 20;

/** From where on and how many. One more than shown tells whether there is a next page. */
type Stretch = { day: string; rank: number | null; id: string | null; skip: number; size: number };

/** One page of results in the fair daily order, or in another that was asked for, and how many there are in all. */
export async function searchProfessionals(
  query: Query,
  filters: SearchFilters,
  after: Cursor | undefined,
  now: Date,
  plan?: SearchPlan,
): Promise<FoundPage> {
  const day = after?.day ?? rotationDay(now);
  const order = plan && (filters.order === "horario" || plan.nearest) ? filters.order : null;
  const skip = after && "skip" in after ? after.skip : 0;
  const span = spanOf(filters, now);
  const read = (stretch: Stretch) => readRows(query, filters, plan, stretch);
  const stretch = stretchOf(after, day, order);
  const page = isNearDay(filters.weekday)
    ? await readFree(read, stretch, order, (row) => firstFree(row, now, span) !== undefined)
    : plan?.narrowing?.isCounted === false
      ? uncounted(await read(stretch), stretch)
      : await readCounted(read, stretch, () => countProfessionals(query, filters, plan), filters);
  const sorted = order === "horario" ? earliestFirst(page.rows, now, span) : page.rows;
  const rows = sorted.slice(page.isWhole || order === "horario" ? skip : 0);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    professionals: shown.map((row) => toFound(row, now, span, plan)),
    total: page.total,
    isMore: page.isMore,
    order,
    next: rows.length > PAGE_SIZE ? writeCursor(cursorBehind(shown, day, order, skip)) : null,
  };
}

type Read = (stretch: Stretch) => Promise<FoundRow[]>;
type ReadPage = Pick<FoundPage, "total" | "isMore"> & {
  rows: FoundRow[];
  /** From the first on, also those of the pages before. */
  isWhole?: boolean;
};

async function readCounted(
  read: Read,
  stretch: Stretch,
  count: () => Promise<number>,
  filters: SearchFilters,
): Promise<ReadPage> {
  const [rows, total] = await Promise.all([read(stretch), count()]);
  if (readNarrowing(filters) === null) return { rows, total, isMore: false };
  return { rows, total: Math.min(total, MOST_COUNTED), isMore: total > MOST_COUNTED };
}

/**
 * Whoever has a time on that very day. Only the appointments of each tell: of those who work on such days so many are
 * looked at, a portion after the other, until a page is full.
 */
async function readFree(
  read: Read,
  stretch: Stretch,
  order: SearchFilters["order"],
  isFree: (row: FoundRow) => boolean,
): Promise<ReadPage> {
  if (order !== null) {
    const met = await read({ ...stretch, skip: 0, size: mostOnNearDays });
    const rows = met.filter(isFree);
    // Of whom nobody has looked at nobody knows.
    const isMore = met.length === mostOnNearDays && rows.length > PAGE_SIZE;
    return { rows, total: isMore ? PAGE_SIZE : rows.length, isMore, isWhole: true };
  }
  const rows: FoundRow[] = [];
  let from: Stretch = { ...stretch, size: PORTION };
  for (let looked = 0; looked < mostOnNearDays && rows.length <= PAGE_SIZE; looked += PORTION) {
    const met = await read(from);
    rows.push(...met.filter(isFree));
    const last = met.at(-1);
    if (!last || met.length < PORTION) break;
    from = { ...from, rank: last.rank, id: last.id };
  }
  return uncounted(rows, stretch);
}

const PORTION = 60;

/** All that is known without counting: whether there are more than a page shows. */
function uncounted(rows: FoundRow[], { rank, skip }: Stretch): ReadPage {
  const isMore = rows.length > PAGE_SIZE || rank !== null || skip > 0;
  return { rows, total: isMore ? PAGE_SIZE : rows.length, isMore };
}

/** A cursor of another order than this begins anew. */
function stretchOf(after: Cursor | undefined, day: string, order: SearchFilters["order"]): Stretch {
  const first = { day, rank: null, id: null, skip: 0, size: PAGE_SIZE + 1 };
  if (order === "horario") return { ...first, size: mostByTime };
  if (!after) return first;
  if (order === null) return "skip" in after ? first : { ...first, rank: after.rank, id: after.id };
  const skip = "skip" in after ? after.skip : 0;
  return { ...first, skip, size: Math.max(0, Math.min(first.size, mostByDistance - skip)) };
}

function cursorBehind(shown: FoundRow[], day: string, order: SearchFilters["order"], skip: number): Cursor {
  const last = shown.at(-1);
  if (order !== null || !last) return { day, skip: skip + shown.length };
  return { day, rank: last.rank, id: last.id };
}

/** Who has nothing free comes last, in the day's order. */
function earliestFirst(rows: FoundRow[], now: Date, span: Span) {
  return rows
    .map((row) => ({ row, first: firstFree(row, now, span) ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => (one.first === other.first ? 0 : one.first - other.first))
    .map(({ row }) => row);
}

function firstFree({ availability_facts: facts }: FoundRow, now: Date, span: Span) {
  return facts ? freeSlots(facts, now.getTime(), { ...span, mostDays: 1, mostOfDay: 1 })[0]?.startsAt : undefined;
}

/** Where the way is known, one statement for the rows. */
function readRows(query: Query, filters: SearchFilters, plan: SearchPlan | undefined, stretch: Stretch) {
  return plan ? query<FoundRow>(plannedSql, plannedValues(plan, stretch)) : askRows(query, filters, stretch);
}

export function plannedValues(plan: SearchPlan, { day, rank, id, skip, size }: Stretch) {
  return [...placed(plan, plan), day, rank, id, size, plan.way, ...narrowed(plan), skip];
}

/** What both statements begin with. */
function placed({ specialtyId, modalityBits, times, nearest }: SearchPlan, { cities, cityBits }: Way) {
  return [specialtyId, modalityBits, times, toArray(nearest ?? cities), cityBits];
}

function narrowed({ narrowing, nearest }: SearchPlan) {
  if (!narrowing) return [null, "false", null, String(nearest !== null)];
  const { attributes, isVerified, name } = narrowing;
  return [toArray(attributes), String(isVerified), name, String(nearest !== null)];
}

const toArray = (numbers: readonly number[] | null) => numbers && `{${numbers.join(",")}}`;

export const plannedSql = `
  select r.id, r.name, s.name as specialty, r.registration, r.approach,
    directory.modality_name(r.modality) as modality,
    r.district, r.city, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo,
    r.rqe, r.title_form as "titleForm", r.availability_facts, r.city_number
  from directory.search_page($1::smallint, $2::smallint, $3::integer, $4::smallint[], $5::bytea,
    directory.rotation_start($6::date), $7::integer, $8::uuid, $9::integer, $10, $11::smallint[], $12::boolean, $13,
    $14::boolean, $15::integer) with ordinality as r
  left join specialties s on s.id = r.specialty_id
  order by r.ordinality`;

export const plannedCountSql = `
  select directory.count_narrowed($1::smallint, $2::smallint, $3::integer, $4::smallint[], $5::bytea, $6,
    $7::smallint[], $8::boolean, $9) as count`;

async function countPlanned(query: Query, plan: SearchPlan) {
  if (plan.total !== undefined) return plan.total;
  const [row] = await query<{ count: number }>(plannedCountSql, countValues(plan));
  return row?.count ?? 0;
}

export function countValues(plan: SearchPlan) {
  const way = plan.narrowing?.count ?? plan;
  return [...placed({ ...plan, nearest: null }, way), way.way, ...narrowed(plan).slice(0, 3)];
}

/** How many a search finds, of those that only the rows can tell at most one more than are counted. */
function countProfessionals(query: Query, filters: SearchFilters, plan: SearchPlan | undefined) {
  return plan ? countPlanned(query, plan) : askCount(query, filters);
}

export type CountServices = { queryAsVisitor: Query; planSearch: PlanSearch };

/** The same with the plan of now. */
export const countFound = (filters: SearchFilters, { queryAsVisitor, planSearch }: CountServices) =>
  countProfessionals(queryAsVisitor, filters, planSearch(filters));

/** How many have a time on the very day, of the first so many who work on such days; `people` where that is all of them. */
export async function countFirstFree(filters: SearchFilters, { queryAsVisitor, planSearch }: CountServices, now: Date) {
  const plan = planSearch(filters);
  const stretch = { day: rotationDay(now), rank: null, id: null, skip: 0, size: PORTION };
  const rows = await readRows(queryAsVisitor, filters, plan, stretch);
  const span = spanOf(filters, now);
  const met = rows.filter((row) => firstFree(row, now, span) !== undefined).length;
  return { met, people: rows.length < PORTION ? met : undefined };
}

/** A filter that the database is not asked about does not compile, nor does an argument of its that no filter fills. */
function toArguments(filters: SearchFilters): Record<keyof SearchArguments, string | number | null> {
  const { specialty, modality, city, radius, state, weekday, period, order: _, ...others } = filters;
  const { approach, audience, themes, plan, language, access, verified, name, ...unknown } = others;
  unknown satisfies { [Name in keyof typeof unknown]: never };
  const { attributes = [] } =
    readNarrowing({ ...everything, approach, audience, themes, plan, language, access }) ?? {};
  return {
    of_specialty: specialty,
    by_modality: modality,
    in_city: city || null,
    within_km: radius,
    in_state: state,
    at_times: timesOf({ weekday, period }),
    with_attributes: attributes.length > 0 ? `{${attributes.join(",")}}` : null,
    only_verified: verified && "true",
    named: name || null,
  };
}

const named = (names: string[]) => names.map((name, index) => `${name} => $${index + 1}`).join(", ");
const wantedNames = Object.keys(toArguments(everything));

const countSql = `select count_professionals(${named(wantedNames)}) as count`;

const askedSql = `
  select r.*, r.title_form as "titleForm", directory.availability_of(r.id) as availability_facts
  from search_professionals(
    ${named([...wantedNames, "page_size", "after_rank", "after_id", "day"])}
  ) with ordinality as r
  order by r.ordinality`;

function askRows(query: Query, filters: SearchFilters, { day, rank, id, size }: Stretch) {
  return query<FoundRow>(askedSql, [...Object.values(toArguments(filters)), size, rank, id, day]);
}

async function askCount(query: Query, filters: SearchFilters) {
  const [row] = await query<{ count: string }>(countSql, Object.values(toArguments(filters)));
  return Number(row?.count ?? 0);
}

type Computed = "title" | "rating" | "verifiedOn" | "reviewCount" | "times" | "distance";

/** As PostgreSQL's driver gives it: numeric is text. */
export type FoundRow = Omit<FoundProfessional, Computed> &
  TitleFacts & {
    /** Null without weekly hours. */
    availability_facts: Availability | null;
    verified_at: Date | null;
    rating: string | null;
    review_count: number;
    rank: number;
    city_number?: number | null;
  };

/** What a card shows and no more, with its texts cut. */
export function toFound(row: FoundRow, now: Date, asked?: Span, plan?: SearchPlan): FoundProfessional {
  const { id, name, specialty, approach, modality, district, city, photo, rating } = row;
  return {
    ...{ id, name, specialty, approach, modality, district, city, photo },
    title: introduce(row),
    schedule: excerpt(row.schedule, 120),
    description: excerpt(row.description, 240),
    rating: rating === null ? null : Number(rating),
    reviewCount: row.review_count,
    verifiedOn: row.verified_at && formatMonth(row.verified_at),
    distance: distanceOf(row, plan),
    times: row.availability_facts && cardTimes(row.availability_facts, now.getTime(), asked),
  };
}

/** Somebody who works online alone may have told no city. */
function distanceOf({ city_number: city }: FoundRow, plan: SearchPlan | undefined) {
  return plan?.distanceTo && typeof city === "number" ? Math.round(plan.distanceTo(city)) : null;
}
