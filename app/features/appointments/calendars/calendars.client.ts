import { loadBackend } from "#app/shared/backend/backend.ts";
import { functionRefusal } from "#app/shared/backend/function-refusal.ts";
import type { CalendarSource } from "./calendar-source.ts";

export async function loadCalendars(): Promise<CalendarSource[]> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_calendars");
  if (error) throw error;
  return data as unknown as CalendarSource[];
}

/** Gives what is wrong with the address, in words; nothing when it is followed from now on. */
export async function followCalendar(address: string) {
  const backend = await loadBackend().catch(() => undefined);
  if (!backend) return OFFLINE;
  const { error } = await backend.functions.invoke("follow-calendar", { body: { address } });
  return error ? ((await functionRefusal(error)) ?? OFFLINE) : undefined;
}

const OFFLINE = "Sem resposta agora. Confira sua conexão e tente de novo.";

export async function unfollowCalendar(source: string) {
  const backend = await loadBackend();
  const { error } = await backend.rpc("unfollow_calendar", { source });
  if (error) throw error;
}
