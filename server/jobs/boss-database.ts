import type { Db } from "pg-boss";
import postgres, { type Sql } from "postgres";
import { Listener } from "../database/listener.ts";
import { renewedPool } from "../database/renewed-pool.ts";
import type { Log } from "../kernel/log.ts";

const json = 114;
const jsonb = 3802;

/**
 * pg-boss over postgres.js, as service_role: the shared login owns nothing, and the queue's tables need an owner.
 * A pool of its own, because a pool has one role and because jobs must not wait for visitors' queries.
 */
export function openBossDatabase(sql: Sql, log: Log) {
  const options = {
    ...sql.options,
    max: 2,
    connection: { ...sql.options.connection, application_name: "betesda jobs", role: "service_role" },
    // pg-boss hands over JSON as text, as the driver that it is made for expects it. Not `types`: options that come
    // from another pool are taken as they are.
    serializers: { ...sql.options.serializers, [json]: writeJson, [jsonb]: writeJson },
  };
  const pool = renewedPool(postgres(options as unknown as postgres.Options<Record<string, never>>));
  const database: Db = {
    async executeSql(text, values) {
      // Its own transactions would stay open on the connection when they fail.
      const script = values?.length ? undefined : /^\s*begin\s*;([\s\S]*)\bcommit\s*;?\s*$/i.exec(text)?.[1];
      if (script !== undefined) return { rows: flat(await pool.begin((tx) => tx.unsafe(script))) };
      return { rows: flat(await pool.unsafe(text, values as never[])) };
    },
    async listen(channel, onNotification, onReconnect) {
      const listener = new Listener(pool, log, {
        channels: { [channel]: onNotification },
        onListening: async () => onReconnect(),
        onLost() {},
      });
      await listener.start();
      return { close: () => listener.close() };
    },
  };
  return { database, close: () => pool.end({ timeout: 1 }) };
}

/** One list of rows, also from several statements. */
function flat(result: readonly unknown[]) {
  return result.flat() as Record<string, unknown>[];
}

function writeJson(value: unknown) {
  return typeof value === "string" ? value : JSON.stringify(value);
}
