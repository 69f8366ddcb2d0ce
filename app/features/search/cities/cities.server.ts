import type { Query } from "#app/shared/server-services.ts";
import { cleanWords } from "../filters/filter-table.ts";

type City = { name: string; state: string };

/** Names as the filter understands them: "Campinas - SP". */
export async function suggestCities(query: Query, words: string | null) {
  const wanted = cleanWords(words);
  if (wanted.length < 2) return [];
  const cities = await query<City>("select name, state from suggest_cities($1, 8)", [wanted]);
  return cities.map(cityLabel);
}

/** Whether there is a city of exactly this name: only from there can distances be measured. */
export async function isCity(query: Query, words: string) {
  const [city] = await query<City>("select name, state from directory.city_centre($1) where id is not null", [words]);
  return city !== undefined;
}

/** The city nearest to a place on the map, or undefined when the place is none. */
export async function findNearestCity(query: Query, lat: string | null, lon: string | null) {
  const [latitude, longitude] = [coordinate(lat, 90), coordinate(lon, 180)];
  if (latitude === undefined || longitude === undefined) return undefined;
  const [city] = await query<City>("select name, state from nearest_city($1, $2)", [latitude, longitude]);
  return city && cityLabel(city);
}

const cityLabel = ({ name, state }: City) => `${name} - ${state}`;

function coordinate(text: string | null, limit: number) {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : undefined;
}
