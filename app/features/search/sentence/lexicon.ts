import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { commonWords } from "./common-words.ts";
import type { Meaning } from "./meaning.ts";
import { connectors, vocabulary } from "./vocabulary.ts";
import { stem } from "./words.ts";

/** All words that a sentence is read by: the language's own, and those of the directory's list. */
export type Lexicon = {
  /** By their stems. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  longestPhrase: number;
  /** Words that are long enough to be known in spite of a slip, in both genders. */
  longWords: readonly string[];
};

const made = new WeakMap<readonly Attribute[], Lexicon>();

/** Made once for each list, which is read anew when an operator changes it. */
export function lexiconOf(attributes: readonly Attribute[]): Lexicon {
  const known = made.get(attributes) ?? makeLexicon(attributes);
  made.set(attributes, known);
  return known;
}

function makeLexicon(attributes: readonly Attribute[]): Lexicon {
  const phrases = new Map<string, Meaning[]>();
  const longWords = new Set<string>();
  let longestPhrase = 1;
  const add = (words: readonly string[], meaning: Meaning) => {
    const key = words.map(stem).join(" ");
    phrases.set(key, [...(phrases.get(key) ?? []), meaning]);
    longestPhrase = Math.max(longestPhrase, words.length);
    const [word = "", ...others] = words;
    if (others.length > 0 || word.length < 6 || Object.keys(meaning).length === 0) return;
    for (const form of [word, word.replace(/o$/, "a"), `${word}s`]) longWords.add(form);
  };
  for (const { words, meaning } of vocabulary) add(words, meaning);
  for (const { kind, slug, words: own = [] } of attributes) {
    if (kind === "approach" || kind === "age") continue;
    for (const phrase of own) {
      const words = phrase.split(" ").filter((word) => word && !connectors.has(word));
      // The vocabulary may say more of the same.
      const isKnown = phrases.get(words.map(stem).join(" "))?.some((meaning) => meaning[kind] === slug);
      if (words.length > 0 && !isKnown) add(words, { [kind]: slug });
    }
  }
  for (const word of commonWords) if (!phrases.has(stem(word))) add([word], {});
  return { phrases, longestPhrase, longWords: [...longWords] };
}
