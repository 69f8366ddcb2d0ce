import * as z from "zod/mini";
import { PROOF } from "#app/shared/forms/check-proof.ts";
import { hasLetter, plainText, tidyName } from "#app/shared/forms/plain-words.ts";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";

/** What a patient sends: the same rules in the form and on the server. */
export const COMMENT_LENGTH = 1000;

/** Letters, and a dot after an initial; no address: what stands there is public, also where no words may be. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))*$/u;

const form = z.object({
  estrelas: z.pipe(z.enum(["1", "2", "3", "4", "5"], "Escolha de uma a cinco estrelas."), z.transform(Number)),
  comentario: z.string().check(z.overwrite(plainText), z.maxLength(COMMENT_LENGTH, "Use até 1.000 caracteres.")),
  nome: z.string().check(
    z.overwrite(tidyName),
    z.maxLength(40, "Use até 40 caracteres."),
    z.regex(NAME, "Use só o seu nome, com letras."),
    z.refine((name) => !name || hasLetter(name), "Use só o seu nome, com letras."),
  ),
  consentimento: z.literal("sim", "Para publicar, é preciso concordar."),
  /** The author knows that somebody reads these words first, and why. */
  ciente: z.string(),
});

const names = Object.keys(form.shape) as (keyof WrittenReview)[];
export const reviewFields = [...names, "acao", "objecao", "mesmo-aparelho", PROOF];

export type WrittenReview = z.infer<typeof form>;
export type ReviewErrors = Partial<Record<keyof WrittenReview | "objecao", string>>;
export type ReviewRefusal = FormAnswer<ReviewErrors>;

const OBJECTION = z.string().check(z.overwrite(plainText), z.minLength(1), z.maxLength(COMMENT_LENGTH));

/** What an author says to the hiding of a review. */
export function readObjection(given: FormData): { objection: string } | { errors: ReviewErrors } {
  const result = OBJECTION.safeParse(String(given.get("objecao") ?? ""));
  if (result.success) return { objection: result.data };
  return { errors: { objecao: "Conte em até 1.000 caracteres por que ela deve voltar." } };
}

export function readReview(given: FormData): { review: WrittenReview } | { errors: ReviewErrors } {
  const result = form.safeParse(Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? "")])));
  if (result.success) return { review: result.data };
  const errors: ReviewErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof WrittenReview] ??= message;
  return { errors };
}
