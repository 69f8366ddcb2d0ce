import { expect, test } from "vitest";
import { readCursor, rotationDay, writeCursor } from "./cursor.ts";

const id = "6f9619ff-8b86-4d01-b42d-00c04fc964ff";

test("a cursor survives the address", () => {
  for (const rank of [-2147483648, 0, 2147483647]) {
    const cursor = { day: "2026-11-15", rank, id };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  }
});

test.each([
  null,
  "",
  "2",
  `2026-13-45_1_${id}`,
  `2026-02-30_1_${id}`,
  `0000-01-01_1_${id}`,
  `2026-11-15_2147483648_${id}`,
  `2026-11-15_-2147483649_${id}`,
  `2026-11-15_1_${id}x`,
  "x".repeat(10_000),
])("what nobody wrote is no cursor: %s", (text) => {
  expect(readCursor(text)).toBeUndefined();
});

test("the day turns at midnight in São Paulo", () => {
  expect(rotationDay(new Date("2026-11-15T02:59:00Z"))).toBe("2026-11-14");
  expect(rotationDay(new Date("2026-11-15T03:00:00Z"))).toBe("2026-11-15");
});
