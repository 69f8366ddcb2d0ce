import { loadBackend } from "#app/shared/backend/backend.ts";
import type { NewTimeOff, TimeOff } from "../dates/time-off.ts";

/** The own periods from today on; the database shows nobody else's. */
export async function listTimeOff(today: string): Promise<TimeOff[]> {
  const backend = await loadBackend();
  const { data, error } = await backend
    .from("time_off")
    .select("id, starts_on, ends_on, reason")
    .gte("ends_on", today)
    .order("starts_on");
  if (error) throw error;
  return data as TimeOff[];
}

export async function addTimeOff(period: NewTimeOff) {
  const backend = await loadBackend();
  const { error } = await backend.from("time_off").insert(period);
  if (error) throw error;
}

export async function removeTimeOff(id: string) {
  const backend = await loadBackend();
  const { error } = await backend.from("time_off").delete().eq("id", id);
  if (error) throw error;
}
