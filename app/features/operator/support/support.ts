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
  history: { at: string; cause: string; before: string; status: string; paidUntil: string | null }[];
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
export function describeCause(cause: string) {
  return CAUSES[cause] ?? (cause.startsWith("event ") ? "Aviso do provedor" : cause);
}
