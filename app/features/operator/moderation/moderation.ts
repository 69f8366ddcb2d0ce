import type { ReportKind } from "#app/features/reports/report-reasons.ts";
import type { HiddenFor } from "#app/features/reviews/hidden-for.ts";
import type { ReviewSource } from "#app/features/reviews/review.ts";

export type Report = {
  id: string;
  kind: ReportKind;
  reason: string;
  words: string | null;
  hasContact: boolean;
  createdAt: string;
  professionalId: string;
  name: string;
  specialty: string | null;
  isListed: boolean;
  review: {
    id: string;
    stars: number;
    comment: string | null;
    author: string | null;
    source: ReviewSource;
    answer: string | null;
    hiddenAt: string | null;
  } | null;
};

/** A review that nobody has seen yet but who wrote it and of whom it is. */
export type HeldReview = {
  id: string;
  stars: number;
  comment: string | null;
  author: string | null;
  source: ReviewSource;
  createdAt: string;
  reasons: ("new_account" | "same_network" | "same_device" | "health" | "insult" | "creed" | "council" | "objection")[];
  /** What its author says to the hiding. */
  objection: string | null;
  /** Why it was hidden before. */
  hiddenFor: HiddenFor | null;
  professionalId: string;
  name: string;
  specialty: string | null;
  isListed: boolean;
};

export const holdReasons: Record<HeldReview["reasons"][number], string> = {
  new_account: "Conta nova",
  same_network: "Mesma rede do profissional",
  same_device: "Mesmo aparelho do profissional",
  health: "Detalhes de saúde",
  insult: "Ofensa",
  creed: "Religião de alguém",
  council: "Palavras que o conselho veda",
  objection: "Quem escreveu pede nova leitura",
};

export type Flag = {
  id: string;
  professionalId: string;
  name: string;
  specialty: string | null;
  label: string;
  why: string;
  /** Around the words that a rule met, in lower case and without accents. */
  excerpt: string;
  match: string | null;
  /** An answer to a review; otherwise the profile. */
  isAnswer: boolean;
  /** The answer, or the text of the profile in which it was met. */
  text: string | null;
  /** Which of the profile's texts (professionals/held-texts.ts); null for an answer or a choice from a list. */
  field: string | null;
  foundAt: string;
  /** Asked for and not made yet; an asked one that does not wait was changed into other words that a rule meets. */
  isWaiting: boolean;
  /** Nobody else reads the text before it was looked at. */
  isHeld: boolean;
  correctionAskedAt: string | null;
  isListed: boolean;
};

export type CouncilRule = {
  id: number;
  specialty: string;
  council: string;
  allowsTestimonials: boolean;
  allowsPrices: boolean;
};

/** The words that a rule met and what stands around them, as they were written where that can be told. */
export function quoteOf({ excerpt, match, text }: Pick<Flag, "excerpt" | "match" | "text">) {
  const at = text ? plain(text).indexOf(excerpt) : -1;
  const quote = text && at >= 0 ? text.slice(at, at + excerpt.length) : excerpt;
  const start = match ? excerpt.indexOf(match) : -1;
  if (!match || start < 0) return { before: "", words: quote, after: "" };
  const end = start + match.length;
  const isEnd = at >= 0 && at + excerpt.length === text?.length;
  return {
    before: quote.slice(0, start).replace(at === 0 ? /^/ : /^\S*\s/, at === 0 ? "" : "… "),
    words: quote.slice(start, end),
    after: isEnd ? quote.slice(end) : quote.slice(end).replace(/\s\S*$/, " …"),
  };
}

/** Letter by letter, so that a place in it is a place in the text. */
function plain(text: string) {
  return text.replace(/./gs, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });
}
