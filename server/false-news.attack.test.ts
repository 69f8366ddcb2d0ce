import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cast, demoPassword } from "../supabase/seed/cast/cast.ts";
import { connectRaw } from "./gateway/realtime/testing/raw-client.ts";
import { subscribe } from "./gateway/realtime/testing/subscribe.ts";
import { type RunningServer, runServer } from "./testing/run-server.ts";

let server: RunningServer;
let owner: Sql;
let keys: { publishable_key: string; secret_key: string };
const clients: SupabaseClient[] = [];
beforeAll(async () => {
  server = await runServer({ DEMO: "1" });
  keys = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
  const [, , , , host] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  owner = postgres({ host: String(host), user: "postgres", database: "postgres", max: 1, onnotice() {} });
});
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels();
  await owner.end();
  await server[Symbol.asyncDispose]();
});

const topic = `availability:${cast.ana.id}`;
const config = { broadcast: { ack: true }, presence: { key: "me" } };

function connect(key = keys.publishable_key) {
  const client = createClient(String(server.address), key, { auth: { persistSession: false } });
  clients.push(client);
  return client;
}

async function signIn() {
  const client = connect();
  const { error } = await client.auth.signInWithPassword({ email: cast.bruno.email, password: demoPassword });
  expect(error).toBeNull();
  return client;
}

/** As an open page listens. */
async function openPage() {
  const page = await connectRaw(String(server.address), keys.publishable_key);
  const listen = { config: { broadcast: { self: false }, private: false } };
  expect(await page.ask(`realtime:${topic}`, "phx_join", listen)).toMatchObject({ status: "ok" });
  const heard = () => page.messages.items.filter(({ event }) => event === "broadcast");
  return { ...page, heard };
}

/** The service speaks last: whatever was said before has been heard by then. */
async function hearService({ messages }: Awaited<ReturnType<typeof openPage>>) {
  await connect(keys.secret_key).channel(topic).httpSend("end", {});
  await messages.find(({ payload }) => payload.event === "end");
}

test("a visitor or an account tells nobody that somebody's free times have changed, by no door", async () => {
  const page = await openPage();
  for (const client of [connect(), await signIn()]) {
    const channel = client.channel(topic, { config });
    await subscribe(channel);
    expect(await channel.send({ type: "broadcast", event: "changed", payload: {} })).toBe("error");
    expect(await channel.track({ name: "me" })).toBe("error");
    await expect(channel.httpSend("changed", {})).rejects.toThrow(/^Unauthorized/);
    // Not joined: supabase-js sends it over HTTP, where what may not be sent is left out without a word.
    const unjoined = client.channel(`${topic}`, { config: { private: false } });
    await unjoined.send({ type: "broadcast", event: "changed", payload: {} });
    const token = (await client.auth.getSession()).data.session?.access_token ?? keys.publishable_key;
    const answer = await fetch(`${server.address}/realtime/v1/api/broadcast`, {
      method: "POST",
      headers: {
        apikey: keys.publishable_key,
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ messages: [{ topic, event: "changed", payload: {} }] }),
    });
    expect(answer.status).toBe(202);
  }
  await hearService(page);
  expect(page.heard().map(({ payload }) => payload.event)).toEqual(["end"]);
  expect(page.messages.items.filter(({ event }) => event === "presence_diff")).toEqual([]);
  page.socket.terminate();
});

test("what the database says is heard, by pages and by supabase-js, also where presence was asked for", async () => {
  const page = await openPage();
  const heard = Promise.withResolvers<unknown>();
  const channel = connect().channel(topic, { config });
  await subscribe(channel.on("broadcast", { event: "changed" }, heard.resolve));
  await owner`select realtime.send('{}', 'changed', ${topic}, false)`;
  await page.messages.find(({ payload }) => payload.event === "changed");
  expect(await heard.promise).toMatchObject({ event: "changed" });
  page.socket.terminate();
});
