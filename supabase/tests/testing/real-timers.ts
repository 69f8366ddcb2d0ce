import { afterAll, vi } from "vitest";

// A worker runs many files; whoever stopped the clock, or put something in a global's place, must not do so for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
