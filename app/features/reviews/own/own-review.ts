import { type ReviewSource, SOURCES } from "../review.ts";
import { reviewTerms } from "../review-terms.ts";

export const ANSWER_LENGTH = 1000;

/** A review as the professional reads it: a row of the table `reviews`. */
export type OwnReview = {
  id: string;
  stars: number;
  comment: string | null;
  author: string | null;
  source: ReviewSource;
  answer: string | null;
  answered_at: string | null;
  /** Written with words that somebody looks at before they show; until then others read `answer`. */
  held_answer: string | null;
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
  /** The clock of the own city. */
  zone: string;
  /** Where the council bars them nobody is invited, and who gives stars gives no words. */
  allowsTestimonials: boolean;
  /** Whether any link was made, for whomever. */
  hasInvited: boolean;
  patients: { appointment: string; name: string; whatsapp: string; startsAt: string; invitedAt: string | null }[];
};

const correctable = reviewTerms.answerHours * 60 * 60_000;

type AnswerState = Pick<OwnReview, "answered_at" | "held_answer" | "correction_asked_at">;

/** An answer is given once, and corrected for a day, while it waits for a look, or when operators ask for it. */
export function canAnswer({ answered_at, held_answer, correction_asked_at }: AnswerState, now: number) {
  if (answered_at === null || held_answer !== null || correction_asked_at !== null) return true;
  return now - Date.parse(answered_at) < correctable;
}

/** What came since the panel was last looked at; without a mark, nothing is new. */
export function countNew(reviews: readonly OwnReview[], seenUntil: string | null) {
  if (!seenUntil) return 0;
  return reviews.filter(({ created_at }) => Date.parse(created_at) > Date.parse(seenUntil)).length;
}

/** A chat that already holds the link; it asks for words only where the council allows them. */
export function invitationText(professional: string, link: string, allowsTestimonials: boolean) {
  return allowsTestimonials
    ? `Olá! Agradeço a confiança. Se quiser, conte como foi o atendimento com ${professional}: ${link}`
    : `Olá! Este é o link que você pediu, para dar de 1 a 5 estrelas ao atendimento com ${professional}: ${link}`;
}

const once = `serve uma vez, vale por ${reviewTerms.linkDays} dias, e a avaliação aparece como “${SOURCES.contact}”, sem contar na média nem no número de avaliações`;

/** How reviews come to this professional. */
export function describeInvitations(allowsTestimonials: boolean) {
  return allowsTestimonials
    ? {
        title: "Peça uma avaliação",
        words: "Quem marcou consulta aqui com e-mail e aceitou ser convidado recebe o convite automaticamente.",
        more: `Quem aceitou e deixou só o WhatsApp aparece abaixo: crie o link da consulta e passe-o a essa pessoa. A avaliação conta, porque a consulta foi marcada aqui. Para quem você atendeu de outro jeito, crie um link: ele ${once}. Entregue-o a qualquer pessoa que atendeu, contente ou não, sem oferecer nada em troca.`,
        empty:
          "Quem marca consulta aqui e aceita ser convidado recebe um e-mail depois dela. Para os outros, crie um link.",
        button: "Criar link de avaliação",
      }
    : {
        title: "Avaliações sem depoimentos",
        words:
          "Por cuidado com as regras do seu conselho profissional, não publicamos depoimentos de pacientes da sua especialidade, e não convidamos ninguém a avaliar. Não convide também: o link daqui é só para quem pedir.",
        more: `Quem marcou consulta aqui pode, se quiser, dar estrelas sem palavras na página da consulta: só a nota aparece. Se alguém que você atendeu de outro jeito pedir para avaliar, crie um link para essa pessoa: ele também recebe só estrelas, ${once}.`,
        empty:
          "Quem marcou consulta aqui pode, se quiser, dar estrelas na página da consulta. Ninguém é convidado; quem pedir recebe um link seu.",
        button: "Criar link para quem pediu",
      };
}
