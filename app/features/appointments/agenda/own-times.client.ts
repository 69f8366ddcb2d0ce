import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import type { OwnTimes } from "#app/features/availability/own-times.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { follow } from "#app/shared/backend/follow-topic.ts";

const MONTH = 30 * 24 * 60 * 60_000;

/** Hours, days off and busy times; of single dates those of the last weeks and from now on. */
export async function loadOwnTimes(): Promise<OwnTimes | undefined> {
  const backend = await loadBackend();
  const [own, dates] = await Promise.all([
    backend.rpc("my_availability"),
    backend
      .from("date_hours")
      .select("id, kind, day, starts, ends, modality, reason, series_id")
      .gte("day", new Date(Date.now() - MONTH).toISOString().slice(0, 10))
      .order("day")
      .order("starts"),
  ]);
  if (own.error) throw own.error;
  if (dates.error) throw dates.error;
  if (!own.data) return undefined;
  const hours = (dates.data as DateHours[]).map((date) => ({
    ...date,
    starts: date.starts.slice(0, 5),
    ends: date.ends.slice(0, 5),
  }));
  return {
    ...(own.data as unknown as Omit<OwnTimes, "closed" | "extra">),
    closed: hours.filter(({ kind }) => kind === "closed"),
    extra: hours.filter(({ kind }) => kind === "extra"),
  };
}

/** Whatever changes the own free times is told on a topic of one's own. */
export async function followOwnTimes(onChange: () => void) {
  const backend = await loadBackend();
  const { data } = await backend.rpc("my_professional_id");
  return follow(`availability:${data}`, onChange);
}
