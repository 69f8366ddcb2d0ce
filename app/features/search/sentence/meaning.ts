import type { Specialty } from "#app/features/professionals/specialties.ts";
import type { NearDay } from "#app/features/search/availability.ts";

type SpecialtySlug = Specialty["slug"];

/** What some words mean. What only suggests a specialty gives way to one that is named. */
export type Meaning = {
  specialty?: SpecialtySlug;
  suggests?: SpecialtySlug;
  modality?: "online" | "presencial";
  audience?: "criancas" | "adultos";
  /** In each specialty that has it; without a specialty the first suggests its own, if it is the only one. */
  approach?: readonly (readonly [SpecialtySlug, string])[];
  theme?: string;
  /** Only there; elsewhere the words mean something else. */
  within?: readonly SpecialtySlug[];
  plan?: string;
  language?: string;
  access?: string;
  /** Of several, as at a weekend, the first is looked for and the others are said. */
  weekdays?: readonly number[];
  /** In years. */
  age?: number;
  /** Who asks for themselves and for somebody else asks for no age. */
  isSelf?: true;
  day?: NearDay;
  /** As it was typed. */
  date?: string;
  /** Any day before or after that date, or from it on. */
  limit?: "before" | "after" | "from";
  /** Days from today, where they have no name. */
  ahead?: number;
  /** As early as there is a free time. */
  soon?: true;
  period?: "manha" | "tarde" | "noite";
  /** As it was typed, where the period is more than was asked for. */
  hour?: string;
  isVerified?: true;
  /** Kilometres around the place that follows, or around the visitor where none does. */
  near?: number;
  here?: true;
  /** The place that follows is a state. */
  wantsState?: true;
  /** A specialty that nobody here has. */
  notHere?: string;
  /** No search asks for it and nobody is called so: the page says that it was left out. */
  isNoName?: true;
  /** Prices are no filter, and the page says why. */
  isPrice?: true;
};

export type Entry = { words: readonly string[]; meaning: Meaning };

/** Phrases of one meaning, without what stands between words: "perto de mim" is "perto mim". */
export function entries(meaning: Meaning, phrases: string): Entry[] {
  return phrases.split(",").map((phrase) => ({ words: phrase.trim().split(/\s+/), meaning }));
}
