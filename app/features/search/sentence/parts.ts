import { periodAt, periods } from "#app/features/availability/periods.ts";
import { isSlipOf } from "#app/shared/slips.ts";
import { isEstou } from "./estou.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { cityOfCep, type Known, longest, readPlace, readState, stretches } from "./places/place-parts.ts";
import type { Piece } from "./tokens.ts";
import { stem } from "./words.ts";

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
  if (piece.kind === "date") return meaning(one, { date: piece.raw, ...limitOf(pieces, from) });
  if (piece.kind === "time")
    return meaning(one, Number.parseInt(piece.raw, 10) > 23 ? { isNoName: true } : readTime(pieces, from));
  if (piece.kind === "weekday") return meaning(one, { weekdays: [Number(piece.raw[0]) - 1] });
  if (piece.kind === "km") return meaning(one, { near: Number.parseInt(piece.raw, 10) });
  if (piece.kind === "price") return meaning(one, { isPrice: true });
  if (piece.kind === "registration") return { ...one, kind: "unknown" };
  if (piece.key === "mim" && /^p(a?ra|ro?)$/.test(pieces[from - 1]?.key ?? "")) return meaning(one, { isSelf: true });
  if (piece.key === "casamento" && isDated(pieces, from)) return { ...one, kind: "nothing" };
  if (ORDINAL.test(piece.key) || isEstou(pieces, from, known)) return { ...one, kind: "nothing" };
  // "Maria da Graça"; what costs nothing is "de graça".
  if (piece.key === "graca" && pieces[from - 1]?.key === "da") return { ...one, kind: "unknown" };
  // "Vitória Costa"; whose back hurts says "na", or has more of it.
  if (piece.key === "costa" && /^(unknown|city)$/.test(before?.kind ?? "")) return { ...one, kind: "unknown" };
  if (piece.key === "casa" && /^d[ae]$/.test(pieces[from - 1]?.key ?? "")) return { ...one, kind: "nothing" };
  // "Em Natal" is the city; "no Natal" is Christmas.
  if (piece.key === "natal" && /^[dn]?o$|^ao$/.test(pieces[from - 1]?.key ?? ""))
    return meaning(one, { isNoName: true });
  const stairs = readStairs(pieces, from);
  if (stairs) return stairs;
  if (piece.kind === "number") return readNumber(pieces, from, places);
  return (
    readState(pieces, from, known, before) ??
    longest(readPlace(pieces, from, known, before), readPhrase(pieces, from, lexicon)) ?? {
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

/** "No quarto", "segundo ela", "não quis": not the days, which end otherwise. */
const ORDINAL = /^((segundo|terco|quarto|quinto|sexto)s?|quis)$/;

/** "Sem escada", "não consegue subir escada": an entrance without steps. */
function readStairs(pieces: readonly Piece[], from: number): Part | undefined {
  const before = pieces.slice(Math.max(0, from - 4), from).map(({ key }) => key);
  const isTown = before.at(-1) === "em" || pieces[from + 1]?.key === "pe";
  if (isTown || !/^escadas?$/.test(pieces[from]?.key ?? "")) return undefined;
  const one = { from, to: from + 1 };
  if (before.some((key) => /^(sem|nao|nem)$/.test(key))) return meaning(one, { access: "sem-degraus" });
  const isStairs = pieces[from]?.key === "escadas" || before.some((key) => /^(sub|desc|sob)/.test(key));
  return isStairs || /^(n?a|da|com|tem)$/.test(before.at(-1) ?? "") ? { ...one, kind: "nothing" } : undefined;
}

/** "Meu casamento é dia 5/12": no trouble between two, but the day by which something must be done. */
const isDated = (pieces: readonly Piece[], from: number) =>
  pieces.slice(from + 1, from + 3).some(({ kind }) => kind === "date") || pieces[from - 2]?.key === "antes";

/** A search asks for a part of the day: the one that holds the hour. */
function readTime(pieces: readonly Piece[], from: number): Meaning {
  const { raw } = pieces[from] as Piece;
  const said = pieces.slice(Math.max(0, from - 3), from);
  const before = said.slice(said.findLastIndex(({ key }) => !AROUND_HOURS.has(key)) + 1);
  const limit = before.map(({ key }) => LIMITS[key]).find(Boolean);
  const isLate = pieces.slice(from + 1, from + 3).some(({ key }) => /^(tarde|noite)$/.test(key));
  const typed = Number.parseInt(raw, 10);
  const hour = isLate && typed < 12 ? typed + 12 : typed;
  const period = periods[periodAt((hour - (limit === "before" ? 1 : 0)) * 60)] ?? periods[2];
  const isWhole = limit && /^\d+(h(oras)?| horas|:00)?$/.test(raw) && periods.some(({ until }) => until === hour);
  return {
    period: period.value,
    ...(!isWhole && { hour: [...before.map((piece) => piece.raw), raw].join(" ") }),
  };
}

const AROUND_HOURS = new Set("a as das antes depois apos partir ate".split(" "));

function readNumber(pieces: readonly Piece[], from: number, places: Known["places"]): Part {
  const { raw } = pieces[from] as Piece;
  const one = { from, to: from + 1 };
  const before = pieces[from - 1]?.key ?? "";
  if (/^d?as$/.test(before) && Number(raw) < 24) return meaning(one, readTime(pieces, from));
  // The first half of a CEP is enough for a city.
  if (before === "cep" && raw.length === 5)
    return { ...one, kind: "city", isSure: true, city: cityOfCep(`${raw}000`, places) };
  if (pieces[from + 1]?.key === "dias" && pieces.slice(Math.max(0, from - 2), from).some(({ key }) => key === "daqui"))
    return meaning({ from, to: from + 2 }, { ahead: Number(raw) });
  if (isDuration(pieces, from)) return { from, to: from + 2, kind: "nothing" };
  return readAge(pieces, from) ?? (raw.length < 4 ? { ...one, kind: "nothing" } : meaning(one, { isNoName: true }));
}

/** "Há mais de 10 anos", "faz 3 dias", "morei 10 anos fora"; in months and weeks nobody who is asked for is old. */
function isDuration(pieces: readonly Piece[], from: number) {
  const unit = pieces[from + 1]?.key ?? "";
  if (/^(dias?|mes(es)?|semanas?|horas?|vezes)$/.test(unit)) return true;
  const before = pieces.slice(0, from).findLast(({ key }) => !ABOUT.has(key))?.key ?? "";
  return /^anos?$/.test(unit) && LASTING.test(before);
}

const LASTING =
  /^(ha|faz|fazem|durante|por|mor(o|ei)|viv[io]|pass(o|ei)|fiquei|trabalh(o|ei)|fum(o|ei)|sofr[io]|tom(o|ei))$/;

/** "Antes do dia 25" */
function limitOf(pieces: readonly Piece[], from: number): Meaning {
  // "Até" stands between words, too.
  const word = pieces.slice(0, from).findLast(({ key, isConnector }) => !isConnector || key === "ate")?.key ?? "";
  const limit = LIMITS[word];
  return limit ? { limit } : {};
}

const LIMITS: Record<string, Meaning["limit"]> = {
  ...{ antes: "before", ate: "before" },
  ...{ depois: "after", apos: "after", partir: "from" },
};

const ABOUT = new Set("mais menos de uns umas quase cerca".split(" "));

/** "de 7 anos" */
function readAge(pieces: readonly Piece[], from: number): Part | undefined {
  if (!/^an(inh)?os?$/.test(pieces[from + 1]?.key ?? "")) return undefined;
  // "10 anos de experiência"
  if (pieces.slice(from + 2, from + 4).some(({ key }) => OF_YEARS.test(key))) return undefined;
  const age = Number(pieces[from]?.raw);
  return meaning({ from, to: from + 2 }, { age });
}

const OF_YEARS = /^(experiencia|casad[oa]s?|casamento|namoro|juntos)$/;

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

/**
 * "Vitória Souza" is somebody: a city that nothing says to be one, beside a word that may be a name, is one, too. So is what
 * only resembles a city's name.
 */
export function demoteNames(parts: readonly Part[], pieces: readonly Piece[]) {
  const isName = (part: Part | undefined) => part?.kind === "unknown" && (pieces[part.from]?.raw.length ?? 0) > 2;
  const spoken = parts.filter(({ kind }) => kind !== "connector");
  return parts.map((part): Part => {
    if (part.kind !== "city" || part.isSure) return part;
    const place = spoken.indexOf(part);
    const isBesideName = isName(spoken[place - 1]) || isName(spoken[place + 1]);
    return isBesideName || part.city.isGuess ? { kind: "unknown", from: part.from, to: part.to } : part;
  });
}
