import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";
import { subscribe } from "../testing/subscribe.ts";

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed({ limits: { messagesPerSecond: 10 } });
});
afterAll(() => bed.close());

type Heard = { event: string; payload: unknown };

function post(body: unknown, { key = bed.keys.publishableKey, path = "" } = {}) {
  return fetch(`${bed.url}/realtime/v1/api/broadcast${path}`, {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("a batch of messages is accepted and delivered; private ones only from those who may send", async () => {
  const [open, closed] = [new Inbox<Heard>(), new Inbox<Heard>()];
  await subscribe(bed.connect().channel("post").on("broadcast", { event: "*" }, open.add));
  const service = bed.connect({ key: bed.keys.secretKey }).channel("post", { config: { private: true } });
  await subscribe(service.on("broadcast", { event: "*" }, closed.add));
  const messages = [
    { topic: "post", event: "one", payload: { n: 1 } },
    { topic: "post", event: "two", payload: { n: 2 }, private: true },
  ];
  expect((await post({ messages })).status).toBe(202);
  await open.find(({ event }) => event === "one");
  expect((await post({ messages }, { key: bed.keys.secretKey })).status).toBe(202);
  await closed.find(({ event }) => event === "two");
  expect(closed.items).toHaveLength(1);
});

test("supabase-js sends without having joined", async () => {
  const [client, heard] = [bed.connect(), new Inbox<Heard>()];
  await subscribe(bed.connect().channel("http").on("broadcast", { event: "*" }, heard.add));
  const channel = client.channel("http");
  expect(await channel.httpSend("json", { a: 1 })).toEqual({ success: true });
  expect(await channel.httpSend("bytes", new Uint8Array([1, 2]).buffer)).toEqual({ success: true });
  expect(await heard.find(({ event }) => event === "json")).toMatchObject({ payload: { a: 1 } });
  const bytes = await heard.find(({ event }) => event === "bytes");
  expect([...new Uint8Array(bytes.payload as ArrayBuffer)]).toEqual([1, 2]);
  const secret = client.channel("secret", { config: { private: true } });
  await expect(secret.httpSend("x", {})).rejects.toThrow(/^Unauthorized/);
  await expect(secret.httpSend("x", {}, { persist: true })).rejects.toThrow(/not offered/);
});

test("what cannot be sent is refused", async () => {
  expect((await post({ messages: [] }, { key: "guessed" })).status).toBe(401);
  expect((await post("{", {})).status).toBe(422);
  expect((await post({ messages: [{ topic: "x" }] })).status).toBe(422);
  expect((await post("{", { path: "/topic/events/event" })).status).toBe(422);
  expect((await post({ x: "x".repeat(300_000) }, { path: "/topic/events/event" })).status).toBe(413);
});

test("who sends too fast has to wait, the service does not", async () => {
  const messages = [{ topic: "flood", event: "x", payload: {} }];
  const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await post({ messages })).status));
  expect(new Set(statuses)).toEqual(new Set([202, 429]));
  expect((await post({ messages }, { key: bed.keys.secretKey })).status).toBe(202);
});
