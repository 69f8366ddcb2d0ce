import { parseSearchFilters } from "../filters/filters.ts";
import { type CountServices, countFound } from "../search-professionals.server.ts";
import { correctName, isNameLike } from "./names/correct-name.ts";
import { loadNameWords } from "./names/load-name-words.server.ts";
import type { Nameable } from "./sentence.ts";
import { type Understood, understand, understandPlaced, understandWithoutNames } from "./sentence-address.ts";

/**
 * A sentence among the people who are there: unknown words are somebody's name, perhaps with a slip, unless nobody has it.
 * Then they are left out, rather than everybody.
 */
export async function readSentenceAmong(
  sentence: string,
  nameable: Nameable,
  services: CountServices,
): Promise<Understood> {
  const readings = [understand, understandPlaced].map((read) => read(sentence, nameable, new Date()));
  for (const understood of readings) {
    if (!understood.nome || (await isAnybody(understood, services))) return understood;
  }
  // "Ana Beatriz Nogueira em Manaus" is in São Paulo: the page says so, and shows her.
  const elsewhere = readings.find(({ nome = "" }) => nome.includes(" ") || (nome && TITLE.test(sentence)));
  if (elsewhere && (await isAnybody({ nome: elsewhere.nome }, services))) return elsewhere;
  for (const understood of readings) {
    const corrected = await withCorrectedName(understood, services);
    if (corrected) return corrected;
  }
  const known = await loadNameWords(services.queryAsVisitor);
  return understandWithoutNames(sentence, nameable, new Date(), (words) => isNameLike(words, known));
}

/** Whoever says it means somebody. */
const TITLE = /(?<!\p{L})(dra?|doutora?)(?!\p{L})/iu;

async function withCorrectedName(understood: Understood, services: CountServices): Promise<Understood | undefined> {
  const { nome = "" } = understood;
  const known = await loadNameWords(services.queryAsVisitor);
  for (const name of correctName(nome, known)) {
    const corrected = { ...understood, nome: name, corrigido: nome };
    if (await isAnybody(corrected, services)) return corrected;
  }
}

async function isAnybody(understood: Understood, services: CountServices) {
  return (await countFound(parseSearchFilters(new URLSearchParams(understood)), services)) > 0;
}
