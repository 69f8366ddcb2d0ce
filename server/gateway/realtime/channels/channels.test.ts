import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { connectRaw, refusedWith } from "../testing/raw-client.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";
import { subscribe, watchStatus } from "../testing/subscribe.ts";

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed();
});
afterAll(() => bed.close());

const ana = "11111111-1111-4111-8111-111111111111";
type Heard = { event: string; payload: unknown };

test("a socket is opened for a key only", async () => {
  expect(await refusedWith(bed.url, "vsn=2.0.0")).toBe(401);
  expect(await refusedWith(bed.url, "vsn=2.0.0&apikey=guessed")).toBe(403);
  expect(await refusedWith(bed.url, `vsn=9.0.0&apikey=${bed.keys.publishableKey}`)).toBe(400);
  expect(await refusedWith(bed.url, `vsn=2.0.0&apikey=${bed.keys.publishableKey}`)).toBe(101);
  expect(await refusedWith(bed.url, "vsn=2.0.0", { apikey: bed.keys.publishableKey })).toBe(101);
});

test("a channel is joined, left, and joined again", async () => {
  const client = bed.connect();
  const channel = client.channel("room");
  const statuses = await subscribe(channel);
  expect(await channel.unsubscribe()).toBe("ok");
  await statuses.find(({ status }) => status === "CLOSED");
  await subscribe(client.channel("room"));
});

test("the client of supabase-js 2.30 joins and talks as well", async () => {
  const [old, current] = [bed.connectOld(), bed.connect()];
  const heard = new Inbox<Heard>();
  await subscribe(old.channel("mixed").on("broadcast", { event: "greet" }, heard.add));
  const sender = current.channel("mixed");
  await subscribe(sender);
  await sender.send({ type: "broadcast", event: "greet", payload: { text: "olá 👋" } });
  expect(await heard.find(() => true)).toMatchObject({ payload: { text: "olá 👋" } });
});

test("a heartbeat is answered", async () => {
  const client = bed.connect();
  const beats = new Inbox<string>();
  client.realtime.onHeartbeat((status) => beats.add(status));
  await subscribe(client.channel("beats"));
  await client.realtime.sendHeartbeat();
  await beats.find((status) => status === "ok");
});

test("a broadcast reaches the others, and its sender only when that asked for it", async () => {
  const [first, bruno, self] = [bed.connect(), bed.connect(), bed.connect()];
  const inboxes = [new Inbox<Heard>(), new Inbox<Heard>(), new Inbox<Heard>()] as const;
  const from = first.channel("news").on("broadcast", { event: "*" }, inboxes[0].add);
  const echo = self.channel("news", { config: { broadcast: { self: true } } });
  await subscribe(from);
  await subscribe(bruno.channel("news").on("broadcast", { event: "*" }, inboxes[1].add));
  await subscribe(echo.on("broadcast", { event: "*" }, inboxes[2].add));
  await from.send({ type: "broadcast", event: "first", payload: { n: 1 } });
  await inboxes[2].find(({ event }) => event === "first");
  await echo.send({ type: "broadcast", event: "second", payload: { n: 2 } });
  for (const inbox of inboxes) await inbox.find(({ event }) => event === "second");
  expect(inboxes.map(({ items }) => items.map(({ event }) => event))).toEqual([
    ["second"],
    ["first", "second"],
    ["first", "second"],
  ]);
});

test("bytes arrive as bytes, and an acknowledged broadcast waits for its answer", async () => {
  const [first, bruno] = [bed.connect(), bed.connect()];
  const heard = new Inbox<{ payload: ArrayBuffer }>();
  await subscribe(bruno.channel("bytes").on("broadcast", { event: "image" }, heard.add as never));
  const sender = first.channel("bytes", { config: { broadcast: { ack: true } } });
  await subscribe(sender);
  const payload = new Uint8Array([0, 255, 1, 128]).buffer;
  expect(await sender.send({ type: "broadcast", event: "image", payload })).toBe("ok");
  const message = await heard.find(() => true);
  expect([...new Uint8Array(message.payload)]).toEqual([0, 255, 1, 128]);
});

