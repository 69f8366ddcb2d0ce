import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { createClient as createOldClient } from "supabase-js-2-30";
import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import type { GatewaySettings } from "../../settings.ts";
import { createGatewayDatabase } from "../../testing/gateway-database.ts";
import type { RealtimeSettings } from "../connections/limits.ts";
import { createRealtime } from "../realtime.ts";

/** One process of the service: its own pool, its own port, or that of one that has ended. */
export async function startProcess(settings: GatewaySettings & RealtimeSettings, port = 0) {
  const realtime = createRealtime(settings);
  await realtime.start();
  const app = new Hono().route("/realtime/v1", realtime.app);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.on("upgrade", realtime.handleUpgrade);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    realtime,
    async close() {
      await realtime.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A database, one process of the service over it, and clients that go with it. */
export async function createTestbed(options: RealtimeSettings = {}) {
  const database = await createGatewayDatabase();
  const processes = [await startProcess({ ...database.settings, ...options })];
  const clients: SupabaseClient[] = [];
  const { keys } = database.settings;
  const [first] = processes as [Awaited<ReturnType<typeof startProcess>>];

  /** A visitor's client; with the secret key the service's. */
  function connect({ url = first.url, key = keys.publishableKey, token = "", vsn = "2.0.0" } = {}) {
    const realtime = { vsn };
    const client = createClient(url, key, { realtime, ...(token && { accessToken: async () => token }) });
    clients.push(client);
    return client;
  }

  const sign = (sub: string, expires: string | number = "1h") => signToken(database.settings, sub, expires);

  return {
    ...database,
    keys,
    url: first.url,
    connect,
    connectPool: database.connect,
    sign,
    /** Asks the database again and again, for what nobody is told of. */
    eventually: (holds: () => Promise<boolean>) => eventually(async () => expect(await holds()).toBe(true)),
    /** A signed-in user's client. */
    async signIn(sub: string, { url = first.url, expires = "1h" as string | number } = {}) {
      const client = connect({ url, token: await sign(sub, expires) });
      // Otherwise its first join may come before its token.
      await client.realtime.setAuth();
      return client;
    },
    /** The client that the product was written for. */
    connectOld(url = first.url) {
      const client = createOldClient(url, keys.publishableKey, {
        auth: { persistSession: false },
      }) as unknown as SupabaseClient;
      clients.push(client);
      return client;
    },
    async startAnother() {
      const another = await startProcess({ ...database.settings, ...options, sql: database.connect() });
      processes.push(another);
      return another;
    },
    async close() {
      await Promise.all(clients.map((client) => client.removeAllChannels()));
      await Promise.all(processes.map((process) => process.close()));
      await database.drop();
    },
  };
}

export type Testbed = Awaited<ReturnType<typeof createTestbed>>;

function signToken({ keys }: GatewaySettings, sub: string, expires: string | number | Date) {
  return new SignJWT({ sub, role: "authenticated", aud: "authenticated" })
    .setProtectedHeader({ alg: "ES256", kid: keys.signing.kid })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(keys.signing.privateKey);
}
