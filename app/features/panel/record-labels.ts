import { describeBlock } from "#app/features/availability/editor/week-plan.ts";
import { ageGroupLabel, type Modality, modalityLabel } from "#app/features/professionals/labels.ts";
import { type HoursBlock, WEEK } from "#app/features/professionals/weekly-hours.ts";

const LABELS: Record<string, string> = {
  name: "Nome completo",
  specialty: "Especialidade",
  registration: "Registro profissional",
  approach: "Abordagem",
  age_group: "Faixa etária que atende",
  modality: "Modalidade de atendimento",
  address: "Endereço",
  district: "Bairro",
  city: "Cidade",
  state: "Estado",
  schedule: "Horários de atendimento",
  description: "Descrição",
  whatsapp: "WhatsApp",
  contact_email: "E-mail de contato",
  weekly_hours: "Semana comum",
  consultation_minutes: "Duração da consulta",
  works_on_holidays: "Feriados nacionais",
};

/** A column of the record as the panel calls it. */
export function columnLabel(column: string) {
  return LABELS[column] ?? column;
}

/** A column's value in words, to be compared by eye. */
export function describeValue(column: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "(vazio)";
  if (column === "modality") return modalityLabel(value as Modality);
  if (column === "age_group") return ageGroupLabel(String(value));
  if (column === "weekly_hours") return describeHours(value as HoursBlock[]);
  if (column === "consultation_minutes") return `${value} minutos`;
  if (column === "works_on_holidays") return value ? "Atendo" : "Não atendo";
  return String(value);
}

function describeHours(blocks: HoursBlock[]) {
  const days = WEEK.map(({ weekday, label }) => {
    const own = blocks.filter((block) => block.weekday === weekday).map(describeBlock);
    return own.length > 0 ? `${label}: ${own.join(" e ")}` : "";
  });
  return days.filter(Boolean).join("; ") || "Nenhum horário";
}
