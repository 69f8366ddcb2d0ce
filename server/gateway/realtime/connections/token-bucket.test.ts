import { expect, test } from "vitest";
import { TokenBucket } from "./token-bucket.ts";

test("a burst passes, then the rate; who goes on after being refused waits longer", () => {
  const bucket = new TokenBucket(10, 20, 0);
  const take = (count: number, now: number) =>
    Array.from({ length: count }, () => bucket.take(1, now)).filter(Boolean).length;
  expect(take(20, 0)).toBe(20);
  expect(take(1, 0)).toBe(0);
  expect(take(1, 200)).toBe(1);
  expect(take(100, 200)).toBe(0);
  expect(bucket.isExhausted).toBe(true);
  expect(take(1, 1_000)).toBe(0);
  expect(take(1, 3_500)).toBe(1);
});
