import type { Sql } from "postgres";
import type { Website } from "#app/public/website.ts";
import { actAs } from "../database/acting.ts";
import { describeError, type Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { SendLetter } from "../smtp.ts";
import { describeFault, isRefusedForGood, retryTime } from "./delivery.ts";

export type Office = {
  sql: Sql;
  log: Log;
  metrics: Metrics;
  render: Website["renderLetter"];
  send: SendLetter;
  /** The address that visitors use. */
  siteUrl: string;
  /** How long one worker has for a letter before others may take it, in seconds. */
  lease?: number;
};

type Claimed = { id: string; kind: string; recipient: string; data: unknown; attempt: number; expires_at: Date };

const service = { role: "service_role" as const };

/** The letter that has been due longest, if there is one; nobody else takes it until the lease is over. */
export async function claimLetter({ sql, lease = 120 }: Office) {
  const [letter] = await actAs(
    sql,
    service,
    (tx) => tx<Claimed[]>`select * from mail.claim(1, make_interval(secs => ${lease}))`,
  );
  return letter as Claimed | undefined;
}

/** One attempt: sent, put off, or given up, and the outbox told so. */
export async function deliverLetter(office: Office, letter: Claimed) {
  if (letter.expires_at <= new Date()) return giveUp(office, letter, "expired");
  const rendered = await renderOrReport(office, letter);
  if (!rendered) return giveUp(office, letter, "template");
  try {
    const { hostname } = new URL(office.siteUrl);
    await office.send({ to: letter.recipient, messageId: `<${letter.id}@${hostname}>`, ...rendered });
  } catch (error) {
    const fault = describeFault(error);
    return isRefusedForGood(error) ? giveUp(office, letter, fault) : putOff(office, letter, fault);
  }
  office.metrics.letters.inc({ result: "sent" });
  await actAs(office.sql, service, (tx) => tx`select mail.mark_sent(${letter.id}, ${letter.attempt}::smallint)`);
}

async function renderOrReport({ render, siteUrl, log }: Office, { id, kind, data }: Claimed) {
  try {
    return await render(kind, data, siteUrl);
  } catch (error) {
    // Without the message: what is said of wrong data may quote it.
    const { message: _, ...described } = describeError(error);
    log.error({ letter: id, kind, ...described }, "letters: a template failed");
    return undefined;
  }
}

function putOff(office: Office, letter: Claimed, fault: string) {
  const { id, kind, attempt } = letter;
  office.metrics.letters.inc({ result: "retried" });
  office.log.warn({ letter: id, kind, attempt, fault }, "letters: not sent; it will be tried again");
  return end(office, letter, fault, retryTime(attempt, new Date()));
}

function giveUp(office: Office, letter: Claimed, fault: string) {
  const { id, kind, attempt } = letter;
  office.metrics.letters.inc({ result: "failed" });
  office.log.error({ letter: id, kind, attempt, fault }, "letters: given up");
  return end(office, letter, fault, null);
}

async function end({ sql }: Office, { id, attempt }: Claimed, fault: string, retryAt: Date | null) {
  await actAs(sql, service, (tx) => tx`select mail.mark_failed(${id}, ${attempt}::smallint, ${fault}, ${retryAt})`);
}
