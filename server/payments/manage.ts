import { refundable } from "#app/features/subscription/life.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyTruth, noTruth, type StoredRecord, toRecord } from "./apply-truth.ts";
import { handleEvents } from "./handle-events.ts";
import { asService, type Needs, providerNamed } from "./needs.ts";
import type { ProviderName } from "./provider.ts";
import { storeOrder } from "./store-events.ts";

/** Why the owner's wish cannot be done. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** Cancelling and taking it back are done at the provider while the owner waits: either it is so, or the page says not. */
export async function cancelSubscription(needs: Needs, accountId: string) {
  const { id, provider } = await currentSubscription(needs, accountId, "open");
  const account = await loadAccount(needs, accountId, provider);
  const facts = await providerNamed(needs, provider).cancel(id, account);
  await needs.step?.("cancelled at provider");
  await applyTruth(needs, accountId, provider, { ...noTruth, facts }, "owner cancelled");
}

export async function resumeSubscription(needs: Needs, accountId: string) {
  const { id, provider: name } = await currentSubscription(needs, accountId, "cancelling");
  const provider = providerNamed(needs, name);
  if (!provider.resume) throw new NotPossible("resume");
  const facts = await provider.resume(id, await loadAccount(needs, accountId, name));
  await applyTruth(needs, accountId, name, { ...noTruth, facts }, "owner resumed");
}

/** The wish is stored first and carried out even if the provider is down now. */
export async function refundFirstCharge(needs: Needs, accountId: string) {
  const charge = await asService(needs, async (tx) => {
    const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${accountId}) as record`;
    const found = row?.record && refundable(toRecord(row.record), needs.now());
    if (!found) return undefined;
    const [known] = await tx<{ id: string; provider: ProviderName }[]>`
      select id, provider from billing.charges where id = ${found.id}`;
    return known;
  });
  if (!charge) throw new NotPossible("refund");
  await storeOrder(needs, charge.provider, "refund", charge.id);
  await needs.step?.("refund ordered");
  await handleEvents(needs, { parallel: 1 });
}

export async function openPortal(needs: Needs, accountId: string) {
  const { provider: name } = await currentSubscription(needs, accountId, "open", "cancelling");
  const { customer } = await loadAccount(needs, accountId, name);
  const provider = providerNamed(needs, name);
  if (!provider.openPortal || !customer) throw new NotPossible("portal");
  return provider.openPortal(customer, `${needs.publicUrl}/dashboard/assinatura`);
}

async function currentSubscription(needs: Needs, accountId: string, ...states: string[]) {
  const [row] = await asService(
    needs,
    (tx) => tx<{ id: string; provider: ProviderName }[]>`
      select id, provider from billing.subscriptions where account_id = ${accountId} and state in ${tx(states)}
      order by since desc limit 1`,
  );
  if (!row) throw new NotPossible("subscription");
  return row;
}
