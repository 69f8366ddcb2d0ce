import { describeBlock } from "#app/features/availability/editor/week-plan.ts";
import { type Attribute, attributeNames } from "#app/features/professionals/attributes/attributes.ts";
import type { BookingRules } from "#app/features/professionals/booking-rules.ts";
import { describeSaved } from "#app/features/professionals/field-kinds.ts";
import { fieldOfColumn, type ProfileColumn } from "#app/features/professionals/field-lists.ts";
import type { RecordChanges } from "#app/features/professionals/own-record.ts";
import { type HoursBlock, WEEK } from "#app/features/professionals/weekly-hours.ts";
import { describeRules } from "./hours/rules-form.ts";

type Column = { label: string; describe: (value: unknown) => string };

/** What is written outside of the profile's form, whose fields have their words in profile-fields.ts. */
const otherColumns: Record<Exclude<keyof RecordChanges, ProfileColumn>, Column> = {
  weekly_hours: { label: "Semana comum", describe: (blocks) => describeHours(blocks as HoursBlock[]) },
  consultation_minutes: { label: "Duração da consulta", describe: (minutes) => `${minutes} minutos` },
  works_on_holidays: { label: "Feriados nacionais", describe: (works) => (works ? "Atendo" : "Não atendo") },
  booking_rules: { label: "Serviços e agendamento", describe: (rules) => describeRules(rules as BookingRules) },
  photo: { label: "Foto", describe: String },
};
const others: Record<string, Column | undefined> = otherColumns;

/** A column of the record as the panel calls it. */
export function columnLabel(column: string) {
  return fieldOfColumn(column)?.label ?? others[column]?.label ?? column;
}

/** A column's value in words, to be compared by eye. Names come from the directory's list. */
export function describeValue(column: string, value: unknown, attributes: readonly Attribute[] = []): string {
  if (value === null || value === undefined || value === "") return EMPTY;
  const field = fieldOfColumn(column);
  if (field?.kind === "list") return attributeNames(attributes, field.attribute, value as string[]).join(", ") || EMPTY;
  return field ? describeSaved(field, value) || EMPTY : (others[column]?.describe(value) ?? String(value));
}

const EMPTY = "(vazio)";

function describeHours(blocks: HoursBlock[]) {
  const days = WEEK.map(({ weekday, label }) => {
    const own = blocks.filter((block) => block.weekday === weekday).map(describeBlock);
    return own.length > 0 ? `${label}: ${own.join(" e ")}` : "";
  });
  return days.filter(Boolean).join("; ") || "Nenhum horário";
}
