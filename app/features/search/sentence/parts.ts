import { findState } from "#app/features/search/cities/states.ts";
import type { Lexicon } from "./lexicon.ts";
import type { FoundCity, Places } from "./places.ts";
import type { Piece } from "./tokens.ts";
import type { Meaning } from "./vocabulary.ts";
import { isSlipOf, stem } from "./words.ts";

/** A stretch of the sentence and what it was taken for. Connectors stand between, and unknown words may be a name. */
export type Part = { from: number; to: number } & (
  | { kind: "connector" | "unknown" | "nothing" }
  | { kind: "meanings"; meanings: readonly Meaning[] }
  | { kind: "city"; city: FoundCity; isSure: boolean }
  | { kind: "state"; state: string }
);

type Known = { places: Places; lexicon: Lexicon };

export function splitParts(pieces: readonly Piece[], known: Known) {
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
  if (isFeeling(pieces, from)) return { ...one, kind: "nothing" };
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

/** "Tô com dor", "to mt triste": "estou". The abbreviation of a profession is followed by nothing of the kind. */
function isFeeling(pieces: readonly Piece[], from: number): boolean {
  const { raw = "", key } = pieces[from] ?? {};
  if (key === "mt" || key === "mto") return FEELS.has(pieces[from - 1]?.key ?? "") || isFeeling(pieces, from - 1);
  if (key !== "to" || raw === "TO") return false;
  return raw.toLowerCase() === "tô" || FEELS.has(pieces[from + 1]?.key ?? "");
}

const FEELS = new Set(
  "com sem mt mto muito mal triste precisando procurando passando sentindo querendo buscando sofrendo sempre".split(
    " ",
  ),
);

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
const PLAIN_CODES = new Set("sp rj mg rs pr sc df ba go ms rn pb ce".split(" "));
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

/** A slip in a name that nothing says to be a city's is taken for one only where it can hardly be anything else. */
const [LONG_NAME, LARGE_CITY] = [8, 400_000];

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
  const { key = "", isConnector } = pieces[from] ?? {};
  if (!isPlace && (isConnector || key.length < LONG_NAME)) return undefined;
  const slipped = places.slippedCity(key);
  if (!slipped || (!isPlace && slipped.population < LARGE_CITY)) return undefined;
  return { from, to: from + 1, kind: "city", city: slipped, isSure: isPlace };
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
export function demoteNames(parts: readonly Part[], pieces: readonly Piece[]) {
  const isName = (part: Part | undefined) => part?.kind === "unknown" && (pieces[part.from]?.raw.length ?? 0) > 2;
  const spoken = parts.filter(({ kind }) => kind !== "connector");
  return parts.map((part): Part => {
    if (part.kind !== "city" || part.isSure) return part;
    const place = spoken.indexOf(part);
    const isBesideName = isName(spoken[place - 1]) || isName(spoken[place + 1]);
    return isBesideName ? { kind: "unknown", from: part.from, to: part.to } : part;
  });
}
