import { weekdayOf } from "#app/features/search/availability.ts";
import { cleanWords } from "#app/features/search/filter-table.ts";
import { parseSearchFilters, searchHref } from "#app/features/search/filters.ts";
import { type Nameable, readSentence } from "./sentence.ts";

/** Somebody wants the surroundings of where they are, which only the device knows. */
export const HERE = { parameter: "perto", value: "mim" };

/** The search that a sentence asks for, by its address. */
export function sentenceAddress(sentence: string, nameable: Nameable, now: Date) {
  const { perto, ...understood } = readSentence(sentence, nameable, weekdayOf(now));
  const isNothing = Object.keys(understood).length === 0 && !perto;
  // Nothing is lost: what has no letter at all is looked for in names, and the page says that nobody is called so.
  const asked = isNothing && !/\p{L}/u.test(sentence) ? { nome: cleanWords(sentence) } : understood;
  const href = searchHref(parseSearchFilters(new URLSearchParams(asked)));
  if (!perto) return href;
  return `${href}${href.includes("?") ? "&" : "?"}${HERE.parameter}=${HERE.value}`;
}
