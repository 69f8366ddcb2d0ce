import type { Attribute } from "#app/features/professionals/attributes.ts";
import { findSpecialty, specialties } from "#app/features/professionals/specialties.ts";
import { isDate, nearDays, weekdayOf } from "./availability.ts";
import { type FilterName, filterOf, searchFilters } from "./filter-table.ts";
import { askedFor, everything, type SearchFilters, searchHref } from "./filters.ts";
import type { CountSearch } from "./search-plan.ts";

/** What the form of a search offers beside what is the same for all: it follows from what is asked for already. */
export type OfferedChoices = {
  /** What professionals of the chosen specialty say of themselves; the same array while the list is the same. */
  attributes: readonly Attribute[];
  /** How many there would be with each choice, by its parameter and value. Empty where counting would cost. */
  counts: Record<string, Record<string, number>>;
};

const counted = ["specialty", "modality", "weekday", "period"] as const;

export function offeredChoices(
  filters: SearchFilters,
  attributes: readonly Attribute[],
  count: CountSearch,
): OfferedChoices {
  return {
    attributes: attributesOf(attributes, filters.specialty),
    counts: Object.fromEntries(counted.map((name) => [filterOf(name).parameter, countEach(name, filters, count)])),
  };
}

const offered = new WeakMap<readonly Attribute[], Map<string | null, readonly Attribute[]>>();

function attributesOf(attributes: readonly Attribute[], specialty: SearchFilters["specialty"]) {
  const known = offered.get(attributes) ?? new Map<string | null, readonly Attribute[]>();
  offered.set(attributes, known);
  const slug = findSpecialty(specialty)?.slug;
  const fits = ({ kind, specialties }: Attribute) =>
    kind !== "age" && (specialties.length === 0 || specialties.some((one) => one === slug));
  const own = known.get(specialty) ?? attributes.filter(fits);
  known.set(specialty, own);
  return own;
}

function countEach(name: (typeof counted)[number], filters: SearchFilters, count: CountSearch) {
  const [, ...choices] = searchFilters[name].options;
  const counts = choices.map(({ value }) => [value, count({ ...filters, [name]: searchFilters[name].read(value) })]);
  return Object.fromEntries(counts.filter(([, people]) => people !== undefined));
}

/** A search like one that found nobody, with less asked for. */
export type WiderSearch = {
  words: string;
  filters: SearchFilters;
  /** Several, the nearest first: one of them is enough. */
  isDistance?: boolean;
};

/** Later days instead of today or tomorrow, larger distances, those who see patients online, each filter left out, and each one of a list. */
export function widerSearches(filters: SearchFilters, describe: Describe): WiderSearch[] {
  const { city, radius, state, modality, weekday } = filters;
  const radii = searchFilters.radius.options.map(({ value }) => searchFilters.radius.read(value));
  const wider = city ? radii.filter((km) => km !== null && km > (radius ?? 0)) : [];
  const ideas: WiderSearch[] = [];
  const today = nearDays.findIndex(({ value }) => value === weekday);
  for (const { value, label } of today < 0 ? [] : nearDays.slice(today + 1))
    ideas.push({ words: label, filters: { ...filters, weekday: value } });
  if (typeof weekday === "string" && isDate(weekday)) {
    const day = weekdayOf(weekday);
    ideas.push({ words: searchFilters.weekday.describe(day), filters: { ...filters, weekday: day } });
  }
  for (const km of wider)
    ideas.push({ words: `Até ${km} km de ${city}`, filters: { ...filters, radius: km }, isDistance: true });
  if ((city || state) && modality !== "online") {
    const online = { ...filters, city: "", radius: null, state: null, modality: "online" as const };
    ideas.push({ words: "Atendimento online, de qualquer lugar", filters: online });
  }
  const asked = askedFor(filters).filter((one) => one !== "radius" && one !== "order");
  const without = asked.flatMap((name) => withoutEach(name, filters, describe));
  return without.length > 1 ? [...ideas, ...without] : ideas;
}

/** Those who work with the asked themes at all, whether or not they say so. */
export function searchesOfThemes(filters: SearchFilters, attributes: readonly Attribute[]): WiderSearch[] {
  if (filters.specialty || !filters.themes) return [];
  const asked = filters.themes.split(",");
  const own = attributes.filter(({ kind, slug }) => kind === "theme" && asked.includes(slug));
  return specialties
    .filter(({ slug }) => own.some((theme) => theme.specialties.includes(slug)))
    .map(({ name }) => ({ words: name, filters: { ...filters, specialty: name, themes: "" } }));
}

/** Where leaving out one is not enough: only who and where, only who and one of the themes, only who. */
export function widestSearches(filters: SearchFilters, describe: Describe): WiderSearch[] {
  const { specialty, city, radius, state, themes } = filters;
  const kept: Partial<SearchFilters>[] = [
    { specialty, city, radius, state },
    ...themes.split(",").map((theme) => ({ specialty, themes: theme })),
    { specialty },
  ];
  const ideas = kept.map((some) => {
    const wide = { ...everything, ...some };
    const names = askedFor(wide).filter((name) => name !== "radius");
    return { words: `Só ${names.map((name) => describe(name, wide[name])).join(", ")}`, filters: wide };
  });
  const byAddress = new Map(ideas.map((idea) => [searchHref(idea.filters), idea]));
  byAddress.delete(searchHref(everything));
  return [...byAddress.values()];
}

type Describe = (name: FilterName, value: SearchFilters[FilterName]) => string;

function withoutEach(name: FilterName, filters: SearchFilters, describe: Describe): WiderSearch[] {
  if (name === "themes" || name === "access") {
    const slugs = filters[name].split(",");
    return slugs.map((slug) => ({
      words: `Sem o filtro ${describe(name, slug)}`,
      filters: { ...filters, [name]: slugs.filter((other) => other !== slug).join(",") },
    }));
  }
  const rest = { ...filters, [name]: everything[name], ...(name === "city" && { radius: null }) };
  return [{ words: `Sem o filtro ${describe(name, filters[name])}`, filters: rest }];
}
