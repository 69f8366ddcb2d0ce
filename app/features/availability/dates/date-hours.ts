import { type Modality, modalityLabel } from "#app/features/professionals/labels.ts";
import { formatDay, formatList, shortTime } from "#app/shared/formats.ts";
import { blocksOfDay, type Hours } from "../slots.ts";

/** Hours of one date: closed ones, in which nobody is received, or extra ones. Times are of the professional's clock. */
export type DateHours = {
  id: string;
  kind: "closed" | "extra";
  day: string;
  starts: string;
  ends: string;
  modality: Exclude<Modality, "ambos"> | null;
  reason: string | null;
  series_id: string | null;
};

export type NewDateHours = Omit<DateHours, "id" | "series_id">;

export type DateHoursErrors = Partial<Record<"day" | "starts" | "ends", string>>;

/** Why it cannot be planned, by field; empty when it can. */
export function dateHoursErrors(given: NewDateHours, today: string, planned: readonly DateHours[]): DateHoursErrors {
  const { kind, day, starts, ends } = given;
  if (!day) return { day: "Informe a data." };
  if (day < today) return { day: "Esta data já passou." };
  if (!starts) return { starts: "Informe o início." };
  if (!ends) return { ends: "Informe o fim." };
  if (ends <= starts) return { ends: "O fim deve ser depois do início." };
  const across = planned.find(
    (known) =>
      known.kind === kind && known.day === day && known.starts.slice(0, 5) < ends && starts < known.ends.slice(0, 5),
  );
  if (across) return { starts: acrossWords(across, given) };
  return {};
}

/** Extra hours that add none to those of the week. */
export function openAlready(given: NewDateHours, hours: Pick<Hours, WeekFacts>): DateHoursErrors {
  if (given.kind !== "extra") return {};
  const week = blocksOfDay(given.day, { ...hours, extra: [], closed: [] });
  const both = blocksOfDay(given.day, { ...hours, extra: [given], closed: [] });
  if (both.length > week.length) return {};
  const spans = week.map(({ starts, ends }) => `das ${shortTime(starts)} às ${shortTime(ends)}`);
  return { day: `Esse horário já está aberto: nesse dia você atende ${formatList(spans)}.` };
}

type WeekFacts = "weeklyHours" | "worksOnHolidays" | "localHolidays";

function acrossWords(known: DateHours, { starts, ends }: NewDateHours) {
  const isWhole = known.starts.slice(0, 5) <= starts && ends <= known.ends.slice(0, 5);
  return isWhole
    ? `Já está na lista: ${describeDateHours(known)}.`
    : `Parte desse horário já está na lista: ${describeDateHours(known)}. Escolha as horas que faltam, ou remova essa data antes.`;
}

/** "24/12/2026, das 8h às 12h (Online)" */
export function describeDateHours({ day, starts, ends, modality }: Omit<NewDateHours, "kind" | "reason">) {
  const way = modality ? ` (${modalityLabel(modality)})` : "";
  return `${formatDay(day)}, das ${shortTime(starts.slice(0, 5))} às ${shortTime(ends.slice(0, 5))}${way}`;
}
