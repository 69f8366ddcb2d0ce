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

/** Something that must reach a provider even if this process ends now. */
export function storeOrder(deps: Deps, provider: ProviderName, kind: "refund" | "end", subject: string) {
  return asService(
    deps,
    (tx) => tx`
      insert into billing.payment_events (provider, event_id, kind, subject, received_at, next_attempt_at)
      values (${provider}, ${`${kind}:${subject}`}, ${kind}, ${subject}, ${new Date(deps.now())}, ${new Date(deps.now())})
      on conflict (provider, event_id) do nothing`,
  );
}
