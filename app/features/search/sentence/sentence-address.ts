import { datesOf, weekdays } from "#app/features/search/availability.ts";
import { cleanWords } from "#app/features/search/filters/filter-table.ts";
import { parseSearchFilters, searchHref } from "#app/features/search/filters/filters.ts";
import { isDanger } from "./danger/danger.ts";
import { plainWords } from "./places/places.ts";
import { type Nameable, readSentence } from "./sentence.ts";
import type { UnderstoodSentence } from "./understood-sentence.ts";
import { absentSpecialties } from "./vocabulary.ts";

/** What a page says above its results, by the parameters of its address. */
export const notices = [
  "perto",
  "crise",
  "fora",
  "preco",
  "bairro",
  "data",
  "hora",
  "corrigido",
  "ignorado",
  "quem",
  "exceto",
  "registro",
  "tambem",
  "escolha",
  "cortado",
] as const;
export type Notices = Partial<Record<(typeof notices)[number], string>>;
export type Understood = UnderstoodSentence & Notices;

/** What a sentence asks for. */
export function understand(sentence: string, nameable: Nameable, now: Date): Understood {
  const understood = readSentence(sentence, nameable, datesOf("hoje", now).from);
  if (Object.keys(understood).length > 0) return understood;
  // Nothing is lost: what has no letter at all is looked for in names, and the page says that nobody is called so. Who asks
  // for nothing in particular ("me ajuda") is asked whom they look for.
  return /\p{L}/u.test(sentence) ? { escolha: "sim" } : { nome: cleanWords(sentence) };
}

/** The same where a city beside unknown words is a city and no name: "Vera Machado Salvador". */
export function understandPlaced(sentence: string, nameable: Nameable, now: Date): Understood {
  return readSentence(sentence, nameable, datesOf("hoje", now).from, { hasNames: false });
}

/** The same where nobody is called like the unknown words: they are left out, and the page says so. */
export function understandWithoutNames(
  sentence: string,
  nameable: Nameable,
  now: Date,
  isName: (words: string) => boolean,
): Understood {
  const { nome, ...understood } = understandPlaced(sentence, nameable, now);
  if (!nome) return understood;
  if (Object.keys(understood).length === 0) return isName(nome) ? { nome } : { ignorado: nome };
  const { nome: whole = "", ...said } = understand(sentence, nameable, now);
  if (Object.keys(said).length === 0 && !endsWithCity(whole, understood.cidade)) return { nome: whole };
  const left = [understood.ignorado, nome].filter(Boolean).join(" ");
  return { ...understood, ignorado: left, ...(isName(nome) && { quem: nome }) };
}

/** A place comes last: "Mariana Oliviera" is somebody, also where nobody is called so. */
function endsWithCity(words: string, city = "") {
  return plainWords(words).endsWith(plainWords(city.split(" - ")[0] ?? ""));
}

export function addressOf(understood: Understood) {
  const href = searchHref(parseSearchFilters(new URLSearchParams(understood)));
  const said = notices.flatMap((name) => (understood[name] ? [[name, understood[name]]] : []));
  if (said.length === 0) return href;
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams(said)}`;
}

/** Takes any address: what is not ours is cut, and none of it is asked for. */
export function readNotices(params: URLSearchParams): Notices {
  return Object.fromEntries(
    notices.flatMap((name) => {
      const pieces = (params.get(name) ?? "").split("|", name === "tambem" ? MOST_OTHERS : 1);
      const words = pieces.map(cleanWords).filter(Boolean).join("|");
      return words && isOurs(name, words) ? [[name, words]] : [];
    }),
  );
}

/** Said in the site's own voice: it must be ours to say. Other words are quoted. */
function isOurs(name: (typeof notices)[number], words: string) {
  if (name === "crise") return isDanger(words);
  if (name === "data")
    return /^(passada|distante|intervalo)$/.test(words) || weekdays.some(({ value }) => value === words);
  return name !== "fora" || absentSpecialties.has(words);
}

const MOST_OTHERS = 4;
