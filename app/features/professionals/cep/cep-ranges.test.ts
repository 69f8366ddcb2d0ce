import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findCityOfCep, parseCepRanges } from "./cep-ranges.ts";

const ranges = parseCepRanges(await readFile(new URL("cep-ranges.csv", import.meta.url), "utf8"));

test.each([
  ["01310100", 3550308, "São Paulo"],
  ["05999999", 3550308, "the last of a range"],
  ["06000001", 3534401, "the first of the next"],
  ["13010000", 3509502, "Campinas"],
  ["69900062", 1200401, "Rio Branco"],
])("%s belongs to %i (%s)", (cep, city) => {
  expect(findCityOfCep(ranges, cep)).toBe(city);
});

test.each(["", "0131010", "013101000", "abcdefgh", "00000000", "00999999", "-1310100"])(
  "%o belongs to no city",
  (cep) => {
    expect(findCityOfCep(ranges, cep)).toBeUndefined();
  },
);

test("no two ranges overlap, so that a CEP has one city", () => {
  expect(ranges).toHaveLength(5573);
  const overlaps = ranges.filter(({ first }, index) => first <= (ranges[index - 1]?.last ?? 0));
  expect(overlaps).toEqual([]);
});
