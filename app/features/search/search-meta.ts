import { pageTitle } from "#app/shared/brand.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { countFilters, type SearchFilters } from "./filters.ts";

/** The search itself may be found; its endless combinations may not (cities and specialties have pages of their own). */
export function describeSearch(filters: SearchFilters, after: string | null, origin: string) {
  return describePage({
    title: pageTitle("Buscar Profissionais"),
    description:
      "Encontre profissionais de saúde por especialidade, modalidade, cidade e horário. Veja os perfis e fale direto com quem atende, sem criar conta.",
    url: `${origin}/buscar`,
    isIndexed: countFilters(filters) === 0 && !after,
  });
}
