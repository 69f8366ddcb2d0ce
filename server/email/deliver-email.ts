import type { Sql } from "postgres";
import type { Website } from "#app/public/website.ts";
import { actAs } from "../database/acting.ts";
import { describeError, type Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { describeDeliveryError, isRefusedForGood, retryTime } from "./delivery.ts";
import type { SendEmail } from "./smtp.ts";

export type OutboxDeps = {
  sql: Sql;
  log: Log;
  metrics: Metrics;
  render: Website["renderEmail"];
  send: SendEmail;
  /** The address that visitors use. */
  siteUrl: string;
  /** How long one worker has for an email before others may take it, in seconds. */
  lease?: number;
};

type Claimed = { id: string; kind: string; recipient: string; data: unknown; attempt: number; expires_at: Date };

const service = { role: "service_role" as const };

/** The email that has been due longest, if there is one; nobody else takes it until the lease is over. */
export async function claimEmail({ sql, lease = 120 }: OutboxDeps) {
  const [email] = await actAs(
    sql,
    service,
    (tx) => tx<Claimed[]>`select * from email.claim(1, make_interval(secs => ${lease}))`,
  );
  return email as Claimed | undefined;
}

/** One attempt: sent, put off, or given up, and the outbox told so. */
export async function deliverEmail(deps: OutboxDeps, email: Claimed) {
  if (email.expires_at <= new Date()) return giveUp(deps, email, "expired");
  const rendered = await renderOrReport(deps, email);
  if (!rendered) return giveUp(deps, email, "template");
  try {
    const { hostname } = new URL(deps.siteUrl);
    await deps.send({ to: email.recipient, messageId: `<${email.id}@${hostname}>`, ...rendered });
  } catch (error) {
    const reason = describeDeliveryError(error);
    return isRefusedForGood(error) ? giveUp(deps, email, reason) : putOff(deps, email, reason);
  }
  deps.metrics.emails.inc({ result: "sent" });
  await actAs(deps.sql, service, (tx) => tx`select email.mark_sent(${email.id}, ${email.attempt}::smallint)`);
}

async function renderOrReport({ render, siteUrl, log }: OutboxDeps, { id, kind, data }: Claimed) {
  try {
    return await render(kind, data, siteUrl);
  } catch (error) {
    // Without the message: what is said of wrong data may quote it.
    const { message: _, ...described } = describeError(error);
    log.error({ email: id, kind, ...described }, "emails: a template failed");
    return undefined;
  }
}

function putOff(deps: OutboxDeps, email: Claimed, reason: string) {
  const { id, kind, attempt } = email;
  deps.metrics.emails.inc({ result: "retried" });
  deps.log.warn({ email: id, kind, attempt, reason }, "emails: not sent; it will be tried again");
  return end(deps, email, reason, retryTime(attempt, new Date()));
}

function giveUp(deps: OutboxDeps, email: Claimed, reason: string) {
  const { id, kind, attempt } = email;
  deps.metrics.emails.inc({ result: "failed" });
  deps.log.error({ email: id, kind, attempt, reason }, "emails: given up");
  return end(deps, email, reason, null);
}

async function end({ sql }: OutboxDeps, { id, attempt }: Claimed, reason: string, retryAt: Date | null) {
  await actAs(sql, service, (tx) => tx`select email.mark_failed(${id}, ${attempt}::smallint, ${reason}, ${retryAt})`);
}
