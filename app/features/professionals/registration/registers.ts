import { findSpecialty } from "../specialties.ts";

type Register = {
  address: string;
  /** Everybody in Brazil in one place; otherwise the federal council names its regional ones, which keep the registers. */
  isNational: boolean;
};

/**
 * Where each council lets anybody look somebody up. The national ones are those that the councils themselves publish:
 * CFP's Cadastro Nacional, CFM's Busca por médicos, CFN's Consulta Nacional de Nutricionistas, CFO's Consulta de
 * Profissionais. For CFFa, COFFITO and Cofen no national one is known for certain.
 */
const REGISTERS: Record<string, Register> = {
  psicologia: { address: "https://cadastro.cfp.org.br/", isNational: true },
  psiquiatria: { address: "https://portal.cfm.org.br/busca-medicos/", isNational: true },
  fonoaudiologia: { address: "https://fonoaudiologia.org.br/conselhos-regionais/", isNational: false },
  fisioterapia: { address: "https://www.coffito.gov.br/nsite/?page_id=3009", isNational: false },
  "terapia-ocupacional": { address: "https://www.coffito.gov.br/nsite/?page_id=3009", isNational: false },
  nutricao: { address: "https://cnn.cfn.org.br/application/index/consulta-nacional", isNational: true },
  enfermagem: { address: "https://www.cofen.gov.br/", isNational: false },
  odontologia: { address: "https://website.cfo.org.br/busca-profissionais/", isNational: true },
};

/** The address, and what the link to it says. */
export function registerOf({ specialty, council }: { specialty: string; council: string }) {
  const register = REGISTERS[findSpecialty(specialty)?.slug ?? ""];
  if (!register) return undefined;
  const { address, isNational } = register;
  return { address, label: isNational ? `Consulta pública do ${council}` : `Conselhos regionais (${council})` };
}
