import { createHash } from "node:crypto";
import { addMonths } from "#app/features/subscription/billing-dates.ts";
import type { Fact } from "#app/features/subscription/record.ts";
import { type Cobr, type Rec, type ReceivedPix, toCentavos } from "./pix-answers.ts";

type Charge = { id: string; subscription: string; amount: number; start: number; end: number };

/** Money that came and, where it did, went back. Less than the price is no payment. */
export function receivedFacts(charge: Charge, pix: ReceivedPix[] | undefined): Fact[] {
  const [first] = pix ?? [];
  const sum = (pix ?? []).reduce((total, { valor }) => total + toCentavos(valor), 0);
  if (!first || sum < charge.amount) return [];
  const back = pix?.flatMap(({ devolucoes = [] }) => devolucoes).filter(({ status }) => status === "DEVOLVIDO") ?? [];
  const returned = back.reduce((total, { valor }) => total + toCentavos(valor), 0);
  const returnedAt = Math.max(...back.map(({ horario }) => Date.parse(horario.liquidacao ?? horario.solicitacao)));
  return [
    { type: "charge_succeeded", ...charge, at: Date.parse(first.horario) },
    ...(returned >= charge.amount ? [{ type: "charge_refunded" as const, ...charge, at: returnedAt }] : []),
  ];
}

/** A monthly charge that the payer's bank did not carry out. It may be tried again, and then be paid after all. */
export function monthlyFacts(charge: Charge, { status, pix, tentativas = [], atualizacao = [] }: Cobr): Fact[] {
  const paid = receivedFacts(charge, pix);
  if (paid.length > 0) return paid;
  const hasFailed =
    status === "REJEITADA" ||
    status === "EXPIRADA" ||
    (status === "ATIVA" &&
      tentativas.some((attempt) => attempt.status === "REJEITADA" || attempt.status === "EXPIRADA"));
  const at = atualizacao.find((change) => change.status === status)?.at ?? charge.start;
  return hasFailed ? [{ type: "charge_failed", ...charge, at }] : [];
}

/** An authorisation that was given counts; one that was only offered says nothing. */
export function recurrenceFacts({ idRec: id, status, atualizacao = [] }: Rec): Fact[] {
  const moment = (name: string) => atualizacao.find((change) => change.status === name)?.at;
  const approved = moment("APROVADA");
  const since = moment("CRIADA") ?? approved ?? 0;
  if (status === "APROVADA") return [{ type: "subscription_open", id, since, at: approved ?? since }];
  if (status === "CRIADA" || approved === undefined) return [];
  return [{ type: "subscription_ended", id, since, at: moment(status) ?? approved }];
}

export type Month = { txids: string[]; number: number; start: number; end: number };

/**
 * The nth month of a recurrence, with a name that is always the same: asking for it twice asks for one charge. One that
 * was called off with a cancellation which was then taken back is asked for under its next name.
 */
export function monthOf(recurrence: string, anchor: number, number: number): Month {
  const [start, end] = [number, number + 1].map((months) => Number(addMonths(new Date(anchor), months)));
  const nameOf = (turn: number) => (turn === 0 ? `${recurrence} ${number}` : `${recurrence} ${number} ${turn}`);
  const txids = [0, 1, 2, 3, 4].map((turn) => createHash("sha256").update(nameOf(turn)).digest("hex").slice(0, 32));
  return { txids, number, start: start ?? 0, end: end ?? 0 };
}
