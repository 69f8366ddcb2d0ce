import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeProfile } from "../supabase/tests/testing/scene.ts";
import { eventually } from "./testing/eventually.ts";
import { type RunningServer, runServer } from "./testing/run-server.ts";

let server: RunningServer;
let key: string;
let card: Buffer;
beforeAll(async () => {
  server = await runServer();
  key = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8")).publishable_key;
  card = await sharp({ create: { width: 300, height: 200, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server[Symbol.asyncDispose]());

const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** A professional whose registration waits to be looked at, with a way to the own cards. */
async function professional(name: string) {
  const client = createClient(String(server.address), key, options);
  const email = `cartas-${name}@betesda.test`;
  const { data } = await client.auth.signUp({ email, password: "segredo-de-sete-anos", options: { data: { name } } });
  const id = String(data.user?.id);
  const profile = { ...completeProfile, registration: `CRP 06/${name.length}${Date.now() % 100_000}` };
  expect((await client.from("professionals").update(profile).eq("user_id", id)).error).toBeNull();
  const cards = client.storage.from("council-cards");
  return {
    client,
    cards,
    newName: () => `${id}/${randomUUID()}.jpg`,
    list: async () => (await cards.list(id)).data ?? [],
  };
}

const asCard = { contentType: "image/jpeg" };

test("thirty addresses signed for cards, used one after the other or at once, leave three cards", async () => {
  const { cards, newName, list } = await professional("ana");
  const names = Array.from({ length: 30 }, newName);
  const signed = await Promise.all(names.map((name) => cards.createSignedUploadUrl(name)));
  expect(signed.filter(({ error }) => error)).toEqual([]);
  const send = (at: number) => cards.uploadToSignedUrl(names[at] ?? "", signed[at]?.data?.token ?? "", card, asCard);
  expect((await send(0)).error).toBeNull();
  const others = await Promise.all(Array.from({ length: 28 }, (_, at) => send(at + 1)));
  expect(others.filter(({ error }) => !error)).toHaveLength(2);
  expect((await send(29)).error).toMatchObject({ statusCode: "403" });
  expect(await list()).toHaveLength(3);
});

test("thirty cards sent at once without any address are three, too", async () => {
  const { cards, newName, list } = await professional("bruna");
  const sent = await Promise.all(Array.from({ length: 30 }, () => cards.upload(newName(), card, asCard)));
  expect(sent.filter(({ error }) => !error)).toHaveLength(3);
  expect(await list()).toHaveLength(3);
});

test("a link to a card is not signed for ten years, and one for an hour ends with the session", async () => {
  const { client, cards, newName } = await professional("carla");
  const [name, later] = [newName(), newName()];
  expect((await cards.upload(name, card, asCard)).error).toBeNull();
  for (const seconds of [10 * 365 * 86_400, 3_601]) {
    expect((await cards.createSignedUrl(name, seconds)).error).toMatchObject({ statusCode: "400" });
    expect((await cards.createSignedUrls([name], seconds)).error).toMatchObject({ statusCode: "400" });
  }
  const link = String((await cards.createSignedUrl(name, 3_600)).data?.signedUrl);
  const small = String((await cards.createSignedUrl(name, 3_600, { transform: { width: 50 } })).data?.signedUrl);
  const upload = await cards.createSignedUploadUrl(later);
  for (const address of [link, small]) expect((await fetch(address)).status).toBe(200);
  expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
  await eventually(async () => {
    for (const address of [link, small]) expect((await fetch(address)).status).toBe(400);
  });
  const visitor = createClient(String(server.address), key, options).storage.from("council-cards");
  const late = await visitor.uploadToSignedUrl(later, upload.data?.token ?? "", card, asCard);
  expect(late.error).toMatchObject({ statusCode: "400" });
});
