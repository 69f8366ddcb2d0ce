import { findState } from "#app/features/search/cities/states.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Part } from "./parts.ts";
import type { FoundCity, Places } from "./places.ts";
import type { Piece } from "./tokens.ts";

/* The parts of a sentence that are places. */

export type Known = { places: Places; lexicon: Lexicon };

export function cityOfCep(cep: string, places: Places): FoundCity {
  const digits = cep.replace(/\D/g, "");
  const label = places.cityOfCep(digits) ?? `${digits.slice(0, 5)}-${digits.slice(5)}`;
  return { label, population: Number.POSITIVE_INFINITY };
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

export function readState(
  pieces: readonly Piece[],
  from: number,
  known: Known,
  before: Part | undefined,
): Part | undefined {
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

export const readPlace = (pieces: readonly Piece[], from: number, known: Known, before: Part | undefined) =>
  longest(readCity(pieces, from, known, before), readUnknownPlace(pieces, from, known));

/** A place's words win where both are as long: "em Natal". */
export function longest(place: Part | undefined, other: Part | undefined) {
  if (!place || !other) return place ?? other;
  return other.to > place.to ? other : place;
}

/** A slip in a name that nothing says to be a city's is taken for one only where it can hardly be anything else. */
const [LONG_NAME, LARGE_CITY] = [8, 400_000];

function readCity(pieces: readonly Piece[], from: number, known: Known, before: Part | undefined): Part | undefined {
  const { places } = known;
  const isPlace = namesPlace(pieces, from, known, before);
  for (const { to, words } of stretches(pieces, from, places.longestName).reverse()) {
    const code = pieces[to]?.key.toUpperCase() ?? "";
    const inState = findState(code) ? places.city(words, code) : undefined;
    const neighbourhood = inState ? undefined : places.neighbourhood(words);
    const city = inState ?? neighbourhood ?? places.city(words);
    if (!city) continue;
    // Nobody is called by the two words of a neighbourhood.
    const isSure = isPlace || inState !== undefined || (neighbourhood !== undefined && words.length > 1);
    if (!isSure && city.population < 50_000 && words.length < 3) continue;
    return { from, to: inState ? to + 1 : to, kind: "city", city, isSure };
  }
  const { key = "", isConnector } = pieces[from] ?? {};
  if (!isPlace && (isConnector || key.length < LONG_NAME)) return undefined;
  const slipped = places.slippedCity(key);
  if (!slipped || (!isPlace && slipped.population < LARGE_CITY)) return undefined;
  return { from, to: from + 1, kind: "city", city: slipped, isSure: isPlace };
}

const PARTS_OF_CITIES = new Set(["vila", "jardim", "parque", "setor", "residencial"]);

/** "Vila Santos" is not the city of Santos, wherever it is: its words stay together. */
function readUnknownPlace(pieces: readonly Piece[], from: number, { places, lexicon }: Known): Part | undefined {
  if (!PARTS_OF_CITIES.has(pieces[from]?.key ?? "")) return undefined;
  const named = stretches(pieces, from + 1, places.longestName)
    .reverse()
    .find(({ words, stems }) => places.city(words) && !lexicon.phrases.has(stems.join(" ")));
  return named && { from, to: named.to, kind: "unknown" };
}

/** From here on one word, two words … with what stands between them left out. */
export function stretches(pieces: readonly Piece[], from: number, most: number) {
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
