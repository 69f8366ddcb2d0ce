import { inCity } from "#app/shared/cities/city-words.ts";
import { findState } from "#app/shared/cities/states.ts";
import type { Query } from "#app/shared/server-services.ts";
import { type PlaceRequest, placeHref } from "./place.ts";

export type CityRow = { number: number; name: string; latitude: number; longitude: number };
type Counted = { name: string; state: string; slug: string; count: number };

export type PlaceLinks = { title: string; links: { label: string; to: string; count: number }[] };

/** Where else to look, one step away: neighbours and other specialties of a city, cities of a state, states. */
export async function loadPlaceLinks(
  query: Query,
  { specialty: { name, slug }, uf, citySlug }: PlaceRequest,
  city: CityRow | undefined,
): Promise<PlaceLinks[]> {
  const cityLink = (row: Counted) => ({
    label: uf && !city ? row.name : `${row.name} - ${row.state}`,
    to: placeHref(slug, row.state, row.slug),
    count: row.count,
  });
  if (city) {
    const [neighbours, others] = await Promise.all([
      query<Counted>(neighboursSql, [name, city.number, city.latitude, city.longitude]),
      query<Counted>(otherSpecialtiesSql, [name, city.number]),
    ]);
    return [
      { title: `${name} em cidades próximas`, links: neighbours.map(cityLink) },
      {
        title: `Outras especialidades ${inCity(city.name)}`,
        links: others.map((row) => ({ label: row.name, to: placeHref(row.slug, uf, citySlug), count: row.count })),
      },
    ];
  }
  const cities = await query<Counted>(citiesSql, [name, uf]);
  const cityLinks = { title: uf ? `Cidades com ${name}` : `${name} nas maiores cidades`, links: cities.map(cityLink) };
  if (uf) return [cityLinks];
  const states = await query<Counted>(statesSql, [name]);
  const stateLinks = states.map((row) => ({
    label: findState(row.state)?.name ?? row.state,
    to: placeHref(slug, row.state),
    count: row.count,
  }));
  stateLinks.sort((one, other) => one.label.localeCompare(other.label, "pt-BR"));
  return [cityLinks, { title: `${name} por estado`, links: stateLinks }];
}

const neighboursSql = `
  select c.name, c.state, c.slug, sum(f.n)::integer as count
  from cities c
  join directory.facets f on f.specialty_id = directory.specialty_id($1) and f.city_number = c.number and f.n > 0
  where c.number <> $2 and directory.distance_km(c.latitude, c.longitude, $3, $4) <= 150
  group by c.id order by directory.distance_km(c.latitude, c.longitude, $3, $4) limit 12`;

const otherSpecialtiesSql = `
  select s.name, s.slug, sum(f.n)::integer as count
  from specialties s join directory.facets f on f.specialty_id = s.id and f.city_number = $2 and f.n > 0
  where s.name <> $1
  group by s.id order by s.id`;

const citiesSql = `
  select c.name, c.state, c.slug, sum(f.n)::integer as count
  from cities c join directory.facets f on f.city_number = c.number and f.n > 0
  where f.specialty_id = directory.specialty_id($1) and ($2::text is null or c.state = $2)
  group by c.id order by c.population desc nulls last, c.id limit case when $2::text is null then 24 else 60 end`;

const statesSql = `
  select c.state, sum(f.n)::integer as count
  from cities c join directory.facets f on f.city_number = c.number and f.n > 0
  where f.specialty_id = directory.specialty_id($1)
  group by c.state`;
