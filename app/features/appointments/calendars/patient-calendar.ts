import { introduce, type TitleFacts } from "#app/features/professionals/registration/titles.ts";
import { roomWarning } from "../rooms/known-hosts.ts";
import type { CalendarEntry } from "./calendar.ts";

/** What of an appointment its page and its emails both know. */
type Consultation = {
  id: string;
  professional: string;
  title?: TitleFacts | null | undefined;
  startsAt: Date | string;
  endsAt: Date | string;
  modality: "presencial" | "online";
  place?: string | null | undefined;
  /** Where it takes place by video, once it is confirmed. */
  room?: string | null | undefined;
  /** There is one, and only the page tells it. */
  hasRoom?: boolean | undefined;
  /** Entered by the professional, and not asked for here. */
  isOwn?: boolean | undefined;
};

const HOUR = 3600;

/** A consultation as the patient's calendar keeps it: the same from the page, from an email and at Google. */
export function patientEntry(consultation: Consultation, link: string | undefined): CalendarEntry {
  const { id, professional, startsAt, endsAt } = consultation;
  return {
    id,
    title: `Consulta com ${professional}`,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    place: placeOf(consultation),
    description: [...describe(consultation), ...(link ? [`Para ver, mudar ou cancelar: ${link}`] : [])].join("\n"),
    url: link,
    // The second is for whoever gets no email the day before.
    alarms: [HOUR, 24 * HOUR],
  };
}

/** Opens the visitor's own Google calendar with the entry filled in. The private link is not in it: addresses are logged. */
export function googleCalendarHref(consultation: Consultation) {
  const stamp = (at: Date | string) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");
  const params = new URLSearchParams({
    action: "TEMPLATE",
    text: `Consulta com ${consultation.professional}`,
    dates: `${stamp(consultation.startsAt)}/${stamp(consultation.endsAt)}`,
    details: describe(consultation).join("\n"),
    location: placeOf(consultation) ?? "",
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}

function describe(consultation: Consultation) {
  const { professional, title, modality } = consultation;
  return [
    title ? `${professional}, ${introduce(title)}` : professional,
    modality === "online" ? onlineWords(consultation) : "Presencial",
  ];
}

function onlineWords({ professional, room, hasRoom, isOwn }: Consultation) {
  if (hasRoom && !room) return "Online, por videochamada. O link está na página da consulta.";
  return entryWords(professional, room, isOwn ? AGREED_CONTACT : undefined);
}

function placeOf({ place, modality, room }: Consultation) {
  return place ?? room ?? (modality === "online" ? "Online" : null);
}

/** Of who asked for nothing here. */
export const AGREED_CONTACT = "contato combinado com você";

/** How one gets into a consultation by video. */
export function entryWords(professional: string, room?: string | null, contact = "contato que você deu no pedido") {
  const warning = roomWarning(room);
  const where = `Online, por videochamada. Para entrar na hora: ${room}`;
  if (room) return warning ? `${where}\n${warning.title} ${warning.text}` : where;
  return `Online, por videochamada. ${professional} manda o link antes da consulta, pelo ${contact}.`;
}
