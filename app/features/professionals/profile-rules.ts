import * as z from "zod/mini";
import { digitsOf, isPhone, WHOLE_PHONE } from "#app/shared/forms/masks.ts";
import { isFee, readReais } from "#app/shared/forms/read-reais.ts";
import { cleanText, type FieldDescription, isChosen } from "./field-kinds.ts";
import { fieldNames, fieldOf, type ProfileField, type ProfileValues } from "./field-lists.ts";
import { approachesOf, needsPlace } from "./profile-options.ts";
import { readRqe } from "./registration/registration.ts";
import { asksRqe } from "./registration/titles.ts";

/*
 * The rules of a profile's fields, for the sign-up, for editing, and for whoever checks a profile on the server. The
 * database has the same ones; supabase/tests/profile-rules.test.ts compares them.
 */

export const INVALID_EMAIL = "Confira o e-mail: ele deve ser como nome@exemplo.com.br.";
const NOT_LISTED = "Escolha uma opção da lista.";

type Form = readonly [isRight: (value: string) => boolean, message: string];

/** What a kind asks beyond a length; of an empty text it asks nothing. */
const forms: { [Kind in FieldDescription["kind"]]?: Form } = {
  phone: [isPhone, WHOLE_PHONE],
  email: [(value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value), INVALID_EMAIL],
  money: [isFee, "Informe o valor em reais, sem centavos."],
  cep: [(value) => hasDigits(value, 8, 8) || hasDigits(value, 0, 0), "O CEP tem 8 números."],
};

function hasDigits(value: string, least: number, most: number) {
  const { length } = digitsOf(value);
  return length >= least && length <= most;
}

/** What a field asks of its own value. A place is asked for with the modality, below. */
export function ruleOf(field: FieldDescription) {
  const missing = field.isPlace ? null : field.missing;
  if (field.kind === "list") return listRule(field, missing);
  if ("choices" in field) return choiceRule(field, missing);
  const max = "max" in field ? field.max : Number.POSITIVE_INFINITY;
  const [isRight, wrong] = ("form" in field && field.form) || forms[field.kind] || [() => true, ""];
  return z.string().check(
    z.overwrite(cleanText),
    z.refine((value) => [...value].length <= max, `Use no máximo ${max.toLocaleString("pt-BR")} caracteres.`),
    z.refine((value) => value !== "" || missing === null, missing ?? ""),
    z.refine((value) => value === "" || isRight(value), wrong),
  );
}

type ChoiceField = Extract<FieldDescription, { choices: unknown }>;
type ListField = Extract<FieldDescription, { kind: "list" }>;

function choiceRule({ choices, wrong }: ChoiceField, missing: string | null) {
  const isRight = (value: string | null) =>
    isChosen(value) ? !choices || choices.some((choice) => choice.value === value) : missing === null;
  return z.nullable(z.string()).check(z.refine(isRight, missing ?? wrong ?? NOT_LISTED));
}

function listRule({ most }: ListField, missing: string | null) {
  // zod's own lists would add their weight to the sign-up for this one check.
  return z.custom<string[]>(Array.isArray).check(
    z.refine((values) => values.length > 0 || missing === null, missing ?? ""),
    z.refine((values) => values.length <= (most ?? values.length), `Escolha no máximo ${most}.`),
  );
}

type Rules = { [Field in ProfileField]: z.ZodMiniType<ProfileValues[Field]> };
const rules: Record<string, z.ZodMiniType> = Object.fromEntries(
  fieldNames.map((name) => [name, ruleOf(fieldOf(name))]),
);
export const profileRules = rules as Rules;

type Issue = { field: ProfileField; message: string };

/** What one field asks of another: the approach is one of the specialty's, an RQE is a psychiatrist's, and who sees patients in person tells where. */
function findCrossIssues(values: ProfileValues): Issue[] {
  const issues: Issue[] = [];
  const approaches = approachesOf(values.specialty);
  if (approaches.length > 0 && isChosen(values.approach) && !approaches.includes(values.approach))
    issues.push({ field: "approach", message: "Escolha uma abordagem da lista." });
  if (asksRqe(values.specialty) && values.rqe.trim() && !readRqe(values.rqe))
    issues.push({ field: "rqe", message: "O RQE tem até 6 algarismos, como em RQE 12345." });
  const [least, most] = [readReais(values.feeMin), readReais(values.feeMax)];
  if (least !== undefined && most !== undefined && most <= least)
    issues.push({ field: "feeMax", message: "O segundo valor é maior que o primeiro." });
  if (!needsPlace(values.modality)) return issues;
  for (const field of fieldNames) {
    const { isPlace, missing } = fieldOf(field);
    if (isPlace && missing && !isChosen(String(values[field]).trim())) issues.push({ field, message: missing });
  }
  return issues;
}

/** For zod's `superRefine`, with `always`: it runs beside the fields' own rules, not after them. */
export function addCrossIssues(values: ProfileValues, context: z.core.$RefinementCtx) {
  for (const { field, message } of findCrossIssues(values))
    context.addIssue({ code: "custom", path: [field], message });
}
export const always = { when: () => true };

export const profileSchema = z.object(profileRules).check(z.superRefine(addCrossIssues, always));
