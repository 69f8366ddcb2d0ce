import { connectors } from "./vocabulary.ts";
import { stem, wordKey } from "./words.ts";

type Token = {
  raw: string;
  key: string;
  stem: string;
  isConnector: boolean;
  /** Where it begins and ends in the sentence. */
  start: number;
  end: number;
};

const MONTH =
  "jan(?:eiro)?|fev(?:ereiro)?|mar(?:[cç]o)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?";
const DAY = String.raw`(?:\d{1,2}[ºo°]?|primeiro)`;
const SAID = String.raw`(?<!\b(?:bom|meio|todo|por) )\bdias?\s+`;
const STREET = String.raw`(?<!\b(?:rua|avenida|av|pra[cç]a|bairro|vila) )`;
const DAYS = String.raw`\d{1,2} (?:e|ao?|at[eé])(?: o)?(?: dia)? \d{1,2}`;
const DATE = String.raw`(?:${SAID})?\b${DAYS}(?:\/\d{1,2}(?!\d)| de (?:${MONTH})(?!\p{L}))|${SAID}${DAYS}(?![\p{L}\d:])|(?:${SAID})?${STREET}\b(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d)|${DAY} de (?:${MONTH})(?: de \d{4})?(?!\p{L}))|${SAID}${DAY}(?![\p{L}\d:])`;

/** A CEP, a time, a distance, a price, a date, "2ª feira", a registration, a number or a word. */
const PIECE = new RegExp(
  String.raw`(?<cep>\d{2}\.?\d{3}-?\d{3}(?!\d))|(?<time>\d{1,2}(?:h\d{0,2}|:\d{2}|\s?horas)\b)|(?<date>${DATE})|(?<km>\d{1,4}\s?(?:km|quil[oô]metros?)\b)|(?<price>r\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:rea(?:is|l)|contos?|pilas?)\b)|(?<weekday>\b[2-6][aª](?:[\s-]?feira)?(?![\p{L}\d]))|(?<registration>\b(?:crp|crm|crfa|crefito|crn|coren|cro)[\s/:-]{0,3}(?:[a-z]{2}[\s/-]?)?(?:\d{1,2}[\s./-]{1,2}(?=\d{3}))?\d[\d./-]*\w?)|[\p{L}\p{M}]+|\d+`,
  "giu",
);

export type Piece = Token & {
  kind: "word" | "cep" | "time" | "km" | "price" | "date" | "weekday" | "registration" | "number";
};

export function readPieces(sentence: string): Piece[] {
  const text = sentence
    // "T.O." is one word.
    .replace(/\bt\.\s?o\b\.?/gi, (short) => "TO".padEnd(short.length))
    // As it is written on a referral (CID-10).
    .replace(/\bf\s?84(?:\.\d)?(?!\d)/gi, (code) => "TEA".padEnd(code.length))
    .replace(/\bf\s?90(?:\.\d)?(?!\d)/gi, (code) => "TDA".padEnd(code.length))
    // Those that are looked for.
    .replace(/(?<=\bpr[oó]ximos )(?:7|sete)(?= dias\b)/gi, (number) => " ".repeat(number.length))
    // "Sem" stands between words, and here says no.
    .replace(/\bsem (?=ser\b)/gi, "não ");
  return [...text.matchAll(PIECE)].map((match) => {
    const raw = match[0];
    // "ñ durmo", "semana q vem"
    const key = wordKey(raw).replace(/^n$/, "nao").replace(/^q$/, "que");
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    return {
      raw,
      key,
      stem: stem(key),
      // "no Pará" is a state.
      isConnector: connectors.has(key) && raw.toLowerCase() !== "pará",
      start: match.index,
      end: match.index + raw.length,
      kind: (kind as Piece["kind"] | undefined) ?? (/^\d/.test(raw) ? "number" : "word"),
    };
  });
}
