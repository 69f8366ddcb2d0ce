import { nextTimeLabel } from "#app/features/availability/free-times.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import type { FoundProfessional } from "./found.ts";

type NextRow = { professional_id: string; next_at: Date; zone: string };

/** One cheap look-up for a page of cards: the next free time is kept, not computed here. */
export async function withNextTimes(
  query: ServerServices["queryAsVisitor"],
  found: Omit<FoundProfessional, "nextTime">[],
  now: Date,
): Promise<FoundProfessional[]> {
  if (found.length === 0) return [];
  const rows = await query<NextRow>("select * from directory.next_slots_of($1::uuid[])", [
    `{${found.map(({ id }) => id).join(",")}}`,
  ]);
  const labels = new Map(
    rows.map((row) => [row.professional_id, nextTimeLabel(row.next_at.getTime(), row.zone, now.getTime())]),
  );
  return found.map((professional) => ({ ...professional, nextTime: labels.get(professional.id) ?? null }));
}
