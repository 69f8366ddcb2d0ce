import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { cleanWords, searchFilters } from "#app/features/search/filters/filter-table.ts";
import { besideDanger, withoutDangersWords } from "./danger/beside-danger.ts";
import { dangerIn } from "./danger/danger.ts";
import { readDate } from "./dates.ts";
import { clashingDay, dateNotice, daysIn } from "./days.ts";
import { lexiconOf } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { demoteNames, splitParts } from "./parts.ts";
import { chiefFirst, joinNeighbourhoods } from "./places/place-parts.ts";
import type { FoundCity, Places } from "./places/places.ts";
import { withoutReferrers } from "./referrers.ts";
import { type Piece, readPieces } from "./tokens.ts";
import type { UnderstoodSentence } from "./understood-sentence.ts";
import { markUnwanted } from "./unwanted.ts";
import { LONGEST_SENTENCE } from "./words.ts";

const MOST_PIECES = 100;

/** What a sentence can name: places, and what is on the directory's list. */
export type Nameable = { places: Places; attributes: readonly Attribute[] };

/** From a sentence to filters: a pure function, so that the same words always find the same people. */
export function readSentence(
  sentence: string,
  { places, attributes }: Nameable,
  /** "2026-11-16" */
  today: string,
  /** Whether a city beside unknown words may be somebody's name: "Vitória Souza". */
  { hasNames = true } = {},
): UnderstoodSentence {
  const pieces = readPieces(oneLine(sentence)).slice(0, MOST_PIECES);
  const parts = splitParts(pieces, { places, lexicon: lexiconOf(attributes) });
  const placed = joinNeighbourhoods(hasNames ? demoteNames(parts, pieces) : parts, pieces, places);
  const wanted = withoutReferrers(markUnwanted(placed, pieces), pieces);
  const danger = dangerIn(oneLine(sentence));
  const asked = danger ? withoutDangersWords(wanted, pieces, danger) : wanted;
  const understood = combine(asked, pieces, attributes, today);
  if (!danger) return understood;
  const isNamed = meaningsIn(asked).some(({ specialty }) => specialty);
  return { ...besideDanger(danger.kind, understood, isNamed, attributes), crise: danger.kind };
}

const meaningsIn = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === "meanings" ? part.meanings : []));

/** Of a text that is too long what is read ends with a word. */
export const oneLine = (sentence: string) =>
  (isCut(sentence) ? sentence.slice(0, LONGEST_SENTENCE + 1).replace(/(?<=\s)\S*$/, "") : sentence)
    .normalize("NFC")
    .replace(/\s+/g, " ");

export const isCut = (sentence: string) => sentence.length > LONGEST_SENTENCE;

