import { trialExtensionDays } from "#app/features/account/account-terms.ts";
import { formatDate } from "#app/shared/formats.ts";

export type FoundProfessional = {
  id: string;
  name: string;
  email: string | null;
  specialty: string | null;
  registration: string | null;
  status: string;
  suspendedAt: string | null;
  isListed: boolean;
  verifiedAt: string | null;
  city: string | null;
  uf: string | null;
};

export type SupportRecord = FoundProfessional & {
  emailConfirmedAt: string | null;
  createdAt: string;
  lastSignInAt: string | null;
  description: string | null;
  rqe: string | null;
  /** Of a psychiatrist without one: until when the profile is listed. */
  rqeEnd: string | null;
  deadline: string | null;
  listedUntil: string | null;
  trialEnd: string;
  paidUntil: string | null;
  cancelAt: string | null;
  pausedAt: string | null;
  hasSecondFactor: boolean;
  /** When the second factor goes, where that was asked for. */
  factorRemovalAt: string | null;
  history: {
    at: string;
    cause: string;
    before: string;
    status: string;
    paidUntil: string | null;
    addedDays: number | null;
  }[];
  charges: SupportCharge[];
  emails: {
    id: string;
    kind: string;
    createdAt: string;
    sentAt: string | null;
    failedAt: string | null;
    attempts: number;
    error: string | null;
    canResend: boolean;
  }[];
  sessions: { createdAt: string; lastUsedAt: string; userAgent: string | null }[];
  verifications: {
    id: string;
    state: string;
    cause: string;
    name: string;
    registration: string;
    askedAt: string;
    decidedAt: string | null;
    reason: string | null;
  }[];
};

export type SupportCharge = {
  id: string;
  amount: number;
  status: string;
  at: string;
  /** Also of one that was given back since. */
  paidAt: string | null;
  provider: string;
  start: string;
  end: string;
  /** Its money is on the way back. */
  isOrdered: boolean;
};

export const statusLabels: Record<string, string> = {
  trial: "Período gratuito",
  active: "Ativa",
  past_due: "Pagamento pendente",
  inactive: "Inativa",
};

/** "Encerrada, com dias acrescentados até 29/11/2026": what is active without being paid for is told apart. */
export function describeSubscription({ status, cancelAt, charges, history }: SupportRecord, now: Date) {
  if (status !== "active" || !cancelAt) return statusLabels[status] ?? status;
  const until = formatDate(new Date(cancelAt));
  const isPaid = charges.some((charge) => charge.status === "paid" && Date.parse(charge.end) > now.getTime());
  const hasDays = history.some(({ addedDays }) => addedDays !== null);
  return !isPaid && hasDays ? `Encerrada, com dias acrescentados até ${until}` : `Cancelada, vale até ${until}`;
}

/** How many whole days a trial can still be extended by (operator_extend_trial). */
export function extensionRoom(trialEnd: string, now: Date) {
  const left = Math.max(0, Date.parse(trialEnd) - now.getTime());
  return Math.floor(trialExtensionDays - left / 86_400_000);
}

export const chargeLabels: Record<string, string> = {
  paid: "Paga",
  failed: "Falhou",
  refunded: "Devolvida",
  disputed: "Contestada",
};

/** What became of an email. */
export function deliveryOf({ sentAt, failedAt, attempts }: SupportRecord["emails"][number]) {
  if (sentAt) return "Entregue ao servidor";
  if (failedAt) return "Não entregue";
  return attempts > 0 ? "Tentando de novo" : "Na fila";
}

const CAUSES: Record<string, string> = {
  clock: "Fim de um prazo",
  "payment found": "Pagamento encontrado",
  "owner cancelled": "Cancelada pelo profissional",
  "owner resumed": "Retomada pelo profissional",
  "owner asked": "Conferida a pedido do profissional",
  reconciliation: "Conferência da madrugada",
  held: "Renovação desligada: perfil fora da busca",
  released: "Renovação religada",
  "days added": "Dias acrescentados pela equipe",
};

/** Why a subscription changed; the number of a provider's announcement says nothing to a person. */
export function describeCause(cause: string, addedDays: number | null = null) {
  if (addedDays !== null) return `${CAUSES["days added"]}: ${addedDays}`;
  return CAUSES[cause] ?? (cause.startsWith("event ") ? "Aviso do provedor" : cause);
}
