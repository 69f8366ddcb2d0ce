import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a flood is a few calls, and what came last is not lost", () => {
  const work = vi.fn();
  const { ask } = throttle(work, 3000);
  for (let i = 0; i < 1000; i++) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  expect(work).toHaveBeenCalledTimes(3);
});

test("nothing happens after the end", () => {
  const work = vi.fn();
  const { ask, end } = throttle(work, 3000);
  ask();
  ask();
  end();
  vi.advanceTimersByTime(30_000);
  expect(work).toHaveBeenCalledTimes(1);
});
