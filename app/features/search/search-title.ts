import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { inCity, ofCity } from "#app/shared/cities/city-words.ts";
import { type FilterName, filterOf } from "./filters/filter-table.ts";
import type { SearchFilters } from "./filters/filters.ts";

/** "Psicologia online em Campinas - SP, segunda-feira, manhã, página 2 | Betesda": tabs and history tell searches apart. */
export function searchTitle(filters: SearchFilters, page: number, attributes: readonly Attribute[]) {
  const { specialty, modality, city, radius, order: _order, ...others } = filters;
  const where = city && (radius ? `até ${radius} km ${ofCity(city)}` : inCity(city));
  const what = [specialty ?? (modality || city ? "Atendimento" : ""), modality, where].filter(Boolean).join(" ");
  const details = Object.entries(others).map(([name, value]) => {
    const words = filterOf(name as FilterName).describe(value, attributes);
    return NAMES.has(name as FilterName) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  });
  const parts = [what, ...details, page > 1 ? pageNumber(page) : ""].filter(Boolean);
  return pageTitle(parts.length > 0 ? `Buscar: ${parts.join(", ")}` : "Buscar Profissionais");
}

/** Written as they are: people, plans, places, and themes, of which some are abbreviations. */
const NAMES: ReadonlySet<FilterName> = new Set(["name", "plan", "state", "themes", "language"]);

export const pageNumber = (page: number) => `página ${page}`;