test("a topic is joined anew while the old join is being left, and by protocol 1.0.0 as well", async () => {
  const client = bed.connect({ vsn: "1.0.0" });
  const heard = new Inbox<Heard>();
  const first = client.channel("again");
  const statuses = await subscribe(first);
  const left = first.unsubscribe();
  const second = client.channel("again", { config: { broadcast: { self: true, ack: true } } });
  await subscribe(second.on("broadcast", { event: "*" }, heard.add));
  expect(await left).toBe("ok");
  await statuses.find(({ status }) => status === "CLOSED");
  expect(await second.send({ type: "broadcast", event: "hi", payload: { n: 1 } })).toBe("ok");
  expect(await heard.find(() => true)).toMatchObject({ event: "hi", payload: { n: 1 } });
});

test("protocols 1.0.0 and 2.0.0 talk with each other", async () => {
  const raw = await connectRaw(bed.url, bed.keys.publishableKey);
  const heard = new Inbox<Heard>();
  const client = bed.connect();
  const channel = client.channel("both").on("broadcast", { event: "*" }, heard.add);
  await subscribe(channel);
  const joined = await raw.ask("realtime:both", "phx_join", { config: { broadcast: { ack: true } } });
  expect(joined).toEqual({ status: "ok", response: { postgres_changes: [] } });
  const sent = { type: "broadcast", event: "old", payload: { é: 1 } };
  expect(await raw.ask("realtime:both", "broadcast", sent)).toMatchObject({ status: "ok" });
  expect(await heard.find(() => true)).toMatchObject({ event: "old", payload: { é: 1 } });
  await channel.send({ type: "broadcast", event: "new", payload: { n: [1, null] } });
  const message = await raw.messages.find(({ event }) => event === "broadcast");
  expect(message).toEqual({
    topic: "realtime:both",
    event: "broadcast",
    payload: { type: "broadcast", event: "new", payload: { n: [1, null] } },
    ref: null,
  });
  expect(await raw.ask("realtime:both", "phx_leave")).toMatchObject({ status: "ok" });
  expect(await raw.ask("realtime:both", "broadcast", sent)).toMatchObject({ status: "error" });
  expect(await raw.ask("phoenix", "heartbeat")).toEqual({ status: "ok", response: {} });
  raw.socket.close();
});

test("presence tells who is there, who comes, changes and goes", async () => {
  const [first, bruno] = [bed.connect(), bed.connect()];
  const events = new Inbox<{ event: string; key?: string }>();
  const hers = first.channel("lobby", { config: { presence: { key: "ana" } } });
  hers.on("presence", { event: "sync" }, () => events.add({ event: "sync" }));
  hers.on("presence", { event: "join" }, ({ key }) => events.add({ event: "join", key }));
  hers.on("presence", { event: "leave" }, ({ key }) => events.add({ event: "leave", key }));
  await subscribe(hers);
  expect(await hers.track({ mood: "calm" })).toBe("ok");
  await events.find(({ key }) => key === "ana");

  const his = bruno.channel("lobby", { config: { presence: { key: "bruno" } } });
  const synced = new Inbox<number>();
  his.on("presence", { event: "sync" }, () => synced.add(Object.keys(his.presenceState()).length));
  await subscribe(his);
  await synced.find((count) => count === 1, "ana in bruno's state");
  expect(his.presenceState()).toMatchObject({ ana: [{ mood: "calm", presence_ref: expect.any(String) }] });

  await his.track({ mood: "new" });
  await events.find(({ event, key }) => event === "join" && key === "bruno");
  await his.track({ mood: "newer" });
  await events.until((items) => items.filter(({ key }) => key === "bruno").length >= 3);
  expect(hers.presenceState()).toMatchObject({ bruno: [{ mood: "newer" }] });
  expect(await his.untrack()).toBe("ok");
  await events.until(() => !("bruno" in hers.presenceState()), "bruno's leave");
  await his.track({});
  await events.until(() => "bruno" in hers.presenceState(), "bruno's return");
  await bruno.realtime.disconnect();
  await events.until(() => !("bruno" in hers.presenceState()), "the leave of a closed socket");
});

