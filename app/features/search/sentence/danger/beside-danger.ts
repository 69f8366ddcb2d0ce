import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import type { Meaning } from "../meaning.ts";
import type { Part } from "../part.ts";
import type { Piece } from "../tokens.ts";
import type { UnderstoodSentence } from "../understood-sentence.ts";
import type { Danger, FoundDanger } from "./danger.ts";

/**
 * "Passa a mão em mim" asks for nobody who treats hands: what the danger's own words mean besides is not asked for. Nor is a
 * time: "hoje" says when it is to happen, and would leave out who listens tomorrow.
 */
export function withoutDangersWords(parts: readonly Part[], pieces: readonly Piece[], { words }: FoundDanger) {
  const isItsOwn = ({ from, to }: Part) =>
    pieces.slice(from, to).every(({ key, isConnector }) => isConnector || words.has(key));
  return parts.map(
    (part): Part =>
      part.kind === "meanings" && (isItsOwn(part) || part.meanings.some(isTime))
        ? { from: part.from, to: part.to, kind: "nothing" }
        : part,
  );
}

const isTime = ({ day, weekdays, date, ahead, period }: Meaning) => day ?? weekdays ?? date ?? ahead ?? period;

const MIND: readonly (string | undefined)[] = ["psicologia", "psiquiatria"];

/**
 * Nothing is guessed beside help: no name, and of who is short of breath only what was asked for by its own name. Else it is
 * somebody who listens, with what such people work with.
 */
export function besideDanger(
  danger: Danger,
  { nome: _, ignorado: __, exceto: ___, perto: ____, ...filters }: UnderstoodSentence,
  isNamed: boolean,
  attributes: readonly Attribute[],
): UnderstoodSentence {
  if (danger === "corpo") return isNamed ? filters : {};
  if (isNamed) return filters;
  const { especialidade, tema = "", abordagem, ...rest } = filters;
  const isMind = MIND.includes(especialidade) && danger !== "surto";
  const specialty = isMind ? especialidade : danger === "surto" ? "psiquiatria" : "psicologia";
  const isItsTheme = (slug: string) =>
    attributes.some((one) => one.kind === "theme" && one.slug === slug && one.specialties.includes(specialty ?? ""));
  const themes = tema.split(",").filter(isItsTheme).join(",");
  return {
    ...rest,
    especialidade: specialty,
    ...(themes && { tema: themes }),
    ...(isMind && abordagem && { abordagem }),
  };
}
