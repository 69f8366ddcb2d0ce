import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { failureWords } from "#app/features/appointments/calendars/source-address.ts";
import { createProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { bindFunctions } from "../functions/bind-functions.ts";
import type { FunctionDeps } from "../functions/define-function.ts";
import { createFollowCalendar } from "../functions/follow-calendar.ts";
import type { Caller } from "../gateway/caller.ts";
import { type Answer, FetchRefusal, type GuardedFetch } from "../outbound/guarded-fetch.ts";
import { readCalendarNow, readDueCalendars } from "./read-calendars.ts";

// Its own: others count who there is in the one that all share.
const database = await createProductDatabase();
const sql = database.owner;
afterAll(() => database.drop());

const HOUR = 3_600_000;
// Once: an hour may begin while a test runs.
const thisHour = Math.floor(Date.now() / HOUR) * HOUR;
const at = (hours: number) => new Date(thisHour + hours * HOUR);
const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, "");

function calendar(...times: [number, number][]) {
  const events = times.map(([starts, ends], index) =>
    [
      `BEGIN:VEVENT`,
      `UID:${index}`,
      `SUMMARY:Segredo`,
      `DTSTART:${stamp(at(starts))}`,
      `DTEND:${stamp(at(ends))}`,
      "END:VEVENT",
    ].join("\r\n"),
  );
  return ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
}

/** A calendar somewhere, whose answer is changed as the test goes, with what it was asked. */
function somewhere(text: string) {
  const asked: Record<string, string>[] = [];
  const place = {
    answer: async (): Promise<Partial<Answer>> => ({ body: Buffer.from(text), headers: { etag: '"1"' } }),
    asked,
    fetch: (async (_address, { headers }) => {
      asked.push(headers);
      return { status: 200, headers: {}, body: Buffer.alloc(0), ...(await place.answer()) };
    }) as GuardedFetch,
  };
  return place;
}

async function professional() {
  const [account, session] = [randomUUID(), randomUUID()];
  await sql`
    insert into auth.users (id, email, email_confirmed_at) values (${account}, ${`${account}@exemplo.com.br`}, now())`;
  await sql`insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${account}, now(), 'aal1')`;
  const caller: Caller = { role: "authenticated", claims: { sub: account, session_id: session, aal: "aal1" } };
  const [profile] = await sql`select id from directory.profiles where user_id = ${account}`;
  return { caller, id: String(profile?.id) };
}

async function follow(caller: Caller, fetch: GuardedFetch, address = "https://calendario.exemplo.org/a.ics") {
  const deps = {
    sql,
    log: pino({ level: "silent" }),
    publicUrl: "https://betesda.exemplo.org",
  } as unknown as FunctionDeps;
  const { follow } = bindFunctions({ follow: createFollowCalendar(fetch) }, deps);
  const request = new Request("http://localhost", { method: "POST", body: JSON.stringify({ address }) });
  const response = (await follow?.(request, caller)) as Response;
  return { status: response.status, ...((await response.json()) as { id?: string; message?: string }) };
}

const busy = async (id: string) => {
  const rows = await sql`select starts_at, ends_at from directory.busy_times where professional_id = ${id} order by 1`;
  return rows.map(({ starts_at, ends_at }) => [starts_at, ends_at].map((time) => (time - Number(at(0))) / HOUR));
};
const told = async (id: string) => {
  const [row] = await sql`select changed_at from directory.availability where professional_id = ${id}`;
  return Number(row?.changed_at ?? 0);
};
const source = async (id: string) => {
  const [row] = await sql`select * from directory.calendar_sources where professional_id = ${id}`;
  return row;
};

test("a calendar is read when it is followed, and again by the job, with begin and end alone", async () => {
  const ana = await professional();
  const place = somewhere(calendar([24, 26], [48, 49]));
  expect(await follow(ana.caller, place.fetch)).toMatchObject({ status: 200 });
  expect(await busy(ana.id)).toEqual([
    [24, 26],
    [48, 49],
  ]);
  expect(JSON.stringify(await sql`select * from directory.busy_times where professional_id = ${ana.id}`)).not.toContain(
    "Segredo",
  );

  place.answer = async () => ({ body: Buffer.from(calendar([24, 25])) });
  await sql`update directory.calendar_sources set next_read_at = now() where professional_id = ${ana.id}`;
  await readDueCalendars({ sql, fetch: place.fetch }, new AbortController().signal);
  expect(await busy(ana.id)).toEqual([[24, 25]]);
});

