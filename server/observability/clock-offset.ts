import type { Sql } from "postgres";
import type { Registry } from "prom-client";
import { tolerantGauge } from "./tolerant-gauge.ts";

/**
 * How far this machine's clock is ahead of the database's, in seconds: sessions, deadlines and signatures go by both.
 * Told on /metrics, and in the log where it would be noticed (server/health).
 */
export function offerClockOffset(registry: Registry, sql: Sql) {
  const description = {
    name: "database_clock_offset_seconds",
    help: "How far this machine's clock is ahead of the database's",
  };
  tolerantGauge({ ...description, registers: [registry] }, () => readClockOffset(sql));
}

/** Half of the way there and back is the answer's age. */
export async function readClockOffset(sql: Sql, now = Date.now) {
  const asked = now();
  const [row] = await sql<{ at: number }[]>`select extract(epoch from clock_timestamp())::float8 as at`;
  return (asked + now()) / 2_000 - Number(row?.at);
}
