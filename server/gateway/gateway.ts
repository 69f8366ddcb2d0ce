import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Hono } from "hono";
import { createAuth } from "./auth/auth.ts";
import type { AuthSettings } from "./auth/auth-settings.ts";
import { cleanUpAuth } from "./auth/clean-up.ts";
import { identifyCaller } from "./caller.ts";
import { allowCrossOrigin } from "./cross-origin.ts";
import { createFunctions, type FunctionHandlers } from "./functions/functions.ts";
import type { RealtimeSettings } from "./realtime/connections/limits.ts";
import { createRealtime } from "./realtime/realtime.ts";
import { createRest, type RestOptions } from "./rest/rest.ts";
import type { GatewaySettings } from "./settings.ts";
import { sweepFiles } from "./storage/files/sweep-files.ts";
import { createStorage } from "./storage/storage.ts";
import type { StorageSettings } from "./storage/storage-settings.ts";

export type Gateway = ReturnType<typeof createGateway>;

export type GatewayParts = {
  settings: GatewaySettings;
  auth: AuthSettings;
  storage: StorageSettings;
  realtime?: RealtimeSettings;
  rest?: Partial<RestOptions>;
  functions?: FunctionHandlers;
};

/** Supabase's services over one database, under the paths that supabase-js expects. */
export function createGateway({ settings, auth, storage, realtime = {}, rest = {}, functions = {} }: GatewayParts) {
  const live = createRealtime({ ...settings, ...realtime });
  // Mails that are still being sent when the process is told to stop.
  const pending = new Set<Promise<void>>();
  const waitUntil = (work: Promise<void>) => {
    const kept = work.finally(() => pending.delete(kept));
    pending.add(kept);
  };
  const authSettings = { ...settings, waitUntil, ...auth };
  const app = new Hono();
  app.use(allowCrossOrigin);
  app.route("/auth/v1", createAuth(authSettings));
  const tables = createRest(settings, rest);
  app.route("/rest/v1", tables.app);
  app.route("/storage/v1", createStorage({ ...settings, ...storage }));
  app.route("/realtime/v1", live.app);
  const identify = (...given: [string | undefined, string | undefined]) => identifyCaller(settings, ...given);
  app.route("/functions/v1", createFunctions({ identify, log: settings.log }, functions));
  return {
    app,
    /** The paths that `app` answers for. */
    isOwnPath: (path: string) => /^\/(auth|rest|storage|realtime|functions)\/v1(\/|$)/.test(path),
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      live.handleUpgrade(request, socket, head),
    start: () => Promise.all([live.start(), tables.start()]),
    async close() {
      await Promise.all([live.close(), tables.close()]);
      await Promise.allSettled(pending);
    },
    /** For jobs: what has run out of accounts and sessions, and files that no object names. */
    cleanUpAccounts: () => cleanUpAuth(authSettings),
    sweepFiles: () => sweepFiles({ sql: settings.sql, files: storage.files }),
  };
}
