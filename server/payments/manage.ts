import { refundable } from "#app/features/subscription/subscription-status.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState, noProviderState, type StoredRecord, toRecord } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import { handleEvents } from "./handle-events.ts";
import type { ProviderName } from "./provider.ts";
import { storeOrder } from "./store-events.ts";

/** Why the owner's wish cannot be done. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** Cancelling and taking it back are done at the provider while the owner waits: either it is so, or the page says not. */
export async function cancelSubscription(deps: Deps, accountId: string) {
  const { id, provider } = await currentSubscription(deps, accountId, "open");
  const account = await loadAccount(deps, accountId, provider);
  const facts = await providerNamed(deps, provider).cancel(id, account);
  await deps.step?.("cancelled at provider");
  await applyProviderState(deps, accountId, provider, { ...noProviderState, facts }, "owner cancelled");
}

export async function resumeSubscription(deps: Deps, accountId: string) {
  const { id, provider: name } = await currentSubscription(deps, accountId, "cancelling");
  const provider = providerNamed(deps, name);
  if (!provider.resume) throw new NotPossible("resume");
  const facts = await provider.resume(id, await loadAccount(deps, accountId, name));
  await applyProviderState(deps, accountId, name, { ...noProviderState, facts }, "owner resumed");
}

/** The wish is stored first and carried out even if the provider is down now. */
export async function refundFirstCharge(deps: Deps, accountId: string) {
  const charge = await asService(deps, async (tx) => {
    const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${accountId}) as record`;
    const found = row?.record && refundable(toRecord(row.record), deps.now());
    if (!found) return undefined;
    const [known] = await tx<{ id: string; provider: ProviderName }[]>`
      select id, provider from billing.charges where id = ${found.id}`;
    return known;
  });
  if (!charge) throw new NotPossible("refund");
  await storeOrder(deps, charge.provider, "refund", charge.id);
  await deps.step?.("refund ordered");
  await handleEvents(deps, { parallel: 1 });
}

export async function openPortal(deps: Deps, accountId: string) {
  const { provider: name } = await currentSubscription(deps, accountId, "open", "cancelling");
  const { customer } = await loadAccount(deps, accountId, name);
  const provider = providerNamed(deps, name);
  if (!provider.openPortal || !customer) throw new NotPossible("portal");
  return provider.openPortal(customer, `${deps.publicUrl}/dashboard/assinatura`);
}

async function currentSubscription(deps: Deps, accountId: string, ...states: string[]) {
  const [row] = await asService(
    deps,
    (tx) => tx<{ id: string; provider: ProviderName }[]>`
      select id, provider from billing.subscriptions where account_id = ${accountId} and state in ${tx(states)}
      order by since desc limit 1`,
  );
  if (!row) throw new NotPossible("subscription");
  return row;
}
