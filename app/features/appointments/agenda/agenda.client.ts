import { type Backend, loadBackend } from "#app/shared/backend/backend.ts";
import { followTable } from "#app/shared/backend/follow-table.client.ts";
import type { Agenda, AgendaEntry } from "./agenda.ts";
import type { NewEntry } from "./entry/new-entry.ts";

const COLUMNS =
  "id, status, starts_at, ends_at, wish, modality, patient_name, patient_email, patient_whatsapp, message, note, patient_zone, ended_by, answer_by, move_to, move_answer_by, held_until, created_at, for_whom, service, is_own, series_id";
const MONTH = 30 * 24 * 60 * 60_000;
/** As many as one answer has at most. */
const PAGE = 1000;

/** What is open, and what ended in the last weeks. */
export async function loadAgenda(): Promise<Agenda> {
  const backend = await loadBackend();
  const [entries, zone, suspicious] = await Promise.all([
    loadEntries(backend),
    backend.rpc("my_time_zone"),
    backend.rpc("my_suspicious_requests"),
  ]);
  if (zone.error) throw zone.error;
  if (suspicious.error) throw suspicious.error;
  return {
    entries,
    zone: String(zone.data),
    suspicious: suspicious.data as Agenda["suspicious"],
  };
}

/** All of them: weekly patients for a year are more than one answer holds, and requests without a time come last. */
async function loadEntries(backend: Backend) {
  const since = new Date(Date.now() - MONTH).toISOString();
  const entries: AgendaEntry[] = [];
  for (let isMore = true; isMore; ) {
    const { data, error } = await backend
      .from("appointments")
      .select(COLUMNS)
      .or(`ended_at.is.null,ended_at.gt.${since}`)
      .order("starts_at")
      .order("id")
      .range(entries.length, entries.length + PAGE - 1);
    if (error) throw error;
    entries.push(...(data as unknown as AgendaEntry[]));
    isMore = data.length === PAGE;
  }
  return entries;
}

export const followAgenda = (onChange: () => void) => followTable("appointments", onChange);

export type Answer =
  /** The time that was read, which the patient may have changed since. */
  | { kind: "confirm"; at: Date; note?: string }
  /** An exception is none of the own free times. */
  | { kind: "propose"; at: Date; note?: string; isException?: boolean }
  /** What would come on a skipped day does not take place. */
  | { kind: "move"; at: Date; following: boolean; skipped: string[] }
  /** Another time, as the patient asks for it: agreed on, or not. */
  | { kind: "accept-move"; to: string; note?: string }
  | { kind: "keep"; to: string; note?: string }
  | { kind: "decline"; note?: string }
  | { kind: "cancel"; note?: string; following?: boolean }
  | { kind: "attendance"; hasCome: boolean }
  | { kind: "minor" };

/** Gives how many it concerned: one, or it and all that follow. */
export async function answerAppointment(appointment: string, answer: Answer) {
  const backend = await loadBackend();
  const { data, error } = await call();
  if (error) throw error;
  return typeof data === "number" ? data : 1;

  async function call() {
    switch (answer.kind) {
      case "confirm":
        return backend.rpc("confirm_appointment", {
          appointment,
          note: answer.note ?? "",
          at: answer.at.toISOString(),
        });
      case "propose":
        return backend.rpc("propose_appointment", {
          appointment,
          at: answer.at.toISOString(),
          note: answer.note ?? "",
          is_exception: answer.isException ?? false,
        });
      case "accept-move":
      case "keep": {
        const accepts = answer.kind === "accept-move";
        return backend.rpc("answer_move", { appointment, asked_for: answer.to, accepts, note: answer.note ?? "" });
      }
      case "decline":
        return backend.rpc("decline_appointment", { appointment, note: answer.note ?? "" });
      case "move":
        return backend.rpc("move_appointments", {
          appointment,
          at: answer.at.toISOString(),
          following: answer.following,
          skipped: answer.skipped,
        });
      case "cancel":
        if (answer.following) return backend.rpc("cancel_following", { appointment, note: answer.note ?? "" });
        return backend.rpc("cancel_appointment", { appointment, note: answer.note ?? "" });
      case "attendance":
        return backend.rpc("record_attendance", { appointment, has_come: answer.hasCome });
      case "minor":
        return backend.rpc("report_minor", { appointment });
    }
  }
}

/** The own free times that can be proposed for it. */
export async function timesToPropose(appointment: string) {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("times_to_propose", { appointment });
  if (error) throw error;
  return (data as string[]).map((at) => Date.parse(at));
}

/** Whether who is entered hears of it: strangers get no emails of an account that has proved nothing. */
export async function mailsPatient({ email, service }: NewEntry) {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("mails_patient", { patient_email: email, service });
  if (error) throw error;
  return Boolean(data);
}

/** Gives how many were entered: of a series all but those of the days to skip. */
export async function addAppointments(entry: NewEntry, at: Date, skipped: string[]) {
  const { minutes, modality, name, email, whatsapp, service, weeks, every } = entry;
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("add_appointments", {
    ...{ at: at.toISOString(), minutes: Number(minutes), in_modality: modality, patient_name: name },
    ...{ patient_email: email, patient_whatsapp: whatsapp, service },
    ...{ weeks: Number(weeks), every: Number(every), skipped },
  });
  if (error) throw error;
  return Number(data);
}

/** Gives how many were still open. */
export async function declineRequests(appointments: string[]) {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("decline_requests", { appointments });
  if (error) throw error;
  return Number(data);
}

/** The private address for calendar programs; it is shown once, because only its hash is kept. */
export async function makeCalendarAddress() {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("new_calendar_address");
  if (error) throw error;
  return `${location.origin}/agenda/${data}.ics`;
}

export async function revokeCalendarAddress() {
  const backend = await loadBackend();
  const { error } = await backend.rpc("revoke_calendar_address");
  if (error) throw error;
}

export async function calendarAddressSince() {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("calendar_address_since");
  if (error) throw error;
  return data ? new Date(String(data)) : null;
}
