import type { DateHours } from "#app/features/availability/date-hours.ts";
import type { OwnTimes } from "#app/features/availability/own-times.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { follow } from "#app/shared/backend/follow-topic.ts";
import { weekly } from "./agenda-calendar.ts";
import { endOf, type NewEntry } from "./new-entry.ts";

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

/** All weeks of a series or none. Gives how many. */
export async function addBlocks(entry: NewEntry) {
  const backend = await loadBackend();
  const dates = weekly(entry.day, Number(entry.weeks));
  const series_id = dates.length > 1 ? crypto.randomUUID() : null;
  const block = {
    kind: "closed",
    starts: entry.starts,
    ends: endOf(entry),
    reason: entry.reason.trim() || null,
    series_id,
  };
  const { error } = await backend.from("date_hours").insert(dates.map((day) => ({ ...block, day })));
  if (error) throw error;
  return dates.length;
}

/** One, or it and all that follow in its series. */
export async function removeBlocks({ id, series_id, day }: DateHours, following: boolean) {
  const backend = await loadBackend();
  const wanted = backend.from("date_hours").delete();
  const { error } = await (following && series_id
    ? wanted.eq("series_id", series_id).gte("day", day)
    : wanted.eq("id", id));
  if (error) throw error;
}
