import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import pino from "pino";
import { createClient as createOldClient } from "supabase-js-2-30";
import { createGatewayDatabase, type GatewayDatabase } from "../../testing/gateway-database.ts";
import { onOwnPort } from "../../testing/on-own-port.ts";
import { createAuth } from "../auth.ts";
import type { AuthMail, AuthSettings, MailKind } from "../auth-settings.ts";

/** Hashing in a millisecond: what is tested is not Argon2. */
const cheapArgon2 = { memory: 64, passes: 1, parallelism: 1 };

/** Requests come from one address here: only the tests about limits want them low. */
const generousLimits = {
  signUpByAddress: { hits: 10_000, seconds: 300 },
  signInByAddress: { hits: 10_000, seconds: 300 },
  verifyByAddress: { hits: 10_000, seconds: 300 },
  mailByAddress: { hits: 10_000, seconds: 3600 },
  mailByMailbox: { hits: 10_000, seconds: 3600 },
};

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;

/** The service on a port of its own, with a mailbox and a clock that moves when told. */
export async function startAuthServer(overrides: Partial<AuthSettings> = {}, shared?: GatewayDatabase) {
  const database = shared ?? (await createGatewayDatabase());
  const mails: AuthMail[] = [];
  const failures: string[] = [];
  const unfinished = new Set<Promise<void>>();
  let time = Date.now();
  let app = new Hono();
  const server = serve({ ...onOwnPort, fetch: (request, env) => app.fetch(request, env) });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...database.settings,
    sql: shared ? database.connect() : database.settings.sql,
    // An unexpected failure is a failure of the test, even where the answer looks as expected.
    log: pino({ level: "error" }, { write: (line: string) => void failures.push(line) }),
    publicUrl: url,
    siteUrl: "http://localhost:3000",
    argon2: cheapArgon2,
    limits: generousLimits,
    sendMail: (mail: AuthMail) => void mails.push(mail),
    now: () => new Date(time),
    waitUntil(work: Promise<void>) {
      unfinished.add(work);
      work.finally(() => unfinished.delete(work));
    },
    ...overrides,
  };
  app = new Hono().route("/auth/v1", createAuth(settings));

  const settle = async () => {
    while (unfinished.size > 0) await Promise.all(unfinished);
  };
  return {
    url,
    database,
    keys: database.settings.keys,
    mails,
    failures,
    settle,
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
    now: () => new Date(time),
    /** The last mail of a kind, once all mails under way have arrived. */
    async mail(kind: MailKind, to?: string) {
      await settle();
      const found = mails.findLast((mail) => mail.kind === kind && (!to || mail.to === to));
      if (!found) throw new Error(`No ${kind} mail${to ? ` to ${to}` : ""}`);
      return found;
    },
    client: (flowType: "implicit" | "pkce" = "implicit") =>
      createClient(url, database.settings.keys.publishableKey, clientOptions(flowType)),
    oldClient: (flowType: "implicit" | "pkce" = "implicit") =>
      createOldClient(url, database.settings.keys.publishableKey, clientOptions(flowType)),
    admin: () => createClient(url, database.settings.keys.secretKey, clientOptions("implicit")).auth.admin,
    oldAdmin: () => createOldClient(url, database.settings.keys.secretKey, clientOptions("implicit")).auth.admin,
    /** A bare request, with the publishable key unless told otherwise. */
    async request(method: string, path: string, { body, headers, raw }: RequestOptions = {}) {
      const response = await fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: "manual",
        headers: { apikey: database.settings.keys.publishableKey, "Content-Type": "application/json", ...headers },
        ...((body !== undefined || raw !== undefined) && { body: raw ?? JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
      return {
        status: response.status,
        headers: response.headers,
        location: new URL(response.headers.get("Location") ?? url),
        body: isJson ? JSON.parse(text) : text,
      };
    },
    async close() {
      await settle();
      server.close();
      if (!shared) await database.drop();
      if (failures.length > 0) throw new Error(`The service logged failures:\n${failures.join("")}`);
    },
  };
}

type RequestOptions = { body?: unknown; headers?: Record<string, string>; raw?: string };

function clientOptions(flowType: "implicit" | "pkce") {
  const stored = new Map<string, string>();
  return {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
    },
  };
}

let count = 0;

/** An address that no other test uses. */
export function someone() {
  count++;
  return `pessoa${count}@example.com`;
}

export const password = "correta-cavalo-grampo";

/** A signed-in client with an account of its own. */
export async function signUpSomeone(server: AuthServer, flowType: "implicit" | "pkce" = "implicit") {
  const email = someone();
  const client = server.client(flowType);
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { name: "Ana" } } });
  if (error || !data.session || !data.user) throw error ?? new Error("No session");
  return { email, client, auth: client.auth, user: data.user, session: data.session };
}
