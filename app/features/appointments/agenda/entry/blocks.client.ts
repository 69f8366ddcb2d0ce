import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { closedParts, closedSpans, type NewEntry } from "./new-entry.ts";

/** All dates of a series or none. Gives how many. */
export async function addBlocks(entry: NewEntry) {
  const backend = await loadBackend();
  const parts = closedParts(entry);
  const series_id = parts.length > 1 ? crypto.randomUUID() : null;
  const block = { kind: "closed", reason: entry.reason.trim() || null, series_id };
  const { error } = await backend.from("date_hours").insert(parts.map((part) => ({ ...block, ...part })));
  if (error) throw error;
  return closedSpans(entry).length;
}

export async function removeBlocks(blocks: readonly DateHours[]) {
  const backend = await loadBackend();
  const { error } = await backend
    .from("date_hours")
    .delete()
    .in(
      "id",
      blocks.map(({ id }) => id),
    );
  if (error) throw error;
}
