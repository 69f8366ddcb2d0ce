import { chatLink } from "#app/features/professionals/profile/contact-links.ts";
import { brand } from "#app/shared/brand.ts";
import { firstName, formatList } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { atTime, dayOfMonth, everyWeekday, formatWhen } from "#app/shared/when.ts";
import { clockWords } from "../zone-words.ts";
import type { AgendaEntry } from "./agenda.ts";

/** What was done besides: from when it was moved, and whether all that follow in its series went along. */
export type Change = {
  movedFrom?: string | undefined;
  following?: boolean | undefined;
  /** The other time that was asked for, and cannot be. */
  refused?: string | undefined;
  /** The agreed time, which another is proposed instead of. */
  givenUp?: string | undefined;
  /** Days on which the moved series does not take place. */
  skipped?: readonly string[] | undefined;
};

/** What there is to say to a patient as things stand: who gave a number gets no emails from us. */
export function whatsappMessage(entry: AgendaEntry, zone: string, room?: string | null, change: Change = {}) {
  const hello = `Olá, ${firstName(entry.patient_name)}!`;
  const state = change.movedFrom ? movedWords(entry, zone, change) : stateWords(entry, zone, change);
  const words = [state ? `${hello} ${state}` : hello];
  if (entry.status === "confirmed" && entry.modality === "online" && room) words.push(`Para entrar na hora: ${room}`);
  if (entry.note && !isOver(entry)) words.push(entry.note);
  return words.join("\n\n");
}

/** The professional's last words were about what is no more. */
function isOver({ status, ended_by }: AgendaEntry) {
  return ["done", "no_show", "expired"].includes(status) || (status === "cancelled" && ended_by === "patient");
}

/** A chat with the words in it. Sending them is the professional's. */
export function whatsappHref({ patient_whatsapp }: AgendaEntry, message: string) {
  if (!patient_whatsapp) return undefined;
  return chatLink(patient_whatsapp, message);
}

function stateWords(entry: AgendaEntry, zone: string, { following, refused, givenUp }: Change) {
  const { status, starts_at, ended_by, answer_by } = entry;
  const clocks = clocksOf(entry, zone);
  const at = starts_at && new Date(starts_at);
  const when = at ? formatWhen(at, zone) + clockWords(at, clocks) : "";
  if (status === "confirmed" && refused) {
    const asked = new Date(refused);
    return `Não consigo mudar para ${formatWhen(asked, zone)}${clockWords(asked, clocks)}. Sua consulta continua marcada: ${when}.`;
  }
  if (status === "confirmed") return `Sua consulta está confirmada: ${when}.`;
  if (status === "proposed" && givenUp) {
    const agreed = new Date(givenUp);
    return `Não consigo mais atender ${formatWhen(agreed, zone)}${clockWords(agreed, clocks)}: esse horário não vale mais. Posso neste: ${when}. Confirme pelo link que você guardou.`;
  }
  if (status === "proposed") return `Posso atender neste horário: ${when}. Confirme pelo link que você guardou.`;
  if (status === "cancelled" && ended_by === "patient")
    return `Vi que você cancelou ${when ? `o horário de ${when}` : "seu pedido de consulta"}.`;
  // It still waited for an answer.
  if (status === "cancelled" && answer_by)
    return `Preciso retirar o horário que propus${when && `: ${when}`}. Sinto muito.`;
  if (status === "cancelled")
    return `Preciso cancelar nossa consulta${when && ` de ${when}`}${following ? " e as seguintes" : ""}. Sinto muito.`;
  if (status === "declined") return "Infelizmente não poderei atender no horário pedido.";
  if (status === "requested") return `Recebi seu pedido de consulta pela ${brand.name}${when && ` para ${when}`}.`;
  return undefined;
}

const clocksOf = ({ modality, patient_zone }: AgendaEntry, zone: string) => ({
  zone,
  modality,
  patientZone: patient_zone,
});

function movedWords(entry: AgendaEntry, zone: string, { movedFrom = "", following, skipped = [] }: Change) {
  const at = new Date(entry.starts_at ?? movedFrom);
  const clock = clockWords(at, clocksOf(entry, zone));
  const day = dayIn(at.getTime(), zone);
  const words = skipped.includes(day)
    ? [`Nossas consultas mudam para ${everyWeekday(day)}, ${atTime(at, zone)}${clock}.`]
    : [
        `Sua consulta mudou de ${formatWhen(new Date(movedFrom), zone)} para ${formatWhen(at, zone)}${clock}.`,
        ...(following ? ["As seguintes mudam do mesmo jeito."] : []),
      ];
  if (skipped.length > 0) words.push(`Não haverá consulta em ${formatList(skipped.map(dayOfMonth))}.`);
  return words.join(" ");
}
