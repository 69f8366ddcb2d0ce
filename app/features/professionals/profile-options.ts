import { NOT_CHOSEN } from "./field-kinds.ts";
import type { Modality } from "./labels.ts";
import { findSpecialty, type Specialty, specialties } from "./specialties.ts";

/* What a profile's form lets one choose from. */

export const specialtyChoices = specialties.map(({ name }) => ({ value: name, label: name }));

export const ageGroupChoices = [
  { value: "criancas", label: "Apenas Crianças" },
  { value: "adultos", label: "Apenas Adultos" },
  { value: "ambos", label: "Crianças e Adultos" },
] as const;

export const modalityChoices = [
  { value: "presencial", label: "Apenas Presencial" },
  { value: "online", label: "Apenas Online" },
  { value: "ambos", label: "Presencial e Online" },
] as const;

export const titleFormChoices = [
  { value: "feminina", label: "No feminino" },
  { value: "masculina", label: "No masculino" },
] as const;

const NO_APPROACH = "Não se aplica";

const APPROACHES: Partial<Record<Specialty["slug"], readonly string[]>> = {
  psicologia: ["TCC", "Psicanálise", "Gestalt", "Humanista", "Sistêmica"],
  psiquiatria: ["Psicanálise", "Cognitivo-Comportamental", "Biológica"],
  fonoaudiologia: ["Reabilitação", "Prevenção", "Aperfeiçoamento"],
  fisioterapia: ["Ortopédica", "Neurológica", "Respiratória", "Esportiva"],
};

/** None before a specialty is chosen. */
export function approachesOf(specialty: string): readonly string[] {
  const known = findSpecialty(specialty);
  return known ? (APPROACHES[known.slug] ?? [NO_APPROACH]) : [];
}

export function approachOptions(specialty: string) {
  const approaches = approachesOf(specialty).map((name) => ({ value: name, label: name }));
  return approaches.length > 1 ? [{ value: NOT_CHOSEN, label: "Prefiro não informar" }, ...approaches] : approaches;
}

/** What the approach becomes when the specialty changes: the only one there is, or a new choice. */
export function firstApproach(specialty: string) {
  const [first, second] = approachesOf(specialty);
  return first && !second ? first : NOT_CHOSEN;
}

/** Address, district, city and state belong to who sees patients in person. */
export function needsPlace(modality: string | null | undefined): modality is Exclude<Modality, "online"> {
  return modality === "presencial" || modality === "ambos";
}
