import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { filterOf } from "../filters/filter-table.ts";
import type { SearchFilters } from "../filters/filters.ts";

/** What a card does not show of itself. */
const unseen = ["themes", "plan", "audience", "language", "access"] as const;

/** "Ansiedade · Unimed": what every result has, since it was asked for, so that each card says so. */
export function askedWords(filters: SearchFilters, attributes: readonly Attribute[]) {
  return unseen
    .map((name) => filterOf(name).describe(filters[name], attributes))
    .filter(Boolean)
    .join(" · ");
}
