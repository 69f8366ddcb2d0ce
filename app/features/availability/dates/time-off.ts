import { formatDay } from "#app/shared/formats.ts";

/** Days on which nobody is received. Days are written as the calendar does, "2026-12-24": no time zone can move them. */
export type TimeOff = { id: string; starts_on: string; ends_on: string; reason: string | null };

/** Of what only the professional reads, also with hours of a date. */
export const TIME_OFF_REASON_LENGTH = 200;

export type NewTimeOff = Omit<TimeOff, "id">;

/** A time in which nobody is to be received: of one day, or until some hour of a later one. */
export type ClosedSpan = { day: string; starts: string; lastDay?: string; ends: string };

/** Why it cannot be planned; undefined when it can. */
export function timeOffError({ starts_on, ends_on }: NewTimeOff, today: string, planned: readonly TimeOff[]) {
  if (!starts_on) return "Informe o primeiro dia.";
  if (ends_on < starts_on) return "O último dia não pode ser antes do primeiro.";
  if (ends_on < today) return "Este período já passou.";
  if (daysBetween(starts_on, ends_on) > 366) return "Um período pode ter no máximo um ano.";
  if (planned.some((known) => known.starts_on === starts_on && known.ends_on === ends_on))
    return "Este período já está na lista.";
  return undefined;
}

/** "24/12/2026" or "24/12/2026 a 02/01/2027" */
export function describeTimeOff({ starts_on, ends_on }: Pick<TimeOff, "starts_on" | "ends_on">) {
  return starts_on === ends_on ? formatDay(starts_on) : `${formatDay(starts_on)} a ${formatDay(ends_on)}`;
}

function daysBetween(from: string, to: string) {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
