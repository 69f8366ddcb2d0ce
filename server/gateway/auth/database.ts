import type { Sql, TransactionSql } from "postgres";

/** One transaction with the rights of the service itself; every statement of it runs in one. */
export async function asAuthAdmin<Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>) {
  const result = await sql.begin(async (tx) => {
    // Sent at once but not awaited: it travels ahead of the first statement of the work.
    const role = tx`set local role gateway`.execute();
    const [, done] = await Promise.all([role, work(tx)]);
    return [done];
  });
  return result[0] as Result;
}
