import { findSpecialty } from "../specialties.ts";
import { type Council, councils, type ReadForm } from "./councils.ts";

/**
 * What somebody typed as professional registration: recognised forms are written the council's way. Others are kept as
 * typed and shown to the operator, and whoever has one is not listed (directory.is_registration_form). A form is no
 * verification.
 */
export type Registration = {
  text: string;
  status: "recognised" | "incomplete" | "unknown";
  /** Written behind a physician's number: it has a field of its own. */
  rqe?: string | undefined;
  /** One sentence for who typed it. */
  hint: string;
};

export function readRegistration(typed: string, specialty?: string | null): Registration {
  const slug = findSpecialty(specialty)?.slug ?? "psicologia";
  const council = councils[slug];
  const { text, rqe } = slug === "psiquiatria" ? splitRqe(tidy(typed)) : { text: tidy(typed) };
  const isOfCouncil = new RegExp(`^${council.name}\\b`, "i").test(text);
  // "06/166340": the specialty tells whose number it is.
  const found = council.read(text) ?? (isOfCouncil ? undefined : council.read(`${council.name} ${text}`));
  if (found) return { ...recognised(found), rqe };
  const bare = new RegExp(`^(?:${council.name})?[\\s:nº°.-]*(\\d[\\d.]{1,9})$`, "i").exec(text);
  if (bare) return { ...incomplete(`${council.name} ${bare[1]}`, council), rqe };
  const other = councilNamed(text);
  const hint = other && other !== council ? mismatch(other, council) : unknown(council);
  return { text, status: "unknown", rqe, hint };
}

/** Whose number it seems to be, by what is written before it; the two that share a name, by what stands behind. */
function councilNamed(text: string) {
  const all = Object.values(councils);
  return all.find(({ read }) => read(text)) ?? all.find(({ name }) => new RegExp(`^${name}(?![a-z])`, "i").test(text));
}

/** "RQE 12345" or the digits alone; undefined when it is no RQE. The database reads the same. */
export function readRqe(typed: string | null) {
  return /^(?:RQE[\sº°n:.-]*)?(\d{1,6})$/i.exec(tidy(typed ?? ""))?.[1];
}

const tidy = (typed: string) => typed.replace(/\s+/g, " ").trim();

function splitRqe(typed: string) {
  const [ending, rqe] = /(?:\s*[+,;/|-]|\s+e)?\s*\bRQE[\sº°n:.-]*(\d{1,6})$/i.exec(typed) ?? [""];
  return { text: typed.slice(0, typed.length - ending.length), rqe };
}

const recognised = ({ text, description }: ReadForm): Registration => ({
  text,
  status: "recognised",
  hint: `Reconhecemos: ${description}.`,
});

const unknown = ({ name, example }: Council) =>
  `Ainda não é um registro do ${name}. Escreva como em ${example}; até lá guardamos o perfil como rascunho, fora da busca.`;

/** "CRM é o conselho de Psiquiatria" helps more than a form that does not fit. */
function mismatch(other: Council, own: Council) {
  const names = other.name === own.name ? [other.example, own.example] : [other.name, own.name];
  return `Este registro parece ser do ${names[0]}, e sua especialidade é do ${names[1]}. Escreva como em ${own.example}, ou confira a especialidade; até lá guardamos o perfil como rascunho, fora da busca.`;
}

function incomplete(text: string, { example, place }: Council): Registration {
  const hint = `Anotamos ${text}. Se puder, informe também ${place}, como em ${example}.`;
  return { text, status: "incomplete", hint };
}
