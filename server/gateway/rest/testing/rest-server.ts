import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { createClient as createOldClient } from "supabase-js-2-30";
import { createGatewayDatabase } from "../../testing/gateway-database.ts";
import { onOwnPort } from "../../testing/on-own-port.ts";
import { createRest, type RestOptions } from "../rest.ts";

export const ana = "00000000-0000-4000-8000-000000000001";
export const bruno = "00000000-0000-4000-8000-000000000002";

export type RestServer = Awaited<ReturnType<typeof startRestServer>>;

/** The table API over HTTP on the library's tables, and ways to be somebody there. */
export async function startRestServer(options: Partial<RestOptions> = {}) {
  const database = await createGatewayDatabase();
  await database.owner.unsafe(await readFile(join(import.meta.dirname, "library.sql"), "utf8"));
  const { keys } = database.settings;
  const rest = createRest(database.settings, options);
  const app = new Hono().route("/rest/v1", rest.app);
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ ...onOwnPort, fetch: app.fetch }, () => resolve(started));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (claims: Record<string, unknown>, expires: string | number = "1h") =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid: keys.signing.kid })
      .setExpirationTime(expires)
      .sign(keys.signing.privateKey);
  const tokenOf = (user: string) => sign({ sub: user, role: "authenticated" });

  /** A raw call with a key, or as a user when given a token. */
  async function call(path: string, { token, key, ...init }: RequestInit & { token?: string; key?: string } = {}) {
    const headers = new Headers(init.headers);
    headers.set("apikey", key ?? keys.publishableKey);
    if (token) headers.set("authorization", `Bearer ${token}`);
    return fetch(`${url}/rest/v1${path}`, { ...init, headers });
  }

  /** The same, with the answer's body as JSON where there is one. */
  async function ask(path: string, init?: Parameters<typeof call>[1]) {
    const response = await call(path, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text && isJson ? JSON.parse(text) : undefined,
    };
  }

  const quiet = { auth: { persistSession: false, autoRefreshToken: false } };
  async function clientFor(user?: string, key = keys.publishableKey) {
    const global = user ? { headers: { Authorization: `Bearer ${await tokenOf(user)}` } } : {};
    return createClient(url, key, { ...quiet, global });
  }
  async function oldClientFor(user?: string, key = keys.publishableKey) {
    const global = user ? { headers: { Authorization: `Bearer ${await tokenOf(user)}` } } : {};
    return createOldClient(url, key, { ...quiet, global });
  }

  return {
    ...database,
    url,
    app,
    sign,
    tokenOf,
    call,
    ask,
    clientFor,
    oldClientFor,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await rest.close();
      await database.drop();
    },
  };
}