test("what has not changed is not sent again nor told, and once a day it is read whole", async () => {
  const ana = await professional();
  const place = somewhere(calendar([24, 26]));
  const { id = "" } = await follow(ana.caller, place.fetch);
  const before = await told(ana.id);
  expect(before).toBeGreaterThan(0);

  place.answer = async () => ({ status: 304 });
  expect(await readCalendarNow({ sql, fetch: place.fetch }, id)).toBeUndefined();
  place.answer = async () => ({ body: Buffer.from(calendar([24, 26])), headers: { etag: '"2"' } });
  await readCalendarNow({ sql, fetch: place.fetch }, id);
  expect(await busy(ana.id)).toEqual([[24, 26]]);
  expect(await told(ana.id)).toBe(before);

  await sql`update directory.calendar_sources set read_at = now() - interval '25 hours' where id = ${id}`;
  await readCalendarNow({ sql, fetch: place.fetch }, id);
  expect(place.asked.map((headers) => headers["if-none-match"])).toEqual([undefined, '"1"', '"1"', undefined]);
});

test("while it fails the last good state stays with its age, and it is asked less often; then it is well again", async () => {
  const ana = await professional();
  const place = somewhere(calendar([24, 26]));
  const { id = "" } = await follow(ana.caller, place.fetch);
  const { answered_at } = (await source(ana.id)) ?? {};
  const failing: [() => Promise<Partial<Answer>>, string][] = [
    [() => Promise.reject(new FetchRefusal("slow")), "slow"],
    [async () => ({ status: 503 }), "unreachable"],
    [async () => ({ status: 404 }), "gone"],
    [async () => ({ status: 410 }), "gone"],
    [async () => ({ status: 401 }), "locked"],
    [async () => ({ status: 403 }), "locked"],
    [() => Promise.reject(new FetchRefusal("unknown")), "unknown"],
    [() => Promise.reject(new FetchRefusal("huge")), "huge"],
    [async () => ({ body: Buffer.from("<html>Entre</html>") }), "unreadable"],
  ];
  for (const [answer, reason] of failing) {
    place.answer = answer;
    expect(await readCalendarNow({ sql, fetch: place.fetch }, id)).toBe(reason);
    expect(await source(ana.id)).toMatchObject({ failure: reason, answered_at });
  }
  expect(await busy(ana.id)).toEqual([[24, 26]]);
  const [wait] =
    await sql`select next_read_at - now() > interval '20 minutes' as is from directory.calendar_sources where id = ${id}`;
  expect(wait?.is).toBe(true);
  place.answer = async () => ({ body: Buffer.from(calendar([30, 31])) });
  await readCalendarNow({ sql, fetch: place.fetch }, id);
  expect(await source(ana.id)).toMatchObject({ failure: null, failures: 0 });
  expect(await busy(ana.id)).toEqual([[30, 31]]);
});

test("one that fails in a way nobody foresaw is noted too, and keeps no other from being read", async () => {
  const [ana, bruno] = [await professional(), await professional()];
  const place = somewhere(calendar([24, 26]));
  for (const { caller } of [ana, bruno]) await follow(caller, place.fetch);
  await sql`update directory.calendar_sources set next_read_at = 'infinity'`;
  await sql`update directory.calendar_sources set next_read_at = now() - interval '1 hour' where professional_id = ${ana.id}`;
  await sql`update directory.calendar_sources set next_read_at = now() where professional_id = ${bruno.id}`;
  let asked = 0;
  place.answer = async () => {
    asked++;
    if (asked === 1) throw new RangeError("Invalid time value");
    return { body: Buffer.from(calendar([30, 31])) };
  };
  const reading = readDueCalendars({ sql, fetch: place.fetch }, new AbortController().signal);
  // The job's own log hears of it, and of nothing that the calendar says.
  await expect(reading).rejects.toThrow(RangeError);
  expect(await source(ana.id)).toMatchObject({ failure: "unreadable", failures: 1 });
  expect(await source(bruno.id)).toMatchObject({ failure: null });
  expect(await busy(bruno.id)).toEqual([[30, 31]]);
});

