import type { Sql, TransactionSql } from "postgres";

/** One transaction with the rights of the service itself, for its own tables. */
export function asRealtimeAdmin<Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>) {
  return sql.begin(async (tx) => {
    // Sent now, because postgres.js sends a query only when somebody waits for it, and not awaited:
    // it travels together with the first statement of the work.
    const setting = tx`select set_config('role', 'gateway', true)`.execute();
    const [, result] = await Promise.all([setting, work(tx)]);
    return result;
  });
}
