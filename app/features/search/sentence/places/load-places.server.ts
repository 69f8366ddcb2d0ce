import type { Query } from "#app/shared/server-services.ts";
import { createPlaces, type NamedCity, type Places } from "./places.ts";

let places: Promise<Places> | undefined;

/** Brazil's municipalities do not change while a process runs: read once, by whoever comes first. */
export function loadPlaces(query: Query, cityIdOfCep: (cep: string) => number | undefined) {
  places ??= readPlaces(query, cityIdOfCep).catch((error) => {
    places = undefined;
    throw error;
  });
  return places;
}

async function readPlaces(query: Query, cityIdOfCep: (cep: string) => number | undefined) {
  const cities = await query<NamedCity & { id: number }>("select id, name, state, population from cities");
  const labels = new Map(cities.map(({ id, name, state }) => [id, `${name} - ${state}`]));
  return createPlaces(cities, (cep) => labels.get(cityIdOfCep(cep) ?? -1));
}
