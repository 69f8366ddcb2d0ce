export type LogEntry = {
  id: number;
  at: string;
  operator: string;
  act: string;
  targetKind: string;
  targetId: string | null;
  target: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  why: string | null;
};

export const actWords: Record<string, string> = {
  add_operator: "Tornou operador",
  remove_operator: "Retirou operador",
  decide_registration: "Decidiu registro",
  open_card: "Viu carteira do conselho",
  dismiss_flag: "Viu texto",
  suspend: "Suspendeu",
  restore: "Encerrou suspensão",
  set_rule: "Mudou regra",
  close_report: "Encerrou denúncia",
  hide_review: "Ocultou avaliação",
  show_review: "Mostrou avaliação",
  extend_trial: "Estendeu período gratuito",
  end_sessions: "Encerrou sessões",
  resend_letter: "Reenviou mensagem",
  close_request: "Respondeu pedido LGPD",
};

/** "decision: confirmed, registration: CRP 06/1": short, for a table. */
export function tellChange(change: Record<string, unknown> | null) {
  if (!change) return null;
  const parts = Object.entries(change).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return parts.length > 0 ? parts.join(", ") : null;
}
