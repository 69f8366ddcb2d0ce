import * as z from "zod/mini";
import { passwordError } from "#app/features/account/sign-in/password.ts";
import { cleanText, type StepNumber } from "#app/features/professionals/field-kinds.ts";
import { fieldsOfStep, type ProfileValues } from "#app/features/professionals/field-lists.ts";
import { emptyProfile } from "#app/features/professionals/profile-record.ts";
import { addCrossIssues, always, INVALID_EMAIL, profileRules } from "#app/features/professionals/profile-rules.ts";

/** The wizard's values and rules: an account's beside a profile's. */
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
    z.refine((value) => value === "" || !passwordError(value), {
      error: ({ input }) => passwordError(String(input)),
    }),
  ),
  confirmPassword: z.string().check(z.refine((value) => value !== "", "Repita a senha.")),
  acceptTerms: z.boolean().check(z.refine(Boolean, TERMS)),
};

export const signUpSchema = z.object({ ...profileRules, ...accountFields }).check(
  z.superRefine(addCrossIssues, always),
  z.refine(({ password, confirmPassword }) => confirmPassword === "" || password === confirmPassword, {
    path: ["confirmPassword"],
    error: MISMATCH,
    ...always,
  }),
);

export type SignUpField = keyof SignUpValues;
export type { StepNumber };

/** Where the fields of a profile are asked for is said with them; those of the account have their places here. */
export const steps: Record<StepNumber, { title: string; fields: readonly SignUpField[] }> = {
  1: { title: "Dados Básicos", fields: [...fieldsOfStep(1), "email", "password", "confirmPassword"] },
  2: { title: "Dados Profissionais", fields: fieldsOfStep(2) },
  3: { title: "Localização e Horários", fields: fieldsOfStep(3) },
  4: { title: "Contato e Finalização", fields: [...fieldsOfStep(4), "acceptTerms"] },
};

type Issue = { field: SignUpField; message: string };

/**
 * What keeps somebody from leaving a step. Different passwords do not: they are shown at once and stop the sign-up at
 * the end. Who already has the account of a first attempt needs no password.
 */
export function blockingIssues(values: SignUpValues, step: StepNumber, hasAccount: boolean): Issue[] {
  const { fields } = steps[step];
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
