import type { FieldValue } from "#app/features/professionals/field-kinds.ts";
import { emptySignUp, type SignUpValues } from "./sign-up-fields.ts";

/** What the browser keeps of an unfinished sign-up: never a password, and never a consent. */
export type Draft = {
  values: Omit<SignUpValues, "password" | "confirmPassword" | "acceptTerms">;
  /** The account was made, and its profile not yet saved. */
  awaitsProfile: boolean;
};

export const DRAFT_DAYS = 30;
const LIFETIME = DRAFT_DAYS * 24 * 60 * 60 * 1000;

export function writeDraft(values: SignUpValues, awaitsProfile: boolean, now: Date) {
  const { password: _, confirmPassword: _confirm, acceptTerms: _terms, ...kept } = values;
  return JSON.stringify({ savedAt: Number(now), awaitsProfile, values: kept });
}

/** Nothing when there is none worth keeping: too old, empty, or not ours. */
export function readDraft(text: string | null, now: Date): Draft | undefined {
  try {
    const { savedAt, awaitsProfile, values } = JSON.parse(text ?? "");
    const age = Number(now) - Number(savedAt);
    if (!(age >= 0 && age < LIFETIME)) return undefined;
    const { password: _, confirmPassword: _confirm, acceptTerms: _terms, ...blank } = emptySignUp;
    const kept = Object.entries(blank).map(([field, empty]) => [field, keptOr(values[field], empty)]);
    const isTouched = kept.some(([field, value]) => String(value) !== String(blank[field as keyof typeof blank]));
    return isTouched ? { values: Object.fromEntries(kept), awaitsProfile: awaitsProfile === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Of the same kind as the empty value: a text, or a list of texts. */
function keptOr(value: unknown, empty: FieldValue) {
  if (Array.isArray(empty)) return Array.isArray(value) ? value.slice(0, 100).map(String) : empty;
  return typeof value === "string" ? value.slice(0, 5000) : empty;
}
