import { pageTitle } from "#app/shared/brand.ts";
import { periods, weekdays } from "./availability.ts";
import type { SearchFilters } from "./filters.ts";

/** "Psicologia online em Campinas - SP, segunda-feira de manhã, página 2 | Betesda": tabs and history tell searches apart. */
export function searchTitle(filters: SearchFilters, page: number) {
  const { specialty, modality, city, radius, weekday, period } = filters;
  const where = city && `${radius ? `até ${radius} km de` : "em"} ${city}`;
  const what = [specialty ?? (modality || city ? "Atendimento" : ""), modality, where].filter(Boolean).join(" ");
  const when = [weekday === null ? "" : weekdays[weekday]?.label, period === null ? "" : periods[period]?.label]
    .filter(Boolean)
    .join(", ")
    .toLowerCase();
  const parts = [what, when, page > 1 ? pageNumber(page) : ""].filter(Boolean);
  return pageTitle(parts.length > 0 ? `Buscar: ${parts.join(", ")}` : "Buscar Profissionais");
}

export const pageNumber = (page: number) => `página ${page}`;
