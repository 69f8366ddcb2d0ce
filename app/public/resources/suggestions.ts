import { cityIdOfCep } from "#app/features/professionals/cep/find-place.server.ts";
import { loadPlaces } from "#app/features/search/sentence/load-places.server.ts";
import { suggestEndings } from "#app/features/search/sentence/suggest.ts";
import { json, keptFor, type PageRequest } from "../page.ts";

/** /sugestoes?q=psicóloga+em+camp → [{ kind: "Cidade", label: "Campinas - SP", … }, …] */
export async function suggestions({ url, services }: PageRequest) {
  const sentence = (url.searchParams.get("q") ?? "").slice(0, 200);
  const places = await loadPlaces(services.queryAsVisitor, cityIdOfCep);
  return json(suggestEndings(sentence, places, services.attributes()), { keep: keptFor(60) });
}
