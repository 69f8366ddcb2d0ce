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

const AGE_GROUPS: Record<string, string | undefined> = {
  criancas: "Crianças",
  adultos: "Adultos",
  ambos: "Crianças e Adultos",
};

/** Null for who has not chosen: nobody's profile says what they did not. */
export function ageGroupLabel(ageGroup: string | null) {
  return (ageGroup && AGE_GROUPS[ageGroup]) || null;
}

/** "Não se aplica" is an answer to the form, not something to tell patients. */
export function approachLabel(approach: string | null) {
  return approach === "Não se aplica" ? null : approach;
}
