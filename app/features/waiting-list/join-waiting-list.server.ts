import type { HoursBlock } from "#app/features/professionals/weekly-hours.ts";
import { isTrusted, UNPROVED } from "#app/shared/forms/check-proof.ts";
import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { isPrivateToken } from "#app/shared/ids.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import { readWaitingRequest, type WaitingAnswer } from "./waiting-request.ts";

/** Says that an email was sent, alike for every address, or politely why not. The professional is the row. */
export async function joinWaitingList(
  services: ServerServices,
  { form, visitor }: { form: FormData; visitor: string },
  { id, hours }: { id: string; hours: readonly HoursBlock[] },
  today: string,
): Promise<WaitingAnswer> {
  const { queryAsVisitor, limitVisitor } = services;
  const read = readWaitingRequest(form, today, hours);
  if ("errors" in read) return read;
  const limited = await limitVisitor(visitor, "waiting");
  if (limited) return { problem: { title: "Muitos pedidos em pouco tempo", text: waitWords(limited.retryAfter) } };
  if (!(await isTrusted(services, form, visitor))) return { problem: UNPROVED };
  const { email, weekday, period, until } = read.request;
  const [row] = await queryAsVisitor<{ outcome: "sent" | "full" | "unlisted" }>(
    "select directory.join_waiting_list($1, $2, $3, $4, $5) as outcome",
    [id, email, weekday, period, until],
  );
  return row?.outcome === "sent" ? { isSent: true } : { problem: row?.outcome === "full" ? full : unlisted };
}

const full = {
  title: "A lista está cheia",
  text: "Muitas pessoas já esperam por um horário. Tente daqui a alguns dias.",
};
/** Paused or out of the search while the page was open: the form stays with what was written. */
export const unlisted = {
  title: "Este perfil não está disponível agora",
  text: "Por enquanto não há horários a esperar.",
};

/** What a link of the list's emails leads to. */
export type Waiting = {
  professionalId: string;
  professional: string;
  weekday: number | null;
  period: string | null;
  until: string;
  isConfirmed: boolean;
  isListed: boolean;
};

/** Undefined when there is no such link, or no more. */
export async function findWaiting(query: Query, token: string) {
  if (!isPrivateToken(token)) return undefined;
  const [row] = await query<{ it: Waiting | null }>("select directory.waiting_by_link($1) as it", [token]);
  return row?.it ?? undefined;
}

/** Undefined: the page shows how things stand now. */
export async function changeWaiting(
  { queryAsVisitor, limitVisitor }: ServerServices,
  visitor: string,
  token: string,
  act: "confirm_waiting" | "leave_waiting_list",
): Promise<{ problem: string } | undefined> {
  const limited = await limitVisitor(visitor, "appointmentLink");
  if (limited) return { problem: waitWords(limited.retryAfter) };
  if (isPrivateToken(token)) await queryAsVisitor(`select directory.${act}($1)`, [token]);
}
