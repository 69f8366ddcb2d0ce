import type { ForWhom } from "#app/features/appointments/for-whom.ts";
import { plural } from "#app/shared/formats.ts";

/** A request under the LGPD as operators see it. */
export type PrivacyRequest = {
  id: string;
  protocol: string;
  kind: "access" | "correction" | "deletion" | "other";
  name: string;
  email: string;
  message: string | null;
  state: "open" | "done" | "refused";
  createdAt: string;
  dueAt: string;
  closedAt: string | null;
  done: string | null;
  /** When the person confirmed by the link in the email: before that nothing is sent, or erased by the address. */
  provedAt: string | null;
  professionalId: string | null;
  /** What is kept with this address or link has other names. */
  isNameOther: boolean | null;
  /** How the last email with the data fares; null before the first. */
  answer: keyof typeof answerStates | null;
  /** What is linked to the address, beside an account; only told while the request is open. */
  kept: Kept | null;
};

/** Of the address, of the private links that came with the request, and of the same number as those. */
export type Kept = {
  appointments: number;
  linked: number;
  same_number: number;
  ahead: number;
  reports: number;
  /** Times that are waited for. */
  waiting: number;
  /** What may be erased now: by a link at once, by the address once it is confirmed, by the number what is over. */
  erasable: number;
};

/** An appointment of which its professional told that a minor asked alone. */
export type MinorReport = {
  id: string;
  professional: string;
  forWhom: ForWhom;
  createdAt: string;
  reportedAt: string;
};

export const requestStates = { open: "Em aberto", done: "Atendido", refused: "Recusado" } as const;

export const answerStates = {
  waiting: { label: "dados a caminho", variant: "secondary" },
  sent: { label: "dados enviados", variant: "success" },
  failed: { label: "envio dos dados falhou", variant: "destructive" },
} as const;

/** Days until the deadline, the one that has begun included; none or fewer once it has passed, as the overview counts it. */
export function daysLeft(dueAt: string, now: Date) {
  return Math.ceil((Date.parse(dueAt) - now.getTime()) / 86_400_000);
}

/** "2 consultas com este e-mail e 1 com o link que a prova (1 em aberto).", or that there is nothing. */
export function describeKept({ appointments, linked, same_number, ahead, reports, waiting }: Kept) {
  const parts = [
    appointments > 0 && `${plural(appointments, "consulta", "consultas")} com este e-mail`,
    linked > 0 && `${plural(linked, "consulta", "consultas")} com o link que a prova`,
    same_number > 0 && `${plural(same_number, "outra", "outras")} com o mesmo WhatsApp`,
    reports > 0 && plural(reports, "denúncia", "denúncias"),
    waiting > 0 && plural(waiting, "lista de espera", "listas de espera"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return "Nenhuma consulta, denúncia ou espera com este e-mail ou link.";
  return `${parts.join("; ")}.${ahead > 0 ? ` Em aberto: ${ahead}.` : ""}`;
}
