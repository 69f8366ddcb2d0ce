import { cityIdOfCep } from "#app/features/professionals/cep/find-place.server.ts";
import { suggestNames } from "#app/features/search/sentence/names/suggest-names.server.ts";
import { loadPlaces } from "#app/features/search/sentence/places/load-places.server.ts";
import { rankSuggestions, suggestEndings } from "#app/features/search/sentence/suggest.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { cacheFor, json, type PageRequest } from "../page.ts";

/** /sugestoes?q=psicóloga+em+camp → [{ kind: "Cidade", label: "Campinas - SP", … }, …] */
export async function suggestions({ url, services }: PageRequest) {
  const sentence = (url.searchParams.get("q") ?? "").slice(0, 200);
  const [places, names] = await Promise.all([
    loadPlaces(services.queryAsVisitor, cityIdOfCep),
    suggestNames(services.queryAsVisitor, sentence),
  ]);
  const endings = suggestEndings(sentence, places, services.attributes());
  return json(rankSuggestions(sentence, endings, names), { cache: cacheFor(60, listingTag) });
}
