import { cardTimes } from "#app/features/availability/card-times.ts";
import type { Availability } from "#app/features/availability/slots.ts";
import { introduce, type TitleFacts } from "#app/features/professionals/titles.ts";
import type { SearchArguments } from "#app/shared/backend/schema-types.ts";
import { formatMonth } from "#app/shared/formats.ts";
import type { Query } from "#app/shared/server-services.ts";
import { availabilityMask } from "./availability.ts";
import { everything, type SearchFilters } from "./filters.ts";
import { type Cursor, rotationDay, writeCursor } from "./results/cursor.ts";
import { excerpt } from "./results/excerpt.ts";
import type { FoundPage, FoundProfessional } from "./results/found.ts";
import type { SearchPlan } from "./search-plan.ts";

export const PAGE_SIZE = 20;

type Place = { day: string; after: Cursor | undefined };

/** One page of results in the fair daily order, and how many there are in all. */
export async function searchProfessionals(
  query: Query,
  filters: SearchFilters,
  after: Cursor | undefined,
  now: Date,
  plan?: SearchPlan,
): Promise<FoundPage> {
  const day = after?.day ?? rotationDay(now);
  const { rows, total } = plan
    ? { rows: await readPlanned(query, plan, { day, after }), total: plan.total }
    : await askDatabase(query, filters, { day, after });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    professionals: shown.map((row) => toFound(row, now)),
    total,
    next: last ? writeCursor({ day, rank: last.rank, id: last.id }) : null,
  };
}

/** The way is known: one statement for the rows. One more than shown tells whether there is a next page. */
function readPlanned(query: Query, plan: SearchPlan, { day, after }: Place) {
  const { specialtyId, modalityBits, times, cities, cityBits, way } = plan;
  return query<FoundRow>(plannedSql, [
    specialtyId,
    modalityBits,
    times,
    cities && `{${cities.join(",")}}`,
    cityBits,
    day,
    after?.rank ?? null,
    after?.id ?? null,
    PAGE_SIZE + 1,
    way,
  ]);
}

export const plannedSql = `
  select r.id, r.name, s.name as specialty, r.registration, r.approach,
    directory.modality_name(r.modality) as modality,
    r.district, r.city, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo,
    r.rqe, r.title_form as "titleForm", r.availability_facts
  from directory.search_page($1::smallint, $2::smallint, $3::integer, $4::smallint[], $5::bytea,
    directory.rotation_start($6::date), $7::integer, $8::uuid, $9::integer, $10) with ordinality as r
  left join specialties s on s.id = r.specialty_id
  order by r.ordinality`;

/** A filter that the database is not asked about does not compile, nor does an argument of its that no filter fills. */
function toArguments(filters: SearchFilters): SearchArguments {
  const { specialty, modality, city, radius, weekday, period, ...others } = filters;
  others satisfies { [Name in keyof typeof others]: never };
  return {
    of_specialty: specialty,
    by_modality: modality,
    in_city: city || null,
    within_km: radius,
    at_times: availabilityMask(weekday, period),
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

async function askDatabase(query: Query, filters: SearchFilters, { day, after }: Place) {
  const wanted = Object.values(toArguments(filters));
  const [rows, [total]] = await Promise.all([
    query<FoundRow>(askedSql, [...wanted, PAGE_SIZE + 1, after?.rank ?? null, after?.id ?? null, day]),
    query<{ count: string }>(countSql, wanted),
  ]);
  return { rows, total: Number(total?.count ?? 0) };
}

/** As PostgreSQL's driver gives it: numeric is text. */
export type FoundRow = Omit<FoundProfessional, "title" | "rating" | "verifiedOn" | "reviewCount" | "times"> &
  TitleFacts & {
    /** Null without weekly hours. */
    availability_facts: Availability | null;
    verified_at: Date | null;
    rating: string | null;
    review_count: number;
    rank: number;
  };

/** What a card shows and no more, with its texts cut. */
export function toFound(row: FoundRow, now: Date): FoundProfessional {
  const { id, name, specialty, approach, modality, district, city, photo, rating } = row;
  return {
    ...{ id, name, specialty, approach, modality, district, city, photo },
    title: introduce(row),
    schedule: excerpt(row.schedule, 120),
    description: excerpt(row.description, 240),
    rating: rating === null ? null : Number(rating),
    reviewCount: row.review_count,
    verifiedOn: row.verified_at && formatMonth(row.verified_at),
    times: row.availability_facts && cardTimes(row.availability_facts, now.getTime()),
  };
}
