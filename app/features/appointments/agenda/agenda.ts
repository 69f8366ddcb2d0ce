import type { ClosedSpan } from "#app/features/availability/dates/time-off.ts";
import { formatList, plural } from "#app/shared/formats.ts";
import { groupBy } from "#app/shared/group-by.ts";
import { known } from "#app/shared/known.ts";
import { dayIn, instantOf } from "#app/shared/time-zones.ts";
import { formatWhen } from "#app/shared/when.ts";
import type { AppointmentStatus } from "../appointment.ts";
import type { ForWhom } from "../for-whom.ts";

/** An appointment as the professional reads it: a row of the table `appointments`. */
export type AgendaEntry = {
  id: string;
  status: AppointmentStatus;
  starts_at: string | null;
  ends_at: string | null;
  wish: string | null;
  modality: "presencial" | "online";
  patient_name: string;
  patient_email: string | null;
  patient_whatsapp: string | null;
  message: string | null;
  note: string | null;
  patient_zone: string | null;
  ended_by: "patient" | "professional" | null;
  answer_by: string | null;
  /** The other time that the patient of a confirmed one asks for, and until when that is to be answered. */
  move_to: string | null;
  move_answer_by: string | null;
  /** Until when nobody else can ask for the time. */
  held_until: string | null;
  created_at: string;
  for_whom: ForWhom;
  /** As it was called when it was asked for. */
  service: string | null;
  /** Entered by the professional, alone or as one of a series. */
  is_own: boolean;
  series_id: string | null;
};

/** Of what a professional writes to a patient. */
export const NOTE_LENGTH = 500;

export type Agenda = { zone: string; entries: AgendaEntry[]; suspicious: Suspicious };

/** Ids, as `my_suspicious_requests` tells them: of open requests from one place, and of what nobody confirmed. */
type Suspicious = { groups: string[][]; unconfirmed: string[] };

export type SuspiciousGroup = {
  key: string;
  title: string;
  text: string;
  /** Those that can still be refused. */
  requests: AgendaEntry[];
};

/** Several requests from one place, and many whose contact nobody confirmed; a request is named once. */
export function suspiciousGroups({ entries, suspicious }: Agenda): SuspiciousGroup[] {
  const named = new Set(suspicious.groups.flat());
  const open = (ids: string[]) => entries.filter(({ id, status }) => status === "requested" && ids.includes(id));
  const groups = suspicious.groups.flatMap((ids): SuspiciousGroup[] => {
    const requests = open(ids);
    if (requests.length < 2) return [];
    return [
      {
        key: ids.join(),
        title: `${requests.length} pedidos vieram da mesma conexão`,
        text: "Pode ser uma família ou uma clínica. Se não conhece ninguém e parece brincadeira ou má-fé, recuse todos.",
        requests,
      },
    ];
  });
  const rest = entries.filter(
    ({ id, status }) =>
      suspicious.unconfirmed.includes(id) && !named.has(id) && (status === "requested" || status === "confirmed"),
  );
  if (rest.length < 2) return groups;
  const requests = rest.filter(({ status }) => status === "requested");
  const what =
    requests.length === rest.length ? "pedidos" : requests.length === 0 ? "consultas" : "pedidos e consultas";
  return [
    ...groups,
    {
      key: "unconfirmed",
      title: `${rest.length} ${what} de contatos que ninguém confirmou`,
      text: "É muita gente de uma vez. Por isso, novos pedidos só chegam depois que a pessoa confirma o e-mail.",
      requests,
    },
  ];
}

/** Requests first, the one that has waited longest on top; then what is ahead; then what is over. */
export function sortAgenda(entries: readonly AgendaEntry[], now: number) {
  const isAhead = ({ status, ends_at }: AgendaEntry) =>
    (status === "confirmed" || status === "proposed") && Date.parse(ends_at ?? "") > now;
  const time = ({ starts_at, created_at }: AgendaEntry) => Date.parse(starts_at ?? created_at);
  return {
    requests: entries
      .filter((entry) => isOpenRequest(entry, now))
      .toSorted(
        (one, other) => deadline(one) - deadline(other) || Date.parse(one.created_at) - Date.parse(other.created_at),
      ),
    ahead: entries.filter(isAhead).toSorted((one, other) => time(one) - time(other)),
    over: entries
      .filter((entry) => !isOpenRequest(entry, now) && !isAhead(entry))
      .toSorted((one, other) => time(other) - time(one)),
  };
}

/** One of a series, the first that is listed, with its later dates. */
export type SeriesEntry = { entry: AgendaEntry; later: AgendaEntry[] };

/** Each series once, where its next date is. */
export function bySeries(entries: readonly AgendaEntry[]): SeriesEntry[] {
  const groups = groupBy(entries, ({ id, series_id }) => series_id ?? id);
  return [...groups.values()].flatMap(([entry, ...later]) => (entry ? [{ entry, later }] : []));
}

/** "Toda semana", "A cada duas semanas": as its dates stand. */
export function rhythmWords({ series_id }: AgendaEntry, entries: readonly AgendaEntry[], zone: string) {
  if (!series_id) return undefined;
  const days = entries
    .filter((entry) => entry.series_id === series_id)
    .map(({ starts_at }) => Date.parse(dayIn(Date.parse(starts_at ?? ""), zone)) / DAY);
  const first = Math.min(...days);
  const isFortnightly = days.length > 1 && days.every((day) => (day - first) % 14 === 0);
  return isFortnightly ? "A cada duas semanas" : "Toda semana";
}

