import { findNearestCity } from "#app/features/search/cities.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/nearest-city.ts";

/** /cidades/perto?lat=-22.91&lon=-47.06 → "Campinas - SP" */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { queryAsVisitor } = getServices(context);
  const city = await findNearestCity(queryAsVisitor, searchParams.get("lat"), searchParams.get("lon"));
  // A visitor's whereabouts stay out of every cache.
  return Response.json(city ?? null, { status: city ? 200 : 400, headers: { "Cache-Control": "no-store" } });
}
