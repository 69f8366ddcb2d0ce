import { expect, test } from "vitest";
import { createTokenBuckets, TokenBucket } from "./rate-limit.ts";

test("a burst passes, then the rate; who goes on after being refused waits longer", () => {
  const bucket = new TokenBucket({ perSecond: 10 }, 0);
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

test("what is spent afterwards comes back with time, up to the burst", () => {
  const bucket = new TokenBucket({ perSecond: 2, burst: 10, debt: Number.POSITIVE_INFINITY }, 0);
  expect(bucket.retryAfter(0)).toBe(0);
  bucket.take(14, 0);
  expect([bucket.retryAfter(0), bucket.secondsLeft(0)]).toEqual([3, 2.5]);
  expect([bucket.isFull(2500), bucket.isFull(7000)]).toEqual([false, true]);
  expect(bucket.retryAfter(7000)).toBe(0);
  bucket.take(1, 1_000_000);
  expect(bucket.retryAfter(1_000_000)).toBe(0);
});

test("each subject has its own bucket, and memory for so many", () => {
  const bucketOf = createTokenBuckets({ perSecond: 0.001, burst: 1 }, 2);
  expect([bucketOf("a").take(), bucketOf("a").take(), bucketOf("b").take()]).toEqual([true, false, true]);
  bucketOf("a");
  bucketOf("c");
  expect([bucketOf("a").take(), bucketOf("b").take()]).toEqual([false, true]);
});
