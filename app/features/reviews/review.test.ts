import fc from "fast-check";
import { expect, test } from "vitest";
import { authorOf, distribution, readCursor, writeCursor } from "./review.ts";

const id = "be7e5da0-0000-4000-8000-000000000001";

test("a cursor comes back as it was written, and nonsense is the first page", () => {
  const cursor = { moment: "1763190000123456", id };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  for (const given of [null, "", "x", "1_2", `-1_${id}`, `${"9".repeat(18)}_${id}`, `1_${id}' or 1=1`])
    expect(readCursor(given)).toBeNull();
});

test("five stars come first, each with its share in percent", () => {
  expect(distribution([1, 0, 0, 1, 2]).map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
    [5, 2, 50],
    [4, 1, 25],
    [3, 0, 0],
    [2, 0, 0],
    [1, 1, 25],
  ]);
  expect(distribution([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});

test("shares add up to a hundred, each within one of its exact part, and nobody's is made up", () => {
  expect(distribution([1, 1, 1, 0, 0]).map(({ percent }) => percent)).toEqual([0, 0, 34, 33, 33]);
  const counts = fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 }).filter((given) => given.some(Boolean));
  fc.assert(
    fc.property(counts, (given) => {
      const total = given.reduce((sum, count) => sum + count);
      const rows = distribution(given);
      expect(rows.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      for (const { count, percent } of rows) {
        expect(Math.abs(percent - (count * 100) / total)).toBeLessThan(1);
        if (count === 0) expect(percent).toBe(0);
      }
    }),
  );
});

test("who gives no name is a patient", () => {
  expect([authorOf({ author: null }), authorOf({ author: "Rui" })]).toEqual(["Paciente", "Rui"]);
});
