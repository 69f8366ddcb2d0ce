import type { Sql } from "postgres";
import type { BatchPool } from "../database/batch/batch-pool.ts";
import type { Keys } from "../kernel/keys.ts";
import type { Log } from "../kernel/log.ts";
import type { LiveSessions } from "./live-sessions.ts";

/** What every service of the gateway is given. None of them knows the product or its tables. */
export type GatewaySettings = {
  /** A pool whose login may `set role` to anon, authenticated, service_role and the services' own admins. */
  sql: Sql;
  /** The same login, for transactions of one round trip. */
  batches: BatchPool;
  keys: Keys;
  sessions: LiveSessions;
  log: Log;
  /** Where the browser finds the gateway, e.g. `http://localhost:3000`: in tokens (`iss`) and in mail links. */
  publicUrl: string;
  /** Schemas that the table API shows; the first is the default. */
  apiSchemas: string[];
};
