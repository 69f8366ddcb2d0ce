import { asService, type Deps } from "./deps.ts";
import type { AccountAtProvider, ProviderName } from "./provider.ts";

/** Everything a provider needs to know to tell the state about somebody. */
export async function loadAccount(deps: Deps, accountId: string, provider: ProviderName): Promise<AccountAtProvider> {
  const [row] = await asService(
    deps,
    (tx) => tx<{ account: Omit<AccountAtProvider, "customer"> & { customer: string | null } }[]>`
      select jsonb_build_object(
        'accountId', ${accountId}::uuid,
        'customer', (select id from billing.customers where account_id = ${accountId} and provider = ${provider}),
        'checkouts', coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'recurrence', recurrence,
            'method', method, 'amount', amount, 'startsAt', billing.millis(starts_at),
            'expiresAt', billing.millis(expires_at), 'status', status) order by created_at)
          from billing.checkouts where account_id = ${accountId} and provider = ${provider}), '[]'),
        'subscriptions', coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'state', state, 'since', billing.millis(since)) order by since)
          from billing.subscriptions where account_id = ${accountId} and provider = ${provider}), '[]'),
        'charges', coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'subscription', subscription_id, 'amount', amount,
            'start', billing.millis(period_start), 'end', billing.millis(period_end), 'status', status,
            'at', billing.millis(status_at)) order by period_start)
          from billing.charges where account_id = ${accountId} and provider = ${provider}), '[]')
      ) as account`,
  );
  if (!row) throw new Error("a select without a table answers one row");
  return { ...row.account, customer: row.account.customer ?? undefined };
}
