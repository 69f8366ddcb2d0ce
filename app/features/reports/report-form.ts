import * as z from "zod/mini";
import { PROOF } from "#app/shared/forms/check-proof.ts";
import { plainText } from "#app/shared/forms/plain-words.ts";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";
import { type ReportKind, reasonsOf } from "./report-reasons.ts";

/** What visitors may report, by the word of the address, and what the database calls it. */
export const REPORTED = { avaliacao: "review", perfil: "profile" } as const satisfies Record<string, ReportKind>;
export type Reported = keyof typeof REPORTED;

export const REPORT_LENGTH = 1000;

// Said to the union and within: it answers with the words of the one part that nearly fits.
const CHECK_EMAIL = "Confira o e-mail.";

const formOf = (kind: Reported) =>
  z.object({
    motivo: z.enum(Object.keys(reasonsOf(REPORTED[kind])), "Escolha o motivo."),
    texto: z.string().check(z.overwrite(plainText), z.maxLength(REPORT_LENGTH, "Use até 1.000 caracteres.")),
    contato: z.union([z.literal(""), z.email(CHECK_EMAIL).check(z.maxLength(254, CHECK_EMAIL))], CHECK_EMAIL),
  });

export const reportFields = ["motivo", "texto", "contato", PROOF];

export type Report = z.infer<ReturnType<typeof formOf>>;
export type ReportErrors = Partial<Record<keyof Report, string>>;
export type ReportAnswer = FormAnswer<ReportErrors>;

export function readReport(kind: Reported, given: FormData): { report: Report } | { errors: ReportErrors } {
  const value = (name: string) => String(given.get(name) ?? "");
  const typed = { motivo: value("motivo"), texto: value("texto"), contato: value("contato").trim() };
  const result = formOf(kind).safeParse(typed);
  if (result.success) return { report: result.data };
  const errors: ReportErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof Report] ??= message;
  return { errors };
}
