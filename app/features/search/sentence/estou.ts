import type { Meaning } from "./meaning.ts";
import { type Known, readPlace } from "./places/place-parts.ts";
import type { Piece } from "./tokens.ts";

/** "Tô com dor", "to mt triste", "to atrás de": "estou". The abbreviation of a profession stands like one. */
export function isEstou(pieces: readonly Piece[], from: number, known: Known): boolean {
  const { raw = "", key } = pieces[from] ?? {};
  if (key === "mt" || key === "mto") return FEELS.has(pieces[from - 1]?.key ?? "") || isEstou(pieces, from - 1, known);
  if (key !== "to" || raw === "TO") return false;
  const next = pieces[from + 1]?.key ?? "";
  if (raw.toLowerCase() === "tô" || FEELS.has(next) || /(ndo|[ai]d[oa]|os[oa])$/.test(next)) return true;
  if (!next || ASKING.has(pieces[from - 1]?.key ?? "") || AFTER_PROFESSIONS.has(next)) return false;
  const isSomethingElse = pieces.slice(from + 1).some((piece) => meansAny(piece, known, ["specialty", "suggests"]));
  if (isSomethingElse) return true;
  // "to em campinas" is one, "to no fundo do poço" is not.
  const isInside = /^(em|n[oa]s?)$/.test(next);
  if (readPlace(pieces, from + (isInside ? 2 : 1), known, undefined)) return false;
  return isInside || !meansAny(pieces[from + 1] as Piece, known, FOLLOWING);
}

const FEELS = new Set(
  "com sem mt mto mo muito mal triste sempre gravida gestante doente morto morta exausto exausta".split(" "),
);
const ASKING = new Set(
  "um uma a o da de do com e ou por pela preciso procuro quero busco melhor sessao consulta".split(" "),
);
const AFTER_PROFESSIONS = new Set("para pra pro que e ou perto".split(" "));
const FOLLOWING = [
  ...(["audience", "modality", "theme", "plan", "language", "access", "day", "weekdays", "period", "isPrice"] as const),
  ...(["isVerified", "isNoName", "soon", "near", "here"] as const),
];

const meansAny = ({ stem }: Piece, { lexicon }: Known, kinds: readonly (keyof Meaning)[]) =>
  (lexicon.phrases.get(stem) ?? []).some((means) => kinds.some((kind) => means[kind] !== undefined));
