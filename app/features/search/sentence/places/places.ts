import { states } from "#app/shared/cities/states.ts";
import { isSlipOf } from "#app/shared/slips.ts";
import { cityNicknames, connectors } from "../vocabulary.ts";
import { wordKey } from "../words.ts";
import { doubtfulNeighbourhoods, neighbourhoods } from "./neighbourhoods.ts";
import { regions } from "./regions.ts";

export type NamedCity = { name: string; state: string; population: number | null };

/** The places that a sentence can name. */
export type Places = {
  /** By the words of its name, or of the beginning of its name, without what stands between them. */
  city(words: readonly string[], state?: string): FoundCity | undefined;
  /** A well-known part of a large one, or the region around one, by its words. */
  area(words: readonly string[]): FoundCity | undefined;
  /** Of the state's large cities, or of the largest at all, also what is a town elsewhere: "Santana, SP". */
  neighbourhoodIn(state: string | undefined, words: readonly string[]): FoundCity | undefined;
  /** By its words beside the label of its city, what is a town elsewhere: Santana in São Paulo. */
  neighbourhoodOf(city: string, words: string): string | undefined;
  /** A large one whose name was typed with one slip. */
  slippedCity(words: readonly string[]): FoundCity | undefined;
  state(words: readonly string[]): string | undefined;
  longestName: number;
  /** Labels of cities whose names begin so, the largest first. */
  citiesFrom(beginning: string): string[];
  /** Labels of those that somebody may have meant by a name that no city has, the likeliest first. */
  citiesMeantBy(typed: string): string[];
  /** Neighbourhoods whose names begin so. */
  neighbourhoodsFrom(beginning: string): Neighbourhood[];
  cityOfCep(cep: string): string | undefined;
};

/** Its label, "Campinas - SP", and what else may have been meant. */
export type FoundCity = {
  label: string;
  population: number;
  neighbourhood?: string;
  /** Kilometres around it, where its region was named. */
  around?: number;
  /** Those of the same name, or whose names go on from it. */
  others?: readonly string[];
  /** Another word was typed than its name: one with a slip, or only the beginning. */
  isGuess?: boolean;
};

type Neighbourhood = { name: string; city: string };

/** Whoever types a whole name means it rather than a longer one, unless that one is so much larger. */
const WHOLE_NAME = 3;
/** Whose name alone says enough. */
const WELL_KNOWN = 300_000;
/** Of places so much smaller nobody thinks. */
const SMALL_SHARE = 1 / 10;
const LARGE = 50_000;
const MOST_SUGGESTED = 4;

export function createPlaces(cities: readonly NamedCity[], cityOfCep: (cep: string) => string | undefined): Places {
  const bySize = cities.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const byName = Map.groupBy(bySize, ({ name }) => nameKey(name));
  const byBeginning = citiesByBeginning(byName);
  const plainNames = bySize.map((city) => [plainWords(city.name), labelOf(city)] as const);
  const stateNames = new Map(states.map(({ uf, name }) => [nameKey(name), uf]));
  const large = bySize.filter((city) => sizeOf(city) >= LARGE);
  const largeKeys = Map.groupBy(new Set(large.map(({ name }) => nameKey(name))), ([letter = ""]) => letter);
  const city = (words: readonly string[], state?: string) => {
    const key = words.join(" ");
    const called = (name: string) => chooseCity(byName.get(name) ?? [], byBeginning.get(name) ?? [], state);
    // With its state a city is called by its own name: "São Bernardo, MA".
    return (state && called(key)) || called(cityNicknames[key] ?? key);
  };
  const slippedCity = (words: readonly string[]) => {
    const typed = words.join(" ");
    const key = largeKeys.get(typed[0] ?? "")?.find((name) => isSlipOf(typed, name));
    const found = key === undefined ? undefined : city(key.split(" "));
    return found && { ...found, isGuess: true };
  };
  const citiesFrom = (beginning: string) => firstFrom(plainNames, beginning);
  return {
    city,
    area: (words) => cityOfArea.get(words.join(" ").replace(/^av /, "avenida ")),
    neighbourhoodIn(state, words) {
      for (const [label, names] of Object.entries(doubtfulNeighbourhoods)) {
        const name = label.endsWith(state ?? "") ? names.find((one) => nameKey(one) === words.join(" ")) : undefined;
        if (name) return wellKnown(label, { neighbourhood: name });
      }
      return undefined;
    },
    neighbourhoodOf: (label, words) =>
      doubtfulNeighbourhoods[label]?.find((name) => plainWords(name) === plainWords(words)),
    slippedCity,
    state: (words) => stateNames.get(words.join(" ")),
    citiesFrom,
    citiesMeantBy(typed) {
      const words = nameKey(typed.replace(/\s*[-,/]\s*[a-z]{2}\s*$/i, "")).split(" ");
      const found = city(words) ?? slippedCity(words);
      const meant = [...(found ? [found.label, ...(found.others ?? [])] : []), ...citiesFrom(plainWords(typed))];
      return [...new Set(meant)].slice(0, MOST_SUGGESTED);
    },
    neighbourhoodsFrom: (beginning) => firstFrom(plainNeighbourhoods, beginning),
    longestName: Math.max(1, ...[...byName.keys()].map((key) => key.split(" ").length)),
    cityOfCep,
  };
}

