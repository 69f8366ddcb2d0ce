import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { createGateway } from "./gateway.ts";
import { LiveSessions } from "./live-sessions.ts";
import { openDiskStore } from "./storage/files/disk-store.ts";
import { createGatewayDatabase, type GatewayDatabase } from "./testing/gateway-database.ts";

// Somebody has copied an access token, and goes on with it after its owner has ended the session: at the process
// where it ended, and at another one that serves the same database.

let database: GatewayDatabase;
let folder: string;
let here: Awaited<ReturnType<typeof startGateway>>;
let elsewhere: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  database = await createGatewayDatabase();
  await database.owner.unsafe(`
    create table public.patients (id int primary key, owner uuid default auth.uid(), name text);
    alter table public.patients enable row level security;
    grant select, insert on public.patients to authenticated;
    create policy "own patients" on public.patients for all to authenticated using (owner = (select auth.uid()));
    alter publication supabase_realtime add table public.patients;
    insert into storage.buckets (id, name) values ('cards', 'cards');
    create policy "everything" on storage.objects for all to authenticated using (true)`);
  folder = await mkdtemp(join(tmpdir(), "ended-"));
  here = await startGateway();
  elsewhere = await startGateway();
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await database.drop();
  await rm(folder, { recursive: true });
});

async function startGateway() {
  const sql = database.connect();
  const gateway = createGateway({
    settings: { ...database.settings, sql, sessions: new LiveSessions(sql) },
    auth: { siteUrl: "http://localhost:3000", sendMail() {}, argon2: { memory: 64, passes: 1, parallelism: 1 } },
    storage: { files: await openDiskStore(folder) },
    functions: { who: (_, caller) => Response.json(caller.claims.sub) },
  });
  await gateway.start();
  const server = createServer(getRequestListener(gateway.app.fetch, { overrideGlobalObjects: false }));
  server.on("upgrade", gateway.handleUpgrade);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await gateway.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const broadcastBody = JSON.stringify({ messages: [{ topic: "room", event: "hello", payload: {} }] });
const quiet = { auth: { persistSession: false, autoRefreshToken: false } };
const key = () => database.settings.keys.publishableKey;
let count = 0;

/** The owner at two devices, and the token of the first, which a thief has copied. */
async function stolenToken() {
  const credentials = { email: `dona${++count}@example.com`, password: "correta-cavalo-grampo" };
  const [first, second] = [createClient(here.url, key(), quiet), createClient(here.url, key(), quiet)];
  const { data } = await first.auth.signUp(credentials);
  await second.auth.signInWithPassword(credentials);
  return { token: data.session?.access_token ?? "", owner: second };
}

/** Every door that takes an access token. */
async function knock(url: string, token: string) {
  const headers = { apikey: key(), Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const doors = {
    table: fetch(`${url}/rest/v1/patients`, { headers }),
    account: fetch(`${url}/auth/v1/user`, { headers }),
    file: fetch(`${url}/storage/v1/object/list/cards`, { headers, method: "POST", body: '{"prefix":""}' }),
    function: fetch(`${url}/functions/v1/who`, { headers, method: "POST", body: "{}" }),
    broadcast: fetch(`${url}/realtime/v1/api/broadcast`, { headers, method: "POST", body: broadcastBody }),
  };
  const answers = Object.entries(doors).map(async ([door, answer]) => [door, (await answer).ok]);
  return Object.fromEntries(await Promise.all(answers)) as Record<keyof typeof doors, boolean>;
}

const all = (isOpen: boolean) => ({
  table: isOpen,
  account: isOpen,
  file: isOpen,
  function: isOpen,
  broadcast: isOpen,
});

type Owner = Awaited<ReturnType<typeof stolenToken>>["owner"];
const ends: Record<string, (owner: Owner) => Promise<{ error: unknown }>> = {
  "the owner leaves the other devices": ({ auth }) => auth.signOut({ scope: "others" }),
  "the owner leaves everywhere": ({ auth }) => auth.signOut({ scope: "global" }),
  "the owner changes the password": ({ auth }) => auth.updateUser({ password: "outra-senha-bem-longa" }),
};

for (const [how, end] of Object.entries(ends))
  test(`after ${how}, a copied token opens no door`, async () => {
    const { token, owner } = await stolenToken();
    for (const { url } of [here, elsewhere]) expect(await knock(url, token)).toEqual(all(true));
    expect((await end(owner)).error).toBeNull();
    for (const { url } of [here, elsewhere])
      await eventually(async () => expect(await knock(url, token)).toEqual(all(false)));
  });

test("a session that a reused refresh token ended is ended for its access tokens too", async () => {
  const { token } = await stolenToken();
  expect((await knock(elsewhere.url, token)).table).toBe(true);
  await database.owner`
    update auth.sessions set not_after = now() where id = ${JSON.parse(atob(token.split(".")[1] ?? "")).session_id}`;
  await eventually(async () => expect(await knock(elsewhere.url, token)).toEqual(all(false)));
});

test("an open channel of an ended session closes, and hears of no further row", async () => {
  const { token, owner } = await stolenToken();
  const thief = createClient(elsewhere.url, key(), { accessToken: async () => token });
  await thief.realtime.setAuth(token);
  const states: string[] = [];
  const rows: { id?: number }[] = [];
  thief
    .channel("rows")
    .on("postgres_changes", { event: "*", schema: "public", table: "patients" }, ({ new: row }) => rows.push(row))
    .subscribe((state) => void states.push(state));
  await eventually(() => expect(states).toContain("SUBSCRIBED"));
  const insert = (id: number) => owner.from("patients").insert({ id, name: `Paciente ${id}` });
  // The first row may come before the subscription is watched; one of them does arrive.
  let id = 0;
  await eventually(async () => {
    expect((await insert(++id)).error).toBeNull();
    expect(rows.at(-1)?.id).toBeGreaterThan(0);
  });
  await owner.auth.signOut({ scope: "others" });
  await eventually(() => expect(states).toContain("CLOSED"));
  const heard = rows.length;
  // What another listener at the same process has heard was there for the thief as well.
  const { data } = await owner.auth.getSession();
  const listener = createClient(elsewhere.url, key(), { accessToken: async () => data.session?.access_token ?? "" });
  await listener.realtime.setAuth(data.session?.access_token ?? null);
  const others: { id?: number }[] = [];
  listener
    .channel("rows")
    .on("postgres_changes", { event: "*", schema: "public", table: "patients" }, ({ new: row }) => others.push(row))
    .subscribe();
  await eventually(async () => {
    expect((await insert(++id)).error).toBeNull();
    expect(others.at(-1)?.id).toBeGreaterThan(0);
  });
  expect(rows.length).toBe(heard);
  await listener.removeAllChannels();
  const refused: string[] = [];
  thief.channel("again").subscribe((state) => void refused.push(state));
  await eventually(() => expect(refused).toContain("CHANNEL_ERROR"));
  await thief.removeAllChannels();
});

test("while a process does not hear of ended sessions it asks the database each time", async () => {
  const { token, owner } = await stolenToken();
  expect((await knock(elsewhere.url, token)).table).toBe(true);
  // Its listening connection is cut; the session ends before it listens again.
  await database.owner.begin(async (tx) => {
    await tx`delete from auth.sessions where id = ${JSON.parse(atob(token.split(".")[1] ?? "")).session_id}`;
    await tx`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
  });
  await eventually(async () => expect(await knock(elsewhere.url, token)).toEqual(all(false)));
  expect((await owner.auth.getUser()).error).toBeNull();
});
