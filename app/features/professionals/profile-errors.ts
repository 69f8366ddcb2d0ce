import type { ProfileValues } from "./profile-fields.ts";

const WORDS: [RegExp, keyof ProfileValues][] = [
  [/cidade/i, "city"],
  [/abordagem/i, "approach"],
  [/especialidade/i, "specialty"],
  [/modalidade/i, "modality"],
  [/faixa etária/i, "ageGroup"],
  [/registro/i, "registration"],
  [/endereço de e-mail|e-mail de contato/i, "contactEmail"],
  [/endereço/i, "address"],
  [/bairro/i, "district"],
  [/horários/i, "schedule"],
  [/descrição/i, "description"],
  [/whatsapp/i, "whatsapp"],
  [/nome/i, "name"],
];

/** Which field the database's refusal is about, by its words. */
export function fieldOfError(message: string): keyof ProfileValues | undefined {
  return WORDS.find(([words]) => words.test(message))?.[1];
}
