import { createSecretKey, randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { createClient as createOldClient } from "supabase-js-2-30";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateKeys, openKeys } from "../kernel/keys.ts";
import { identifyCaller } from "./caller.ts";
import { createRest } from "./rest/rest.ts";
import { createGatewayDatabase, type GatewayDatabase } from "./testing/gateway-database.ts";
import { onOwnPort } from "./testing/on-own-port.ts";

/** Projects that began with one shared secret bring its keys and tokens. */
const secret = "a-secret-of-at-least-thirty-two-characters";
const sign = (claims: Record<string, unknown>, key: string = secret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(createSecretKey(Buffer.from(key)));
const keys = openKeys(generateKeys(), secret);
const without = openKeys(generateKeys());
const identify = (given: string, authorization?: string, known = keys) =>
  identifyCaller({ keys: known, sessions: { isLive: async () => true } }, given, authorization);

let database: GatewayDatabase;
let server: ReturnType<typeof serve>;
let rest: ReturnType<typeof createRest>;
let url: string;
beforeAll(async () => {
  database = await createGatewayDatabase();
  await database.owner`create table public.notes (owner uuid default auth.uid(), body text);
    alter table public.notes enable row level security;
    create policy "own" on public.notes to authenticated using (owner = (select auth.uid()));
    grant select, insert on public.notes to anon, authenticated, service_role`.simple();
  rest = createRest({ ...database.settings, keys });
  const app = new Hono().route("/rest/v1", rest.app);
  server = await new Promise((resolve) => {
    const started = serve({ ...onOwnPort, fetch: app.fetch }, () => resolve(started));
  });
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(async () => {
  server.close();
  await rest.close();
  await database.drop();
});

describe.each([
  { version: "2.119", connect: createClient },
  { version: "2.30", connect: createOldClient as unknown as typeof createClient },
])("supabase-js $version", ({ connect }) => {
  test("reads and writes with legacy keys and a legacy token", async () => {
    const [anon, service] = [await sign({ role: "anon" }), await sign({ role: "service_role" })];
    const ana = randomUUID();
    const token = await sign({ role: "authenticated", sub: ana, aud: "authenticated" });
    const user = connect(url, anon, {
      auth: { persistSession: false },
      global: { headers: { Authorization: `Bearer ${token}` } },
    });
    expect((await user.from("notes").insert({ body: "mine" }).select()).data).toEqual([{ owner: ana, body: "mine" }]);
    const visitor = connect(url, anon, { auth: { persistSession: false } });
    expect((await visitor.from("notes").select()).data).toEqual([]);
    const all = connect(url, service, { auth: { persistSession: false } });
    expect((await all.from("notes").select("owner").eq("owner", ana)).data).toEqual([{ owner: ana }]);
  });
});

test("the service's role is a key's, and only of who knows the secret", async () => {
  expect(await identify(await sign({ role: "service_role" }))).toMatchObject({ role: "service_role" });
  await expect(
    identify(await sign({ role: "service_role" }, "another-secret-of-thirty-two-characters")),
  ).rejects.toThrow("bad_key");
  await expect(identify(await sign({ role: "postgres" }))).rejects.toThrow("bad_key");
  await expect(identify(await sign({}))).rejects.toThrow("bad_key");
});

test("without a legacy secret nothing signed by one is taken, not even with a public key for it", async () => {
  await expect(identify(await sign({ role: "anon" }), undefined, without)).rejects.toThrow("bad_key");
  const [jwk] = without.jwks.keys;
  for (const guess of ["", JSON.stringify(jwk), String(jwk?.x)]) {
    const header = Buffer.from(JSON.stringify({ alg: "HS256", kid: jwk?.kid })).toString("base64url");
    const signed = guess ? await sign({ role: "service_role" }, guess.padEnd(32)) : `${header}.e30.`;
    await expect(identify(signed, undefined, without)).rejects.toThrow("bad_key");
    await expect(identify(signed)).rejects.toThrow("bad_key");
  }
});

test("a token of ours never names the service, whatever its key", async () => {
  const forged = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "ES256", kid: keys.signing.kid })
    .setExpirationTime("1h")
    .sign(keys.signing.privateKey);
  await expect(identify(forged)).rejects.toThrow("bad_key");
  // Nor once it is remembered.
  await expect(identify(forged)).rejects.toThrow("bad_key");
});

test("the secret is nowhere to be read, and a short one is refused", () => {
  expect(JSON.stringify(keys.jwks)).not.toContain("oct");
  expect(() => openKeys(generateKeys(), "short")).toThrow(/32/);
});
