import { expect, test } from "vitest";
import { availabilityMask } from "../availability.ts";
import { type CountFilter, type Facet, FacetCounts } from "./facet-counts.ts";

const cities = 50;

/** The same numbers on every run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

function randomFacets(count: number, seed: number): Facet[] {
  const random = numbers(seed);
  const next = (limit: number) => (Number(random.next().value) >>> 8) % limit;
  return Array.from({ length: count }, () => ({
    specialty: 1 + next(8),
    city: next(cities + 1) - 1,
    modality: 1 + next(3),
    availability: next(4) === 0 ? 0 : next(1 << 21),
  }));
}

function isMatch(facet: Facet, filter: CountFilter, wanted: Uint16Array | null) {
  const mask = availabilityMask(filter.weekday, filter.period);
  const bit = filter.modality === null ? 3 : filter.modality === "presencial" ? 1 : 2;
  return (
    (filter.specialty === 0 || facet.specialty === filter.specialty) &&
    (facet.modality & bit) !== 0 &&
    (mask === null || (facet.availability & mask) !== 0) &&
    (wanted === null || wanted.includes(facet.city))
  );
}

const filters: CountFilter[] = [0, 1, 5].flatMap((specialty) =>
  ([null, "presencial", "online"] as const).flatMap((modality) =>
    [null, 0, 6].flatMap((weekday) => [null, 0, 2].map((period) => ({ specialty, modality, weekday, period }))),
  ),
);
const citySets = [null, Uint16Array.of(), Uint16Array.of(3), Uint16Array.of(0, 7, 13, 49)];

test("every total equals a plain count, also after people leave", () => {
  const facets = randomFacets(2_000, 1);
  const counts = new FacetCounts(cities, 8);
  for (const facet of facets) counts.add(facet, 1);
  const gone = facets.splice(0, 700);
  for (const facet of gone) counts.add(facet, -1);
  for (const filter of filters) {
    for (const wanted of citySets) {
      expect(counts.count(filter, wanted)).toBe(facets.filter((facet) => isMatch(facet, filter, wanted)).length);
    }
  }
});

test("it knows in which cities there is somebody", () => {
  const facets = randomFacets(30, 2);
  const counts = new FacetCounts(cities, 8);
  for (const facet of facets) counts.add(facet, 1);
  for (const filter of filters) {
    const expected = new Set(
      facets.filter((facet) => facet.city >= 0 && isMatch(facet, filter, null)).map((facet) => facet.city),
    );
    expect(new Set(counts.citiesWithSomebody(filter, null))).toEqual(expected);
  }
});
