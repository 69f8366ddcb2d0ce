import { isSlipOf } from "#app/shared/slips.ts";
import { plainWords } from "./places.ts";
import { wordKey } from "./words.ts";

/** The words of people's names by their first letters, the most common first. */
export type NameWords = ReadonlyMap<string, readonly string[]>;

export function createNameWords(byFrequency: readonly string[]): NameWords {
  return Map.groupBy(byFrequency, (word) => word[0] ?? "");
}

/** In shorter words one slip makes another name of it. */
const SHORTEST = 5;
const MOST = 6;

/** Names that somebody may have meant, one word of whose was typed with a slip: unknown words are doubted first. */
export function correctName(typed: string, known: NameWords): string[] {
  const words = typed.split(" ");
  const namesLike = (word: string) => known.get(wordKey(word)[0] ?? "") ?? [];
  const doubted = words
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => plainWords(word).length >= SHORTEST)
    .sort((one, other) => Number(isKnownName(one.word, known)) - Number(isKnownName(other.word, known)));
  const meant = doubted.flatMap(({ word, place }) =>
    namesLike(word)
      .filter((name) => name !== wordKey(word) && isSlipOf(wordKey(word), name, SHORTEST))
      .slice(0, 3)
      .map((name) => words.with(place, capitalized(name)).join(" ")),
  );
  return meant.slice(0, MOST);
}

/** Written as names are, or with a word that others are called by: not "tontura", nor "perdi o sono". */
export function isNameLike(words: string, known: NameWords) {
  const each = words.split(" ").filter((word) => word.length > 2);
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  return (each.length > 1 && each.every(isCapital)) || each.some((word) => isKnownName(word, known));
}

const isKnownName = (word: string, known: NameWords) =>
  known.get(wordKey(word)[0] ?? "")?.includes(wordKey(word)) === true;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
