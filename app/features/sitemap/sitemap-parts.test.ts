import { expect, test } from "vitest";
import { countParts, partName, readPart } from "./sitemap-parts.ts";

test("parts double with the directory and stay below 50,000 each", () => {
  expect(countParts(0)).toBe(1);
  expect(countParts(540)).toBe(1);
  expect(countParts(20_001)).toBe(2);
  expect(2_400_000 / countParts(2_400_000)).toBeLessThan(25_000);
});

test("the parts cover every rank once", () => {
  const ranges = Array.from({ length: 8 }, (_, index) => readPart(partName(index + 1, 8)));
  expect(ranges[0]?.from).toBe(-2147483648);
  expect(ranges[7]?.to).toBe(2147483647);
  for (const [index, range] of ranges.slice(1).entries()) expect(range?.from).toBe(Number(ranges[index]?.to) + 1);
});

test.each(["", "profissionais-1-de-3.xml", "profissionais-0-de-2.xml", "profissionais-3-de-2.xml", "outra.xml"])(
  "there is no part %o",
  (name) => {
    expect(readPart(name)).toBeUndefined();
  },
);
