import type { Attribute } from "#app/features/professionals/attributes.ts";
import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { type FilterName, filterOf, searchFilters } from "./filter-table.ts";
import { countFilters, everything, type SearchFilters } from "./filters.ts";
import type { PlanSearch } from "./search-plan.ts";

/** What the form of a search offers beside what is the same for all: it follows from what is asked for already. */
export type OfferedChoices = {
  /** What professionals of the chosen specialty say of themselves. */
  attributes: Pick<Attribute, "kind" | "slug" | "name">[];
  /** How many there would be with each choice, by its parameter and value. Empty where counting would cost. */
  counts: Record<string, Record<string, number>>;
};

const counted = ["specialty", "modality", "weekday", "period"] as const;

export function offeredChoices(
  filters: SearchFilters,
  attributes: readonly Attribute[],
  plan: PlanSearch,
): OfferedChoices {
  const specialty = findSpecialty(filters.specialty)?.slug;
  const fits = ({ kind, specialties }: Attribute) =>
    kind !== "age" && (specialties.length === 0 || specialties.some((slug) => slug === specialty));
  return {
    attributes: attributes.filter(fits).map(({ kind, slug, name }) => ({ kind, slug, name })),
    counts: Object.fromEntries(counted.map((name) => [filterOf(name).parameter, countEach(name, filters, plan)])),
  };
}

function countEach(name: (typeof counted)[number], filters: SearchFilters, plan: PlanSearch) {
  const [, ...choices] = searchFilters[name].options;
  const counts = choices.map(({ value }) => [
    value,
    plan({ ...filters, [name]: searchFilters[name].read(value) })?.total,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== undefined));
}

/** A search like one that found nobody, with less asked for. */
export type WiderSearch = {
  without: FilterName | "all";
  words: string;
  filters: SearchFilters;
  count: number | undefined;
};

/** Each filter left out, a larger distance, and those who see patients online. Those that find nobody either are no help. */
export function widerSearches(filters: SearchFilters, plan: PlanSearch, describe: Describe): WiderSearch[] {
  const radii = searchFilters.radius.options.map(({ value }) => searchFilters.radius.read(value));
  const wider = radii.find((km) => km !== null && km > (filters.radius ?? 0));
  const isOnline = filters.modality === "online";
  const ideas: Omit<WiderSearch, "count">[] = [];
  if (filters.city && wider) {
    ideas.push({
      without: "radius",
      words: `Até ${wider} km de ${filters.city}`,
      filters: { ...filters, radius: wider },
    });
  }
  if ((filters.city || filters.state) && !isOnline) {
    const online = { ...filters, city: "", radius: null, state: null, modality: "online" as const };
    ideas.push({ without: "city", words: "Atendimento online, de qualquer lugar", filters: online });
  }
  if (countFilters(filters) > 1) {
    for (const name of Object.keys(searchFilters) as FilterName[]) {
      if (filters[name] === everything[name] || name === "radius" || name === "order") continue;
      const rest = { ...filters, [name]: everything[name], ...(name === "city" && { radius: null }) };
      ideas.push({ without: name, words: `Sem o filtro ${describe(name)}`, filters: rest });
    }
  }
  return ideas.map((idea) => ({ ...idea, count: plan(idea.filters)?.total })).filter(({ count }) => count !== 0);
}

type Describe = (name: FilterName) => string;
