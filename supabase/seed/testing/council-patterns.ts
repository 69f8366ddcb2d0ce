import type { Specialty } from "../specialties.ts";

/** How each council writes a registration, as the product's list of councils has it. */
export const councilPatterns: Record<Specialty, RegExp> = {
  Psicologia: /^CRP[\s-]*(0[1-9]|1\d|2[0-4])\s*\/\s*((?:IS|IP)?\d{2,7})(?:-(\d))?$/i,
  Psiquiatria: /^CRM[\s/-]*([A-Z]{2})[\s:-]*(\d{1,3}(?:\.\d{3})*|\d{1,7})$/i,
  Fonoaudiologia: /^CRFa\s*([1-9])\s*[-/]\s*(\d{1,6})(?:-(\d))?$/i,
  Fisioterapia: /^CREFITO[\s-]*(1?\d|20)\s*[/\s-]\s*(\d{1,7})\s*-?\s*(F)$/i,
  "Terapia Ocupacional": /^CREFITO[\s-]*(1?\d|20)\s*[/\s-]\s*(\d{1,7})\s*-?\s*(TO)$/i,
  Nutrição: /^CRN[\s-]*(1[01]|[1-9])\s*(?:[/\s-]|n[º°.]?)+\s*(\d{1,8})(?:\/([PS]))?$/i,
  Enfermagem: /^COREN[\s/-]*([A-Z]{2})[\s:-]*(\d{1,3}(?:\.\d{3})*|\d{1,7})(?:-(ENF|TEC|TE|AUX|AE))?$/i,
  Odontologia: /^CRO[\s/-]*([A-Z]{2})[\s-]*(?:CD[\s-]*)?(\d{1,3}(?:\.\d{3})*|\d{1,6})$/i,
};
