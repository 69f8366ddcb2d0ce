import type { TransactionSql } from "postgres";
import { asService, type Deps } from "./deps.ts";
import type { ProviderName, WebhookEvent } from "./provider.ts";

/** Events are kept before anybody acts on them; the same one twice is kept once. */
export function storeEvents(deps: Pick<Deps, "sql" | "now">, provider: ProviderName, events: WebhookEvent[]) {
  const rows = events.map(({ eventId, subject }) => ({ event_id: eventId, subject }));
  return asService(
    deps,
    (tx) => tx`
      insert into billing.payment_events (provider, event_id, kind, subject, received_at, next_attempt_at)
      select ${provider}, r.event_id, 'refresh', r.subject, ${new Date(deps.now())}, ${new Date(deps.now())}
      from jsonb_to_recordset(${tx.json(rows)}) as r (event_id text, subject text)
      on conflict (provider, event_id) do nothing`,
  );
}

/** A refund that must reach a provider even if this process ends now. One that was given up is taken up again. */
export async function orderRefund(tx: TransactionSql, charge: string, now: number) {
  const moment = new Date(now);
  await tx`
    insert into billing.payment_events as e (provider, event_id, kind, subject, received_at, next_attempt_at)
    select c.provider, 'refund:' || c.id, 'refund', c.id, ${moment}, ${moment} from billing.charges c where c.id = ${charge}
    on conflict (provider, event_id) do update set failed_at = null, attempts = 0, next_attempt_at = ${moment}
    where e.failed_at is not null`;
}
