import { findSpecialty, specialties } from "#app/features/professionals/specialties.ts";
import { placeHref } from "#app/features/search/places/place.ts";
import type { Query } from "#app/shared/server-services.ts";
import { countParts, partName, readPart } from "./sitemap-parts.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

const pages = [
  ...["/", "/buscar", "/cadastro", "/valores", "/como-ordenamos", "/contato", "/acessibilidade", "/termos"],
  "/privacidade",
];

/** The parts: pages of our own, one for each specialty's places, and the profiles. */
export async function listParts(query: Query) {
  const [row] = await query<{ count: string }>("select count_professionals() as count");
  const parts = countParts(Number(row?.count ?? 0));
  const profiles = Array.from({ length: parts }, (_, index) => partName(index + 1, parts));
  return ["paginas.xml", ...specialties.map(({ slug }) => `${slug}.xml`), ...profiles].map(
    (name) => `/sitemap/${name}`,
  );
}

/** The entries of a part; undefined when there is none of that name. */
export async function listEntries(query: Query, name: string): Promise<SitemapEntry[] | undefined> {
  if (name === "paginas.xml") return pages.map((path) => ({ path }));
  const specialty = findSpecialty(name.replace(/\.xml$/, ""));
  if (specialty && name === `${specialty.slug}.xml`) return listPlaces(query, specialty);
  const ranks = readPart(name);
  if (!ranks) return undefined;
  const profiles = await query<{ id: string; updated_at: Date }>(
    "select p.id, p.updated_at from directory.profiles p where p.rank between $1 and $2 order by p.rank, p.id limit 50000",
    [ranks.from, ranks.to],
  );
  return profiles.map(({ id, updated_at }) => ({ path: `/profissional/${id}`, changed: updated_at }));
}

/** Only places that have somebody: at most the 5,571 municipalities, 27 states and the specialty itself. */
async function listPlaces(query: Query, { name, slug }: { name: string; slug: string }) {
  const cities = await query<{ state: string; slug: string }>(
    `select c.state, c.slug from cities c
     where exists (
       select from directory.facets f
       where f.specialty_id = directory.specialty_id($1) and f.city_number = c.number and f.n > 0
     )
     order by c.state, c.slug`,
    [name],
  );
  if (cities.length === 0) return [];
  const states = [...new Set(cities.map(({ state }) => state))];
  return [
    { path: placeHref(slug) },
    ...states.map((state) => ({ path: placeHref(slug, state) })),
    ...cities.map((city) => ({ path: placeHref(slug, city.state, city.slug) })),
  ];
}
