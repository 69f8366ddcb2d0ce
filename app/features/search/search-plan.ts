import { modalityBits } from "#app/features/professionals/modality.ts";
import { isNearDay, weekdayOf } from "./availability.ts";
import { type Counted, chooseNamedWay, chooseNarrowedWay, chooseWay, type Way } from "./choose-way.ts";
import type { CityDictionary } from "./cities/city-dictionary.ts";
import type { AttributeShares } from "./filters/attribute-shares.ts";
import type { CountFilter, FacetCounts } from "./filters/facet-counts.ts";
import { type SearchFilters, timesOf } from "./filters/filters.ts";
import { readNarrowing } from "./filters/narrowing.ts";

/** What the database is told so that it need not find out: the cities, and which way to the rows is cheaper. */
export type SearchPlan = Way & {
  specialtyId: number | null;
  modalityBits: number;
  times: number;
  /** Exact, as of the last change that was heard of; undefined when only the rows can tell. */
  total: number | undefined;
  narrowing: PlannedNarrowing | null;
  /** Around the searched city: those where there is somebody, the nearest first. */
  nearest: number[] | null;
  /** From the middle of the searched city to another's, by its number. */
  distanceTo: ((city: number) => number) | null;
};

type PlannedNarrowing = {
  /** By their numbers; -1 is one that nobody has. */
  attributes: number[];
  isVerified: boolean;
  name: string | null;
  /** The way to the first thousand, which are counted. */
  count: Way;
  /** Not the Silvas of a large place: all of the country would be looked at, which takes up to a second. */
  isCounted: boolean;
};

/** What the process knows of a search before asking the database; undefined while it is not up to date. */
export type PlanSearch = (filters: SearchFilters) => SearchPlan | undefined;

/** The number alone, which costs less; undefined where only the rows can tell. */
export type CountSearch = (filters: SearchFilters) => number | undefined;

export type Facts = {
  counts: FacetCounts;
  cities: CityDictionary;
  specialtyIds: Map<string, number>;
  shares: AttributeShares;
};

/** A page, and who is drawn for it (directory.ids_in_rotation). */
const wantedRows = 60;
/** So many are counted; more are "mais de 1.000". */
export const MOST_COUNTED = 1_000;
/** About so many have a registration that was confirmed within the year. */
const verifiedShare = 0.4;

/** Undefined when memory does not know enough: the database then plans by itself. */
export function planSearch(facts: Facts, filters: SearchFilters): SearchPlan | undefined {
  const { modality, city, radius, order } = filters;
  const asked = countedPart(facts, filters);
  if (!asked) return undefined;
  const { specialtyId, filter, cities } = asked;
  const total = facts.counts.count(filter, cities);
  const counted = { counts: facts.counts, filter, cities, total, rows: wantedRows };
  const isNearAsked = city && (radius || order === "distancia");
  const distanceTo = isNearAsked ? (facts.cities.distancesFrom(city) ?? null) : null;
  const narrowed = planNarrowing(facts, filters, counted);
  return {
    specialtyId,
    modalityBits: modalityBits[modality ?? "ambos"],
    times: timesOf(filters) ?? 0,
    total: narrowed ? undefined : total,
    narrowing: null,
    nearest: order === "distancia" && distanceTo ? nearestFirst(counted, distanceTo) : null,
    distanceTo: radius ? distanceTo : null,
    ...(narrowed ?? chooseWay(counted)),
  };
}

/** How many there are, where memory can tell: not who has a time left today. */
export function countSearch(facts: Facts, filters: SearchFilters) {
  const isCounted = !readNarrowing(filters) && !isNearDay(filters.weekday);
  const asked = isCounted ? countedPart(facts, filters) : undefined;
  return asked && facts.counts.count(asked.filter, asked.cities);
}

function countedPart(facts: Facts, filters: SearchFilters) {
  const { specialty, modality, city, radius, state, weekday, period } = filters;
  const specialtyId = specialty ? facts.specialtyIds.get(specialty) : null;
  const cities = city || state ? facts.cities.find(city, radius, state) : null;
  if (specialtyId === undefined || cities === undefined) return undefined;
  const filter: CountFilter = { specialty: specialtyId ?? 0, modality, weekday: weekdayOf(weekday), period };
  return { specialtyId, filter, cities };
}

/** What is asked for beyond what is counted, and the ways to it: by their shares one tells how many rows each would read. */
function planNarrowing({ shares }: Facts, filters: SearchFilters, counted: Counted) {
  const asked = readNarrowing(filters);
  if (!asked) return undefined;
  const { attributes: names, isVerified, name } = asked;
  const attributes = names.map((one) => shares.idOf(one) ?? -1);
  const share = {
    ofAttributes: shares.shareOf(counted.filter.specialty, attributes),
    ofRest: isVerified ? verifiedShare : 1,
  };
  const wayTo = (rows: number) =>
    name
      ? chooseNamedWay(counted)
      : chooseNarrowedWay({ ...counted, rows }, share, {
          hasKeys: attributes.length > 0 || timesOf(filters) !== null,
          inAnyOrder: rows > wantedRows,
        });
  const count = wayTo(MOST_COUNTED + 1);
  const isCounted = !name || !counted.cities || count.way === "cities";
  const narrowing = { attributes, isVerified, name: name || null, count, isCounted };
  return { ...wayTo(wantedRows), narrowing };
}

function nearestFirst({ counts, filter, cities }: Counted, distanceTo: (city: number) => number) {
  const inhabited = counts.citiesWithSomebody(filter, cities);
  return inhabited.toSorted((one, other) => distanceTo(one) - distanceTo(other) || one - other);
}
