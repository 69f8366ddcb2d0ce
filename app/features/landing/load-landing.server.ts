import type { Query } from "#app/shared/server-services.ts";
import { showFigures } from "./figures.ts";

type FiguresRow = {
  professionals: string;
  specialties: string;
  cities: string;
  satisfaction?: string | null;
  verified: string;
};
type City = { name: string; state: string; slug: string };

/** What the landing page tells of the directory at this moment. */
export async function loadLanding(query: Query) {
  const [[row], cities] = await Promise.all([
    query<FiguresRow>("select * from directory_figures()"),
    query<City>(largestCitiesSql),
  ]);
  const satisfaction = row?.satisfaction;
  const figures = showFigures({
    professionals: Number(row?.professionals ?? 0),
    specialties: Number(row?.specialties ?? 0),
    cities: Number(row?.cities ?? 0),
    satisfaction: satisfaction === undefined || satisfaction === null ? null : Number(satisfaction),
  });
  return { figures, verified: Number(row?.verified ?? 0), cities };
}

// Of the country's largest only: looking for psychologists in all of them would be read on every rendering.
const largestCitiesSql = `
  select c.name, c.state, c.slug
  from (select * from cities order by population desc nulls last limit 60) c
  where exists (
    select from directory.facets f
    where f.specialty_id = directory.specialty_id('Psicologia') and f.city_number = c.number and f.n > 0
  )
  order by c.population desc limit 12`;
