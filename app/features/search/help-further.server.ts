import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { isNearDay } from "./availability.ts";
import { isCity } from "./cities/cities.server.ts";
import { filterOf } from "./filters/filter-table.ts";
import type { SearchFilters } from "./filters/filters.ts";
import type { Further } from "./results/nobody-found.tsx";
import { type CountServices, countFirstFree, countFound, searchProfessionals } from "./search-professionals.server.ts";
import { correctName } from "./sentence/names/correct-name.ts";
import { loadNameWords } from "./sentence/names/load-name-words.server.ts";
import type { Places } from "./sentence/places/places.ts";
import { nearestOf, searchesOfThemes, type WiderSearch, widerSearches, widestSearches } from "./wider-searches.ts";

type Services = CountServices & { attributes(): readonly Attribute[]; places(): Promise<Places> };

/** Whom a search that found hardly anybody may have meant, and what it may leave out. */
export async function helpFurther(
  filters: SearchFilters,
  found: number,
  services: Services,
  now: Date,
): Promise<Further> {
  const { city, name } = filters;
  const isUnknown = city && !(await isCity(services.queryAsVisitor, city));
  const meantCities = isUnknown ? (await services.places()).citiesMeantBy(city) : [];
  const isUnknownName = name && found === 0;
  const meant = isUnknownName ? correctName(name, await loadNameWords(services.queryAsVisitor)) : [];
  const describe: Parameters<typeof widerSearches>[1] = (one, value) =>
    filterOf(one).describe(value, services.attributes()) || filterOf(one).label;
  const more = async (ideas: WiderSearch[]) => {
    const counted = await Promise.all(
      ideas.map(async (idea) => ({ ...idea, ...(await countOffered(idea.filters, found, services, now)) })),
    );
    const finding = counted.filter(({ met }) => met > found);
    return finding.filter(
      ({ series }, place) => !series || finding.findIndex((one) => one.series === series) === place,
    );
  };
  const wider = await more([
    ...meant.map((other) => ({ words: `Você quis dizer ${other}?`, filters: { ...filters, name: other } })),
    ...meantCities.map((other) => ({ words: `Você quis dizer ${other}?`, filters: { ...filters, city: other } })),
    // Nobody knows what is near a city that nobody knows.
    ...widerSearches(filters, describe).filter(({ series }) => series !== "distances" || !isUnknown),
    ...searchesOfThemes(filters, services.attributes()),
  ]);
  const isEnough = wider.length > 0 && (found > 0 || nearestOf(filters, wider));
  const ideas = isEnough ? wider : [...wider, ...(await more(widestSearches(filters, describe)))];
  const nearest = found === 0 ? nearestOf(filters, ideas) : undefined;
  return {
    unknownCity: isUnknown ? city : undefined,
    unknownName: isUnknownName ? name : undefined,
    wider: ideas.map(({ words, filters, people }) => ({ words, filters, people })),
    nearest: nearest && { ...nearest, found: await searchAnew(nearest.filters, services, now) },
  };
}

const searchAnew = (filters: SearchFilters, { queryAsVisitor, planSearch }: Services, now: Date) =>
  searchProfessionals(queryAsVisitor, filters, undefined, now, planSearch(filters));

/** Of one date only the appointments tell who is free. They are asked where enough people work on such days at all. */
async function countOffered(filters: SearchFilters, found: number, services: Services, now: Date) {
  const people = await countFound(filters, services);
  return isNearDay(filters.weekday) && people > found
    ? countFirstFree(filters, services, now)
    : { met: people, people };
}
