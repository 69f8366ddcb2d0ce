import { findPlace } from "#app/features/professionals/cep/find-place.server.ts";
import { findNearestCity, suggestCities } from "#app/features/search/cities/cities.server.ts";
import { json, type PageRequest } from "../page.ts";

const DAY = 86_400;

/** /cidades?q=camp → ["Campinas - SP", …] */
export async function cities({ url, services }: PageRequest) {
  const found = await suggestCities(services.queryAsVisitor, url.searchParams.get("q"));
  return json(found, { headers: { "Cache-Control": `public, max-age=${DAY}` }, cache: { seconds: DAY } });
}

/** /cidades/perto?lat=-22.91&lon=-47.06 → "Campinas - SP" */
export async function nearestCity({ url: { searchParams }, services }: PageRequest) {
  const city = await findNearestCity(services.queryAsVisitor, searchParams.get("lat"), searchParams.get("lon"));
  // A visitor's whereabouts stay out of every cache.
  return json(city, { status: city ? 200 : 400, headers: { "Cache-Control": "no-store" } });
}

/** /cidades/conferir?cidade=sao+paulo&uf=SP → { city: "São Paulo", state: "SP" }, or null */
export async function knownCity({ url: { searchParams }, services }: PageRequest) {
  const [city, state] = [searchParams.get("cidade") ?? "", searchParams.get("uf") ?? ""];
  const isPlausible = /^[^\p{Cc}\p{Cs}]{1,60}$/u.test(city) && /^[A-Z]{2}$/.test(state);
  const place = isPlausible ? await findPlace(services.queryAsVisitor, city.trim(), state) : null;
  return json(place, { headers: { "Cache-Control": `public, max-age=${DAY}` } });
}
