import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { connectRaw, refusedWith } from "../testing/raw-client.ts";
import { createTestbed, startProcess, type Testbed } from "../testing/realtime-server.ts";
import { subscribe, watchStatus } from "../testing/subscribe.ts";

let bed: Testbed;
const limits = {
  maxChannels: 5,
  maxBindings: 3,
  joinsPerSecond: 6,
  messagesPerSecond: 50,
  maxBuffered: 64 * 1024,
  // On a busy machine too it hears why, however long the others take to hear everything.
  farewell: 120_000,
  maxConnectionsPerNetwork: 30,
};
beforeAll(async () => {
  bed = await createTestbed({ limits, networkOf: (request) => String(request.headers["x-address"] ?? "here") });
});
afterAll(() => bed.close());

const connect = () => connectRaw(bed.url, bed.keys.publishableKey);

test("a connection has so many channels, and a channel that is left makes room", async () => {
  const raw = await connect();
  for (const name of "abcde") expect((await raw.ask(`realtime:${name}`, "phx_join")).status).toBe("ok");
  raw.socket.close();
  const client = bed.connect();
  const channels = ["a", "b", "c", "d", "e"].map((name) => client.channel(name));
  for (const channel of channels) await subscribe(channel);
  const refused = watchStatus(client.channel("f"));
  expect(await refused.find(() => true)).toEqual({
    status: "CHANNEL_ERROR",
    reason: "ChannelRateLimitReached: Too many channels",
  });
});

test("a connection has so many bindings to tables", async () => {
  const raw = await connect();
  const bindings = (count: number) => ({
    config: { postgres_changes: Array.from({ length: count }, () => ({ event: "*", schema: "public" })) },
  });
  expect(await raw.ask("realtime:a", "phx_join", bindings(4))).toMatchObject({ status: "error" });
  expect(await raw.ask("realtime:a", "phx_join", bindings(2))).toMatchObject({ status: "ok" });
  expect(await raw.ask("realtime:b", "phx_join", bindings(2))).toMatchObject({ status: "error" });
  expect(await raw.ask("realtime:b", "phx_join", bindings(1))).toMatchObject({ status: "ok" });
  raw.socket.close();
});

test("who joins too fast is told, and who goes on is put out", async () => {
  const raw = await connect();
  for (let i = 0; i < 15; i += 1) raw.say("realtime:again", "phx_join", {});
  const { payload } = await raw.messages.find((message) => message.payload.status === "error");
  expect(payload.response).toEqual({ reason: "ClientJoinRateLimitReached: Too many joins per second" });
  expect(await raw.closed.find(() => true)).toEqual({ code: 1008, reason: "Too many joins per second" });
});

test("who talks too fast loses the channel, and who goes on the connection", async () => {
  const raw = await connect();
  await raw.ask("realtime:loud", "phx_join");
  for (let i = 0; i < 120; i += 1) raw.say("realtime:loud", "broadcast", { event: "x", payload: {} });
  const system = await raw.messages.find(({ event }) => event === "system");
  expect(system.payload).toEqual({
    extension: "system",
    status: "error",
    message: "Too many messages per second",
    channel: "loud",
  });
  await raw.messages.find(({ event }) => event === "phx_close");
  for (let i = 0; i < 200; i += 1) raw.say("realtime:loud", "broadcast", { event: "x", payload: {} });
  expect(await raw.closed.find(() => true)).toEqual({ code: 1008, reason: "Too many messages per second" });
});

test("a frame that is too large closes the connection", async () => {
  const raw = await connect();
  raw.say("realtime:big", "phx_join", { filler: "x".repeat(300 * 1024) });
  expect(await raw.closed.find(() => true)).toMatchObject({ code: 1009 });
});

test("a description of oneself that is too large is refused", async () => {
  const raw = await connect();
  await raw.ask("realtime:meta", "phx_join");
  const track = (payload: unknown) => raw.ask("realtime:meta", "presence", { event: "track", payload });
  expect(await track({ filler: "x".repeat(20_000) })).toMatchObject({ status: "error" });
  expect(await track("me")).toMatchObject({ status: "error" });
  expect(await track({ filler: "x" })).toMatchObject({ status: "ok" });
  raw.socket.close();
});

test("who does not read is dropped, and the others hear everything", async () => {
  const [slow, fast] = [await connect(), await connect()];
  await slow.ask("realtime:flow", "phx_join");
  await fast.ask("realtime:flow", "phx_join");
  slow.socket.pause();
  const payload = { filler: "x".repeat(200_000) };
  for (let n = 0; n < 60; n += 1) {
    const response = await fetch(`${bed.url}/realtime/v1/api/broadcast/flow/events/e${n}`, {
      method: "POST",
      headers: { apikey: bed.keys.secretKey, "Content-Type": "application/json" },
      body: JSON.stringify(payload),
    });
    expect(response.status).toBe(202);
    await fast.messages.find((message) => message.payload.event === `e${n}`);
  }
  slow.socket.resume();
  expect(await slow.closed.find(() => true)).toEqual({ code: 1013, reason: "Reading too slowly" });
  expect(slow.messages.items.length).toBeLessThan(60);
  fast.socket.close();
});

test("a connection without heartbeats is closed, one with them stays", async () => {
  // Long beside the beats, so that on a busy machine too one of them comes in time.
  const strict = await startProcess({ ...bed.settings, sql: bed.connectPool(), limits: { idleTimeout: 3_000 } });
  const [silent, beating] = [
    await connectRaw(strict.url, bed.keys.publishableKey),
    await connectRaw(strict.url, bed.keys.publishableKey),
  ];
  const beats = setInterval(() => beating.say("phoenix", "heartbeat", {}), 50);
  expect(await silent.closed.find(() => true)).toEqual({ code: 1000, reason: "No heartbeat" });
  clearInterval(beats);
  expect(beating.closed.items).toEqual([]);
  beating.socket.close();
  await strict.close();
});

test("an address has so many connections, and others still get in", async () => {
  const open = [];
  const query = `apikey=${bed.keys.publishableKey}&vsn=2.0.0`;
  const crowd = () => connectRaw(bed.url, bed.keys.publishableKey, "vsn=1.0.0", { "x-address": "crowd" });
  for (let i = 0; i < 30; i += 1) open.push(await crowd());
  expect(await refusedWith(bed.url, query, { "x-address": "crowd" })).toBe(429);
  expect(await refusedWith(bed.url, query, { "x-address": "elsewhere" })).toBe(101);
  for (const { socket } of open) socket.close();
});

test("a process that closes sends its clients away and takes no more", async () => {
  const another = await bed.startAnother();
  const raw = await connectRaw(another.url, bed.keys.publishableKey);
  await raw.ask("realtime:end", "phx_join");
  const closing = another.realtime.close();
  const closed = new Inbox<true>();
  void closing.then(() => closed.add(true));
  expect(await raw.closed.find(() => true)).toEqual({ code: 1001, reason: "Going away" });
  await closed.find(() => true);
  expect(await refusedWith(another.url, `apikey=${bed.keys.publishableKey}&vsn=2.0.0`)).toBe(503);
});

test("who was refused and keeps the line open is hung up on, so that the process can end", async () => {
  const another = await startProcess({ ...bed.settings, sql: bed.connectPool() });
  const { hostname, port } = new URL(another.url);
  const socket = connectSocket({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13";
  socket.write(
    `GET /realtime/v1/websocket HTTP/1.1\r\nHost: x\r\n${upgrade}\r\nSec-WebSocket-Key: ${btoa("0123456789abcdef")}\r\n\r\n`,
  );
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("401 Unauthorized");
  await another.close();
});
