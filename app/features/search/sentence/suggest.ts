import type { Attribute, AttributeKind } from "#app/features/professionals/attributes/attributes.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { type Places, plainWords } from "./places/places.ts";

/** Somebody to choose, with what tells people of one name or number apart. */
export type NamedPerson = { id: string; name: string; detail: string };

/** What a box offers while somebody types: to search for, or a page to open. */
export type Suggestion = {
  kind: "Especialidade" | "Tema" | "Convênio" | "Idioma" | "Cidade" | "Bairro" | "Profissional";
  label: string;
  /** The whole sentence with it. */
  sentence?: string;
  /** "Psicóloga · Campinas" */
  detail?: string;
  href?: string;
};

const KINDS: Partial<Record<AttributeKind, Suggestion["kind"]>> = {
  theme: "Tema",
  plan: "Convênio",
  language: "Idioma",
};
const MOST = 8;
const MOST_WORDS = 5;

/** The end of a sentence, completed: of "psicóloga em camp" the last word, of "são jo" both. */
export function suggestEndings(sentence: string, places: Places, attributes: readonly Attribute[]): Suggestion[] {
  const words = sentence.trimStart().split(/\s+/);
  const found: Suggestion[] = [];
  for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length; from++) {
    const ending = plainWords(words.slice(from).join(" "));
    if (ending.length < 2) continue;
    const head = words.slice(0, from);
    const add = (kind: Suggestion["kind"], label: string, detail?: string) => {
      const isNew = found.every((other) => other.kind !== kind || other.label !== label);
      if (isNew) found.push({ kind, label, sentence: [...head, label].join(" "), ...(detail && { detail }) });
    };
    for (const { name, people } of specialties) {
      if (begins(name, ending) || begins(people, ending)) add("Especialidade", name);
    }
    for (const { kind, name } of attributes) {
      const words = KINDS[kind];
      if (words && begins(name, ending)) add(words, name);
    }
    for (const city of places.citiesFrom(ending)) add("Cidade", city);
    // Two letters begin too many.
    for (const { name, city } of ending.length > 2 ? places.neighbourhoodsFrom(ending) : [])
      add("Bairro", name, `Bairro · ${city}`);
    // Who has typed "são jo" does not mean what begins with "jo".
    if (found.length > 0 && ending.includes(" ")) break;
  }
  return found.slice(0, MOST);
}

const MOST_SHOWN = 10;

/** Who has typed "vera mac" means Vera Machado rather than Macapá: people whose names go on from there come first. */
export function rankSuggestions(sentence: string, endings: readonly Suggestion[], people: readonly Suggestion[]) {
  const typed = plainWords(sentence);
  const isMeant = ({ label }: Suggestion) => typed.includes(" ") && plainWords(label).startsWith(typed);
  const { true: meant = [], false: others = [] } = Object.groupBy(people, (one) => `${isMeant(one)}`);
  return [...meant, ...endings, ...others].slice(0, MOST_SHOWN);
}

/** Few, and asked for with every letter that anybody types. */
const plainNames = new Map<string, string>();

/** The whole, or one of its words. */
function begins(name: string, ending: string) {
  const plain = plainNames.get(name) ?? plainWords(name);
  plainNames.set(name, plain);
  return plain.startsWith(ending) || plain.includes(` ${ending}`);
}
