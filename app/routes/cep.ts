import { findPlaceOfCep } from "#app/features/professionals/cep/find-place.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/cep.ts";

/** /cep/13010000 → { city: "Campinas", state: "SP" }, or null */
export async function loader({ params, context }: Route.LoaderArgs) {
  const place = await findPlaceOfCep(getServices(context).queryAsVisitor, params.cep);
  return Response.json(place, { headers: { "Cache-Control": "public, max-age=86400" } });
}
