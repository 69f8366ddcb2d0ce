import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { type FilterName, filterOf } from "../filters/filter-table.ts";
import { askedFor, everything, type SearchFilters, searchHref } from "../filters/filters.ts";

/** What is asked for, each a link to the same search without it. */
export function AskedFilters({ filters, attributes }: { filters: SearchFilters; attributes: readonly Attribute[] }) {
  const chips = askedFor(filters)
    .filter((name) => name !== "radius")
    .flatMap((name) => chipsOf(name, filters, attributes));
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filtros em uso" className="asked-filters">
      {chips.map(({ name, words, rest }) => (
        <li key={words} data-filter={name}>
          <a href={searchHref(rest)} data-act="refine" className="chip">
            <span className="sr-only">Tirar o filtro </span>
            {words}
            <CloseIcon className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type Chip = { name: FilterName; words: string; rest: SearchFilters };

/** A city goes with its distance; of a list each one by itself. */
function chipsOf(name: FilterName, filters: SearchFilters, attributes: readonly Attribute[]): Chip[] {
  const { describe } = filterOf(name);
  if (name === "themes" || name === "access") {
    const slugs = filters[name].split(",");
    return slugs.map((slug) => ({
      name,
      words: describe(slug, attributes) || slug,
      rest: { ...filters, [name]: slugs.filter((other) => other !== slug).join(",") },
    }));
  }
  const rest = { ...filters, [name]: everything[name], ...(name === "city" && { radius: null }) };
  const words = describe(filters[name], attributes) || String(filters[name]);
  return [{ name, rest, words: name === "city" && filters.radius ? `Até ${filters.radius} km de ${words}` : words }];
}
