import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import type { PageDescription } from "#app/shared/page-description.ts";
import { countFilters, type SearchFilters } from "./filters/filters.ts";
import { searchTitle } from "./search-title.ts";

/** The search itself may be found; its endless combinations may not (cities and specialties have pages of their own). */
export function describeSearch(
  filters: SearchFilters,
  page: number,
  origin: string,
  attributes: readonly Attribute[],
): PageDescription {
  return {
    title: searchTitle(filters, page, attributes),
    description:
      "Encontre profissionais de saúde por especialidade, modalidade, cidade e horário. Veja os perfis e fale direto com quem atende, sem criar conta.",
    url: `${origin}/buscar`,
    isIndexed: countFilters(filters) === 0 && page === 1,
  };
}
