/* The record's values as people read them. */

export type Modality = "presencial" | "online" | "ambos";

const MODALITIES: Record<Modality, string> = {
  presencial: "Presencial",
  online: "Online",
  ambos: "Presencial e Online",
};

export function modalityLabel(modality: Modality) {
  return MODALITIES[modality];
}

export function ageGroupLabel(ageGroup: string | null) {
  if (ageGroup === "criancas") return "Crianças";
  if (ageGroup === "adultos") return "Adultos";
  return "Crianças e Adultos";
}

/** "Não se aplica" is an answer to the form, not something to tell patients. */
export function approachLabel(approach: string | null) {
  return approach === "Não se aplica" ? null : approach;
}
