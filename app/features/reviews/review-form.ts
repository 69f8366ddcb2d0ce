import * as z from "zod/mini";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";

/** What a patient sends: the same rules in the form and on the server. */
export const COMMENT_LENGTH = 1000;

/** Letters, and a dot after an initial; no address: what stands there is public, also where no words may be. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))*$/u;

const form = z.object({
  estrelas: z.pipe(z.enum(["1", "2", "3", "4", "5"], "Escolha de uma a cinco estrelas."), z.transform(Number)),
  comentario: z.string().check(z.trim(), z.maxLength(COMMENT_LENGTH, "Use até 1.000 caracteres.")),
  nome: z
    .string()
    .check(z.trim(), z.maxLength(40, "Use até 40 caracteres."), z.regex(NAME, "Use só o seu nome, com letras.")),
  consentimento: z.literal("sim", "Para publicar, é preciso concordar."),
});

export type WrittenReview = z.infer<typeof form>;
export type ReviewErrors = Partial<Record<keyof WrittenReview, string>>;
export type ReviewRefusal = FormAnswer<ReviewErrors>;

export function readReview(given: FormData): { review: WrittenReview } | { errors: ReviewErrors } {
  const names = Object.keys(form.shape) as (keyof WrittenReview)[];
  const result = form.safeParse(Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? "")])));
  if (result.success) return { review: result.data };
  const errors: ReviewErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof WrittenReview] ??= message;
  return { errors };
}
