import type { PendingQuery, Row, Sql } from "postgres";

/** What of the driver's connection is used here, as in `sql.begin` of postgres.js 3.4.9. */
type Connection = {
  /** Writes the query's messages; false when nothing may follow before its answer. */
  execute(query: object): boolean;
  /** Called when all answers are in while the connection is kept; a finished transaction frees it. */
  reserved: (() => void) | null;
};

/** Queries are lazy: without this mark, awaiting one would send it through the pool once more. */
type LazyQuery = PendingQuery<Row[]> & { executed: boolean };

/**
 * A transaction whose statements travel together: one packet there, one back. `sql.begin` waits for the
 * answer to BEGIN, and again for that to COMMIT; on a busy machine these waits are most of a small request.
 * The last statement must end the transaction. Rejects with the first fault.
 */
export function sendTransaction(sql: Sql, begin: string, statements: PendingQuery<Row[]>[]) {
  const left = [...statements] as LazyQuery[];
  for (const query of left) {
    query.executed = true;
    forgetOrigin(query);
  }
  const onexecute = (connection: Connection) => {
    const send = () => {
      for (let query = left.shift(); query && connection.execute(query); ) query = left.shift();
    };
    connection.reserved = send;
    send();
  };
  const started = sql.unsafe(begin, [], { onexecute } as never);
  forgetOrigin(started);
  return Promise.all([started, ...statements]);
}

/** The driver keeps the origin of every failed query for good: strangers could fill the memory with errors. */
function forgetOrigin(query: object) {
  Object.defineProperty(query, "origin", { value: "" });
}
