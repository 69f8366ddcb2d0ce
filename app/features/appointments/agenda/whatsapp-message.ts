import { internationalDigits } from "#app/features/professionals/profile/contact-links.ts";
import { brand } from "#app/shared/brand.ts";
import { formatList } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { atTime, dayOfMonth, everyWeekday, formatWhen } from "#app/shared/when.ts";
import type { AgendaEntry } from "./agenda.ts";

/** What was done besides: from when it was moved, and whether all that follow in its series went along. */
export type Change = {
  movedFrom?: string | undefined;
  following?: boolean | undefined;
  /** Days on which the moved series does not take place. */
  skipped?: readonly string[] | undefined;
};

/** What there is to say to a patient as things stand: who gave a number gets no emails from us. */
export function whatsappMessage(entry: AgendaEntry, zone: string, room?: string | null, change: Change = {}) {
  const state = change.movedFrom ? movedWords(entry, zone, change) : stateWords(entry, zone, change);
  const words = [`Olá, ${firstName(entry.patient_name)}! ${state}`];
  if (entry.status === "confirmed" && entry.modality === "online" && room) words.push(`Para entrar na hora: ${room}`);
  if (entry.note) words.push(entry.note);
  return words.join("\n\n");
}

/** A chat with the words in it. Sending them is the professional's. */
export function whatsappHref({ patient_whatsapp }: AgendaEntry, message: string) {
  if (!patient_whatsapp) return undefined;
  return `https://wa.me/${internationalDigits(patient_whatsapp)}?text=${encodeURIComponent(message)}`;
}

function stateWords({ status, starts_at }: AgendaEntry, zone: string, { following }: Change) {
  const when = starts_at ? formatWhen(new Date(starts_at), zone) : "";
  if (status === "confirmed") return `Sua consulta está confirmada: ${when}.`;
  if (status === "proposed") return `Posso atender neste horário: ${when}. Confirme pelo link que você guardou.`;
  if (status === "cancelled")
    return `Preciso cancelar nossa consulta${when && ` de ${when}`}${following ? " e as seguintes" : ""}. Sinto muito.`;
  if (status === "declined") return "Infelizmente não poderei atender no horário pedido.";
  return `Recebi seu pedido de consulta pela ${brand.name}${when && ` para ${when}`}.`;
}

function movedWords({ starts_at }: AgendaEntry, zone: string, { movedFrom = "", following, skipped = [] }: Change) {
  const at = new Date(starts_at ?? movedFrom);
  const day = dayIn(at.getTime(), zone);
  const words = skipped.includes(day)
    ? [`Nossas consultas mudam para ${everyWeekday(day)}, ${atTime(at, zone)}.`]
    : [
        `Sua consulta mudou de ${formatWhen(new Date(movedFrom), zone)} para ${formatWhen(at, zone)}.`,
        ...(following ? ["As seguintes mudam do mesmo jeito."] : []),
      ];
  if (skipped.length > 0) words.push(`Não haverá consulta em ${formatList(skipped.map(dayOfMonth))}.`);
  return words.join(" ");
}

export const firstName = (name: string) => name.split(" ")[0] ?? name;
