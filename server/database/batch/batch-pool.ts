import type { Sql } from "postgres";
import { BatchConnection, type BatchStatement, isForgotten } from "./batch-connection.ts";
import { signIn } from "./sign-in.ts";

export type BatchPool = ReturnType<typeof createBatchPool>;

type Kept = { connection: BatchConnection; openedAt: number; idleSince: number };

const longestIdle = 60_000;
/** Statements stay prepared for as long as their connection lives. */
const longestLife = 45 * 60_000;

/**
 * Connections on which several statements make one transaction in one round trip. The driver can only send
 * BEGIN, the statements and COMMIT as so many requests, each with an answer of its own, and on a small
 * statement these cost more than the statement.
 */
export function createBatchPool(sql: Sql) {
  const idle: Kept[] = [];
  const waiting: (() => void)[] = [];
  const all = new Set<BatchConnection>();
  let opening = 0;
  let isClosed = false;
  const sweeper = setInterval(sweep, longestIdle / 2).unref();

  async function take(): Promise<Kept> {
    for (;;) {
      const kept = idle.pop();
      if (kept?.connection.isUsable) return kept;
      if (kept) continue;
      if (all.size + opening < sql.options.max) return open();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  async function open(): Promise<Kept> {
    opening += 1;
    try {
      // The driver learns the array types of a database with its own first connection.
      if (all.size === 0) await sql`select 1`;
      const connection = new BatchConnection(await signIn(sql));
      all.add(connection);
      connection.ended.then(() => {
        all.delete(connection);
        waiting.shift()?.();
      });
      if (isClosed) connection.close();
      return { connection, openedAt: performance.now(), idleSince: 0 };
    } finally {
      opening -= 1;
      if (all.size + opening < sql.options.max) waiting.shift()?.();
    }
  }

  function release(kept: Kept) {
    const now = performance.now();
    if (isClosed || now - kept.openedAt > longestLife) kept.connection.close();
    if (!kept.connection.isUsable) return;
    kept.idleSince = now;
    idle.push(kept);
    waiting.shift()?.();
  }

  /** The longest idle stand first. */
  function sweep() {
    const now = performance.now();
    while (idle[0] && (now - idle[0].idleSince > longestIdle || !idle[0].connection.isUsable))
      idle.shift()?.connection.close();
  }

  async function runOnce(statements: BatchStatement[], onStart?: () => void) {
    const kept = await take();
    onStart?.();
    try {
      return await kept.connection.run(statements);
    } finally {
      release(kept);
    }
  }

  return {
    sql,
    /** The rows of each statement; all of them have happened, or none. It starts once there is a connection for it. */
    async run(statements: BatchStatement[], onStart?: () => void) {
      // At worst every connection has forgotten what was prepared on it.
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await runOnce(statements, onStart);
        } catch (error) {
          if (attempt > sql.options.max || !isForgotten(error)) throw error;
        }
      }
    },
    async close() {
      isClosed = true;
      clearInterval(sweeper);
      const ends = [...all].map((connection) => connection.ended);
      for (const { connection } of idle.splice(0)) connection.close();
      const late = setTimeout(() => {
        for (const connection of all) connection.close();
      }, 5_000);
      await Promise.all(ends);
      clearTimeout(late);
    },
  };
}
