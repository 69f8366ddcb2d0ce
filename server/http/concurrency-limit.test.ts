import { expect, onTestFinished, test, vi } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

const enter = (limit: ConcurrencyLimit) =>
  limit.enter(
    () => true,
    () => true,
  );

test("nobody waits longer than the patience, and a waiter that gave up takes nobody's turn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new ConcurrencyLimit({ atOnce: 1, waiting: 2, patience: 5_000 });
  expect(await enter(limit)).toBe(true);
  const first = enter(limit);
  await vi.advanceTimersByTimeAsync(3_000);
  const second = enter(limit);
  expect(await enter(limit)).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe(false);
  limit.leave();
  expect(await second).toBe(true);
});
