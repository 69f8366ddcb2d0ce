import type { AgeGroup, Modality } from "../specialties.ts";

/**
 * What the people of a specialty say of themselves. `{o|a}` is the word for a man and for a woman; # is a
 * number of years. Councils forbid promises, comparison and, for some, prices: nothing of it here.
 */
export type Voice = {
  /** First sentences: who speaks. */
  intros: string[];
  /** What they do, by approach. */
  work: Record<string, Work>;
  /** Whom they see. */
  audience: Record<AgeGroup, string[]>;
  /** How a consultation comes about, instead of the usual closings.ts. */
  closings?: Partial<Record<Modality, string[]>>;
};

/** Sentences for everybody, and those that suit only whoever sees grown people, or children. */
type Work = { any: string[]; grown?: string[]; young?: string[] };
