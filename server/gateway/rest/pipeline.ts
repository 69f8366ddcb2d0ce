import type { PendingQuery, Row, Sql } from "postgres";

/** What of the driver's connection is used here, as in `sql.begin` of postgres.js 3.4.9. */
type Connection = {
  /** Writes the query's messages; false when nothing may follow before its answer. */
  execute(query: object): boolean;
  /** Called when all answers are in while the connection is kept; a finished transaction frees it. */
  reserved: (() => void) | null;
  terminate(): void;
};

type LazyQuery = PendingQuery<Row[]> & {
  /** Queries are lazy: without this mark, awaiting one would send it through the pool once more. */
  executed: boolean;
  /** Whether the driver may prepare and run it again when the server forgot it: by then the transaction is over. */
  prepared: boolean;
};

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
  let used: Connection | undefined;
  const onexecute = (connection: Connection) => {
    used = connection;
    connection.reserved = () => sendNext(connection, left);
    sendNext(connection, left);
  };
  const started = sql.unsafe(begin, [], { onexecute } as never);
  forgetOrigin(started);
  return Promise.all([started, ...statements]).catch((error) => {
    // The server forgot a statement (`discard all`, a pooler in between); the connection would go on naming it.
    if (error.routine === "FetchPreparedStatement") used?.terminate();
    else if (error.code !== "CONNECTION_DESTROYED" || used) throw error;
    throw new UnstartedTransaction();
  });
}

/** Nothing of the transaction has happened: it can be sent again. */
export class UnstartedTransaction extends Error {
  readonly code = "CONNECTION_LOST";
}

/** As many as may follow one another; the rest when these are answered. */
function sendNext(connection: Connection, left: LazyQuery[]) {
  for (let mayFollow = true; mayFollow; ) {
    const query = left.shift();
    if (!query) return;
    mayFollow = connection.execute(query);
    query.prepared = false;
  }
}

/** The driver keeps the origin of every failed query for good: strangers could fill the memory with errors. */
function forgetOrigin(query: object) {
  Object.defineProperty(query, "origin", { value: "" });
}
