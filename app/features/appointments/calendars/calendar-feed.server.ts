import { brand } from "#app/shared/brand.ts";
import { formatPhone } from "#app/shared/formats.ts";
import type { Query } from "#app/shared/server-services.ts";
import type { CalendarEntry } from "./calendar.ts";

type Row = {
  id: string;
  status: string;
  startsAt: string;
  endsAt: string;
  modality: "presencial" | "online";
  patientName: string;
  email: string | null;
  whatsapp: string | null;
  message: string | null;
  place: string | null;
  room: string | null;
  updatedAt: string;
};

/** Undefined for an address that was never given out, or was replaced. */
export async function loadCalendarFeed(query: Query, file: string) {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  if (!token) return undefined;
  const [row] = await query<{ feed: { appointments: Row[] } | null }>(
    "select directory.calendar_by_token($1) as feed",
    [token],
  );
  if (!row?.feed) return undefined;
  return { name: `Agenda ${brand.name}`, entries: row.feed.appointments.map(toEntry) };
}

function toEntry(row: Row): CalendarEntry {
  return {
    id: row.id,
    title: row.status === "proposed" ? `Proposta: ${row.patientName}` : row.patientName,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    place: row.place ?? row.room ?? "Online",
    description: [row.whatsapp && formatPhone(row.whatsapp), row.email, row.message].filter(Boolean).join("\n"),
    isTentative: row.status === "proposed",
    updatedAt: new Date(row.updatedAt),
  };
}
