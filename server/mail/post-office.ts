import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";
import { Listener } from "../database/listener.ts";
import { describeError, type Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { SendLetter } from "../smtp.ts";
import { describeFault, isRefusedForGood, retryTime } from "./delivery.ts";
import type { RenderLetter } from "./render-letter.ts";

export type PostOffice = ReturnType<typeof openPostOffice>;

type Needs = {
  sql: Sql;
  log: Log;
  metrics: Metrics;
  render: RenderLetter;
  send: SendLetter;
  siteUrl: string;
  /** How often it looks for letters that nothing woke it for, in milliseconds. */
  pollEvery?: number;
  /** How long one worker has for a letter before others may take it, in seconds. */
  lease?: number;
};

type Claimed = { id: string; kind: string; recipient: string; data: unknown; attempt: number; expires_at: Date };

const atOnce = 5;
const service = { role: "service_role" as const };

/** Sends what `mail.post` has put into `mail.letters`. Any number of processes may do so side by side. */
export function openPostOffice(needs: Needs) {
  const { sql, log, pollEvery = 15_000 } = needs;
  let round: Promise<void> | undefined;
  let isWokenAgain = false;
  let isClosed = false;

  const wake = () => {
    if (isClosed) return;
    if (round) {
      isWokenAgain = true;
      return;
    }
    round = deliverAll(needs, () => isClosed)
      .catch((error) => log.error(describeError(error), "letters: cannot read the outbox; trying again"))
      .finally(() => {
        round = undefined;
        if (isWokenAgain) wake();
        isWokenAgain = false;
      });
  };
  const listener = new Listener(sql, log, { channels: { mail: wake }, onListening: async () => wake(), onLost() {} });
  const poll = setInterval(wake, pollEvery).unref();
  return {
    wake,
    start: () => listener.start().catch((error) => log.error(describeError(error), "letters: cannot listen")),
    /** The letters in hand are finished; the others stay for the next start. */
    async close() {
      isClosed = true;
      clearInterval(poll);
      await listener.close();
      await round;
    },
  };
}

async function deliverAll(needs: Needs, isClosed: () => boolean) {
  while (!isClosed()) {
    const claimed = await claim(needs);
    await Promise.all(claimed.map((letter) => deliver(needs, letter)));
    if (claimed.length < atOnce) return;
  }
}

function claim({ sql, lease = 120 }: Needs) {
  return actAs(
    sql,
    service,
    (tx) => tx<Claimed[]>`select * from mail.claim(${atOnce}, make_interval(secs => ${lease}))`,
  ) as Promise<Claimed[]>;
}

async function deliver(needs: Needs, letter: Claimed) {
  const { metrics, log } = needs;
  if (letter.expires_at <= new Date()) return giveUp(needs, letter, "expired");
  const rendered = await needs.render(letter.kind, letter.data, needs.siteUrl).catch((error) => {
    // Without the message: what zod says of the data may quote it.
    const { message: _, ...described } = describeError(error);
    log.error({ letter: letter.id, kind: letter.kind, ...described }, "letters: a template failed; not tried again");
    return undefined;
  });
  if (!rendered) return giveUp(needs, letter, "template");
  try {
    const { host } = new URL(needs.siteUrl);
    await needs.send({ to: letter.recipient, ...rendered, messageId: `<${letter.id}@${host.replace(/:\d+$/, "")}>` });
  } catch (error) {
    const fault = describeFault(error);
    if (isRefusedForGood(error)) return giveUp(needs, letter, fault);
    metrics.letters.inc({ result: "retried" });
    log.warn(
      { letter: letter.id, kind: letter.kind, attempt: letter.attempt, fault },
      "letters: not sent; later again",
    );
    return end(needs, letter, fault, retryTime(letter.attempt, new Date()));
  }
  metrics.letters.inc({ result: "sent" });
  await actAs(needs.sql, service, (tx) => tx`select mail.mark_sent(${letter.id}, ${letter.attempt}::smallint)`);
}

function giveUp(needs: Needs, letter: Claimed, reason: string) {
  needs.metrics.letters.inc({ result: "failed" });
  needs.log.warn({ letter: letter.id, kind: letter.kind, attempt: letter.attempt, reason }, "letters: given up");
  return end(needs, letter, reason, null);
}

async function end({ sql }: Needs, { id, attempt }: Claimed, reason: string, retryAt: Date | null) {
  await actAs(sql, service, (tx) => tx`select mail.mark_failed(${id}, ${attempt}::smallint, ${reason}, ${retryAt})`);
}
