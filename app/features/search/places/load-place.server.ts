import { modalityBits } from "#app/features/professionals/modality.ts";
import { specialtyTexts } from "#app/features/professionals/specialty-texts.ts";
import type { Query } from "#app/shared/server-services.ts";
import { type Cursor, rotationDay, writeCursor } from "../results/cursor.ts";
import { type FoundRow, PAGE_SIZE, toFound } from "../search-professionals.server.ts";
import type { PlaceRequest } from "./place.ts";
import { type CityRow, loadPlaceLinks } from "./place-links.server.ts";

/** Where somebody finds fewer than these, those who work online are offered, too. */
const FEW = 6;
const ONLINE = 6;

/** Where a later page begins, and which it is. */
type LaterPage = { after: Cursor | undefined; page: number };

/** A specialty's page: how many there are, a page of today's rotation, and where else to look. */
export async function loadPlace(query: Query, wanted: PlaceRequest, { after, page }: LaterPage, now: Date) {
  const { specialty, uf, citySlug } = wanted;
  const city = citySlug ? await findCity(query, uf, citySlug) : undefined;
  if (citySlug && !city) return undefined;
  const day = after?.day ?? rotationDay(now);
  const [rows, [total], links] = await Promise.all([
    // One more than shown tells whether there is a next page.
    list(query, { specialty: specialty.name, uf, citySlug, day, after, size: PAGE_SIZE + 1 }),
    query<{ total: number }>(countSql, [specialty.name, uf, citySlug]),
    loadPlaceLinks(query, wanted, city),
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const isFew = Boolean(uf) && page === 1 && shown.length < FEW;
  const online = isFew ? await listOnline(query, specialty.name, day, shown) : [];
  return {
    specialtySlug: specialty.slug,
    texts: specialtyTexts[specialty.slug],
    uf,
    city: city?.name ?? null,
    citySlug,
    total: total?.total ?? 0,
    page,
    professionals: shown.map((row) => toFound(row, now)),
    online: online.map((row) => toFound(row, now)),
    /** The cursor of the next page. */
    next: last ? writeCursor({ day, rank: last.rank, id: last.id }) : null,
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

type Wanted = {
  specialty: string;
  uf: string | null;
  citySlug: string | null;
  day: string;
  after?: Cursor | undefined;
  size: number;
  modality?: keyof typeof modalityBits;
};

function list(query: Query, { specialty, uf, citySlug, day, after, size, modality = "ambos" }: Wanted) {
  // A place has no order but the rotation: a cursor of another begins anew.
  const { rank, id } = after && "rank" in after ? after : { rank: null, id: null };
  return query<FoundRow>(listSql, [specialty, uf, citySlug, day, rank, id, size, modalityBits[modality]]);
}

/** Of the whole country, by the same rotation, without those who are on the page already. */
async function listOnline(query: Query, specialty: string, day: string, shown: readonly { id: string }[]) {
  const ids = new Set(shown.map(({ id }) => id));
  const wanted = { specialty, uf: null, citySlug: null, day, size: ONLINE + shown.length, modality: "online" } as const;
  const rows = await list(query, wanted);
  return rows.filter(({ id }) => !ids.has(id)).slice(0, ONLINE);
}

const listSql = `
  select r.id, r.name, $1::text as specialty, r.registration, r.approach, r.district, r.city, r.schedule,
       directory.modality_name(r.modality) as modality,
       r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo, r.rqe, r.title_form as "titleForm",
       r.availability_facts
     from (select ${wantedCities} as numbers) wanted,
       directory.search_page(directory.specialty_id($1), $8::smallint, 0, wanted.numbers,
         directory.city_bitmap(wanted.numbers), directory.rotation_start($4::date), $5::integer, $6::uuid, $7::integer,
         case when cardinality(wanted.numbers) <= 40 then 'cities' else 'walk' end) r`;
