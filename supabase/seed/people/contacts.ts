import type { Random } from "./random.ts";

/** A domain that can never belong to anybody (RFC 6761). */
export const domain = "betesda.test";

/** Mobile numbers of Brazil go on with 6 to 9 after their first 9: 90000 is nobody's. */
export function drawWhatsapp(random: Random, areaCode: number) {
  return `(${areaCode}) 90000-${String(random.between(0, 9999)).padStart(4, "0")}`;
}

/** "Maria Clara dos Santos Müller" → "maria.muller" */
export function mailName(name: string) {
  return `${plain(name.slice(0, name.indexOf(" ")))}.${plain(name.slice(name.lastIndexOf(" ") + 1))}`;
}

/** Few words make up millions of names. */
const known = new Map<string, string>();

function plain(word: string) {
  let letters = known.get(word);
  if (letters === undefined) {
    letters = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    known.set(word, letters);
  }
  return letters;
}