const sizeOf = ({ population }: NamedCity) => population ?? 0;
const labelOf = ({ name, state }: NamedCity) => `${name} - ${state}`;

/** By two words and more of longer names: "são josé". One word alone begins too many. */
function citiesByBeginning(byName: ReadonlyMap<string, readonly NamedCity[]>) {
  const found = new Map<string, NamedCity[]>();
  for (const [name, cities] of byName) {
    const words = name.split(" ");
    for (let most = 2; most < words.length; most++) {
      const beginning = words.slice(0, most).join(" ");
      found.set(beginning, [...(found.get(beginning) ?? []), ...cities]);
    }
  }
  return found;
}

function firstFrom<Found>(named: readonly (readonly [name: string, found: Found])[], beginning: string) {
  const found: Found[] = [];
  for (const [name, one] of named) {
    if (name.startsWith(beginning)) found.push(one);
    if (found.length === MOST_SUGGESTED) break;
  }
  return found;
}

const allNeighbourhoods = Object.entries(neighbourhoods).flatMap(([city, names]) =>
  names.map((name): Neighbourhood => ({ name, city })),
);
const plainNeighbourhoods = allNeighbourhoods.map((one) => [plainWords(one.name), one] as const);
const cityOfArea = new Map<string, FoundCity>([
  ...allNeighbourhoods.map(({ name, city }): [string, FoundCity] => [
    nameKey(name),
    wellKnown(city, { neighbourhood: name }),
  ]),
  ...regions.flatMap(([names, city, around]) =>
    names.split(",").map((name): [string, FoundCity] => [nameKey(name.trim()), wellKnown(city, { around })]),
  ),
]);

function wellKnown(label: string, area: Pick<FoundCity, "neighbourhood" | "around">): FoundCity {
  return { label, population: Number.POSITIVE_INFINITY, ...area };
}

function chooseCity(namesakes: readonly NamedCity[], longer: readonly NamedCity[], state?: string) {
  const weigh = (cities: readonly NamedCity[], weight: number) =>
    cities
      .filter((city) => !state || city.state === state)
      .map((city) => ({ city, isGuess: cities === longer, weight: weight * sizeOf(city) }));
  const possible = [...weigh(namesakes, WHOLE_NAME), ...weigh(longer, 1)].sort((a, b) => b.weight - a.weight);
  const [first, ...rest] = possible;
  if (!first) return undefined;
  const population = sizeOf(first.city);
  if (first.isGuess && !state && population < LARGE) return undefined;
  const isMeant = !first.isGuess && (state !== undefined || population >= WELL_KNOWN);
  const others = isMeant ? [] : rest.filter(({ weight }) => weight >= first.weight * SMALL_SHARE);
  return {
    label: labelOf(first.city),
    population,
    isGuess: first.isGuess,
    others: others.slice(0, MOST_SUGGESTED).map(({ city }) => labelOf(city)),
  };
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
