import { formatRelative, plural } from "#app/shared/formats.ts";
import { known } from "#app/shared/known.ts";
import { formatWhen } from "#app/shared/when.ts";
import { type CalendarFailure, failureWords } from "./source-address.ts";

/** A calendar elsewhere that the professional follows, as the panel knows it. */
export type CalendarSource = {
  id: string;
  host: string;
  created_at: string;
  answered_at: string | null;
  failure: CalendarFailure | null;
  busy_count: number;
};

/** What people call it. */
export function sourceName({ host }: Pick<CalendarSource, "host">) {
  if (host === "calendar.google.com") return "Google Agenda";
  if (/^outlook\.(live|office|office365)\.com$/.test(host)) return "Outlook";
  if (/(^|\.)icloud\.com$/.test(host)) return "Calendário da Apple";
  return host;
}

/** "Lido há 3 min · 12 horários ocupados à frente" */
export function describeSource({ answered_at, busy_count }: CalendarSource, now: number) {
  const read = answered_at ? `Lido ${formatRelative(new Date(answered_at), new Date(now))}` : "Ainda não lido";
  const busy =
    busy_count === 0
      ? "nenhum horário ocupado à frente"
      : plural(busy_count, "horário ocupado à frente", "horários ocupados à frente");
  return `${read} · ${busy}`;
}

/** What is wrong, and from when the times are that count meanwhile; undefined while all is well. */
export function describeFailure({ failure, answered_at }: CalendarSource, zone: string) {
  if (!failure) return undefined;
  const since = answered_at
    ? `Enquanto isso, valem os horários lidos ${formatWhen(new Date(answered_at), zone)}.`
    : "Nenhum horário foi lido ainda.";
  return `${known(failureWords, failure) ?? failureWords.unreadable} ${since}`;
}
