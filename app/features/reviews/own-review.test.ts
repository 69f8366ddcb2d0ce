import { expect, test } from "vitest";
import { canAnswer, countNew, type OwnReview } from "./own-review.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

test("an answer is corrected for a day", () => {
  expect(canAnswer({ answered_at: null }, now)).toBe(true);
  expect(canAnswer({ answered_at: "2026-11-14T12:00:01Z" }, now)).toBe(true);
  expect(canAnswer({ answered_at: "2026-11-14T12:00:00Z" }, now)).toBe(false);
});

test("only what came after the last look is new", () => {
  const reviews = ["2026-11-15T11:00:00Z", "2026-11-14T11:00:00Z"].map((created_at) => ({ created_at }) as OwnReview);
  expect(countNew(reviews, null)).toBe(0);
  expect(countNew(reviews, "2026-11-14T11:00:00Z")).toBe(1);
  expect(countNew(reviews, "2026-11-15T11:00:00Z")).toBe(0);
});