test("a database that is away is no calendar's failure", async () => {
  const ana = await professional();
  const place = somewhere(calendar([24, 26]));
  const { id = "" } = await follow(ana.caller, place.fetch);
  place.answer = () => Promise.reject(Object.assign(new Error("x"), { code: "53300" }));
  await expect(readCalendarNow({ sql, fetch: place.fetch }, id)).rejects.toMatchObject({ code: "53300" });
  expect(await source(ana.id)).toMatchObject({ failure: null });
});

test("who follows a calendar that fails for a day is told once, and again of the next outage", async () => {
  const ana = await professional();
  const place = somewhere(calendar([24, 26]));
  const { id = "" } = await follow(ana.caller, place.fetch);
  const address = `${ana.caller.claims.sub}@exemplo.com.br`;
  const told = () => sql`select kind, data from email.outbox where recipient = ${address} and kind like 'calendar%'`;
  const well = place.answer;
  const fail = async (age: string) => {
    await sql`update directory.calendar_sources set answered_at = now() - ${age}::interval where id = ${id}`;
    place.answer = async () => ({ status: 401 });
    await readCalendarNow({ sql, fetch: place.fetch }, id);
  };
  await fail("23 hours");
  expect(await told()).toEqual([]);
  await fail("25 hours");
  await fail("26 hours");
  const data = { host: "calendario.exemplo.org", failure: "locked", zone: "America/Sao_Paulo" };
  expect(await told()).toEqual([{ kind: "calendar-failing", data: expect.objectContaining(data) }]);
  place.answer = well;
  await readCalendarNow({ sql, fetch: place.fetch }, id);
  await fail("25 hours");
  expect(await told()).toHaveLength(2);
});

test("an address that cannot be read, is our own, or none at all is not kept, and its owner hears why", async () => {
  const ana = await professional();
  const refusing = somewhere("");
  refusing.answer = () => Promise.reject(new FetchRefusal("private"));
  expect(await follow(ana.caller, refusing.fetch)).toEqual({ status: 422, message: failureWords.private });
  const good = somewhere(calendar([1, 2]));
  expect(await follow(ana.caller, good.fetch, "https://betesda.exemplo.org/agenda/x.ics")).toMatchObject({
    status: 400,
  });
  expect(await follow(ana.caller, good.fetch, "nada")).toMatchObject({ status: 400 });
  expect(await follow({ role: "anon", claims: {} }, good.fetch)).toMatchObject({ status: 401 });
  expect(good.asked).toEqual([]);
  expect(await source(ana.id)).toBeUndefined();
  expect(
    await sql`select from email.outbox where kind = 'calendar-failing' and data ->> 'failure' = 'private'`,
  ).toEqual([]);
});

test("an account whose address nobody confirmed follows none, and one followed before is not fetched", async () => {
  const ana = await professional();
  const place = somewhere(calendar([1, 2]));
  const { id = "" } = await follow(ana.caller, place.fetch);
  const account = ana.caller.claims.sub as string;
  await sql`update auth.users set email_confirmed_at = null where id = ${account}`;
  await sql`update directory.calendar_sources set next_read_at = now() where id = ${id}`;
  expect(await follow(ana.caller, place.fetch, "https://calendario.exemplo.org/b.ics")).toEqual({
    status: 409,
    message: "Confirme antes o e-mail da sua conta: abra o link que enviamos a ele.",
  });
  await readDueCalendars({ sql, fetch: place.fetch }, new AbortController().signal);
  expect(place.asked).toHaveLength(1);
  await sql`update auth.users set email_confirmed_at = now() where id = ${account}`;
  await readDueCalendars({ sql, fetch: place.fetch }, new AbortController().signal);
  expect(place.asked).toHaveLength(2);
});

test("three calendars each, none twice, and not many attempts", async () => {
  const ana = await professional();
  const place = somewhere(calendar([1, 2]));
  const one = (name: string) => follow(ana.caller, place.fetch, `https://calendario.exemplo.org/${name}.ics`);
  const outcomes = [];
  for (const name of ["a", "b", "a", "c", "d"]) outcomes.push((await one(name)).message);
  expect(outcomes).toEqual([
    undefined,
    undefined,
    "Esse calendário já está na lista.",
    undefined,
    "São no máximo 3 calendários. Remova um antes.",
  ]);
  for (let more = 5; more < 20; more++) await one("d");
  expect(await one("d")).toMatchObject({ status: 429 });
});
