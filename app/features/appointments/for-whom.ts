/** For whom an appointment is; the name and the contact are those of who asks. */
export type ForWhom = "self" | "adult" | "minor";

/** As the form's field `para` has it. */
export const forWhomOf = { mim: "self", adulto: "adult", menor: "minor" } as const satisfies Record<string, ForWhom>;

/** As both sides read it; nothing to say where somebody asks for themselves. */
export const forWhomLabels: Record<ForWhom, string | undefined> = {
  self: undefined,
  adult: "Para outra pessoa adulta",
  minor: "Para criança ou adolescente; quem pede é responsável",
};
