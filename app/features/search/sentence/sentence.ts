import type { Attribute } from "#app/features/professionals/attributes.ts";
import { periods, weekdays } from "#app/features/search/availability.ts";
import { findState } from "#app/features/search/cities/states.ts";
import { cleanWords, searchFilters } from "#app/features/search/filter-table.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { FoundCity, Places } from "./places.ts";
import { type Piece, readPieces } from "./tokens.ts";
import type { Meaning } from "./vocabulary.ts";
import { isSlipOf, stem } from "./words.ts";

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

/** A stretch of the sentence and what it was taken for. Connectors stand between, and unknown words may be a name. */
type Part = { from: number; to: number } & (
  | { kind: "connector" | "unknown" | "nothing" }
  | { kind: "meanings"; meanings: readonly Meaning[] }
  | { kind: "city"; city: FoundCity; isSure: boolean }
  | { kind: "state"; state: string }
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

type Known = { places: Places; lexicon: Lexicon };

const oneLine = (sentence: string) => sentence.slice(0, LONGEST).normalize("NFC").replace(/\s+/g, " ");

function splitParts(pieces: readonly Piece[], known: Known) {
  const parts: Part[] = [];
  for (let from = 0; from < pieces.length; ) {
    const part = readPart(pieces, from, known, parts.at(-1));
    parts.push(part);
    from = part.to;
  }
  return parts;
}

function readPart(pieces: readonly Piece[], from: number, known: Known, before: Part | undefined): Part {
  const { places, lexicon } = known;
  const piece = pieces[from] as Piece;
  const one = { from, to: from + 1 };
  if (piece.kind === "cep") return { ...one, kind: "city", isSure: true, city: cityOfCep(piece.raw, places) };
  if (piece.kind === "time") return meaning(one, { period: periodOf(piece.raw, pieces[from - 2]?.key) });
  if (piece.kind === "km") return meaning(one, { near: Number.parseInt(piece.raw, 10) });
  if (piece.kind === "registration") return { ...one, kind: "unknown" };
  if (piece.kind === "number") return readAge(pieces, from) ?? { ...one, kind: "nothing" };
  return (
    readState(pieces, from, known, before) ??
    longest(readCity(pieces, from, known, before), readPhrase(pieces, from, lexicon)) ?? {
      ...one,
      kind: piece.isConnector ? "connector" : "unknown",
    }
  );
}

const meaning = (where: { from: number; to: number }, means: Meaning): Part => ({
  ...where,
  kind: "meanings",
  meanings: [means],
});

/** The city's words win where both are as long: "em Natal". */
function longest(city: Part | undefined, phrase: Part | undefined) {
  if (!city || !phrase) return city ?? phrase;
  return phrase.to > city.to ? phrase : city;
}

function cityOfCep(cep: string, places: Places): FoundCity {
  const digits = cep.replace(/\D/g, "");
  const label = places.cityOfCep(digits) ?? `${digits.slice(0, 5)}-${digits.slice(5)}`;
  return { label, population: Number.POSITIVE_INFINITY };
}

function periodOf(time: string, wordBefore: string | undefined) {
  const hour = Number.parseInt(time, 10) - (wordBefore === "antes" ? 1 : 0);
  if (hour < 12) return "manha";
  return hour < 18 ? "tarde" : "noite";
}

/** "de 7 anos" */
function readAge(pieces: readonly Piece[], from: number): Part | undefined {
  if (!/^anos?$/.test(pieces[from + 1]?.key ?? "")) return undefined;
  const age = Number(pieces[from]?.raw);
  return meaning({ from, to: from + 2 }, { age });
}

const INSIDE = new Set(["em", "no", "na", "nos", "nas"]);

/** "em Natal", "perto de Franca", "estado de São Paulo": what follows is a place, whatever else it may be. */
function namesPlace(pieces: readonly Piece[], from: number, { lexicon }: Known, before: Part | undefined) {
  if (INSIDE.has(pieces[from - 1]?.key ?? "")) return true;
  const isAround = (part: Part | undefined) =>
    part?.kind === "meanings" && part.meanings.some(({ near, wantsState }) => near !== undefined || wantsState);
  return isAround(before) || (before?.kind === "connector" && isNearWord(pieces[from - 2], lexicon));
}

const isNearWord = (piece: Piece | undefined, { phrases }: Lexicon) =>
  piece !== undefined &&
  (piece.kind === "km" || (phrases.get(piece.stem) ?? []).some(({ near, wantsState }) => near ?? wantsState));

/** Codes that are no word of the language. */
const PLAIN_CODES = new Set("sp rj mg rs pr sc df ba go ms mt rn pb ce".split(" "));
/** Where a city has the state's name, it is meant unless somebody says "estado". */
const SHARED_NAMES = new Set(["SP", "RJ"]);

function readState(pieces: readonly Piece[], from: number, known: Known, before: Part | undefined): Part | undefined {
  const piece = pieces[from] as Piece;
  const code = piece.key.toUpperCase();
  const isPlace = namesPlace(pieces, from, known, before);
  if (findState(code) && (isPlace || PLAIN_CODES.has(piece.key) || (piece.raw === code && code !== "TO")))
    return { from, to: from + 1, kind: "state", state: code };
  if (piece.key === "para" && (piece.raw.toLowerCase() === "pará" || INSIDE.has(pieces[from - 1]?.key ?? "")))
    return { from, to: from + 1, kind: "state", state: "PA" };
  if (piece.key === "minas" && isPlace && pieces[from + 1]?.key !== "gerais")
    return { from, to: from + 1, kind: "state", state: "MG" };
  const wantsState = pieces.slice(Math.max(0, from - 2), from).some(({ key }) => /^(estado|interior)$/.test(key));
  for (const { to, words } of stretches(pieces, from, 4).reverse()) {
    const state = known.places.state(words);
    if (state && (wantsState || !SHARED_NAMES.has(state))) return { from, to, kind: "state", state };
  }
  return undefined;
}

function readCity(pieces: readonly Piece[], from: number, known: Known, before: Part | undefined): Part | undefined {
  const { places } = known;
  const isPlace = namesPlace(pieces, from, known, before);
  for (const { to, words } of stretches(pieces, from, places.longestName).reverse()) {
    const code = pieces[to]?.key.toUpperCase() ?? "";
    const inState = findState(code) ? places.city(words, code) : undefined;
    const city = inState ?? places.city(words);
    if (!city) continue;
    const isSure = isPlace || inState !== undefined;
    if (!isSure && city.population < 50_000 && words.length < 3) continue;
    return { from, to: inState ? to + 1 : to, kind: "city", city, isSure };
  }
  const slipped = isPlace ? places.slippedCity(pieces[from]?.key ?? "") : undefined;
  return slipped && { from, to: from + 1, kind: "city", city: slipped, isSure: true };
}

/** From here on one word, two words … with what stands between them left out. */
function stretches(pieces: readonly Piece[], from: number, most: number) {
  const found: { to: number; words: string[]; stems: string[] }[] = [];
  const [words, stems]: [string[], string[]] = [[], []];
  if (pieces[from]?.isConnector) return found;
  for (let to = from; to < pieces.length && words.length < most; to++) {
    const piece = pieces[to] as Piece;
    if (piece.kind !== "word") break;
    if (piece.isConnector) continue;
    words.push(piece.key);
    stems.push(piece.stem);
    found.push({ to: to + 1, words: [...words], stems: [...stems] });
  }
  return found;
}

function readPhrase(pieces: readonly Piece[], from: number, lexicon: Lexicon): Part | undefined {
  const { phrases, longestPhrase, longWords } = lexicon;
  for (const { to, stems } of stretches(pieces, from, longestPhrase).reverse()) {
    const meanings = phrases.get(stems.join(" "));
    if (meanings) return { from, to, kind: "meanings", meanings };
  }
  const { key, isConnector } = pieces[from] as Piece;
  const slipped = isConnector || key.length < 5 ? undefined : longWords.find((word) => isSlipOf(key, word));
  const meanings = slipped && phrases.get(stem(slipped));
  return meanings ? { from, to: from + 1, kind: "meanings", meanings } : undefined;
}

/** "Vitória Souza" is somebody: a city that nothing says to be one, beside a word that may be a name, is one, too. */
function demoteNames(parts: readonly Part[], pieces: readonly Piece[]) {
  const isName = (part: Part | undefined) => part?.kind === "unknown" && (pieces[part.from]?.raw.length ?? 0) > 2;
  const spoken = parts.filter(({ kind }) => kind !== "connector");
  return parts.map((part): Part => {
    if (part.kind !== "city" || part.isSure) return part;
    const place = spoken.indexOf(part);
    const isBesideName = isName(spoken[place - 1]) || isName(spoken[place + 1]);
    return isBesideName ? { kind: "unknown", from: part.from, to: part.to } : part;
  });
}

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
    ordem: orderOf(ahead, city && near),
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
function orderOf(ahead: number | undefined, near: number | string | undefined) {
  if (ahead !== undefined) return "horario";
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
