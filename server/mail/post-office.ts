import type { Sql } from "postgres";
import { Gauge } from "prom-client";
import { actAs } from "../database/acting.ts";
import { Listener } from "../database/listener.ts";
import { describeError } from "../observability/log.ts";
import { claimLetter, deliverLetter, type Office } from "./deliver-letter.ts";

type Needs = Office & {
  /** How often it looks for letters that nothing woke it for, in milliseconds. */
  pollEvery?: number;
};

/** So many letters are under way at once: a mail server that is slow with one holds up none of the others. */
const atOnce = 5;

/** Sends what `mail.post` has put into `mail.letters`. Any number of processes may do so side by side. */
export function openPostOffice({ pollEvery = 15_000, ...office }: Needs) {
  const { sql, log, metrics } = office;
  const clerks = new Set<Promise<void>>();
  let isClosed = false;
  let isCalledWhileAllWork = false;

  const wake = () => {
    if (isClosed) return;
    // All of them may have looked just before the letter came: the first that is done looks again.
    isCalledWhileAllWork = clerks.size >= atOnce;
    if (isCalledWhileAllWork) return;
    const clerk = work()
      .catch((error) => log.error(describeError(error), "letters: cannot use the outbox; trying again later"))
      .finally(() => {
        clerks.delete(clerk);
        if (isCalledWhileAllWork) wake();
      });
    clerks.add(clerk);
  };
  const work = async () => {
    while (!isClosed) {
      const letter = await claimLetter(office);
      if (!letter) return;
      // Where there is one letter there may be more: the next clerk looks, while this one is busy.
      wake();
      await deliverLetter(office, letter);
    }
  };
  const listener = new Listener(sql, log, { channels: { mail: wake }, onListening: async () => wake(), onLost() {} });
  const poll = setInterval(wake, pollEvery).unref();
  metrics.registry.registerMetric(waitingGauge(sql));
  return {
    wake,
    start: () => listener.start().catch((error) => log.error(describeError(error), "letters: cannot listen")),
    /** The letters in hand are finished; the others stay for the next start. */
    async close() {
      isClosed = true;
      clearInterval(poll);
      await listener.close();
      await Promise.all(clerks);
    },
  };
}

function waitingGauge(sql: Sql) {
  return new Gauge({
    name: "letters_waiting",
    help: "Letters that are due and not sent yet",
    registers: [],
    async collect() {
      const [row] = await actAs(
        sql,
        { role: "service_role" },
        (tx) =>
          tx`select count(*)::int as count from mail.letters where next_attempt_at is not null and due_at <= now()`,
      );
      this.set(row?.count ?? 0);
    },
  });
}
