import { findPlaceOfCep } from "#app/features/professionals/cep/find-place.server.ts";
import { json, type PageRequest } from "../page.ts";

/** /cep/13010000 → { city: "Campinas", state: "SP" }, or null */
export async function cep({ params, services }: PageRequest) {
  const place = await findPlaceOfCep(services.queryAsVisitor, params.cep ?? "");
  return json(place, { headers: { "Cache-Control": "public, max-age=86400" } });
}
