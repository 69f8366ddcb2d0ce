import { isSlipOf } from "#app/shared/slips.ts";
import { plainWords } from "../places/places.ts";
import { wordKey } from "../words.ts";

/** The words of people's names by the sound they begin with, the most common first. */
export type NameWords = ReadonlyMap<string, readonly NameWord[]>;
type NameWord = { name: string; sound: string };

export function createNameWords(byFrequency: readonly string[]): NameWords {
  const words = byFrequency.map((name) => ({ name, sound: soundOf(name) }));
  return Map.groupBy(words, ({ sound }) => sound[0] ?? "");
}

/** As it is heard: "Chavier", "Beatris", "Elena" and "Thainá" are other ways to write a name. */
function soundOf(key: string) {
  return key
    .replace(/^h|(?<=t)h/g, "")
    .replace(/ch|sh/g, "x")
    .replace(/ph/g, "f")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/qu(?=[ei])|k|q/g, "c")
    .replace(/y/g, "i")
    .replace(/w/g, "v")
    .replace(/n(?=[bp])/g, "m")
    .replace(/(.)\1+/g, "$1");
}

/** In shorter words one slip makes another name of it. */
const SHORTEST = 5;
const MOST = 6;

/**
 * Names that somebody may have meant: all words that nobody is called corrected at once, then one word at a time, those
 * that nobody is called first.
 */
export function correctName(typed: string, known: NameWords): string[] {
  const words = typed.split(" ");
  const doubted = words
    .map((word, place) => ({ word, place, isKnown: isKnownName(word, known) }))
    .filter(({ word }) => plainWords(word).length >= SHORTEST)
    .sort((one, other) => Number(one.isKnown) - Number(other.isKnown));
  const unknown = doubted.filter(({ isKnown }) => !isKnown).slice(0, MOST);
  const best = new Map(unknown.map(({ word, place }) => [place, namesLike(word, known)[0]]));
  const together = words.map((word, place) => best.get(place) ?? word).join(" ");
  const meant = doubted.flatMap(({ word, place }) =>
    namesLike(word, known).map((name) => words.with(place, name).join(" ")),
  );
  return [...new Set([together, ...meant])].filter((name) => name !== typed).slice(0, MOST);
}

/** What sounds the same first, then what differs by a slip. */
function namesLike(word: string, known: NameWords) {
  const [key, sound] = [wordKey(word), soundOf(wordKey(word))];
  const like = (known.get(sound[0] ?? "") ?? []).filter(
    (one) => one.name !== key && (one.sound === sound || isSlipOf(key, one.name, SHORTEST)),
  );
  return like
    .sort((one, other) => Number(other.sound === sound) - Number(one.sound === sound))
    .slice(0, 3)
    .map(({ name }) => capitalized(name));
}

/** Written as names are, or with a word that others are called by: not "tontura", nor "perdi o sono". */
export function isNameLike(words: string, known: NameWords) {
  const each = words.split(" ").filter((word) => word.length > 2);
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  return (each.length > 1 && each.every(isCapital)) || each.some((word) => isKnownName(word, known));
}

const isKnownName = (word: string, known: NameWords) =>
  known.get(soundOf(wordKey(word))[0] ?? "")?.some(({ name }) => name === wordKey(word)) === true;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
