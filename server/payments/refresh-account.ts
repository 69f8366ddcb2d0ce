import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import type { ProviderName } from "./provider.ts";

/** Asks one provider how things stand, without waiting for it to announce anything. */
export async function refreshAccount(deps: Deps, accountId: string, provider: ProviderName, cause: string) {
  const providerState = await providerNamed(deps, provider).fetchProviderState(
    await loadAccount(deps, accountId, provider),
  );
  return applyProviderState(deps, accountId, provider, providerState, cause);
}

/** Every provider that may know something of the account, not more often than every few seconds. */
export async function refreshEverywhere(deps: Deps, accountId: string, cause: string) {
  const [pace] = await asService(
    deps,
    (tx) => tx<{ may: boolean }[]>`select billing.may_ask(${accountId}, ${new Date(deps.now())}) as may`,
  );
  if (!pace?.may) return;
  const names = await asService(
    deps,
    (tx) => tx<{ provider: ProviderName }[]>`
      select provider from billing.checkouts where account_id = ${accountId}
      union select provider from billing.subscriptions where account_id = ${accountId}`,
  );
  for (const { provider } of names)
    if (deps.providers.has(provider)) await refreshAccount(deps, accountId, provider, cause);
}
