import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";
import { Listener } from "../database/listener.ts";
import { describeError } from "../kernel/log.ts";
import { tolerantGauge } from "../observability/tolerant-gauge.ts";
import { deliverEmail, type OutboxDeps, openOutbox } from "./deliver-email.ts";

type Deps = OutboxDeps & {
  /** How often it looks for emails that nothing woke it for, in milliseconds. */
  pollEvery?: number;
  /** How long the emails in hand may take to end when it closes, in milliseconds. */
  drainLimit?: number;
};

/** So many emails are under way at once: a mail server that is slow with one holds up none of the others. */
const atOnce = 5;

/** Sends what `email.enqueue` has put into `email.outbox`. Any number of processes may do so side by side. */
export function startOutboxWorker({ pollEvery = 15_000, drainLimit = 20_000, ...deps }: Deps) {
  const { sql, log, metrics } = deps;
  const outbox = openOutbox(deps);
  const workers = new Set<Promise<void>>();
  let isClosed = false;
  let isCalledWhileAllWork = false;

  const wake = () => {
    if (isClosed) return;
    // All of them may have looked just before the email came: the first that is done looks again.
    isCalledWhileAllWork = workers.size >= atOnce;
    if (isCalledWhileAllWork) return;
    const worker = work()
      .catch((error) => log.error(describeError(error), "emails: cannot use the outbox; trying again later"))
      .finally(() => {
        workers.delete(worker);
        if (isCalledWhileAllWork) wake();
      });
    workers.add(worker);
  };
  const work = async () => {
    while (!isClosed) {
      const email = await outbox.claim();
      if (!email) return;
      // Where there is one email there may be more: the next worker looks, while this one is busy.
      wake();
      await deliverEmail(deps, outbox, email);
    }
  };
  const listener = new Listener(sql, log, { channels: { email: wake }, onListening: async () => wake(), onLost() {} });
  const poll = setInterval(wake, pollEvery).unref();
  metrics.registry.registerMetric(waitingGauge(sql));
  return {
    wake,
    start: () => listener.start().catch((error) => log.error(describeError(error), "emails: cannot listen")),
    /** The emails in hand are finished if the mail server is not too slow; the others stay for the next start. */
    async close() {
      isClosed = true;
      clearInterval(poll);
      await listener.close();
      const limit = new AbortController();
      const isOver = sleep(drainLimit, undefined, { signal: limit.signal }).catch(() => {});
      await Promise.race([Promise.all(workers), isOver]);
      limit.abort();
    },
  };
}

export function waitingGauge(sql: Sql) {
  const description = {
    name: "emails_waiting",
    help: "Emails that are due and that we have not sent yet",
    registers: [],
  };
  return tolerantGauge(description, async () => (await readWaiting(sql)).count);
}

/** For how long the oldest email that is due has been so. */
export async function readOldestMinutes(sql: Sql) {
  return (await readWaiting(sql)).minutes ?? 0;
}

/**
 * What is late says how we are doing, except an email that is refused for now for its recipient's sake: a mailbox may be full
 * for days. A refusal of 500 or more, of an email that still waits, is about us (smtp-error.ts).
 */
async function readWaiting(sql: Sql) {
  const [row] = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<{ count: number; minutes: number | null }[]>`
      select count(*)::int as count, extract(epoch from now() - min(due_at))::float8 / 60 as minutes
      from email.outbox
      where next_attempt_at is not null and due_at <= now() and coalesce(last_error, '') !~ '^(EENVELOPE|EMESSAGE) 4'`,
  );
  return row ?? { count: 0, minutes: null };
}
