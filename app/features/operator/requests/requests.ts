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
  /** When the person confirmed by the link in the email: before that nothing can be erased. */
  provedAt: string | null;
  professionalId: string | null;
  /** What is linked to the address, beside an account; only told while the request is open. */
  kept: { appointments: number; ahead: number; reports: number } | null;
};

export const requestStates = { open: "Em aberto", done: "Atendido", refused: "Recusado" } as const;

/** Whole days until the deadline; negative once it has passed. */
export function daysLeft(dueAt: string, now: Date) {
  return Math.ceil((Date.parse(dueAt) - now.getTime()) / 86_400_000);
}

/** "2 consultas (1 em aberto) e 1 denúncia com este e-mail.", or that there is nothing. */
export function describeKept({ appointments, ahead, reports }: NonNullable<PrivacyRequest["kept"]>) {
  const parts = [
    appointments > 0 && plural(appointments, "consulta", "consultas") + (ahead > 0 ? ` (${ahead} em aberto)` : ""),
    reports > 0 && plural(reports, "denúncia", "denúncias"),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(" e ")} com este e-mail.` : "Nenhuma consulta ou denúncia com este e-mail.";
}
