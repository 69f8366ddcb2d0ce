import { readRegistration } from "#app/features/professionals/registration/registration.ts";
import { warningDays } from "#app/features/verification/terms.ts";
import { formatRelative } from "#app/shared/formats.ts";

/** A registration that waits for somebody to compare it with the council's register. */
export type WaitingRegistration = {
  id: string;
  professionalId: string;
  name: string;
  specialty: string;
  council: string;
  registration: string;
  rqe: string | null;
  cause: "new" | "changed" | "yearly" | "again" | "contested";
  askedAt: string;
  city: string | null;
  uf: string | null;
  isListed: boolean;
  verifiedAt: string | null;
  deadline: string | null;
  hasCard: boolean;
  /** Not listed, because another profile has the same registration. */
  contestedAt: string | null;
  /** Who else gives this number. */
  others: SameRegistration[];
};

type SameRegistration = {
  id: string;
  name: string;
  registration: string;
  isListed: boolean;
  verifiedAt: string | null;
  /** Council, number and place are the same; otherwise one of the two names no region or state. */
  isSame: boolean;
};

export type Decision = "confirmed" | "not_found" | "differs";

/** What follows from a refusal, said before it is sent. */
export const consequences: Record<Exclude<Decision, "confirmed">, string> = {
  not_found: "Vai por e-mail. O perfil sai da busca agora e volta quando o registro for confirmado.",
  differs: `Vai por e-mail. O perfil sai da busca em ${warningDays} dias desde a primeira recusa, se nada for corrigido.`,
};

/** "esperando há 2 dias", "esperando desde 01/09/2026" */
export function describeWait(askedAt: string, now: Date) {
  const since = formatRelative(new Date(askedAt), now);
  return since.startsWith("há ") ? `esperando ${since}` : `esperando desde ${since}`;
}

/** The keys of the queue. */
export const decisionKeys: Record<string, Decision> = { c: "confirmed", n: "not_found", d: "differs" };

export const causeLabels = {
  new: "Novo",
  changed: "Mudou",
  yearly: "Selo acabando",
  again: "Pediu de novo",
  contested: "Disputado",
} as const;

export const verificationLabels: Record<string, string> = {
  waiting: "Aguardando",
  confirmed: "Confirmado",
  not_found: "Não encontrado",
  differs: "Difere",
  replaced: "Substituído",
};

/** "CRP da 6ª região (SP), nº 166340", or that the form is unknown. */
export function recognise({ registration, specialty }: Pick<WaitingRegistration, "registration" | "specialty">) {
  const { status, hint } = readRegistration(registration, specialty);
  const description = /^Reconhecemos: (.+?)\.(?: |$)/.exec(hint)?.[1];
  if (status === "recognised" && description) return { description, isComplete: true };
  if (status === "incomplete") return { description: `${registration}, sem região ou estado`, isComplete: false };
  return { description: "Formato desconhecido", isComplete: false };
}

/** What the operator should know before deciding; undefined when nobody else gives this number. */
export function describeOthers({ others, contestedAt }: Pick<WaitingRegistration, "others" | "contestedAt">) {
  if (others.some(({ isSame }) => isSame))
    return {
      title: contestedAt ? "Outro perfil já tem este registro" : "Outro perfil pede este registro",
      text: "Só um aparece na busca. Confirmar aqui dá o registro a este perfil; o outro sai da busca e volta à fila.",
    };
  if (others.length > 0)
    return {
      title: "Outro perfil tem o mesmo número",
      text: "Um dos dois não diz a região ou o estado: podem ser pessoas diferentes. Os dois continuam na busca.",
    };
  return undefined;
}

/** Kind words to begin with; the operator may change them. */
export function prefilledReason(decision: Decision, { registration, council, name }: WaitingRegistration) {
  if (decision === "not_found")
    return `Procuramos ${registration} na consulta pública do ${council} e não encontramos. Pode ser um engano de digitação, um registro recente ou outra região. Confira o número no seu perfil ou peça nova conferência e envie a carteira do conselho.`;
  if (decision === "differs")
    return `Encontramos ${registration} na consulta pública do ${council}, mas o nome ou a situação difere do seu perfil (${name}). Se mudou de nome ou de região, atualize o perfil ou envie a carteira do conselho.`;
  return "";
}
