import { specialtyTexts } from "#app/features/professionals/specialty-texts.ts";
import type { Query } from "#app/shared/server-services.ts";
import { rotationDay } from "../results/cursor.ts";
import type { FoundProfessional } from "../results/found.ts";
import { type FoundRow, PAGE_SIZE, toFound } from "../search-professionals.server.ts";
import type { PlaceRequest } from "./place.ts";
import { type CityRow, loadPlaceLinks } from "./place-links.server.ts";

/** A specialty's page: how many there are, the first of today's rotation, and where else to look. */
export async function loadPlace(query: Query, wanted: PlaceRequest, now: Date) {
  const { specialty, uf, citySlug } = wanted;
  const city = citySlug ? await findCity(query, uf, citySlug) : undefined;
  if (citySlug && !city) return undefined;
  const [professionals, [total], links] = await Promise.all([
    listProfessionals(query, [specialty.name, uf, citySlug, rotationDay(now)], now),
    query<{ total: number }>(countSql, [specialty.name, uf, citySlug]),
    loadPlaceLinks(query, wanted, city),
  ]);
  return {
    specialtySlug: specialty.slug,
    texts: specialtyTexts[specialty.slug],
    uf,
    city: city?.name ?? null,
    citySlug,
    total: total?.total ?? 0,
    professionals,
    links,
  };
}

export type Place = NonNullable<Awaited<ReturnType<typeof loadPlace>>>;

async function findCity(query: Query, uf: string | null, slug: string) {
  const [city] = await query<CityRow>(
    "select number, name, latitude, longitude from cities where state = $1 and slug = $2",
    [uf, slug],
  );
  return city;
}

/** The cities of the place; null when it is the whole country. */
const wantedCities = `(
  select case when $2::text is not null then array_agg(c.number) end from cities c
  where c.state = $2 and ($3::text is null or c.slug = $3)
)::smallint[]`;

const countSql = `
  select coalesce(sum(f.n), 0)::integer as total from directory.facets f
  where f.specialty_id = directory.specialty_id($1)
    and ($2::text is null or f.city_number = any ((${wantedCities})))`;

async function listProfessionals(query: Query, parameters: (string | null)[], now: Date): Promise<FoundProfessional[]> {
  const rows = await query<FoundRow>(listSql, parameters);
  return rows.map((row) => toFound(row, now));
}

const listSql = `
  select r.id, r.name, $1::text as specialty, r.registration, r.approach, r.district, r.city, r.schedule,
       directory.modality_name(r.modality) as modality,
       r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo, r.rqe, r.title_form as "titleForm",
       r.availability_facts
     from (select ${wantedCities} as numbers) wanted,
       directory.search_page(directory.specialty_id($1), 3::smallint, 0, wanted.numbers,
         directory.city_bitmap(wanted.numbers), directory.rotation_start($4::date), null, null, ${PAGE_SIZE},
         case when cardinality(wanted.numbers) <= 40 then 'cities' else 'walk' end) r`;
