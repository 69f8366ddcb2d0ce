import type { ReviewSource } from "../review.ts";
import { reviewTerms } from "../review-terms.ts";

/** A review as the professional reads it: a row of the table `reviews`. */
export type OwnReview = {
  id: string;
  stars: number;
  comment: string | null;
  author: string | null;
  source: ReviewSource;
  answer: string | null;
  answered_at: string | null;
  /** By operators, of the answer. */
  correction_asked_at: string | null;
  hidden_at: string | null;
  /** Since when somebody has to look at it before it shows. */
  held_at: string | null;
  created_at: string;
};

export type OwnReviews = { reviews: OwnReview[]; total: number };

/** Patients whom no email reaches, and how many links for others may still be made today. */
export type Invitations = {
  /** Whether the account's address is confirmed: before that nobody is asked for a review. */
  isConfirmed: boolean;
  linksLeft: number;
  patients: { appointment: string; name: string; whatsapp: string; startsAt: string; invitedAt: string | null }[];
};

const correctable = reviewTerms.answerHours * 60 * 60_000;

type AnswerState = Pick<OwnReview, "answered_at" | "correction_asked_at">;

/** An answer is given once, and corrected for a day or when operators ask for it. */
export function canAnswer({ answered_at, correction_asked_at }: AnswerState, now: number) {
  return answered_at === null || correction_asked_at !== null || now - Date.parse(answered_at) < correctable;
}

/** What came since the panel was last looked at; without a mark, nothing is new. */
export function countNew(reviews: readonly OwnReview[], seenUntil: string | null) {
  if (!seenUntil) return 0;
  return reviews.filter(({ created_at }) => Date.parse(created_at) > Date.parse(seenUntil)).length;
}

/** A chat that already holds the request. */
export function invitationText(professional: string, link: string) {
  return `Olá! Obrigado pela confiança. Se quiser, conte como foi o atendimento com ${professional}: ${link}`;
}
