import pLimit from "p-limit";
import type { Sql } from "postgres";
import type { CalendarFailure } from "#app/features/appointments/calendars/source-address.ts";
import { actAs } from "../database/acting.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { createGuardedFetch, FetchRefusal, type GuardedFetch } from "../outbound/guarded-fetch.ts";
import { readInWorker } from "./read-in-worker.ts";

/** Busy times of professionals' calendars elsewhere, fetched and kept. What stands when one fails is its last good state. */
export type CalendarDeps = { sql: Sql; fetch?: GuardedFetch };

type Source = {
  id: string;
  address: string;
  etag: string | null;
  last_modified: string | null;
  zone: string;
  read_from: Date;
  read_until: Date;
  own_ids: string[];
};

const limits = { timeLimit: 15_000, maxBytes: 10 * 1024 * 1024, redirects: 3 };
/** Fetched at once; they are read in turn (read-in-worker.ts). */
const atOnce = pLimit(4);

/** All that are due by now. Throws what nobody foresaw once the others are read. */
export async function readDueCalendars(deps: CalendarDeps, signal: AbortSignal) {
  const unforeseen: unknown[] = [];
  while (!signal.aborted) {
    const sources = await claim(deps.sql, 20, null);
    if (sources.length === 0) break;
    const reading = sources.map((source) => atOnce(() => readSource(deps, source, signal)));
    for (const result of await Promise.allSettled(reading))
      if (result.status === "rejected") unforeseen.push(result.reason);
  }
  if (unforeseen.length > 0) throw unforeseen[0];
}

/** One, now. Gives why it could not be read, or undefined. */
export async function readCalendarNow(deps: CalendarDeps, id: string) {
  const [source] = await claim(deps.sql, 1, id);
  return source && atOnce(() => readSource(deps, source));
}

function claim(sql: Sql, most: number, only: string | null) {
  return actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<Source[]>`select * from directory.claim_calendars(${most}, ${only})`,
  );
}

async function readSource(deps: CalendarDeps, source: Source, signal?: AbortSignal) {
  try {
    const found = await readAddress(deps.fetch ?? createGuardedFetch(), source, signal);
    await keep(deps.sql, source, found);
  } catch (error) {
    // The process ends: the source is due again in a while.
    if (signal?.aborted) return;
    if (isDatabaseAway(error)) throw error;
    const reason = reasonOf(error);
    await actAs(
      deps.sql,
      { role: "service_role" },
      (tx) => tx`select directory.note_calendar_failure(${source.id}, ${reason ?? "unreadable"})`,
    );
    // An error of ours, for the caller's log: noted all the same, or it would come back at every reading.
    if (!reason) throw error;
    return reason;
  }
}

type Found = { times: { startsAt: number; endsAt: number }[] | null; etag: string | null; lastModified: string | null };

async function readAddress(fetch: GuardedFetch, source: Source, signal?: AbortSignal): Promise<Found> {
  const headers = {
    accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
    ...(source.etag && { "if-none-match": source.etag }),
    ...(source.last_modified && { "if-modified-since": source.last_modified }),
  };
  const {
    status,
    headers: given,
    body,
  } = await fetch(source.address, { ...limits, headers, ...(signal && { signal }) });
  if (status === 304) return { times: null, etag: null, lastModified: null };
  if (status !== 200) throw new CalendarError(refusals[status] ?? "unreachable");
  const { zone, read_from, read_until, own_ids } = source;
  const span = { zone, from: read_from.getTime(), to: read_until.getTime(), ownIds: own_ids };
  const times = await readInWorker(body.toString("utf8"), span).catch((error) => {
    throw new CalendarError(error instanceof SyntaxError ? "unreadable" : "huge");
  });
  return { times, etag: short(given.etag, 500), lastModified: short(given["last-modified"], 100) };
}

const refusals: Record<number, CalendarFailure> = { 401: "locked", 403: "locked", 404: "gone", 410: "gone" };

const short = (value: string | undefined, most: number) => (value && value.length <= most ? value : null);

async function keep(sql: Sql, { id, zone }: Source, { times, etag, lastModified }: Found) {
  const starts = times?.map(({ startsAt }) => new Date(startsAt).toISOString()) ?? null;
  const ends = times?.map(({ endsAt }) => new Date(endsAt).toISOString()) ?? null;
  await actAs(
    sql,
    { role: "service_role" },
    (tx) =>
      tx`select directory.keep_calendar(${id}, ${starts}::timestamptz[], ${ends}::timestamptz[], ${etag}, ${lastModified}, ${zone})`,
  );
}

class CalendarError extends Error {
  override name = "CalendarError";
  readonly reason: CalendarFailure;

  constructor(reason: CalendarFailure) {
    super(reason);
    this.reason = reason;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof CalendarError || error instanceof FetchRefusal ? error.reason : undefined;
