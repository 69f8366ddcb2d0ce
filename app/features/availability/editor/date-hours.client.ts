import { loadBackend } from "#app/shared/backend/backend.ts";
import type { DateHours, NewDateHours } from "../dates/date-hours.ts";
import type { Hours } from "../slots.ts";

/** The own dates from a day on; the database shows nobody else's. */
export async function listDateHours(from: string): Promise<DateHours[]> {
  const backend = await loadBackend();
  const { data, error } = await backend
    .from("date_hours")
    .select("id, kind, day, starts, ends, modality, reason, series_id")
    .gte("day", from)
    .order("day")
    .order("starts");
  if (error) throw error;
  return data as DateHours[];
}

/** What the week's hours of a date follow from. */
export async function loadWeekFacts() {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_availability");
  if (error) throw error;
  return data as unknown as Hours | null;
}

/** Several are one change: a series of weeks is planned whole or not at all. */
export async function addDateHours(dates: (NewDateHours & { series_id?: string })[]) {
  const backend = await loadBackend();
  const { error } = await backend.from("date_hours").insert(dates);
  if (error) throw error;
}

export async function removeDateHours(id: string) {
  const backend = await loadBackend();
  const { error } = await backend.from("date_hours").delete().eq("id", id);
  if (error) throw error;
}
