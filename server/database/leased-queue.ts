import type { Sql, TransactionSql } from "postgres";
import { actAs } from "./acting.ts";

/** What a waiting row has beside its own columns; null `next_attempt_at`: it is over, one way or the other. */
export type Leased = { id: string; attempts: number };

type Options = {
  sql: Sql;
  table: "email.outbox" | "billing.payment_events";
  /** The column that says when it was done. */
  done: "sent_at" | "handled_at";
  /** Emptied when it is over: what nobody needs any more. */
  emptied?: "data";
  /** In seconds. Longer than the work may take, unless it is held: whoever dies with a row loses it to another process. */
  lease: number;
  /** What is done cannot be undone, so it counts whoever holds the row by then. */
  isDoneByAnyone?: boolean;
  /** The database's own clock, unless a test has another. */
  now?: () => number;
};

const service = { role: "service_role" as const };

/**
 * Rows of a table that wait to be worked on, by any number of processes at once. A claimed row is taken for a while, not
 * locked: the work may be slow, and no transaction waits for it. Whoever comes back after the lease changes nothing,
 * unless what they did cannot be undone.
 */
export function leasedQueue<Row extends Leased>({ sql, table, done, emptied, lease, isDoneByAnyone, now }: Options) {
  const moment = (tx: TransactionSql) => (now ? tx`${new Date(now())}::timestamptz` : tx`now()`);
  const over = (tx: TransactionSql) => (emptied ? tx`, ${tx(emptied)} = '{}'` : tx``);
  const untilLeaseEnds = (tx: TransactionSql) => tx`${moment(tx)} + make_interval(secs => ${lease})`;
  const end = (row: Leased, change: (tx: TransactionSql) => ReturnType<TransactionSql>, byAnyone = false) =>
    actAs(sql, service, async (tx) => {
      const { count } = await tx`
        update ${tx(table)} set ${change(tx)}
        where id = ${row.id} and next_attempt_at is not null ${byAnyone ? tx`` : tx`and attempts = ${row.attempts}`}`;
      return count === 1;
    });

  return {
    /** The row that has been due longest, if there is one. */
    async claim() {
      const [row] = await actAs(
        sql,
        service,
        (tx) => tx<Row[]>`
          update ${tx(table)} q set attempts = q.attempts + 1,
            next_attempt_at = ${untilLeaseEnds(tx)}
          where q.id = (
            select d.id from ${tx(table)} d where d.next_attempt_at <= ${moment(tx)}
            order by d.next_attempt_at limit 1 for update skip locked)
          returning q.*`,
      );
      return row as Row | undefined;
    },
    /** The row stays with whoever is still at it, however long the work takes. */
    async hold<Result>(row: Leased, work: () => Promise<Result>) {
      let renewal: Promise<unknown> = Promise.resolve();
      const renew = () => {
        // What cannot be renewed now is renewed the next time, or lost to another.
        renewal = end(row, (tx) => tx`next_attempt_at = ${untilLeaseEnds(tx)}`).catch(() => {});
      };
      const timer = setInterval(renew, (lease * 1000) / 3);
      try {
        return await work();
      } finally {
        clearInterval(timer);
        await renewal;
      }
    },
    complete: (row: Leased) =>
      end(
        row,
        (tx) => tx`${tx(done)} = ${moment(tx)}, next_attempt_at = null, last_error = null${over(tx)}`,
        isDoneByAnyone,
      ),
    retry: (row: Leased, reason: string, at: Date) =>
      end(row, (tx) => tx`next_attempt_at = ${at}, last_error = ${reason.slice(0, 200)}`),
    giveUp: (row: Leased, reason: string) =>
      end(
        row,
        (tx) => tx`failed_at = ${moment(tx)}, next_attempt_at = null, last_error = ${reason.slice(0, 200)}${over(tx)}`,
      ),
  };
}

type Backoff = { first: number; longest: number };

/** Twice as long after every attempt, with a little chance in it, so that a thousand rows do not come back at once. */
export function retryTime(attempt: number, now: number, { first, longest }: Backoff, chance = Math.random()) {
  return new Date(now + Math.min(first * 2 ** (attempt - 1), longest) * (0.8 + 0.4 * chance));
}
