import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Website } from "#app/public/website.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { type Leased, leasedQueue, retryTime } from "../database/leased-queue.ts";
import { describeError, type Log } from "../kernel/log.ts";
import type { SendEmail } from "../kernel/smtp.ts";
import { describeDeliveryError, isRefusedForGood } from "../kernel/smtp-error.ts";
import type { Metrics } from "../observability/metrics.ts";
import { type Answering, replyAddress } from "./reply-to.ts";

export type OutboxDeps = {
  sql: Sql;
  log: Log;
  metrics: Metrics;
  render(kind: string, data: unknown, siteUrl: string): ReturnType<Website["renderEmail"]>;
  send: SendEmail;
  /** The address that visitors use. */
  siteUrl: string;
  operator: Answering;
  /** How long one worker has for an email before others may take it, in seconds; while it is being sent, again and again. */
  lease?: number;
};

type Claimed = Leased & { kind: string; recipient: string; data: unknown; expires_at: Date };
export type Outbox = ReturnType<typeof openOutbox>;

const minute = 60_000;
const backoff = { first: minute, longest: 6 * 60 * minute };

export function openOutbox({ sql, lease = 120 }: OutboxDeps) {
  return leasedQueue<Claimed>({
    ...{ sql, table: "email.outbox", done: "sent_at", emptied: "data", lease },
    isDoneByAnyone: true,
  });
}

/** One attempt: sent, put off, or given up, and the outbox told so. */
export async function deliverEmail(deps: OutboxDeps, outbox: Outbox, email: Claimed) {
  if (email.expires_at <= new Date()) return giveUp(deps, outbox, email, "expired");
  const rendered = await renderOrReport(deps, email);
  // While an upgrade runs, the release before claims what only the new one can word.
  if (rendered === "unknown") return putOff(deps, outbox, email, "unknown kind");
  if (!rendered) return giveUp(deps, outbox, email, "template");
  try {
    const { hostname } = new URL(deps.siteUrl);
    const replyTo = replyAddress(email.kind, email.data, deps.operator);
    const message = { to: email.recipient, messageId: `<${email.id}@${hostname}>`, replyTo, ...rendered };
    await outbox.hold(email, () => deps.send(message));
  } catch (error) {
    const reason = describeDeliveryError(error);
    return isRefusedForGood(error) ? giveUp(deps, outbox, email, reason) : putOff(deps, outbox, email, reason);
  }
  deps.metrics.emails.inc({ result: "sent" });
  await noteSent(outbox, email);
}

/** What is not noted goes out a second time: a database that is away for a moment is waited for. */
async function noteSent(outbox: Outbox, email: Claimed) {
  for (const pause of [500, 1_000, 2_000, 4_000, 8_000, 16_000]) {
    try {
      return await outbox.complete(email);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    await sleep(pause);
  }
  return outbox.complete(email);
}

async function renderOrReport({ render, siteUrl, log }: OutboxDeps, { id, kind, data }: Claimed) {
  try {
    return await render(kind, data, siteUrl);
  } catch (error) {
    if ((error as Error).name === "UnknownEmail") return "unknown";
    // Without the message: what is said of wrong data may quote it.
    const { message: _, ...described } = describeError(error);
    log.error({ email: id, kind, ...described }, "emails: a template failed");
    return undefined;
  }
}

function putOff({ metrics, log }: OutboxDeps, outbox: Outbox, email: Claimed, reason: string) {
  const { id, kind, attempts } = email;
  metrics.emails.inc({ result: "retried" });
  log.warn({ email: id, kind, attempts, reason }, "emails: not sent; it will be tried again");
  return outbox.retry(email, reason, retryTime(attempts, Date.now(), backoff));
}

function giveUp({ metrics, log }: OutboxDeps, outbox: Outbox, email: Claimed, reason: string) {
  const { id, kind, attempts } = email;
  metrics.emails.inc({ result: "failed" });
  log.error({ email: id, kind, attempts, reason }, "emails: given up");
  return outbox.giveUp(email, reason);
}
