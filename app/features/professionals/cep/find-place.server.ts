import type { Query } from "#app/shared/server-services.ts";
import csv from "./cep-ranges.csv?raw";
import { type CepRange, findCityOfCep, parseCepRanges } from "./cep-ranges.ts";

type Place = { city: string; state: string };

let ranges: CepRange[] | undefined;

/** The city's number, from ranges that the server holds: nobody outside learns who looked up what. */
export function cityIdOfCep(cep: string) {
  ranges ??= parseCepRanges(csv);
  return findCityOfCep(ranges, cep);
}

export async function findPlaceOfCep(query: Query, cep: string) {
  const cityId = cityIdOfCep(cep);
  if (cityId === undefined) return null;
  const [place] = await query<Place>("select name as city, state from cities where id = $1", [cityId]);
  return place ?? null;
}

/** A city as the directory writes it; null when there is none of that name in the state. */
export async function findPlace(query: Query, city: string, state: string) {
  const [place] = await query<Place>(
    "select name as city, state from cities where state = $2 and search_key = directory.search_key($1)",
    [city, state],
  );
  return place ?? null;
}