function combine(parts: readonly Part[], pieces: readonly Piece[], attributes: Nameable["attributes"], today: string) {
  const said = parts.flatMap((part) => (part.kind === "meanings" ? [part.meanings] : []));
  const specialty = findSpecialtyOf(said.flat());
  const fits = (means: Meaning, _: number, choices: readonly Meaning[]) =>
    (choices.length === 1 && !means.within) || holds(means, specialty, attributes);
  const meanings = said.flatMap((choices) => choices.filter(fits));
  const first = <Key extends keyof Meaning>(key: Key) => meanings.find((means) => means[key] !== undefined)?.[key];
  const all = (key: "specialty" | "period" | "plan" | "language") =>
    meanings.map((means) => means[key]).filter(Boolean);
  const cities = chiefFirst(parts, pieces).map(({ city }) => city);
  const [city] = cities;
  const states = city ? [] : parts.flatMap((part) => (part.kind === "state" ? [part.state] : []));
  const near = meanings.findLast((means) => means.near !== undefined)?.near ?? city?.around;
  const isElsewhere = city !== undefined && isOrOnline(parts, pieces);
  const isHere = first("here") || (near !== undefined && !city && states.length === 0);
  const { together, apart } = themesOf(meanings, specialty, attributes);
  // Of each of these a search asks for one: the first, and the page leads to the others.
  const single = {
    especialidade: [specialty, ...all("specialty")],
    cidade: [...cities.map(({ label }) => label), ...(city?.others ?? [])],
    estado: states,
    dia: daysIn(parts, pieces, today),
    abordagem: meanings.flatMap(({ approach }) => approachOf(approach, specialty) ?? []),
    periodo: all("period"),
    convenio: all("plan"),
    idioma: all("language"),
  };
  const found: UnderstoodSentence = {
    ...firsts(single),
    modalidade: isElsewhere ? undefined : only(meanings.map(({ modality }) => modality)),
    raio: city && near !== undefined ? radiusOf(near) : undefined,
    perto: isHere && !city ? "mim" : undefined,
    publico: audienceOf(meanings),
    tema: list(together),
    acessibilidade: list(meanings.map(({ access }) => access)),
    verificado: first("isVerified") && "sim",
    nome: nameIn(parts, pieces),
    ordem: orderOf(first("soon"), city && near),
    fora: first("notHere"),
    preco: first("isPrice") && "sim",
    bairro: neighbourhoodsOf(cities),
    data: meanings.map((means) => dateNotice(means, today)).find(Boolean) ?? clashingDay(parts, pieces, today),
    hora: first("hour"),
    ignorado: leftOut(parts, pieces, today),
    exceto: wordsOf(parts, pieces, ({ kind }) => kind === "unwanted", ", "),
    tambem: others(single, [...apart.map((theme) => `tema:${theme}`), ...(isElsewhere ? ["modalidade:online"] : [])]),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

function leftOut(parts: readonly Part[], pieces: readonly Piece[], today: string) {
  const isLeft = ({ isNoName, date }: Meaning) => isNoName || (date !== undefined && !readDate(date, today));
  return wordsOf(parts, pieces, (part) => part.kind === "meanings" && part.meanings.every(isLeft), " ");
}

/** As they were typed. */
function wordsOf(parts: readonly Part[], pieces: readonly Piece[], isMeant: (part: Part) => boolean, between: string) {
  const typed = ({ from, to }: Part) =>
    pieces
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(" ");
  return cleanWords(parts.filter(isMeant).map(typed).join(between));
}

/** Those of the city that is looked for: "Moema e Tatuapé". */
function neighbourhoodsOf(cities: readonly FoundCity[]) {
  const own = cities.filter(({ label }) => label === cities[0]?.label).map(({ neighbourhood }) => neighbourhood);
  return [...new Set(own.filter((name) => name !== undefined))].join(" e ");
}

type Single = Record<string, readonly (string | undefined)[]>;

const firsts = (single: Single) => Object.fromEntries(Object.entries(single).map(([name, [value]]) => [name, value]));

/** "cidade:Olinda - PE|dia:domingo" */
function others(single: Single, more: readonly string[]) {
  const named = Object.entries(single).map(([name, values]) => {
    const [, ...rest] = new Set(values.filter((value) => value !== undefined));
    return rest.map((value) => `${name}:${value}`);
  });
  return [...named.flat(), ...more].join("|");
}

/** "em Campinas ou online": somebody there, or else online, wherever that is. */
function isOrOnline(parts: readonly Part[], pieces: readonly Piece[]) {
  const isOnline = (part: Part | undefined) =>
    part?.kind === "meanings" && part.meanings.some(({ modality }) => modality === "online");
  const or = parts.findIndex((part) => part.kind === "connector" && pieces[part.from]?.key === "ou");
  if (or < 0) return false;
  const [before, after] = [parts[or - 1], parts.slice(or + 1).find(({ kind }) => kind !== "connector")];
  return (isOnline(after) && before?.kind === "city") || (isOnline(before) && after?.kind === "city");
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

/** "Emagrecer e tratar a ansiedade": what nobody does who does the first is another search. */
function themesOf(meanings: readonly Meaning[], specialty: string | undefined, attributes: Nameable["attributes"]) {
  const themes = [...new Set(meanings.flatMap(({ theme }) => theme ?? []))];
  const whose = (theme: string | undefined) =>
    attributes.find(({ kind, slug }) => kind === "theme" && slug === theme)?.specialties ?? [];
  const first = whose(themes[0]);
  const isTogether = (theme: string) => {
    const own = whose(theme);
    return first.length === 0 || own.length === 0 || own.some((slug) => first.includes(slug));
  };
  const together = specialty ? themes : themes.filter(isTogether);
  return { together, apart: themes.filter((theme) => !together.includes(theme)) };
}

function approachOf(approaches: Meaning["approach"], specialty: string | undefined) {
  const fitting = approaches?.find(([slug]) => slug === specialty) ?? (specialty ? undefined : approaches?.[0]);
  return fitting?.[1];
}

function audienceOf(meanings: readonly Meaning[]) {
  if (meanings.some(({ isSelf }) => isSelf)) return undefined;
  const age = meanings.find((means) => means.age !== undefined)?.age;
  if (age !== undefined) return age < 18 ? "criancas" : "adultos";
  return only(meanings.map(({ audience }) => audience));
}

/** Who says "urgente" or "perto" asks for that order. */
function orderOf(soon: true | undefined, near: number | string | undefined) {
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
