import type { ComponentProps } from "react";
import type { ColumnOf } from "#app/shared/backend/schema-types.ts";
import { formatReais } from "#app/shared/formats.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";
import { readReais } from "#app/shared/forms/read-reais.ts";
import type { AttributeKind } from "./attributes/attributes.ts";

export type Choice = { value: string; label: string };

/** No option has an empty value: this one stands for "not chosen". */
export const NOT_CHOSEN = "nenhuma";

export const sections = {
  profession: "Dados profissionais",
  place: "Localização e horários",
  presentation: "Apresentação e contato",
  details: "Temas, convênios e mais",
} as const;

export type StepNumber = 1 | 2 | 3 | 4;

/** All that the forms, the review, the conflicts and the error messages know of one field of a profile. */
export type FieldDescription = Kind & {
  label: string;
  /** Where there is little room: in the review of a sign-up. */
  short?: string;
  help?: string;
  /** Of the sign-up; null: it is asked for later, on the page that edits a profile. */
  step: StepNumber | null;
  /** Of the page that edits a profile. */
  section: keyof typeof sections;
  /** What is said when it is left empty; null: it may be, and its label says so. */
  missing: string | null;
  /** How the database's refusals of it begin; null when it never refuses this one. */
  refusal: string | null;
  /** Asked of who sees patients in person, and saved for them alone. */
  isPlace?: true;
  /** Everybody reads what is written there: words that a council forbids wait for a look (directory.free_texts). */
  isFree?: true;
  /** Its control is made for it (fields/own-controls.tsx); the others get theirs by their kind. */
  hasOwnControl?: true;
};

type Kind =
  | ({ kind: "text" | "email" | "phone"; input?: ComponentProps<"input"> } & Text)
  | ({ kind: "longText"; input: { rows: number; placeholder?: string; counter?: true } } & Text)
  | ({ kind: "radio"; column: ColumnOf<string>; choices: readonly Choice[] } & ChoiceWords)
  /** Choices that depend on another field are null here, and checked with what fields ask of each other. */
  | ({ kind: "select"; column: ColumnOf<string>; choices: readonly Choice[] | null; input?: Attributes } & ChoiceWords)
  /** Any number of the directory's list, which operators change: the database alone knows what is on it. */
  | { kind: "list"; column: ColumnOf<string[]>; attribute: AttributeKind; most?: number }
  /** Whole reais. */
  | { kind: "money"; column: ColumnOf<number> }
  /** Fills the city and the state, and is not saved. */
  | { kind: "cep"; column: null };

type Text = {
  column: ColumnOf<string>;
  max: number;
  /** What this one field asks beyond a length, with the words for what is not so. */
  form?: readonly [isRight: (value: string) => boolean, message: string];
};
type Attributes = ComponentProps<"select">;
type ChoiceWords = {
  /** What is said of a value that is no choice, where leaving it empty is no error. */
  wrong?: string;
  /** The first option while nothing is chosen. */
  unchosen?: string;
  /** A saved value as people know it, where that is not the choice's label. */
  describe?: (value: string) => string | null;
};

export type FieldValue = string | string[];

export function emptyValue({ kind }: FieldDescription): FieldValue {
  return kind === "list" ? [] : kind === "select" ? NOT_CHOSEN : "";
}

/** A choice, or nothing chosen: radio buttons say null, lists their own value. */
export function isChosen(value: string | null) {
  return Boolean(value) && value !== NOT_CHOSEN;
}

/** Without what PostgreSQL cannot keep (NUL, halves of characters) and what no text needs. */
export function cleanText(text: string) {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** A form's value as its column keeps it. */
export function toColumn(field: FieldDescription, value: FieldValue | null) {
  if (Array.isArray(value)) return value.toSorted();
  const clean = cleanText(String(value ?? ""));
  if (field.kind === "money") return readReais(clean) ?? null;
  return isChosen(clean) ? clean : null;
}

/** A phone is grouped at once, and a list has one order: what nobody changed must not count as a change. */
export function fromColumn(field: FieldDescription, kept: unknown): FieldValue {
  if (field.kind === "list") return Array.isArray(kept) ? kept.toSorted() : [];
  if (field.kind === "money") return typeof kept === "number" ? String(kept) : "";
  if (field.kind === "phone") return maskPhone(String(kept ?? ""));
  return typeof kept === "string" ? kept : emptyValue(field);
}

/** What is in a form, as the form calls it; empty when there is nothing to tell. */
export function describeTyped(field: FieldDescription, value: FieldValue | null): string {
  if (Array.isArray(value) || !("choices" in field)) return String(value ?? "");
  const known = field.choices?.find((choice) => choice.value === value)?.label;
  return known ?? (field.choices || !isChosen(value) ? "" : String(value));
}

/** What is saved, as people know it. A list is told by its names (attributes.ts). */
export function describeSaved(field: FieldDescription, value: unknown): string {
  if (typeof value === "number") return formatReais(value);
  const text = String(value);
  if (!("choices" in field)) return text;
  return field.describe?.(text) ?? field.choices?.find((choice) => choice.value === text)?.label ?? text;
}
