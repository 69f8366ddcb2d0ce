import { suggestCities } from "#app/features/search/cities.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/cities.ts";

/** /cidades?q=camp → ["Campinas - SP", …] */
export async function loader({ request, context }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get("q");
  const cities = await suggestCities(getServices(context).queryAsVisitor, words);
  return Response.json(cities, { headers: { "Cache-Control": "public, max-age=86400, s-maxage=86400" } });
}
