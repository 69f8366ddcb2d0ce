import { afterAll, vi } from "vitest";

// A worker runs many files; whoever stopped the clock must not stop it for the next one.
afterAll(() => void vi.useRealTimers());
