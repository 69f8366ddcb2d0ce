/** A request under the LGPD as the desk sees it. */
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
  professionalId: string | null;
};

export const requestStates = { open: "Em aberto", done: "Atendido", refused: "Recusado" } as const;

/** Whole days until the deadline; negative once it has passed. */
export function daysLeft(dueAt: string, now: Date) {
  return Math.ceil((Date.parse(dueAt) - now.getTime()) / 86_400_000);
}
