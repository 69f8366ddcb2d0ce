import { findState } from "#app/shared/cities/states.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Part } from "../part.ts";
import type { Piece } from "../tokens.ts";
import { type FoundCity, type Places, plainWords } from "./places.ts";

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
  // "SP capital"; "SC Saúde" is a plan.
  if (/^(sp capital|sc saude)$/.test(`${piece.key} ${pieces[from + 1]?.key}`)) return undefined;
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
  readZone(pieces, from) ?? longest(readCity(pieces, from, known, before), readUnknownPlace(pieces, from, known));

/** A place's words win where both are as long: "em Natal". */
export function longest(place: Part | undefined, other: Part | undefined) {
  if (!place || !other) return place ?? other;
  return other.to > place.to ? other : place;
}

function readCity(pieces: readonly Piece[], from: number, known: Known, before: Part | undefined): Part | undefined {
  const { places, lexicon } = known;
  const isPlace = namesPlace(pieces, from, known, before);
  for (const { to, words, stems } of stretches(pieces, from, places.longestName).reverse()) {
    const code = pieces[to]?.key.toUpperCase() ?? "";
    const inState = findState(code) ? (places.city(words, code) ?? places.neighbourhoodIn(code, words)) : undefined;
    const area = inState ? undefined : places.area(words);
    const city = inState ?? area ?? places.city(words);
    // Nobody is called by the two words of a neighbourhood.
    const isSure = isPlace || (inState && !inState.isGuess) || (area !== undefined && words.length > 1) || false;
    // "Dor na coluna": a small town's name that is a word of ours is the town's only with its state.
    const isWord = lexicon.phrases.has(stems.join(" "));
    if (isWord && city && !inState && !area && city.population < SMALL) continue;
    if (city && (isSure || mayBeMeant(city, words)))
      return { from, to: inState ? to + 1 : to, kind: "city", city, isSure };
    const slipped = isWord ? undefined : places.slippedCity(words);
    if (slipped && (isPlace || mayBeSlip(slipped, words)))
      return { from, to, kind: "city", city: slipped, isSure: isPlace };
  }
  return undefined;
}

const SMALL = 20_000;
const WITH_ZONES = 300_000;

/** "Luís Eduardo" is somebody, although a city's name begins so; "São João" is nobody. */
const PLACE_WORDS = new Set(["sao", "santo", "santa", "bom"]);

function mayBeMeant({ population, isGuess }: FoundCity, words: readonly string[]) {
  if (isGuess) return PLACE_WORDS.has(words[0] ?? "");
  return population >= 50_000 || words.length > 2;
}

/** Nothing says that it is a place: it can hardly be anything else. */
function mayBeSlip({ population }: FoundCity, words: readonly string[]) {
  const [word = "", ...more] = words;
  if (more.length > 0) return population >= 100_000;
  return word.length > 6 && population >= 400_000 && !LIKE_CITIES.has(word);
}

/** Usual names of people. */
const LIKE_CITIES = new Set(["teresinha", "salvadora"]);

const ZONE = /^(centro|(zona|regiao) (norte|sul|leste|oeste|central))$/;

function readZone(pieces: readonly Piece[], from: number): Part | undefined {
  const words = pieces.slice(from, from + 2).map(({ key }) => key);
  return ZONE.test(words.join(" "))
    ? { from, to: from + words.length, kind: "meanings", meanings: [{ isNoName: true }] }
    : undefined;
}

/** "São Paulo, zona norte, Santana": beside a city these are parts of it, also what is a town elsewhere. */
export function joinNeighbourhoods(parts: readonly Part[], pieces: readonly Piece[], places: Places) {
  const typed = ({ from, to }: Part) => pieces.slice(from, to).map(({ raw }) => raw);
  const isZone = (part: Part | undefined) => part?.kind === "meanings" && ZONE.test(plainWords(typed(part).join(" ")));
  const isLarge = parts.some(isZone) || pieces.some(({ key }) => key === "metro");
  const placed = isLarge ? parts.map((part) => cityOfZone(part, typed(part), places)) : parts;
  const cities = placed.filter((part) => part.kind === "city");
  return placed.map((part, index): Part => {
    const words = typed(part).join(" ");
    // "de graça" is a price, "na Graça" is in Salvador.
    if (part.kind === "meanings" && !isZone(part) && !INSIDE.has(pieces[part.from - 1]?.key ?? "")) return part;
    for (const { city, from } of cities) {
      const isTown = part.kind === "city" && part.from > from && !part.isSure && isZone(placed[index - 1]);
      const neighbourhood = isZone(part) || isTown ? capitalized(words) : places.neighbourhoodOf(city.label, words);
      if (neighbourhood && part.from !== from)
        return { from: part.from, to: part.to, kind: "city", isSure: true, city: { ...city, neighbourhood } };
    }
    return part;
  });
}

/** "Zona leste, SP", "Santana, zona norte", "metrô Santana": small towns have neither. */
function cityOfZone(part: Part, words: readonly string[], places: Places): Part {
  if (part.kind === "city" && part.city.population < WITH_ZONES) {
    const city = places.neighbourhoodIn(undefined, plainWords(words.join(" ")).split(" "));
    return city ? { ...part, city, isSure: true } : part;
  }
  const name = part.kind === "state" && SHARED_NAMES.has(part.state) && findState(part.state)?.name;
  if (!name) return part;
  return { ...part, kind: "city", isSure: true, city: { label: `${name} - ${part.state}`, population: SMALL } };
}

/** The place after "em" before what is not, "Unimed BH em Betim", and a large city before a far small town's name, which is one of its parts. */
export function chiefFirst(parts: readonly Part[], pieces: readonly Piece[]) {
  const cities = parts.filter((part) => part.kind === "city");
  const [first, second] = cities;
  if (!first || !second || pieces.slice(first.to, second.from).some(({ key }) => /^(e|ou)$/.test(key))) return cities;
  const isInside = ({ from }: Part) => INSIDE.has(pieces[from - 1]?.key ?? "");
  const isPart =
    first.city.population < 50_000 &&
    second.city.population >= WITH_ZONES &&
    first.city.label.slice(-2) !== second.city.label.slice(-2);
  return isPart || (isInside(second) && !isInside(first)) ? [second, first, ...cities.slice(2)] : cities;
}

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/^Regiao/, "Região");

const PARTS_OF_CITIES = new Set(["vila", "jardim", "parque", "setor", "residencial"]);

/** "Vila Santos" is not the city of Santos, wherever it is, nor "Jardim América" that of Jardim: its words stay together. */
function readUnknownPlace(pieces: readonly Piece[], from: number, { places, lexicon }: Known): Part | undefined {
  if (!PARTS_OF_CITIES.has(pieces[from]?.key ?? "")) return undefined;
  const unknown = stretches(pieces, from + 1, places.longestName).filter(
    ({ stems }) => !lexicon.phrases.has(stems.join(" ")),
  );
  const named = unknown.findLast(({ words }) => places.city(words)) ?? unknown.find(({ words }) => words.length === 1);
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
