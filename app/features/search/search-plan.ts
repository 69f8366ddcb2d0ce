import { modalityBits } from "#app/features/professionals/modality.ts";
import { availabilityMask } from "./availability.ts";
import type { CityDictionary, CitySet } from "./cities/city-dictionary.ts";
import type { CountFilter, FacetCounts } from "./facet-counts.ts";
import type { SearchFilters } from "./filters.ts";

/** What the database is told so that it need not find out: the cities, and which way to the rows is cheaper. */
export type SearchPlan = {
  specialtyId: number | null;
  modalityBits: number;
  times: number;
  /** For the way by cities: only those where there is somebody. */
  cities: number[] | null;
  /** For the way along the rotation: hexadecimal, a bit for each city's number. */
  cityBits: string | null;
  way: "cities" | "walk";
  /** Exact, as of the last change that was heard of. */
  total: number;
};

/** What the process knows of a search before asking the database; undefined while it is not up to date. */
export type PlanSearch = (filters: SearchFilters) => SearchPlan | undefined;

export type Facts = { counts: FacetCounts; cities: CityDictionary; specialtyIds: Map<string, number> };

const wantedRows = 21;
/** Measured in microseconds at 2.4 million rows: a city's first row, and one row that is looked at. */
const cityCost = 5;
const rowCost = 0.3;

/** Undefined when memory does not know enough: the database then plans by itself. */
export function planSearch(facts: Facts, filters: SearchFilters): SearchPlan | undefined {
  const { specialty, modality, city, radius, weekday, period, ...uncounted } = filters;
  if (Object.values<unknown>(uncounted).some(Boolean)) return undefined;
  const specialtyId = specialty ? facts.specialtyIds.get(specialty) : null;
  const wanted = city ? facts.cities.find(city, radius) : null;
  if (specialtyId === undefined || wanted === undefined) return undefined;
  const filter: CountFilter = { specialty: specialtyId ?? 0, modality, weekday, period };
  const total = facts.counts.count(filter, wanted);
  return {
    specialtyId,
    modalityBits: modalityBits[modality ?? "ambos"],
    times: availabilityMask(weekday, period) ?? 0,
    total,
    ...chooseWay(facts, filter, wanted, total),
  };
}

/** Along the rotation one meets a match every so many rows; city by city each costs a search of the index. */
function chooseWay({ counts }: Facts, filter: CountFilter, wanted: CitySet | null, total: number) {
  const walk = { way: "walk" as const, cities: null, cityBits: wanted && bitmapOf(wanted) };
  if (!wanted) return walk;
  const inhabited = counts.citiesWithSomebody(filter, wanted);
  const anybody = { ...filter, modality: null, weekday: null, period: null };
  const inCities = counts.count(anybody, wanted);
  const perMatch = wantedRows / Math.max(1, total);
  const rowsByCity = Math.min(inCities, inhabited.length * perMatch * inCities);
  const rowsOfWalk = rotationLength(counts, filter, anybody);
  const walkCost = Math.min(rowsOfWalk, perMatch * rowsOfWalk) * rowCost;
  if (inhabited.length * cityCost + rowsByCity * rowCost > walkCost) return walk;
  return { way: "cities" as const, cities: inhabited, cityBits: null };
}

/** Who has told hours has a rotation of their own; the busiest day tells about how many they are. */
function rotationLength(counts: FacetCounts, { weekday, period }: CountFilter, anybody: CountFilter) {
  if (weekday === null && period === null) return counts.count(anybody, null);
  return Math.max(...[0, 1, 2, 3, 4, 5, 6].map((day) => counts.count({ ...anybody, weekday: day }, null)));
}

const bitmaps = new WeakMap<CitySet, string>();

/** The dictionary gives the same words the same set, so that each is written once. */
function bitmapOf(wanted: CitySet) {
  const known = bitmaps.get(wanted) ?? writeBitmap(wanted);
  bitmaps.set(wanted, known);
  return known;
}

/** PostgreSQL counts bits from the lowest of each byte; room for 8,192 cities, as directory.city_bitmap. */
function writeBitmap(wanted: CitySet) {
  const bytes = new Uint8Array(1024);
  for (const number of wanted) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7));
  return `\\x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
