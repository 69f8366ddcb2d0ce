/**
 * The rules of a profile's fields, for the sign-up wizard, for editing, and for whoever checks a profile on the server.
 * Exports:
 * - `profileLimits`: the longest texts, for `maxLength` and counters; the database refuses more.
 * - `profileFields`: one zod rule a field; `addCrossIssues`: what depends on another field; `profileSchema`: both.
 * - `ProfileValues`: the form's values, all texts.
 * Nearby: profile-record.ts turns form values into columns and back, profile-options.ts has the options and their words,
 * registration.ts reads registrations, fields/ has the controls (react-hook-form's `useFormContext<ProfileValues>()`).
 */
import * as z from "zod/mini";
import { digitsOf } from "#app/shared/forms/masks.ts";
import { approachesOf, NOT_CHOSEN, needsPlace } from "./profile-options.ts";
import { specialties } from "./specialties.ts";

export const profileLimits = {
  name: 120,
  registration: 60,
  address: 200,
  district: 100,
  city: 60,
  schedule: 1000,
  description: 4000,
  whatsapp: 30,
  contactEmail: 254,
} as const;

/** Without what PostgreSQL cannot keep (NUL, halves of characters) and what no text needs. */
export function cleanText(text: string) {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

const text = (max: number) =>
  z.string().check(
    z.overwrite(cleanText),
    z.refine((value) => [...value].length <= max, `Use no máximo ${max.toLocaleString("pt-BR")} caracteres.`),
  );
const required = (max: number, message: string) => text(max).check(z.refine((value) => value !== "", message));

const emailForm = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
export const INVALID_EMAIL = "Confira o e-mail: ele deve ser como nome@exemplo.com.br.";

export const profileFields = {
  name: required(profileLimits.name, "Informe seu nome completo."),
  specialty: z.enum(
    specialties.map(({ name }) => name),
    "Escolha sua especialidade.",
  ),
  registration: required(profileLimits.registration, "Informe seu registro profissional, como em CRP 12345."),
  approach: z.string(),
  ageGroup: z.nullable(z.enum(["criancas", "adultos", "ambos", ""], "Escolha uma faixa etária da lista.")),
  modality: z.enum(["presencial", "online", "ambos"], "Escolha como você atende."),
  cep: z.string().check(z.refine((value) => [0, 8].includes(digitsOf(value).length), "O CEP tem 8 números.")),
  address: text(profileLimits.address),
  district: text(profileLimits.district),
  city: text(profileLimits.city),
  state: z.string(),
  schedule: required(profileLimits.schedule, "Conte em que dias e horários você atende."),
  description: text(profileLimits.description),
  whatsapp: text(profileLimits.whatsapp).check(
    z.refine(isPhoneOrEmpty, "Informe o número com DDD, como em (11) 98765-4321."),
  ),
  contactEmail: text(profileLimits.contactEmail).check(
    z.refine((value) => value === "" || emailForm.test(value), INVALID_EMAIL),
  ),
};

function isPhoneOrEmpty(value: string) {
  const { length } = digitsOf(value);
  return value === "" || (length >= 10 && length <= 13);
}

type Placed = {
  modality: string | null;
  specialty: string;
  approach: string;
  district: string;
  city: string;
  state: string;
};
type Issue = { field: "approach" | "district" | "city" | "state"; message: string };

/** What one field asks of another. */
function findCrossIssues(values: Placed): Issue[] {
  const issues: Issue[] = [];
  const approaches = approachesOf(values.specialty);
  const isForeign = ![...approaches, NOT_CHOSEN, ""].includes(values.approach);
  if (approaches.length > 0 && isForeign)
    issues.push({ field: "approach", message: "Escolha uma abordagem da lista." });
  if (!needsPlace(values.modality)) return issues;
  if (!values.district.trim()) issues.push({ field: "district", message: "Informe o bairro." });
  if (!values.city.trim()) issues.push({ field: "city", message: "Informe a cidade." });
  if (!/^[A-Z]{2}$/.test(values.state)) issues.push({ field: "state", message: "Escolha o estado." });
  return issues;
}

/** For zod's `superRefine`, with `always`: it runs beside the fields' own rules, not after them. */
export function addCrossIssues(values: Placed, context: z.core.$RefinementCtx) {
  for (const { field, message } of findCrossIssues(values))
    context.addIssue({ code: "custom", path: [field], message });
}
export const always = { when: () => true };

export const profileSchema = z.object(profileFields).check(z.superRefine(addCrossIssues, always));

export type ProfileValues = { [Field in keyof typeof profileFields]: string };
