import type { ISql } from "postgres";

export type City = {
  id: number;
  /** Its place in the bitmaps of a search. */
  number: number;
  name: string;
  state: string;
  area_code: number;
  population: number;
  is_capital: boolean;
};

/** Every municipality, the largest first. One is too new for IBGE's estimate and stays out. */
export async function readCities(sql: ISql) {
  const rows = await sql<City[]>`
    select id, number, name, state, area_code, population, is_capital from public.cities
    where population is not null order by population desc, id`;
  return [...rows];
}

/** The capitals and the largest of the others: enough for "50+ cidades" and for all four time zones. */
export function demoCities(cities: City[], count: number) {
  const capitals = cities.filter((city) => city.is_capital);
  const others = cities.filter((city) => !city.is_capital);
  return [...capitals, ...others.slice(0, count - capitals.length)];
}
