import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { formatList } from "#app/shared/formats.ts";
import { isDate, nearDays, weekdayOf } from "./availability.ts";
import { type FilterName, searchFilters } from "./filters/filter-table.ts";
import { askedFor, everything, type SearchFilters, searchHref } from "./filters/filters.ts";

/** A search like one that found nobody, with less asked for. */
export type WiderSearch = {
  words: string;
  filters: SearchFilters;
  /** One of several, the nearest first, of which one is enough. */
  series?: "distances" | "less and less";
};

/** What a wider search gives up, from what people part with most easily to what they hardly do. */
const GIVEN_UP = [
  ...(["date", "verified", "weekday", "period", "approach", "nearness", "plan", "presence", "city", "state"] as const),
  ...(["themes", "modality", "language", "access", "audience", "specialty", "name"] as const),
];
type Idea = WiderSearch & { givesUp: (typeof GIVEN_UP)[number] };

/** Whose people are shown at once where there is nobody: but who looks for Ana, or for a child's psychologist, sees no others. */
export function nearestOf<Search extends WiderSearch>(asked: SearchFilters, byEase: readonly Search[]) {
  const isKept = (name: FilterName, { filters }: Search) =>
    asked[name] === everything[name] || (name === "name" ? filters.name : filters[name] === asked[name]);
  const who: readonly FilterName[] = asked.name ? ["name"] : ["specialty", "audience"];
  // Who says only what for is shown nobody who does not treat it.
  const isTreated = ({ filters }: Search) => !asked.themes || filters.specialty || filters.themes;
  return byEase.find((search) => who.every((name) => isKept(name, search)) && isTreated(search));
}

/** Later days instead of today or tomorrow, larger distances, those who see patients online, each filter left out, and each one of a list. */
export function widerSearches(filters: SearchFilters, describe: Describe): WiderSearch[] {
  const { city, radius, state, modality, weekday } = filters;
  const radii = searchFilters.radius.options.map(({ value }) => searchFilters.radius.read(value));
  const wider = city ? radii.filter((km) => km !== null && km > (radius ?? 0)) : [];
  const ideas: Idea[] = [];
  const today = nearDays.findIndex(({ value }) => value === weekday);
  for (const { value, label } of today < 0 ? [] : nearDays.slice(today + 1))
    ideas.push({ words: label, filters: { ...filters, weekday: value }, givesUp: "date" });
  if (typeof weekday === "string" && isDate(weekday)) {
    const day = weekdayOf(weekday);
    const words = searchFilters.weekday.describe(day);
    ideas.push({ words, filters: { ...filters, weekday: day }, givesUp: "date" });
  }
  for (const km of wider) {
    const words = `Até ${km} km de ${city}`;
    const order = filters.order ?? ("distancia" as const);
    ideas.push({ words, filters: { ...filters, radius: km, order }, series: "distances", givesUp: "nearness" });
  }
  if ((city || state) && modality !== "online") {
    const online = { ...filters, city: "", radius: null, state: null, modality: "online" as const };
    ideas.push({ words: "Atendimento online, de qualquer lugar", filters: online, givesUp: "presence" });
  }
  const asked = askedFor(filters).filter((one) => one !== "radius" && one !== "order");
  const without = asked.flatMap((name) => withoutEach(name, filters, describe));
  const all = without.length > 1 ? [...ideas, ...without] : ideas;
  return all.sort((one, other) => GIVEN_UP.indexOf(one.givesUp) - GIVEN_UP.indexOf(other.givesUp));
}

/** Those who work with the asked themes at all, whether or not they say so. */
export function searchesOfThemes(filters: SearchFilters, attributes: readonly Attribute[]): WiderSearch[] {
  if (filters.specialty || !filters.themes) return [];
  const asked = filters.themes.split(",");
  const own = attributes.filter(({ kind, slug }) => kind === "theme" && asked.includes(slug));
  return specialties
    .filter(({ slug }) => own.some((theme) => theme.specialties.includes(slug)))
    .map(({ name }) => ({ words: `${name}, sem o tema`, filters: { ...filters, specialty: name, themes: "" } }));
}

/** Where leaving out one is not enough: more and more of them; or who and what for online, who and one of the themes, only who. */
export function widestSearches(filters: SearchFilters, describe: Describe): WiderSearch[] {
  const { specialty, city, state, themes, audience, name } = filters;
  const kept: Partial<SearchFilters>[] = [
    ...(name ? [{ name }] : []),
    ...(city || state ? [{ specialty, modality: "online" as const, themes, audience }] : []),
    ...themes.split(",").map((theme) => ({ specialty, audience, themes: theme })),
    { specialty, audience },
    { specialty },
  ];
  const ideas = kept.map((some) => {
    const wide = { ...everything, ...some };
    const names = askedFor(wide).filter((name) => name !== "radius");
    return { words: `Só ${names.map((name) => describe(name, wide[name])).join(", ")}`, filters: wide };
  });
  const byAddress = new Map<string, WiderSearch>();
  for (const idea of [...lessAndLess(filters, describe), ...ideas]) {
    const address = searchHref(idea.filters);
    if (!byAddress.has(address) && address !== searchHref(everything)) byAddress.set(address, idea);
  }
  return [...byAddress.values()];
}

/** Who and where stay. */
function lessAndLess(filters: SearchFilters, describe: Describe): WiderSearch[] {
  const ease = (name: FilterName) => (GIVEN_UP as readonly string[]).indexOf(name);
  const names = askedFor(filters)
    .filter((name) => !WHO_AND_WHERE.includes(name))
    .sort((one, other) => ease(one) - ease(other));
  return names.slice(1).map((_, place) => {
    const left = names.slice(0, place + 2);
    const nothing = Object.fromEntries(left.map((name) => [name, everything[name]]));
    const words = formatList(left.map((name) => describe(name, filters[name])));
    return { words: `Sem os filtros ${words}`, filters: { ...filters, ...nothing }, series: "less and less" };
  });
}

const WHO_AND_WHERE: readonly FilterName[] = ["specialty", "name", "audience", "city", "radius", "state", "order"];

type Describe = (name: FilterName, value: SearchFilters[FilterName]) => string;

function withoutEach(
  name: Exclude<FilterName, "radius" | "order">,
  filters: SearchFilters,
  describe: Describe,
): Idea[] {
  if (name === "themes" || name === "access") {
    const slugs = filters[name].split(",");
    return slugs.map((slug) => ({
      words: `Sem o filtro ${describe(name, slug)}`,
      filters: { ...filters, [name]: slugs.filter((other) => other !== slug).join(",") },
      givesUp: name,
    }));
  }
  const rest = { ...filters, [name]: everything[name], ...(name === "city" && { radius: null }) };
  return [{ words: `Sem o filtro ${describe(name, filters[name])}`, filters: rest, givesUp: name }];
}
