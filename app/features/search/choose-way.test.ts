import { expect, test } from "vitest";
import { chooseNamedWay } from "./choose-way.ts";
import { FacetCounts } from "./filters/facet-counts.ts";

const everybody = { specialty: 0, modality: null, weekday: null, period: null };

/** Four thousand in one city, three people in the next, nobody in the last. */
function someCities() {
  const counts = new FacetCounts(3, 8);
  counts.add({ specialty: 1, city: 0, modality: 3, availability: 0 }, 4_000);
  counts.add({ specialty: 2, city: 1, modality: 3, availability: 0 }, 3);
  return counts;
}

test("a name is looked for among all of a small place, and in a large one among all of that name", () => {
  const counts = someCities();
  const wayTo = (cities: number[] | null, specialty = 0) =>
    chooseNamedWay({
      counts,
      filter: { ...everybody, specialty },
      cities: cities && new Uint16Array(cities),
      total: 0,
      rows: 21,
    });
  expect(wayTo(null)).toMatchObject({ way: "keys", cities: null });
  expect(wayTo([0, 1])).toMatchObject({ way: "keys", cities: null });
  expect(wayTo([1, 2])).toEqual({ way: "cities", cities: [1], cityBits: null });
  expect(wayTo([0, 1], 2)).toEqual({ way: "cities", cities: [1], cityBits: null });
});
