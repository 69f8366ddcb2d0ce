import { internationalDigits } from "#app/features/professionals/profile/contact-links.ts";
import { brand } from "#app/shared/brand.ts";
import { formatWhen } from "#app/shared/when.ts";
import type { AgendaEntry } from "./agenda.ts";

export type Moved = { from: string /** With those that follow in its series. */; following: boolean };

/** What there is to say to a patient as things stand: who gave a number gets no emails from us. */
export function whatsappMessage(entry: AgendaEntry, zone: string, room?: string | null, moved?: Moved) {
  const state = moved ? movedWords(entry, zone, moved) : stateWords(entry, zone);
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

function stateWords({ status, starts_at }: AgendaEntry, zone: string) {
  const when = starts_at ? formatWhen(new Date(starts_at), zone) : "";
  if (status === "confirmed") return `Sua consulta está confirmada: ${when}.`;
  if (status === "proposed") return `Posso atender neste horário: ${when}. Confirme pelo link que você guardou.`;
  if (status === "cancelled") return `Preciso cancelar nossa consulta${when && ` de ${when}`}. Sinto muito.`;
  if (status === "declined") return "Infelizmente não poderei atender no horário pedido.";
  return `Recebi seu pedido de consulta pela ${brand.name}${when && ` para ${when}`}.`;
}

function movedWords({ starts_at }: AgendaEntry, zone: string, { from, following }: Moved) {
  const [before, after] = [from, starts_at ?? from].map((at) => formatWhen(new Date(at), zone));
  return `Sua consulta mudou de ${before} para ${after}.${following ? " As seguintes mudam do mesmo jeito." : ""}`;
}

export const firstName = (name: string) => name.split(" ")[0] ?? name;
