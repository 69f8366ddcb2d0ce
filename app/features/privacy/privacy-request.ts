import * as z from "zod/mini";
import { PROOF } from "#app/shared/forms/check-proof.ts";
import { hasLetter, plainText, tidyName } from "#app/shared/forms/plain-words.ts";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";

export const requestKinds = {
  access: "Saber que dados vocês têm sobre mim",
  correction: "Corrigir dados",
  deletion: "Apagar dados",
  other: "Outro pedido",
} as const;

/** The private links of appointments in what somebody pasted. */
export const appointmentTokens = (text: string) =>
  [...text.matchAll(/\/consulta\/([\w-]{43})(?![\w-])/g)].map(([, token]) => String(token));

export const REQUEST_LENGTH = 2000;

const schema = z.object({
  pedido: z.enum(["access", "correction", "deletion", "other"], "Escolha o que você precisa."),
  nome: z
    .string()
    .check(
      z.overwrite(tidyName),
      z.minLength(1, "Diga seu nome."),
      z.maxLength(120, "Use no máximo 120 caracteres."),
      z.refine(hasLetter, "Diga seu nome, com letras."),
    ),
  email: z.email("Escreva um e-mail em que possamos responder.").check(z.maxLength(254, "Use um e-mail mais curto.")),
  mensagem: z.string().check(z.overwrite(plainText), z.maxLength(REQUEST_LENGTH, "Use no máximo 2.000 caracteres.")),
  links: z.string().check(
    z.maxLength(REQUEST_LENGTH, "Cole menos links de uma vez."),
    z.refine((text) => !text.trim() || appointmentTokens(text).length > 0, {
      message: "Não reconhecemos o link. Copie o endereço inteiro da página da consulta.",
    }),
  ),
});

export const privacyFields = [...Object.keys(schema.shape), PROOF];

type RequestErrors = Partial<Record<keyof z.infer<typeof schema>, string>>;
export type PrivacyAnswer = FormAnswer<RequestErrors>;

/** The form of /lgpd, checked alike in the browser and on the server. */
export function readPrivacyRequest(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const read = schema.safeParse({
    pedido: text("pedido"),
    nome: text("nome"),
    email: text("email").trim(),
    mensagem: text("mensagem"),
    links: text("links"),
  });
  if (read.success) return { request: read.data };
  const errors: RequestErrors = {};
  for (const { path, message } of read.error.issues) errors[path[0] as keyof RequestErrors] ??= message;
  return { errors };
}
