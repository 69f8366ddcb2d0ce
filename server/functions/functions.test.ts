import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { Hono } from "hono";
import { SignJWT } from "jose";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CallerError } from "../gateway/caller.ts";
import { createFunctions } from "../gateway/functions/functions.ts";
import { generateKeys, openKeys } from "../kernel/keys.ts";
import { bindFunctions } from "./bind-functions.ts";
import {
  type FunctionDeps,
  FunctionError,
  type ProductFunction,
  readInput,
  requireAccount,
} from "./define-function.ts";
import { projectCallers } from "./project-callers.ts";

/** A Supabase project as far as a function's callers go: an address that publishes keys. */
const keys = openKeys(generateKeys());
const stranger = openKeys(generateKeys());

const greet: ProductFunction = async (request, caller, { publicUrl }) => {
  const account = requireAccount(caller);
  const { name } = await readInput(request, z.object({ name: z.string().min(1) }));
  if (name === "Ninguém") throw new FunctionError(409, "Este nome já foi usado.");
  return Response.json({ greeting: `Olá, ${name}`, account, publicUrl });
};

const project = createAdaptorServer(new Hono().get("/auth/v1/.well-known/jwks.json", (c) => c.json(keys.jwks)));
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
let ours: ReturnType<typeof createAdaptorServer>;
let [projectUrl, ownUrl] = ["", ""];
beforeAll(async () => {
  projectUrl = await listen(project);
  const { publishableKey, secretKey } = keys;
  const identify = projectCallers({ url: projectUrl, publishableKey, secretKey }, log);
  const handlers = bindFunctions({ greet }, { publicUrl: "https://exemplo.com.br" } as FunctionDeps);
  const functions = createFunctions({ identify, log }, handlers);
  ours = createAdaptorServer(new Hono().route("/functions/v1", functions));
  ownUrl = await listen(ours);
});
afterAll(() => {
  project.close();
  ours.close();
});

async function listen(server: ReturnType<typeof createAdaptorServer>) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("functions of the product are called by POST alone", async () => {
  const headers = { apikey: keys.publishableKey, Authorization: `Bearer ${await sign()}` };
  for (const method of ["GET", "PUT", "PATCH", "DELETE"])
    expect((await fetch(`${ownUrl}/functions/v1/greet`, { method, headers })).status).toBe(405);
});

const ana = "4be0643f-1d98-573b-97cd-ca98a65347dd";

function sign(claims: Record<string, unknown> = {}, { signing } = keys) {
  const all = { sub: ana, role: "authenticated", aud: "authenticated", iss: `${projectUrl}/auth/v1`, ...claims };
  const expiry = claims.exp ? Number(claims.exp) : "1h";
  return new SignJWT(all)
    .setProtectedHeader({ alg: "ES256", kid: signing.kid })
    .setExpirationTime(expiry)
    .sign(signing.privateKey);
}

function invoke(body: unknown, token?: string) {
  const client = createClient(ownUrl, keys.publishableKey, { auth: { persistSession: false } });
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return client.functions.invoke("greet", { body: body as never, headers });
}

async function refusal(body: unknown, token?: string) {
  const { error } = await invoke(body, token);
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const { context } = error as FunctionsHttpError;
  return { status: context.status, ...(await context.json()) };
}

test("somebody signed in at a Supabase project is known here", async () => {
  const { data, error } = await invoke({ name: "Ana" }, await sign());
  expect({ data, error }).toEqual({
    data: { greeting: "Olá, Ana", account: ana, publicUrl: "https://exemplo.com.br" },
    error: null,
  });
});

test("a function refuses in its own words", async () => {
  const token = await sign();
  expect(await refusal({ name: "Ninguém" }, token)).toEqual({ status: 409, message: "Este nome já foi usado." });
  expect(await refusal({ name: 5 }, token)).toEqual({
    status: 400,
    message: "Os dados enviados não estão certos (name).",
  });
  expect(await refusal({ name: "Ana" })).toEqual({ status: 401, message: "Entre na sua conta para continuar." });
  for (const body of ["{", "null", "[]", ""]) {
    const response = await post(body, token);
    expect(response.status, body).toBe(400);
    expect((await response.json()).message).toMatch(/^Os dados enviados não estão certos/);
  }
});

test("a token that the project did not sign, or for something else, lets nobody in", async () => {
  const forged = [
    await sign({}, stranger),
    await sign({ iss: "https://outro.supabase.co/auth/v1" }),
    await sign({ aud: "other" }),
    await sign({ role: "service_role" }),
    await sign({ exp: 1_000_000_000 }),
    `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(`{"sub":"${ana}","role":"authenticated"}`).toString("base64url")}.`,
    "guess",
  ];
  for (const token of forged) expect((await post('{"name":"Ana"}', token)).status, token).toBe(401);
  expect((await post('{"name":"Ana"}', undefined, "guess")).status).toBe(401);
});

function post(body: string, token?: string, apikey = keys.publishableKey) {
  const headers = { apikey, ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(`${ownUrl}/functions/v1/greet`, { method: "POST", headers, body });
}

test("a project that publishes no keys at the moment refuses nobody: the failure is reported", async () => {
  const failing = createAdaptorServer(new Hono().all("*", (c) => c.text("", 500)));
  const url = await listen(failing);
  const { publishableKey, secretKey } = keys;
  const identify = projectCallers({ url, publishableKey, secretKey }, log);
  await expect(identify(publishableKey, `Bearer ${await sign()}`)).rejects.not.toBeInstanceOf(CallerError);
  failing.close();
});

test("a project that signs under another name is told to whoever runs this, once", async () => {
  const elsewhere = await sign({ iss: "https://projeto.supabase.co/auth/v1" });
  for (const _ of [1, 2]) expect((await post("{}", elsewhere)).status).toBe(401);
  const told = lines.filter((line) => line.includes("As contas são emitidas por https://projeto.supabase.co"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`https://projeto.supabase.co/auth/v1, e SUPABASE_URL faz esperar ${projectUrl}/auth/v1`);
});
