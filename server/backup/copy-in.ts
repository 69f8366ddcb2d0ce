import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";

type Refusable = { reject(error: Error): void };

/** COPY … FROM STDIN of a stream. */
export async function copyIn(tx: TransactionSql, text: string, source: Readable) {
  const query = tx.unsafe(text);
  // The driver tells of rows that the database refuses after it has handed over the stream, when nobody listens to
  // the query any more; without this the stream would never end.
  const { promise: refusal, reject } = Promise.withResolvers<never>();
  refusal.catch(() => {});
  const refusable = query as unknown as Refusable;
  const rejectQuery = refusable.reject;
  refusable.reject = (error) => {
    rejectQuery(error);
    reject(error);
  };
  const copying = pipeline(source, await query.writable());
  copying.catch(() => {});
  await Promise.race([copying, refusal]);
}
