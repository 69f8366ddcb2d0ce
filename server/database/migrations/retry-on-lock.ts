import { setTimeout as pause } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";
import { hasCode } from "../../kernel/start-error.ts";
import { migrationLock } from "./migration-lock.ts";

/**
 * A change of the schema while other processes serve. Whoever waits for a table's lock holds up everybody behind; so this
 * waits for less than PostgreSQL takes to find a deadlock, steps aside, and tries again for about two minutes.
 */
export async function retryOnLock<Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${migrationLock})`;
        await tx`set local lock_timeout = '500ms'`;
        return work(tx);
      })) as Result;
    } catch (error) {
      if (!hasCode(error, "55P03", "40P01") || attempt === 120) throw error;
      await pause(500);
    }
  }
}
