import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";

export type DeadEvent = { id: string; provider: string; kind: string; received: Date; attempts: number; error: string };

/** What was given up after a day of attempts, the oldest first. Nothing in it names a person. */
export function listDeadEvents(sql: Sql): Promise<DeadEvent[]> {
  return actAs(sql, { role: "service_role" }, async (tx) => [
    ...(await tx<DeadEvent[]>`
      select id, provider, kind, received_at as received, attempts, last_error as error from billing.payment_events
      where failed_at is not null order by id limit 500`),
  ]) as Promise<DeadEvent[]>;
}

/** Once the cause is mended: all of them from the beginning. */
export async function reviveDeadEvents(sql: Sql) {
  const { count } = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx`
      update billing.payment_events set failed_at = null, attempts = 0, next_attempt_at = now()
      where failed_at is not null`,
  );
  return count;
}
