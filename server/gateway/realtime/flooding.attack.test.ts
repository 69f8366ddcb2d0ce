import { afterAll, beforeAll, expect, test } from "vitest";
import { readJoinPayload } from "./channels/join-payload.ts";
import { Inbox } from "./testing/inbox.ts";
import { connectRaw, refusedWith } from "./testing/raw-client.ts";
import { createTestbed, type Testbed } from "./testing/realtime-server.ts";
import { subscribe } from "./testing/subscribe.ts";

let bed: Testbed;
beforeAll(async () => {
  const limits = { maxChannelsPerNetwork: 70, maxBindingsPerNetwork: 10 };
  bed = await createTestbed({ limits, networkOf: (request) => String(request.headers["x-address"] ?? "neighbour") });
  await bed.owner.unsafe(`
    create table public.books (id int primary key, title text);
    grant select on public.books to anon;
    alter publication supabase_realtime add table public.books`);
});
afterAll(() => bed.close());

const crowd = 60;
const filler = "x".repeat(2_000);
const connect = (address: string) =>
  connectRaw(bed.url, bed.keys.publishableKey, "vsn=1.0.0", { "x-address": address });
type Raw = Awaited<ReturnType<typeof connect>>;

/** So many sockets of one address in one topic. */
async function gather(address: string, topic: string, config = {}) {
  const all = await Promise.all(Array.from({ length: crowd }, () => connect(address)));
  for (const each of all) expect(await each.ask(topic, "phx_join", { config })).toMatchObject({ status: "ok" });
  return all;
}

const closeAll = (all: Raw[]) => all.forEach(({ socket }) => void socket.terminate());
const countOf = (all: Raw[], event: string) =>
  all.reduce((sum, { messages }) => sum + messages.items.filter((item) => item.event === event).length, 0);

test("what sixty sockets of one network shout at each other waits for its turn; another network does not", async () => {
  const shouting = await gather("shouting", "realtime:crowd");
  const neighbour = await connect("elsewhere");
  const each = 50;
  for (const { say } of shouting)
    for (let n = 0; n < each; n += 1) say("realtime:crowd", "broadcast", { event: "word", payload: { n, filler } });
  for (let n = 0; n < 10; n += 1) expect((await neighbour.ask(`realtime:${n}`, "phx_join")).status).toBe("ok");
  const post = { method: "POST", headers: { apikey: bed.keys.publishableKey, "Content-Type": "application/json" } };
  const path = "/realtime/v1/api/broadcast/quiet/events/word";
  expect((await fetch(bed.url + path, { ...post, body: "{}" })).status).toBe(202);
  expect(countOf(shouting, "broadcast")).toBeLessThan((crowd * each * (crowd - 1)) / 4);
  // A few who talk elsewhere are heard, in the order in which they spoke.
  const talking = await Promise.all(["a", "b", "c", "d"].map(connect));
  for (const { ask } of talking) await ask("realtime:talk", "phx_join");
  for (let n = 0; n < 40; n += 1)
    for (const [who, { say }] of talking.entries())
      say("realtime:talk", "broadcast", { event: "word", payload: { who, n } });
  for (const [who, { messages }] of talking.entries()) {
    const heard = await messages.until((items) => items.length >= 1 + 3 * 40, "the others' words");
    for (const other of [0, 1, 2, 3].filter((one) => one !== who)) {
      const words = heard.map(({ payload }) => payload.payload as { who: number; n: number } | undefined);
      expect(words.flatMap((word) => (word?.who === other ? word.n : []))).toEqual([...Array(40).keys()]);
    }
  }
  closeAll([...shouting, ...talking, neighbour]);
});

test("one who shouts is heard in full and in order, only later", async () => {
  const [shouting, ...others] = await Promise.all([1, 2, 3].map(() => connect("one")));
  for (const raw of [shouting, ...others]) await raw?.ask("realtime:long", "phx_join");
  const long = "x".repeat(100_000);
  for (let n = 0; n < 60; n += 1) shouting?.say("realtime:long", "broadcast", { event: "word", payload: { n, long } });
  for (const { messages } of others) {
    const heard = await messages.until((items) => items.length >= 61, "all words");
    const words = heard.flatMap(({ payload }) => (payload.payload as { n: number } | undefined)?.n ?? []);
    expect(words).toEqual([...Array(60).keys()]);
  }
  closeAll([shouting, ...others].filter((raw) => raw !== undefined));
});

test("a crowd that describes itself again and again, and leaves at once, causes few messages, and true ones", async () => {
  const client = bed.connect();
  const channel = client.channel("lobby", { config: { presence: { key: "neighbour" } } });
  const synced = new Inbox<string[]>();
  channel.on("presence", { event: "sync" }, () => synced.add(Object.keys(channel.presenceState())));
  await subscribe(channel);
  expect(await channel.track({})).toBe("ok");
  const present = await gather("present", "realtime:lobby", { presence: { key: "crowd" } });
  const mood = "x".repeat(500);
  const describe = (n: number) => ({ event: "track", payload: { n, mood } });
  await Promise.all(present.map(({ ask }) => ask("realtime:lobby", "presence", describe(0))));
  await synced.until(() => channel.presenceState().crowd?.length === crowd, "the whole crowd");
  const before = synced.items.length;
  const rounds = 10;
  for (const { say } of present) for (let n = 1; n <= rounds; n += 1) say("realtime:lobby", "presence", describe(n));
  const another = await connect("elsewhere");
  for (let n = 0; n < 10; n += 1) expect((await another.ask(`realtime:${n}`, "phx_join")).status).toBe("ok");
  expect(countOf(present, "presence_diff")).toBeLessThan((crowd * crowd * rounds) / 2);
  closeAll(present);
  await synced.until(() => !channel.presenceState().crowd, "the end of the crowd");
  expect(Object.keys(channel.presenceState())).toEqual(["neighbour"]);
  expect(synced.items.length - before).toBeLessThan(crowd * rounds);
  closeAll([another]);
});

