import { expect, test } from "vitest";
import { authorOf, distribution, readCursor, writeCursor } from "./review.ts";

const id = "be7e5da0-0000-4000-8000-000000000001";

test("a cursor comes back as it was written, and nonsense is the first page", () => {
  const cursor = { moment: "1763190000123456", id };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  for (const given of [null, "", "x", "1_2", `-1_${id}`, `${"9".repeat(18)}_${id}`, `1_${id}' or 1=1`])
    expect(readCursor(given)).toBeNull();
});

test("five stars come first, each with its share", () => {
  expect(distribution([1, 0, 0, 1, 2]).map(({ stars, count, share }) => [stars, count, share])).toEqual([
    [5, 2, 0.5],
    [4, 1, 0.25],
    [3, 0, 0],
    [2, 0, 0],
    [1, 1, 0.25],
  ]);
  expect(distribution([0, 0, 0, 0, 0]).every(({ share }) => share === 0)).toBe(true);
});

test("who gives no name is a patient", () => {
  expect([authorOf({ author: null }), authorOf({ author: "Rui" })]).toEqual(["Paciente", "Rui"]);
});
