/**
 * What a patient should know before care at a distance: Lei 14.510/2022 (Lei 8.080/1990, arts. 26-A and 26-G) for every
 * profession, and the rule of its own council.
 */
const COUNCIL_RULES: Record<string, string> = {
  Psicologia: "Resolução CFP 9/2024",
  Psiquiatria: "Resolução CFM 2.314/2022",
  Fonoaudiologia: "Resolução CFFa 580/2020",
  Fisioterapia: "Resolução COFFITO 619/2025",
  "Terapia Ocupacional": "Resolução COFFITO 619/2025",
  Nutrição: "Resolução CFN 760/2023",
  Enfermagem: "Resolução Cofen 696/2022",
  Odontologia: "Resolução CFO 278/2025",
};

export const ONLINE_CARE_TITLE = "Sobre o atendimento online";

export const onlineCarePoints = [
  "Só acontece com o seu consentimento, livre e informado. Antes de começar, tire suas dúvidas com o profissional.",
  "Você pode preferir o atendimento presencial e pedir por ele a qualquer momento. O profissional também pode indicá-lo.",
  "Escolha um lugar reservado, onde ninguém ouça. O sigilo é o mesmo da consulta presencial.",
  "Crianças e adolescentes precisam do consentimento de mãe, pai ou responsável legal.",
] as const;

/** "Lei 14.510/2022 e Resolução CFP 9/2024" */
export function onlineCareSource(specialty: string | null | undefined) {
  const rule = COUNCIL_RULES[specialty ?? ""];
  return rule ? `Lei 14.510/2022 e ${rule}` : "Lei 14.510/2022";
}
