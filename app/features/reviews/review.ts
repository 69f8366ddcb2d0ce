/** A review as everybody may read it. */
export type Review = {
  id: string;
  stars: number;
  comment: string | null;
  author: string | null;
  source: ReviewSource;
  answer: string | null;
  createdAt: Date;
};

export type ReviewSource = "appointment" | "contact";

/** Whoever gave no name. */
export const authorOf = ({ author }: Pick<Review, "author">) => author ?? "Paciente";

/** How we know that somebody was attended: the reader may weigh the two differently. */
export const SOURCES: Record<ReviewSource, string> = {
  appointment: "Depois de uma consulta marcada aqui",
  contact: "Por convite do profissional",
};

/** The rule of `reviews.is_counted`, for who reads reviews and for who asks for them. */
export const WHAT_COUNTS =
  "A média e o número de avaliações são só das que vieram depois de uma consulta marcada aqui, também quando é o profissional quem passa o link dessa consulta a um paciente sem e-mail. As que vieram por convite do profissional, por um link que ele entrega a quem atendeu de outro jeito, aparecem e não contam.";

/** The rule of `directory.may_review_by_link`, for professions whose council bars testimonials. */
export const WHERE_BARRED =
  "Onde o conselho da profissão não permite depoimentos, não convidamos ninguém: quem teve uma consulta marcada aqui pode, se quiser, dar uma nota só com estrelas, sem texto, na página da consulta.";

export const STAR_WORDS = ["Muito ruim", "Ruim", "Regular", "Bom", "Muito bom"] as const;

/** Where a page of reviews goes on: the last one's moment in microseconds, and its id. */
export type ReviewCursor = { moment: string; id: string };

const CURSOR = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ moment, id }: ReviewCursor) => `${moment}_${id}`;

/** Null for none and for nonsense: the first page. */
export function readCursor(given: string | null): ReviewCursor | null {
  const [, moment, id] = CURSOR.exec(given ?? "") ?? [];
  return moment && id ? { moment, id } : null;
}

/**
 * Where a council bars testimonials stars that count say nothing of their own: one by one is shown what has an answer or words,
 * and what no average holds.
 */
export const isShownAlone = ({ comment, answer, source }: Pick<Review, "comment" | "answer" | "source">) =>
  Boolean(comment || answer || source === "contact");

/**
 * From five stars down to one, each with its share of all in whole percent. They add up to a hundred: what rounding down
 * leaves goes to the largest rests.
 */
export function distribution(counts: readonly number[]) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts
    .map((count, index) => ({ stars: index + 1, count, exact: total === 0 ? 0 : (count * 100) / total }))
    .map((row) => ({ ...row, percent: Math.floor(row.exact) }))
    .toReversed();
  const missing = total === 0 ? 0 : 100 - rows.reduce((sum, { percent }) => sum + percent, 0);
  const byRest = rows.toSorted((one, other) => other.exact - other.percent - (one.exact - one.percent));
  for (const row of byRest.slice(0, missing)) row.percent += 1;
  return rows.map(({ stars, count, percent }) => ({ stars, count, percent }));
}
