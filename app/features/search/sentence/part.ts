import type { Meaning } from "./meaning.ts";
import type { FoundCity } from "./places/places.ts";

/** A stretch of the sentence and what it was taken for. Connectors stand between, and unknown words may be a name. */
export type Part = { from: number; to: number } & (
  | { kind: "connector" | "unknown" | "unwanted" | "nothing" }
  | { kind: "meanings"; meanings: readonly Meaning[] }
  | { kind: "city"; city: FoundCity; isSure: boolean }
  | { kind: "state"; state: string }
);
