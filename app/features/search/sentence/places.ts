import { states } from "#app/features/search/cities/states.ts";
import { isSlipOf } from "#app/shared/slips.ts";
import { neighbourhoods } from "./neighbourhoods.ts";
import { cityNicknames, connectors } from "./vocabulary.ts";
import { wordKey } from "./words.ts";

export type NamedCity = { name: string; state: string; population: number | null };

/** The places that a sentence can name. */
export type Places = {
  /** By the words of the whole name, without what stands between them. */
  city(words: readonly string[], state?: string): FoundCity | undefined;
  /** A well-known part of a large one, by its words. */
  neighbourhood(words: readonly string[]): FoundCity | undefined;
  /** A large one whose name was typed with one slip. */
  slippedCity(word: string): FoundCity | undefined;
  state(words: readonly string[]): string | undefined;
  longestName: number;
  /** Labels of cities whose names begin so, the largest first. */
  citiesFrom(beginning: string): string[];
  cityOfCep(cep: string): string | undefined;
};

/** Its label, "Campinas - SP"; of several that are about as large, the name alone. */
export type FoundCity = { label: string; population: number; neighbourhood?: string };

/** So much larger than its namesakes that everybody means it. */
const DOMINANT = 3;
const LARGE = 50_000;
const MOST_SUGGESTED = 4;

export function createPlaces(cities: readonly NamedCity[], cityOfCep: (cep: string) => string | undefined): Places {
  const byName = new Map<string, NamedCity[]>();
  for (const city of cities) {
    const key = nameKey(city.name);
    byName.set(key, [...(byName.get(key) ?? []), city]);
  }
  const bySize = cities
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .map(({ name, state }) => [plainWords(name), `${name} - ${state}`] as const);
  const stateNames = new Map(states.map(({ uf, name }) => [nameKey(name), uf]));
  const large = cities.filter(({ name, population }) => (population ?? 0) >= LARGE && /^\S{6,}$/.test(name));
  const largeKeys = large.map(({ name }) => nameKey(name));
  const city = (words: readonly string[], state?: string) => {
    const key = words.join(" ");
    const called = (name: string) => chooseCity(byName.get(name) ?? [], state);
    // With its state a city is called by its own name: "São Bernardo, MA".
    return (state && called(key)) || called(cityNicknames[key] ?? key);
  };
  return {
    city,
    neighbourhood: (words) => cityOfNeighbourhood.get(words.join(" ").replace(/^av /, "avenida ")),
    slippedCity(word) {
      const key = largeKeys.find((name) => isSlipOf(word, name));
      return key === undefined ? undefined : city([key]);
    },
    state: (words) => stateNames.get(words.join(" ")),
    citiesFrom: (beginning) =>
      bySize.flatMap(([key, label]) => (key.startsWith(beginning) ? [label] : [])).slice(0, MOST_SUGGESTED),
    longestName: Math.max(1, ...[...byName.keys()].map((key) => key.split(" ").length)),
    cityOfCep,
  };
}

const cityOfNeighbourhood = new Map(
  Object.entries(neighbourhoods).flatMap(([label, names]) =>
    names.map((name): [string, FoundCity] => [
      nameKey(name),
      { label, neighbourhood: name, population: Number.POSITIVE_INFINITY },
    ]),
  ),
);

function chooseCity(namesakes: readonly NamedCity[], state?: string): FoundCity | undefined {
  const possible = namesakes
    .filter((city) => !state || city.state === state)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const [first, second] = possible;
  if (!first) return undefined;
  const population = first.population ?? 0;
  const isMeant = !second || population >= DOMINANT * (second.population ?? 0);
  return { label: isMeant ? `${first.name} - ${first.state}` : first.name, population };
}

/** As people type it, with what stands between the words. */
export function plainWords(words: string) {
  return words
    .trim()
    .split(/[\s'’-]+/)
    .map(wordKey)
    .join(" ");
}

function nameKey(name: string) {
  const words = name.split(/[\s'’-]+/).map(wordKey);
  return words.filter((word) => !connectors.has(word)).join(" ");
}
