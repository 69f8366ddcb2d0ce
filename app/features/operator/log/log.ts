import { requestKinds } from "#app/features/privacy/privacy-request.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { HIDDEN_FOR, type HiddenFor } from "#app/features/reviews/hidden-for.ts";
import { formatDateTime, formatMoney } from "#app/shared/formats.ts";
import { emailLabels } from "../labels.generated.ts";
import { verificationLabels } from "../registrations/registrations.ts";

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

export const actLabels: Record<string, string> = {
  add_operator: "Tornou operador",
  remove_operator: "Retirou operador",
  decide_registration: "Decidiu registro",
  open_card: "Viu carteira do conselho",
  dismiss_flag: "Viu texto",
  ask_correction: "Pediu correção",
  suspend: "Suspendeu",
  restore: "Encerrou suspensão",
  set_rule: "Mudou regra",
  save_attribute: "Mudou a lista do que se pode informar",
  close_report: "Encerrou denúncia",
  hide_review: "Ocultou avaliação",
  show_review: "Mostrou avaliação",
  extend_trial: "Estendeu período gratuito",
  add_days: "Acrescentou dias ao período pago",
  refund: "Devolveu cobrança",
  end_sessions: "Encerrou sessões",
  remove_factor: "Marcou a remoção do segundo fator",
  keep_factor: "Desmarcou a remoção do segundo fator",
  resend_email: "Reenviou mensagem",
  close_request: "Respondeu pedido LGPD",
  send_kept: "Enviou os dados a quem pediu",
  erase_kept: "Apagou os dados de quem pediu",
  record_incident: "Registrou incidente",
  update_incident: "Atualizou incidente",
  erase_minor: "Apagou pedido de menor sem responsável",
  keep_minor: "Manteve pedido avisado como de menor",
};

/** "Decisão: Confirmado; prazo: 29/11/2026": short, for a table. Ids say nothing to a person. */
export function describeChange(change: Record<string, unknown> | null) {
  const parts = Object.entries(change ?? {}).flatMap(([name, value]) =>
    value === null || hidden.has(name) || (counts.has(name) && value === 0)
      ? []
      : [`${fieldLabels[name] ?? name}: ${describeValue(name, value)}`],
  );
  const text = parts.join("; ");
  return text ? text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1) : null;
}

const hidden = new Set(["professional", "charge", "erasable", "attribute"]);
/** Of what is kept of somebody: what there is none of is not told. */
const counts = new Set(["appointments", "linked", "same_number", "ahead", "reports"]);

const fieldLabels: Record<string, string> = {
  decision: "decisão",
  verified_at: "verificado em",
  deadline: "prazo",
  cards: "carteiras",
  word: "palavra da lista",
  suspended_at: "suspenso em",
  is_suspended: "suspenso",
  specialty: "especialidade",
  rule: "regra",
  is_allowed: "permite",
  state: "situação",
  kind: "tipo",
  is_hidden: "oculta",
  name: "nome",
  slug: "nome no endereço",
  is_offered: "pode ser escolhido",
  trial_end_date: "período gratuito até",
  days: "dias",
  amount: "valor",
  ended: "sessões encerradas",
  due_at: "a partir de",
  paid_until: "pago até",
  category: "motivo",
  appointments: "consultas com o e-mail",
  ahead: "delas em aberto",
  linked: "consultas com o link",
  same_number: "outras com o mesmo número",
  asked_at: "pedida em",
  reports: "denúncias com o contato",
  known_at: "soubemos em",
  nature: "natureza",
  is_relevant: "risco relevante",
  anpd_notified_at: "ANPD avisada em",
  people_notified_at: "pessoas avisadas em",
};

const valueLabels: Record<string, string> = {
  ...{ open: "em aberto", upheld: "procede", dismissed: "não procede", done: "atendido", refused: "recusado" },
  ...{ testimonials: "depoimentos escritos", prices: "preços", review: "avaliação", profile: "perfil" },
  ...{ confidentiality: "confidencialidade", integrity: "integridade", availability: "disponibilidade" },
  authenticity: "autenticidade",
  ...{ theme: "tema", plan: "convênio", language: "idioma", access: "acessibilidade" },
  ...verificationLabels,
  ...requestKinds,
  ...emailLabels,
};

function describeValue(name: string, value: unknown) {
  if (typeof value === "boolean") return value ? "sim" : "não";
  // The database numbers them in this order.
  if (name === "specialty") return specialties[Number(value) - 1]?.name ?? `${value}`;
  if (name === "amount") return formatMoney(Number(value));
  const text = `${value}`;
  if (name === "category") return HIDDEN_FOR[text as HiddenFor]?.told ?? text;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDateTime(new Date(text));
  return valueLabels[text] ?? text;
}
