import { vi } from "vitest";

/** What comes by itself, however busy the machine: tried until it holds. */
export const eventually = <Result>(check: () => Result) => vi.waitFor(check, { interval: 20, timeout: 100_000 });
