import * as z from "zod/mini";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";

/** What visitors may report, by the word of the address, and what the database calls it. */
export const REPORTED = { avaliacao: "review", perfil: "profile" } as const;
export type Reported = keyof typeof REPORTED;

export const REASONS = [
  { value: "false", label: "É falso ou não é de um paciente" },
  { value: "offensive", label: "É ofensivo ou discriminatório" },
  { value: "private", label: "Expõe dados de alguém" },
  { value: "advertising", label: "É propaganda ou promete resultados" },
  { value: "other", label: "Outro motivo" },
] as const;

// Said to the union and within: it answers with the words of the one part that nearly fits.
const CHECK_EMAIL = "Confira o e-mail.";

const form = z.object({
  motivo: z.enum(["false", "offensive", "private", "advertising", "other"], "Escolha o motivo."),
  texto: z.string().check(z.trim(), z.maxLength(1000, "Use até 1.000 caracteres.")),
  contato: z.union([z.literal(""), z.email(CHECK_EMAIL).check(z.maxLength(254, CHECK_EMAIL))], CHECK_EMAIL),
});

export type Report = z.infer<typeof form>;
export type ReportErrors = Partial<Record<keyof Report, string>>;
export type ReportAnswer = FormAnswer<ReportErrors>;

export function readReport(given: FormData): { report: Report } | { errors: ReportErrors } {
  const value = (name: string) => String(given.get(name) ?? "");
  const result = form.safeParse({ motivo: value("motivo"), texto: value("texto"), contato: value("contato").trim() });
  if (result.success) return { report: result.data };
  const errors: ReportErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof Report] ??= message;
  return { errors };
}
