import { readRegistration } from "#app/features/professionals/registration.ts";
import { findSpecialty } from "#app/features/professionals/specialties.ts";

/** A registration that waits for somebody to compare it with the council's register. */
export type WaitingRegistration = {
  id: string;
  professionalId: string;
  name: string;
  specialty: string;
  council: string;
  registration: string;
  cause: "new" | "changed" | "yearly";
  askedAt: string;
  city: string | null;
  uf: string | null;
  isListed: boolean;
  verifiedAt: string | null;
  deadline: string | null;
  hasCard: boolean;
};

export type Decision = "confirmed" | "not_found" | "differs";

/** The keys of the queue. */
export const decisionKeys: Record<string, Decision> = { c: "confirmed", n: "not_found", d: "differs" };

export const causeWords = {
  new: "Novo",
  changed: "Mudou",
  yearly: "Um ano depois",
} as const;

export const verificationWords: Record<string, string> = {
  waiting: "Aguardando",
  confirmed: "Confirmado",
  not_found: "Não encontrado",
  differs: "Difere",
  replaced: "Substituído",
};

/** Where each council lets anybody look somebody up; those that do so by region are reached from their federal council. */
const REGISTERS: Record<string, string> = {
  psicologia: "https://cadastro.cfp.org.br/",
  psiquiatria: "https://portal.cfm.org.br/busca-medicos/",
  fonoaudiologia: "https://www.fonoaudiologia.org.br/",
  fisioterapia: "https://www.coffito.gov.br/",
  "terapia-ocupacional": "https://www.coffito.gov.br/",
  nutricao: "https://cnn.cfn.org.br/application/index/consulta-nacional",
  enfermagem: "https://www.cofen.gov.br/",
  odontologia: "https://website.cfo.org.br/busca-profissionais/",
};

export function registerOf(specialty: string) {
  return REGISTERS[findSpecialty(specialty)?.slug ?? ""];
}

/** "CRP da 6ª região (SP), nº 166340", or that the form is unknown. */
export function recognise({ registration, specialty }: Pick<WaitingRegistration, "registration" | "specialty">) {
  const { status, hint } = readRegistration(registration, specialty);
  const told = /^Reconhecemos: (.+?)\.(?: |$)/.exec(hint)?.[1];
  if (status === "recognised" && told) return { told, isComplete: true };
  if (status === "incomplete") return { told: `${registration}, sem região ou estado`, isComplete: false };
  return { told: "Formato desconhecido", isComplete: false };
}

/** Kind words to begin with; the operator may change them. */
export function prefilledReason(decision: Decision, { registration, council, name }: WaitingRegistration) {
  if (decision === "not_found")
    return `Procuramos ${registration} na consulta pública do ${council} e não encontramos. Pode ser um engano de digitação, um registro recente ou outra região. Confira o número no seu perfil ou envie a carteira do conselho.`;
  if (decision === "differs")
    return `Encontramos ${registration} na consulta pública do ${council}, mas o nome ou a situação difere do seu perfil (${name}). Se mudou de nome ou de região, atualize o perfil ou envie a carteira do conselho.`;
  return "";
}
