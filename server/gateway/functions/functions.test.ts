import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/supabase-js";
import { Hono } from "hono";
import pino from "pino";
import { createClient as createOldClient } from "supabase-js-2-30";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateKeys, openKeys } from "../../kernel/keys.ts";
import { identifyCaller } from "../caller.ts";
import { createFunctions } from "./functions.ts";

const keys = openKeys(generateKeys());
const handlers = {
  greet: async (request: Request, { role }: { role: string }) => {
    const { name } = await request.json();
    return Response.json({ greeting: `Olá, ${name}`, role });
  },
  echo: async (request: Request) =>
    Response.json({ method: request.method, body: await request.text(), query: new URL(request.url).search }),
  refuse: () => Response.json({ message: "Sem permissão" }, { status: 403 }),
  fail: () => Promise.reject(new Error("secret detail")),
};
const settings = {
  log: pino({ level: "silent" }),
  identify: (...given: [string | undefined, string | undefined]) =>
    identifyCaller({ keys, sessions: { isLive: async () => true } }, ...given),
};
const server = createAdaptorServer(new Hono().route("/functions/v1", createFunctions(settings, handlers)));
let address: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const client = (key: string) => createClient(address, key, { auth: { persistSession: false } });
const post = (path: string, init: RequestInit = {}) =>
  fetch(`${address}/functions/v1/${path}`, { method: "POST", headers: { apikey: keys.publishableKey }, ...init });

test("a function gets its input and its verified caller", async () => {
  for (const [key, role] of [
    [keys.publishableKey, "anon"],
    [keys.secretKey, "service_role"],
  ] as const) {
    const { data, error } = await client(key).functions.invoke("greet", { body: { name: "Ana" } });
    expect({ data, error }).toEqual({ data: { greeting: "Olá, Ana", role }, error: null });
  }
});

const ages = [
  { version: "2.119", connect: client },
  {
    version: "2.30",
    connect: (key: string) =>
      createOldClient(address, key, { auth: { persistSession: false } }) as unknown as ReturnType<typeof client>,
  },
];

describe.each(ages)("supabase-js $version", ({ connect }) => {
  test("every method that a client may choose reaches a function", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      const { data, error } = await connect(keys.publishableKey).functions.invoke("echo", { method, body: { a: 1 } });
      expect({ data, error }).toEqual({ data: { method, body: '{"a":1}', query: "" }, error: null });
    }
    const { data } = await connect(keys.publishableKey).functions.invoke("echo", { method: "GET" });
    expect(data).toEqual({ method: "GET", body: "", query: "" });
  });

  test("a wrong key is the relay's refusal, not the function's", async () => {
    const { data, error } = await connect("guessed-key").functions.invoke("echo");
    expect(data).toBeNull();
    expect(error).toMatchObject({ name: "FunctionsRelayError", message: "Relay Error invoking the Edge Function" });
    const { context } = error as FunctionsRelayError;
    expect(context.status).toBe(401);
    expect(await context.json()).toEqual({ code: 401, message: "Invalid API key" });
  });
});

test("the address's query reaches a function too", async () => {
  const answer = await fetch(`${address}/functions/v1/echo?a=1`, { headers: { apikey: keys.publishableKey } });
  expect(await answer.json()).toMatchObject({ method: "GET", query: "?a=1" });
});

test("a refusal reaches the caller as the function worded it", async () => {
  const { error } = await client(keys.publishableKey).functions.invoke("refuse");
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(await (error as FunctionsHttpError).context.json()).toEqual({ message: "Sem permissão" });
});

test("a failing function tells nothing of why", async () => {
  const { error } = await client(keys.publishableKey).functions.invoke("fail");
  expect(error).toBeInstanceOf(FunctionsRelayError);
  expect(await (error as FunctionsRelayError).context.text()).not.toContain("secret");
});

test("unknown names, also those every object has, are not found", async () => {
  for (const name of ["nothing", "constructor", "__proto__", "toString", "greet/more"]) {
    expect((await post(name)).status).toBe(404);
  }
  const unknown = await fetch(`${address}/functions/v1/none`, { headers: { apikey: keys.publishableKey } });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ code: "NOT_FOUND", message: "Requested function was not found" });
});

test("without a good key nothing runs, and a huge body is refused", async () => {
  expect((await post("greet", { headers: {} })).status).toBe(401);
  expect((await post("greet", { headers: { apikey: "guess" } })).status).toBe(401);
  expect((await post("greet", { body: "x".repeat(1024 * 1024 + 1) })).status).toBe(413);
});
