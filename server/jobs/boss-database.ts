import type { Db } from "pg-boss";
import postgres, { type Sql } from "postgres";
import { Listener } from "../database/listener.ts";
import type { Log } from "../observability/log.ts";

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
  const pool = postgres(options as unknown as postgres.Options<Record<string, never>>);
  const database: Db = {
    async executeSql(text, values) {
      // Several statements at once, and a transaction among them, need one connection for all.
      if (!values?.length && /^\s*begin\b/i.test(text)) return { rows: await runScript(pool, text) };
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

async function runScript(pool: Sql, text: string) {
  const connection = await pool.reserve();
  try {
    return flat(await connection.unsafe(text));
  } catch (error) {
    // A script that failed half-way has left its transaction open.
    await connection.unsafe("rollback");
    throw error;
  } finally {
    connection.release();
  }
}

/** One list of rows, also from several statements. */
function flat(result: readonly unknown[]) {
  return result.flat() as Record<string, unknown>[];
}

function writeJson(value: unknown) {
  return typeof value === "string" ? value : JSON.stringify(value);
}