test("a crowd that describes itself at length fills no topic beyond what a newcomer can receive", async () => {
  const all = await gather("long", "realtime:hall", { presence: { key: "long" } });
  const track = { event: "track", payload: { mood: "x".repeat(15_000) } };
  const answers = await Promise.all(all.map(({ ask }) => ask("realtime:hall", "presence", track)));
  const kept = answers.filter(({ status }) => status === "ok").length;
  expect([kept > 5, kept < 20]).toEqual([true, true]);
  closeAll(all);
  const newcomer = await connect("elsewhere");
  await newcomer.ask("realtime:hall", "phx_join", { config: { presence: { key: "new" } } });
  const own = { event: "track", payload: {} };
  expect(await newcomer.ask("realtime:hall", "presence", own)).toMatchObject({ status: "ok" });
  closeAll([newcomer]);
});

test("who asks again and again whether we are there is put out, and once is answered", async () => {
  const [polite, rude] = [await connect("polite"), await connect("rude")];
  const pongs = new Inbox<true>();
  polite.socket.on("pong", () => pongs.add(true));
  polite.socket.ping();
  await pongs.find(() => true);
  for (let n = 0; n < 1_000; n += 1) rude.socket.ping();
  expect(await rude.closed.find(() => true)).toEqual({ code: 1008, reason: "Too many messages per second" });
  closeAll([polite]);
});

test("a network holds so many channels and conditions on tables, and gets them back by leaving", async () => {
  const [first, second] = [await connect("holding"), await connect("holding")];
  for (let n = 0; n < 70; n += 1) expect((await first.ask(`realtime:${n}`, "phx_join")).status).toBe("ok");
  expect(await second.ask("realtime:more", "phx_join")).toEqual({
    status: "error",
    response: { reason: "ChannelRateLimitReached: Too many channels of one network" },
  });
  await first.ask("realtime:0", "phx_leave");
  expect((await second.ask("realtime:more", "phx_join")).status).toBe("ok");

  const [filtering, other] = [await connect("filtering"), await connect("filtering")];
  const books = (conditions: number) => {
    const filter = Array.from({ length: conditions }, (_, n) => `title=imatch.(a|b)*${n}`).join(",");
    return { config: { postgres_changes: [{ event: "*", schema: "public", table: "books", filter }] } };
  };
  expect((await filtering.ask("realtime:books", "phx_join", books(8))).status).toBe("ok");
  expect((await other.ask("realtime:books", "phx_join", books(3))).response.reason).toMatch(/^InvalidJoinPayload/);
  filtering.socket.terminate();
  await bed.eventually(async () => (await other.ask("realtime:books", "phx_join", books(3))).status === "ok");
  closeAll([first, second, other]);
});

test("a debt is not left behind by coming back, and the others of the world are let in meanwhile", async () => {
  const long = "x".repeat(250_000);
  const shouting = await Promise.all([1, 2, 3, 4].map(() => connect("debtor")));
  for (const { say } of shouting)
    for (let n = 0; n < 10; n += 1) say("realtime:nowhere", "broadcast", { event: "word", payload: { long } });
  const first = new Inbox<string>();
  const query = `apikey=${bed.keys.publishableKey}&vsn=2.0.0`;
  // What it sent is 40 × 250 kB, and owed before the next of it is let in.
  for (const { messages } of shouting) await messages.find(() => true);
  closeAll(shouting);
  const back = refusedWith(bed.url, query, { "x-address": "debtor" }).then(() => first.add("debtor"));
  const others = refusedWith(bed.url, query, { "x-address": "elsewhere" }).then(() => first.add("elsewhere"));
  await Promise.all([back, others]);
  expect(first.items).toEqual(["elsewhere", "debtor"]);
});

/** Of this process, in milliseconds. */
async function cpuOf(work: () => unknown) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test("lists that are too long cost no more than reading them", async () => {
  const bindings = Array(60_000).fill(0);
  const join = { config: { postgres_changes: bindings } };
  const refuse = () => expect(() => readJoinPayload(join)).toThrow(/^InvalidJoinPayload/);
  const select = { config: { postgres_changes: [{ event: "*", select: bindings }] } };
  const refuseSelect = () => expect(() => readJoinPayload(select)).toThrow(/^InvalidJoinPayload/);
  expect(await cpuOf(() => Array.from({ length: 10 }, () => [refuse(), refuseSelect()]))).toBeLessThan(500);
  const body = JSON.stringify({ messages: Array(400_000).fill(0) });
  const headers = { apikey: bed.keys.publishableKey, "Content-Type": "application/json" };
  const answer = await fetch(`${bed.url}/realtime/v1/api/broadcast`, { method: "POST", headers, body });
  expect([answer.status, (await answer.text()).length < 1_000]).toEqual([422, true]);
});
