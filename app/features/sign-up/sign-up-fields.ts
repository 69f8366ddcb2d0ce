import * as z from "zod/mini";
import {
  addCrossIssues,
  always,
  cleanText,
  INVALID_EMAIL,
  type ProfileValues,
  profileFields,
} from "#app/features/professionals/profile-fields.ts";
import { emptyProfile } from "#app/features/professionals/profile-record.ts";

/** The wizard's values and rules (SPEC.md sections 3 and 5): an account's beside a profile's. */
export type SignUpValues = ProfileValues & {
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
};

export const emptySignUp: SignUpValues = {
  ...emptyProfile,
  email: "",
  password: "",
  confirmPassword: "",
  acceptTerms: false,
};

export const MISMATCH = "As senhas digitadas não são iguais";
const TERMS = "Você deve aceitar os termos de uso para continuar";
const MIN_CHARACTERS = 6;
/** As the auth service counts: in bytes of UTF-8. */
const MAX_BYTES = 72;

/** As browsers and the auth service check an address, with a dot in its host: it may become the contact's too. */
const accountEmailForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const accountFields = {
  email: z.string().check(
    z.overwrite(cleanText),
    z.refine((value) => value !== "", "Informe seu e-mail."),
    z.refine((value) => value === "" || (accountEmailForm.test(value) && value.length <= 254), INVALID_EMAIL),
  ),
  password: z.string().check(
    z.refine((value) => value !== "", "Crie uma senha."),
    z.refine(
      (value) => value === "" || [...value].length >= MIN_CHARACTERS,
      "A senha precisa de pelo menos 6 caracteres.",
    ),
    z.refine(
      (value) => new TextEncoder().encode(value).length <= MAX_BYTES,
      "A senha pode ter no máximo 72 caracteres.",
    ),
  ),
  confirmPassword: z.string().check(z.refine((value) => value !== "", "Repita a senha.")),
  acceptTerms: z.boolean().check(z.refine(Boolean, TERMS)),
};

export const signUpSchema = z.object({ ...profileFields, ...accountFields }).check(
  z.superRefine(addCrossIssues, always),
  z.refine(({ password, confirmPassword }) => confirmPassword === "" || password === confirmPassword, {
    path: ["confirmPassword"],
    error: MISMATCH,
    ...always,
  }),
);

export type SignUpField = keyof SignUpValues;

export const steps = [
  { title: "Dados Básicos", fields: ["name", "email", "password", "confirmPassword"] },
  { title: "Dados Profissionais", fields: ["specialty", "registration", "approach", "ageGroup", "modality"] },
  {
    title: "Localização e Horários",
    fields: ["cep", "address", "district", "city", "state", "schedule", "description"],
  },
  { title: "Contato e Finalização", fields: ["whatsapp", "contactEmail", "acceptTerms"] },
] as const satisfies readonly { title: string; fields: readonly SignUpField[] }[];

export type StepNumber = 1 | 2 | 3 | 4;

type Issue = { field: SignUpField; message: string };

/**
 * What keeps somebody from leaving a step. Different passwords do not: they are shown at once and stop the sign-up at
 * the end (SPEC.md section 5). Who already has the account of a first attempt needs no password.
 */
export function blockingIssues(values: SignUpValues, step: StepNumber, hasAccount: boolean): Issue[] {
  const fields: readonly string[] = steps[step - 1]?.fields ?? [];
  const issues = signUpSchema.safeParse(values).error?.issues ?? [];
  return issues
    .map(({ path, message }) => ({ field: String(path[0]) as SignUpField, message }))
    .filter(({ field, message }) => fields.includes(field) && message !== MISMATCH)
    .filter(({ field }) => !(hasAccount && (field === "password" || field === "confirmPassword")))
    .sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
}

/** The first step that is not done: nobody gets further than that. The last one ends by submitting. */
export function furthestStep(values: SignUpValues, hasAccount: boolean): StepNumber {
  const order: StepNumber[] = [1, 2, 3];
  return order.find((step) => blockingIssues(values, step, hasAccount).length > 0) ?? 4;
}
