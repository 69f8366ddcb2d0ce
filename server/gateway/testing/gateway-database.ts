import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pino from "pino";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { createBatchPool } from "../../database/batch/batch-pool.ts";
import { migrate } from "../../database/migrations/migrations.ts";
import { copyDatabase } from "../../database/testing/copy-database.ts";
import { generateKeys, openKeys } from "../../kernel/keys.ts";
import { LiveSessions } from "../live-sessions.ts";
import type { GatewaySettings } from "../settings.ts";

export type GatewayDatabase = {
  /** As the owner, for making tables and looking at what happened. */
  owner: Sql;
  /** What a service is given: its pool logs in with the shared, rightless login. */
  settings: GatewaySettings;
  /** Another pool on the same database, as a second process has it. */
  connect(): Sql;
  drop(): Promise<void>;
};

/** A database of its own with the gateway's schema and nothing of the product. */
export async function createGatewayDatabase(): Promise<GatewayDatabase> {
  const host = inject("postgresHost");
  const name = `gateway_${randomBytes(6).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
  await copyDatabase({ admin, host, name, template: "gateway_template", fill: makeSchema });
  const owner = postgres({ host, user: "postgres", database: name, max: 2, onnotice() {} });
  const pools: Sql[] = [];
  const connect = () => {
    const pool = postgres({ host, user: "authenticator", database: name, max: 4, onnotice() {} });
    pools.push(pool);
    return pool;
  };
  const sql = connect();
  const batches = createBatchPool(sql);
  const settings: GatewaySettings = {
    sql,
    batches,
    keys: openKeys(generateKeys()),
    sessions: new LiveSessions(sql),
    log: pino({ level: "silent" }),
    publicUrl: "http://localhost:3000",
    apiSchemas: ["public"],
  };
  return {
    owner,
    settings,
    connect,
    async drop() {
      await batches.close();
      await Promise.all([owner, ...pools].map((sql) => sql.end({ timeout: 1 })));
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}

const makeSchema = (owner: Sql) =>
  migrate(owner, { folder: join(import.meta.dirname, "../schema"), history: "gateway_migrations" });
