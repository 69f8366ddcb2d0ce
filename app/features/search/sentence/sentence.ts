import type { Attribute } from "#app/features/professionals/attributes.ts";
import { periods, weekdays } from "#app/features/search/availability.ts";
import { cleanWords, searchFilters } from "#app/features/search/filter-table.ts";
import { lexiconOf } from "./lexicon.ts";
import { demoteNames, type Part, splitParts } from "./parts.ts";
import type { Places } from "./places.ts";
import { type Piece, readPieces } from "./tokens.ts";
import type { Meaning } from "./vocabulary.ts";

/** The filters of an address, by their parameters; what was not understood is `nome`. */
export type UnderstoodSentence = Partial<Record<SentenceParameter, string>>;

type SentenceParameter =
  | ("especialidade" | "modalidade" | "cidade" | "raio" | "estado" | "perto" | "dia" | "periodo" | "abordagem")
  | (
      | "publico"
      | "tema"
      | "convenio"
      | "idioma"
      | "acessibilidade"
      | "verificado"
      | "nome"
      | "ordem"
      | "crise"
      | "fora"
    );

/** Longer texts are no search; what is behind is not read. */
const LONGEST = 300;
const MOST_PIECES = 60;

/** What a sentence can name: places, and what is on the directory's list. */
export type Nameable = { places: Places; attributes: readonly Attribute[] };

/** From a sentence to filters: a pure function, so that the same words always find the same people. */
export function readSentence(
  sentence: string,
  { places, attributes }: Nameable,
  today: number,
  /** Whether a city beside unknown words may be somebody's name: "Vitória Souza". */
  { hasNames = true } = {},
): UnderstoodSentence {
  const pieces = readPieces(oneLine(sentence)).slice(0, MOST_PIECES);
  const parts = splitParts(pieces, { places, lexicon: lexiconOf(attributes) });
  return combine(hasNames ? demoteNames(parts, pieces) : parts, pieces, attributes, today);
}

export const oneLine = (sentence: string) => sentence.slice(0, LONGEST).normalize("NFC").replace(/\s+/g, " ");

function combine(parts: readonly Part[], pieces: readonly Piece[], attributes: Nameable["attributes"], today: number) {
  const said = parts.flatMap((part) => (part.kind === "meanings" ? [part.meanings] : []));
  const specialty = findSpecialtyOf(said.flat());
  const fits = (means: Meaning, _: number, choices: readonly Meaning[]) =>
    (choices.length === 1 && !means.within) || holds(means, specialty, attributes);
  const meanings = said.flatMap((choices) => choices.filter(fits));
  const first = <Key extends keyof Meaning>(key: Key) => meanings.find((means) => means[key] !== undefined)?.[key];
  const city = parts.find((part) => part.kind === "city")?.city.label;
  const state = city ? undefined : parts.find((part) => part.kind === "state")?.state;
  const near = meanings.findLast((means) => means.near !== undefined)?.near;
  const isHere = first("here") || (near !== undefined && !city && !state);
  const ahead = first("ahead");
  const weekday =
    only(meanings.map((means) => means.weekday)) ?? (ahead === undefined ? undefined : (today + ahead) % 7);
  const found: UnderstoodSentence = {
    especialidade: specialty,
    modalidade: only(meanings.map(({ modality }) => modality)),
    cidade: city,
    raio: city && near !== undefined ? radiusOf(near) : undefined,
    estado: state,
    perto: isHere && !city ? "mim" : undefined,
    dia: weekday === undefined ? undefined : weekdays[weekday]?.value,
    periodo: periods.find(({ value }) => value === first("period"))?.value,
    abordagem: approachOf(first("approach"), specialty),
    publico: audienceOf(meanings),
    tema: list(meanings.map(({ theme }) => theme)),
    convenio: first("plan"),
    idioma: first("language"),
    acessibilidade: list(meanings.map(({ access }) => access)),
    verificado: first("isVerified") && "sim",
    nome: nameIn(parts, pieces),
    ordem: orderOf(first("soon") ?? ahead, city && near),
    crise: first("isCrisis") && "sim",
    fora: first("notHere"),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** The first that is named, or else that is suggested. */
function findSpecialtyOf(meanings: readonly Meaning[]) {
  const own = ({ approach, within }: Meaning) => (approach?.length === 1 && !within ? approach[0]?.[0] : undefined);
  return (
    meanings.find(({ specialty }) => specialty)?.specialty ??
    meanings.map((means) => means.suggests ?? own(means)).find((suggested) => suggested)
  );
}

/** Of words with several meanings those count that fit the specialty. */
function holds({ within, theme }: Meaning, specialty: string | undefined, attributes: Nameable["attributes"]) {
  if (within) return within.some((slug) => slug === specialty);
  if (!theme || !specialty) return true;
  const own = attributes.find(({ kind, slug }) => kind === "theme" && slug === theme)?.specialties;
  return own?.length === 0 || own?.includes(specialty) === true;
}

function approachOf(approaches: Meaning["approach"], specialty: string | undefined) {
  const fitting = approaches?.find(([slug]) => slug === specialty) ?? (specialty ? undefined : approaches?.[0]);
  return fitting?.[1];
}

function audienceOf(meanings: readonly Meaning[]) {
  const age = meanings.find((means) => means.age !== undefined)?.age;
  if (age !== undefined) return age < 18 ? "criancas" : "adultos";
  return only(meanings.map(({ audience }) => audience));
}

/** Who says "hoje" or "perto" asks for that order. */
function orderOf(soon: number | true | undefined, near: number | string | undefined) {
  if (soon !== undefined) return "horario";
  return near ? "distancia" : undefined;
}

/** Who names both wants either: nothing is asked for. */
function only<Value>(values: readonly (Value | undefined)[]) {
  const different = new Set(values.filter((value) => value !== undefined));
  return different.size === 1 ? [...different][0] : undefined;
}

function list(values: readonly (string | undefined)[]) {
  return [...new Set(values.filter((value) => value !== undefined))].sort().join(",");
}

const radii = searchFilters.radius.options.map(({ value }) => Number(value)).filter((km) => km > 0);

function radiusOf(km: number) {
  return String(radii.find((radius) => radius >= km) ?? radii.at(-1));
}

/** The unknown words as they were typed, with what stands between them. */
function nameIn(parts: readonly Part[], pieces: readonly Piece[]) {
  const runs: string[][] = [];
  let run: string[] = [];
  let between: string[] = [];
  for (const { kind, from, to } of parts) {
    const words = pieces.slice(from, to).map(({ raw }) => raw);
    if (kind === "unknown") {
      if (run.length === 0) runs.push(run);
      run.push(...(run.length > 0 ? between : []), ...words);
      between = [];
    } else if (kind === "connector") between.push(...words);
    else if (kind !== "nothing") [run, between] = [[], []];
  }
  const isName = (word: string) => word.length > 2;
  const name = runs
    .map((words) => words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1))
    .filter((words) => words.some(isName))
    .flat()
    .join(" ");
  return cleanWords(name);
}