test("a join that makes no sense is refused with a reason", async () => {
  const raw = await connectRaw(bed.url, bed.keys.publishableKey);
  const refused = async (topic: string, payload: unknown) => {
    const { status, response } = await raw.ask(topic, "phx_join", payload);
    expect(status).toBe("error");
    return String(response.reason);
  };
  expect(await refused("elsewhere", {})).toBe("unmatched topic");
  expect(await refused("realtime:", {})).toMatch(/^TopicNameRequired/);
  expect(await refused(`realtime:${"x".repeat(300)}`, {})).toMatch(/^TopicNameTooLong/);
  expect(await refused("realtime:a", { config: { postgres_changes: "all" } })).toMatch(/^InvalidJoinPayload: config/);
  expect(await refused("realtime:a", { config: [] })).toMatch(/^InvalidJoinPayload/);
  expect(await refused("realtime:a", "join")).toMatch(/^InvalidJoinPayload/);
  expect(await refused("realtime:a", { access_token: "no.good.token" })).toMatch(/^JwtSignatureError/);
  expect(await refused("realtime:a", { access_token: "nonsense" })).toMatch(/^MalformedJWT/);
  expect(await raw.ask("realtime:a", "phx_join", {})).toMatchObject({ status: "ok" });
  raw.socket.close();
});

test("a refused join is a channel error, an expired token closes the channel", async () => {
  const now = Math.floor(Date.now() / 1000);
  const stale = await bed.signIn(ana, { expires: now - 60 });
  const refused = watchStatus(stale.channel("tokens"));
  expect(await refused.find(() => true)).toMatchObject({
    status: "CHANNEL_ERROR",
    // Sixty at least, and fewer than a thousand however busy the machine.
    reason: expect.stringMatching(/^InvalidJWTToken: Token has expired ([6-9]\d|\d{3}) seconds ago$/),
  });

  const brief = await bed.signIn(ana, { expires: Date.now() / 1000 + 3 });
  const system = new Inbox<{ status: string; message: string }>();
  const statuses = await subscribe(brief.channel("tokens").on("system", {}, system.add));
  await statuses.find(({ status }) => status === "CLOSED", "the end of an expired channel");
  expect(system.items).toMatchObject([{ status: "error", message: expect.stringMatching(/Token has expired/) }]);
});

test("a refreshed token keeps the channel open, a bad one closes it", async () => {
  const [raw, other] = await Promise.all([
    connectRaw(bed.url, bed.keys.publishableKey),
    connectRaw(bed.url, bed.keys.publishableKey),
  ]);
  // Far enough away for a busy machine to let both in before.
  const soon = await bed.sign(ana, Date.now() / 1000 + 3);
  await Promise.all([
    raw.ask("realtime:fresh", "phx_join", { access_token: soon }),
    other.ask("realtime:stale", "phx_join", { access_token: soon }),
  ]);
  raw.say("realtime:fresh", "access_token", { access_token: await bed.sign(ana) });
  await other.messages.find(({ event }) => event === "phx_close", "the end of the one that was not refreshed");
  expect(await raw.ask("realtime:fresh", "presence", { event: "untrack" })).toMatchObject({ status: "ok" });
  raw.say("realtime:fresh", "access_token", { access_token: "forged.to.ken" });
  await raw.messages.find(({ event }) => event === "phx_close");
  for (const { socket } of [raw, other]) socket.close();
});
