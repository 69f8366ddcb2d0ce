import { asService, type Needs } from "./needs.ts";
import type { Announcement, ProviderName } from "./provider.ts";

/** Announcements are kept before anybody acts on them; the same one twice is kept once. */
export function storeAnnouncements(needs: Pick<Needs, "sql" | "now">, provider: ProviderName, told: Announcement[]) {
  const rows = told.map(({ eventId, subject }) => ({ event_id: eventId, subject }));
  return asService(
    needs,
    (tx) => tx`
      insert into billing.payment_events (provider, event_id, kind, subject, received_at, due_at)
      select ${provider}, r.event_id, 'truth', r.subject, ${new Date(needs.now())}, ${new Date(needs.now())}
      from jsonb_to_recordset(${tx.json(rows)}) as r (event_id text, subject text)
      on conflict (provider, event_id) do nothing`,
  );
}

/** Something that must reach a provider even if this process ends now. */
export function storeOrder(needs: Needs, provider: ProviderName, kind: "refund" | "end", subject: string) {
  return asService(
    needs,
    (tx) => tx`
      insert into billing.payment_events (provider, event_id, kind, subject, received_at, due_at)
      values (${provider}, ${`${kind}:${subject}`}, ${kind}, ${subject}, ${new Date(needs.now())}, ${new Date(needs.now())})
      on conflict (provider, event_id) do nothing`,
  );
}
