import { loadAccount } from "./account-at-provider.ts";
import { applyTruth } from "./apply-truth.ts";
import { asService, type Needs, providerNamed } from "./needs.ts";
import type { ProviderName } from "./provider.ts";

/** Asks one provider how things stand, without waiting for it to announce anything. */
export async function refreshAccount(needs: Needs, accountId: string, provider: ProviderName, cause: string) {
  const truth = await providerNamed(needs, provider).tellTruth(await loadAccount(needs, accountId, provider));
  return applyTruth(needs, accountId, provider, truth, cause);
}

/** Every provider that may know something of the account, not more often than every few seconds. */
export async function refreshEverywhere(needs: Needs, accountId: string, cause: string) {
  const [pace] = await asService(
    needs,
    (tx) => tx<{ may: boolean }[]>`select billing.may_ask(${accountId}, ${new Date(needs.now())}) as may`,
  );
  if (!pace?.may) return;
  const names = await asService(
    needs,
    (tx) => tx<{ provider: ProviderName }[]>`
      select provider from billing.checkouts where account_id = ${accountId}
      union select provider from billing.subscriptions where account_id = ${accountId}`,
  );
  for (const { provider } of names)
    if (needs.providers.has(provider)) await refreshAccount(needs, accountId, provider, cause);
}