const DAY = 24 * 60 * 60_000;

/** Until when the patient waits for an answer. */
export const answerDeadline = ({ answer_by, move_answer_by }: AgendaEntry) => move_answer_by ?? answer_by;

function deadline(entry: AgendaEntry) {
  const until = answerDeadline(entry);
  return until ? Date.parse(until) : Number.MAX_SAFE_INTEGER;
}

/** For an appointment, or for another time of one. */
export function isOpenRequest(entry: AgendaEntry, now: number) {
  const { status, answer_by } = entry;
  return hasOpenMove(entry, now) || (status === "requested" && (answer_by === null || Date.parse(answer_by) > now));
}

export function hasOpenMove({ move_answer_by }: AgendaEntry, now: number) {
  return move_answer_by !== null && Date.parse(move_answer_by) > now;
}

/** Who is booked, or has asked, for a time in which nobody is to be received; by when it is. */
export function bookedWithin({ entries, zone }: Pick<Agenda, "entries" | "zone">, closed: readonly ClosedSpan[]) {
  const spans = closed
    .filter(({ day, starts, ends }) => day && starts && ends)
    .map(({ day, starts, lastDay = day, ends }) => [instantOf(day, starts, zone), instantOf(lastDay, ends, zone)]);
  return entries
    .filter(({ status, starts_at, ends_at }) => {
      if (!starts_at || !["requested", "proposed", "confirmed"].includes(status)) return false;
      const [from, to] = [Date.parse(starts_at), Date.parse(ends_at ?? starts_at)];
      return spans.some(([starts = 0, ends = 0]) => starts < to && from < ends);
    })
    .toSorted((one, other) => Date.parse(one.starts_at ?? "") - Date.parse(other.starts_at ?? ""));
}

/** "7 consultas, 2 pedidos e 1 proposta" */
export function countWords(entries: readonly AgendaEntry[]) {
  const requests = entries.filter(({ status }) => status === "requested").length;
  const proposals = entries.filter(({ status }) => status === "proposed").length;
  const agreed = entries.length - requests - proposals;
  const words = [
    ...(agreed > 0 ? [plural(agreed, "consulta", "consultas")] : []),
    ...(requests > 0 ? [plural(requests, "pedido", "pedidos")] : []),
    ...(proposals > 0 ? [plural(proposals, "proposta", "propostas")] : []),
  ];
  return formatList(words) || "Nenhuma consulta";
}

const STATUS: Record<AppointmentStatus, string> = {
  unconfirmed: "Aguarda confirmação do paciente",
  requested: "Aguarda sua resposta",
  proposed: "Proposta enviada",
  confirmed: "Confirmada",
  declined: "Recusada",
  cancelled: "Cancelada",
  expired: "Encerrada sem resposta",
  done: "Realizada",
  no_show: "Paciente não veio",
};

/** How long a request keeps its time from others. */
export function holdWords({ held_until }: AgendaEntry, zone: string, now: number) {
  const isHeld = held_until !== null && Date.parse(held_until) > now;
  return isHeld
    ? `O horário fica reservado até ${formatWhen(new Date(held_until), zone)}.`
    : "O horário não está reservado: confirme enquanto estiver livre.";
}

export function statusLabel({ status, ended_by, patient_email }: AgendaEntry) {
  if (status === "cancelled" && ended_by === "patient") return "Cancelada pelo paciente";
  // Who gave a number hears of it when the professional writes.
  return status === "proposed" && !patient_email ? "Proposta feita" : (known(STATUS, status) ?? "Outra situação");
}

/** What patients did between two looks: told by a toast. What the professional did is no news. */
export function agendaChanges(before: readonly AgendaEntry[], after: readonly AgendaEntry[]) {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after.flatMap((entry) => {
    const title = changeTitle(known.get(entry.id), entry);
    return title ? [{ title, description: entry.patient_name }] : [];
  });
}

function changeTitle(
  before: AgendaEntry | undefined,
  { status, ended_by, starts_at, move_answer_by, is_own }: AgendaEntry,
) {
  if (!before && status === "requested") return "Novo pedido de consulta";
  // By the professional's own rule, without being asked.
  if (!before) return status === "confirmed" && !is_own ? "Nova consulta marcada" : undefined;
  if (status === "requested" && before.starts_at !== starts_at) return "Um paciente pediu outro horário";
  if (move_answer_by && move_answer_by !== before.move_answer_by) return "Um paciente pediu outro horário";
  // What a patient asked for is moved by nobody else without a proposal, or without being asked to.
  if (
    status === "confirmed" &&
    before.status === status &&
    before.starts_at !== starts_at &&
    !is_own &&
    starts_at !== before.move_to
  )
    return "Um paciente mudou o horário";
  if (status === before.status) return undefined;
  if (status === "cancelled" && ended_by === "patient") return "Um paciente cancelou";
  if (status === "confirmed" && before.status === "proposed") return "Sua proposta foi aceita";
  return undefined;
}
