import type { Sql } from "postgres";

type Work = (tx: never) => unknown;

/**
 * When its connection is lost, postgres.js (3.4.9) still says ROLLBACK to it, on a socket that is no longer there, and
 * that ends the process (porsager/postgres#1154). The transaction is over, and `begin` rejects by itself: what failed
 * with its connection just never comes to an end.
 */
export function endLostTransactions(sql: Sql): Sql {
  const { begin } = sql as unknown as { begin(...given: (string | Work)[]): Promise<unknown> };
  const guarded = (...given: (string | Work)[]) =>
    begin(
      ...given.map((part) => {
        if (typeof part === "string") return part;
        return async (tx: never) => {
          try {
            const result = part(tx);
            return await (Array.isArray(result) ? Promise.all(result) : result);
          } catch (error) {
            if (isLost(error)) await new Promise(() => {});
            throw error;
          }
        };
      }),
    );
  return Object.assign(sql, { begin: guarded });
}

const codes = new Set("CONNECTION_CLOSED CONNECTION_DESTROYED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02".split(" "));

/** Of the database's own connection: the driver adds the query to what it reports. */
function isLost(error: unknown) {
  const { code, query } = (error ?? {}) as { code?: string; query?: unknown };
  return query !== undefined && codes.has(code ?? "");
}
