import type { CitySet } from "./cities/city-dictionary.ts";
import type { CountFilter, FacetCounts } from "./filters/facet-counts.ts";

/** The way to the rows, and the cities as it wants them. */
export type Way = {
  way: "walk" | "cities" | "keys";
  /** For the way by cities: only those where there is somebody. */
  cities: number[] | null;
  /** For the others: hexadecimal, a bit for each city's number. */
  cityBits: string | null;
};

/** Of a search as far as it is counted: whom it asks for, where, how many they are, and how many rows are wanted of them. */
export type Counted = {
  counts: FacetCounts;
  filter: CountFilter;
  cities: CitySet | null;
  total: number;
  rows: number;
};

/** Measured in microseconds at 2.4 million rows: a city's first row, and one that is looked at in an index. */
const cityCost = 5;
const rowCost = 0.3;
/** The same, with its attributes. */
const narrowedRowCost = 0.6;
/** One that is looked at in the table itself, one that keys lead to, and one stretch of the rotation looked up by them. */
const heapCost = 2.5;
const keyedCost = 3.7;
const stretchCost = 40;
const stretches = 64;
/** Of those who may have a name so many are looked at, one by one. */
const mostLookedAt = 3_000;

/** Along the rotation one meets a match every so many rows; city by city each costs a search of the index. */
export function chooseWay({ counts, filter, cities, total, rows }: Counted): Way {
  const walk = walkTo(cities);
  if (!cities) return walk;
  const inhabited = counts.citiesWithSomebody(filter, cities);
  const anybody = anybodyOf(filter);
  const inCities = counts.count(anybody, cities);
  const perMatch = rows / Math.max(1, total);
  const rowsByCity = Math.min(inCities, inhabited.length * perMatch * inCities);
  const rowsOfWalk = rotationLength(counts, filter, anybody);
  const walkCost = Math.min(rowsOfWalk, perMatch * rowsOfWalk) * rowCost;
  if (inhabited.length * cityCost + rowsByCity * rowCost > walkCost) return walk;
  return { way: "cities", cities: inhabited, cityBits: null };
}

/** How many of the specialty have the attributes that are asked for, and of them what else is asked for. */
export type Shares = { ofAttributes: number; ofRest: number };

type Asked = { hasKeys: boolean; inAnyOrder: boolean };

/** With what only the rows tell. Keys find attributes and times; without any there is nothing to look up. */
export function chooseNarrowedWay(
  counted: Counted,
  { ofAttributes, ofRest }: Shares,
  { hasKeys, inAnyOrder }: Asked,
): Way {
  const { counts, filter, cities, total, rows } = counted;
  const anybody = anybodyOf(filter);
  const people = counts.count(anybody, null);
  const perMatch = Math.min(1, rows / Math.max(1, total * ofAttributes * ofRest));
  const ways: (Way & { cost: number })[] = [{ ...walkTo(cities), cost: perMatch * people * heapCost }];
  if (hasKeys) {
    const inStretch = (counts.count({ ...filter, modality: null }, null) * ofAttributes) / stretches;
    ways.push({ ...keysTo(cities), cost: Math.ceil(perMatch * stretches) * (stretchCost + inStretch * keyedCost) });
  }
  if (cities) {
    const inhabited = counts.citiesWithSomebody(filter, cities);
    const inCities = counts.count(anybody, cities);
    // To count, the first that come will do; for a page each city's next ones are compared.
    const met = inAnyOrder ? perMatch * inCities : Math.min(inCities, inhabited.length * perMatch * inCities);
    ways.push({
      way: "cities",
      cities: inhabited,
      cityBits: null,
      cost: inhabited.length * cityCost + met * narrowedRowCost,
    });
  }
  const { cost: _, ...cheapest } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return cheapest;
}

/** Who of a place has a name: one looks at everybody there or, where they are many, at everybody of that name. */
export function chooseNamedWay({ counts, filter, cities }: Counted): Way {
  if (!cities || counts.count(anybodyOf(filter), cities) > mostLookedAt) return keysTo(cities);
  return { way: "cities", cities: counts.citiesWithSomebody(filter, cities), cityBits: null };
}

const keysTo = (cities: CitySet | null): Way => ({ ...walkTo(cities), way: "keys" });

const walkTo = (cities: CitySet | null): Way => ({ way: "walk", cities: null, cityBits: cities && bitmapOf(cities) });

const anybodyOf = (filter: CountFilter) => ({ ...filter, modality: null, weekday: null, period: null });

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
