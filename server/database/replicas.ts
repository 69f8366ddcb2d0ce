import { setTimeout as wait } from "node:timers/promises";
import { describeError, type Log } from "../kernel/log.ts";
import type { BatchStatement } from "./batch/batch-connection.ts";
import type { BatchPool } from "./batch/batch-pool.ts";
import { readTexts } from "./batch/messages.ts";
import { isDatabaseAway } from "./database-away.ts";
import type { Watcher } from "./listen-together.ts";

export type Replicas = ReturnType<typeof readFromReplicas>;

type Replica = { batches: BatchPool; number: number; isOut: boolean };

/** Long enough for any page; whoever has not answered by then is asked no more. */
const patience = 1_500;
/** Between two looks at a replica that is left out. */
const probePause = 250;

/** Undefined when it takes too long. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patience);
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    // Whoever gave up waiting hears no more of it.
    work.catch(() => {});
  }
}

/** Nobody asks for more than has been replayed: with the answer comes whether it was new enough. */
const isCurrent = (needed: string): BatchStatement => ({
  text: "select pg_last_wal_replay_lsn() >= $1::pg_lsn",
  parameters: [needed],
  isPrepared: true,
});

/**
 * Streaming replicas answer what everybody reads. What was changed a moment ago is never read as it was before: every
 * change that the primary announces raises the position that a replica must have replayed, and each answer says whether
 * it had. A replica that is behind, or away, is left out until it is well again, and the primary answers instead.
 */
export function readFromReplicas(primary: BatchPool, pools: readonly BatchPool[], log: Log) {
  const replicas = pools.map((batches, index): Replica => ({ batches, number: index + 1, isOut: false }));
  /** Undefined while it is not known: then only the primary is new enough. */
  let needed: string | undefined;
  let changes = 0;
  let turn = 0;
  let isClosed = false;

  async function noteChange() {
    if (replicas.length === 0) return;
    needed = undefined;
    changes += 1;
    const seen = changes;
    try {
      const [row] = await primary.sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`;
      // Another came meanwhile, and asks for itself.
      if (seen === changes) needed = row?.lsn;
    } catch {
      // Without the primary nothing changes; when it is back, listening begins anew.
    }
  }

  function pick() {
    for (const _ of replicas) {
      turn = (turn + 1) % replicas.length;
      const replica = replicas[turn];
      if (replica && !replica.isOut) return replica;
    }
    return undefined;
  }

  /** Undefined when it was not new enough, or did not answer. */
  async function ask(replica: Replica, statements: BatchStatement[], position: string) {
    try {
      const answer = await inTime(replica.batches.run([isCurrent(position), ...statements]));
      const [check, ...results] = answer ?? [];
      if (check?.[0] && readTexts(check[0])[0] === "t") return results;
      leaveOut(replica, answer ? undefined : "it does not answer");
    } catch (error) {
      // The primary says whether the question was wrong; a replica may cancel what its replay is in the way of.
      if (isDatabaseAway(error)) leaveOut(replica, describeError(error));
    }
    return undefined;
  }

  function leaveOut(replica: Replica, reason: unknown) {
    if (replica.isOut) return;
    replica.isOut = true;
    if (reason) log.warn({ replica: replica.number, reason }, "a replica is left out");
    void takeBack(replica, Boolean(reason));
  }

  async function takeBack(replica: Replica, isReported: boolean) {
    while (!isClosed) {
      await wait(probePause, undefined, { ref: false });
      const position = needed;
      if (!position) continue;
      const answer = await inTime(replica.batches.run([isCurrent(position)])).catch(() => undefined);
      const row = answer?.[0]?.[0];
      if (!row || readTexts(row)[0] !== "t") continue;
      replica.isOut = false;
      if (isReported) log.warn({ replica: replica.number }, "a replica is back");
      return;
    }
  }

  const watcher: Watcher = {
    channels: { profiles: () => void noteChange() },
    onListening: () => noteChange(),
    // What changes now is not heard of.
    onLost() {
      changes += 1;
      needed = undefined;
    },
  };

  return {
    batches: {
      sql: primary.sql,
      async run(statements: BatchStatement[], onStart?: () => void) {
        const replica = needed === undefined ? undefined : pick();
        const answer = replica && needed !== undefined ? await ask(replica, statements, needed) : undefined;
        return answer ?? primary.run(statements, onStart);
      },
    },
    watcher,
    /** How many are asked now. */
    inUse: () => replicas.filter(({ isOut }) => !isOut).length,
    async close() {
      isClosed = true;
      await Promise.all(pools.map((pool) => pool.close()));
      await Promise.all(pools.map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}
