import type { TransactionSql } from "postgres";
import { expect } from "vitest";
import type { GatewayDatabase } from "../../testing/gateway-database.ts";

/**
 * Requests that arrive, one after the other, while another transaction holds what it has changed or locked: their first
 * checks see the time before it, and what they do comes after it.
 */
export async function meanwhile(
  { owner }: GatewayDatabase,
  change: (tx: TransactionSql) => PromiseLike<unknown>,
  ...requests: (() => Promise<unknown>)[]
) {
  const blocked = () => owner`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const asked: Promise<unknown>[] = [];
  let done = 0;
  await owner.begin(async (tx) => {
    await change(tx);
    for (const request of requests) {
      asked.push(request().finally(() => done++));
      await expect.poll(async () => done + (await blocked()).length).toBe(asked.length);
    }
  });
  return Promise.all(asked);
}
