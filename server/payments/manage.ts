import { setTimeout } from "node:timers/promises";
import { subscriptionStatus, withdrawals } from "#app/features/subscription/subscription-status.ts";
import { describeError } from "../kernel/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState, noProviderState, type StoredRecord, toRecord } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import { confirmCancelling, confirmWithdrawal } from "./emails.ts";
import { handleEvents } from "./handle-events.ts";
import type { ProviderName } from "./provider.ts";
import { orderRefund } from "./store-events.ts";

/** Why the owner's wish cannot be done. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** Cancelling and taking it back are done at the provider while the owner waits: either it is so, or the page says not. */
export async function cancelSubscription(deps: Deps, accountId: string) {
  const { id, provider } = await currentSubscription(deps, accountId, "open", "held");
  if (await takeOverHold(deps, accountId, id)) return;
  const account = await loadAccount(deps, accountId, provider);
  const facts = await providerNamed(deps, provider).cancel(id, account);
  await deps.step?.("cancelled at provider");
  await applyProviderState(deps, accountId, provider, { ...noProviderState, facts }, "owner cancelled");
  // The job may have held it while the provider was asked.
  await takeOverHold(deps, accountId, id);
}

/**
 * What was only held is now its owner's own wish: it does not come back by itself. True when it was off already. The
 * record is locked first: the job may be switching it on again right now, and only one of both takes the note away.
 */
function takeOverHold(deps: Deps, accountId: string, id: string) {
  return asService(deps, async (tx) => {
    const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${accountId}) as record`;
    const [held] = await tx<{ state: string }[]>`
      update billing.subscriptions set held_at = null where id = ${id} and held_at is not null returning state`;
    if (!row?.record || held?.state !== "cancelling") return false;
    const [now, after] = [deps.now(), toRecord(row.record)];
    const found = subscriptionStatus(after, now);
    await confirmCancelling(tx, id, { accountId, stored: row.record, after, found, publicUrl: deps.publicUrl, now });
    return true;
  });
}

export async function resumeSubscription(deps: Deps, accountId: string) {
  const { id, provider: name } = await currentSubscription(deps, accountId, "cancelling");
  if (await isBlocked(deps, accountId)) throw new NotPossible("blocked");
  const provider = providerNamed(deps, name);
  if (!provider.resume) throw new NotPossible("resume");
  const facts = await provider.resume(id, await loadAccount(deps, accountId, name));
  await applyProviderState(deps, accountId, name, { ...noProviderState, facts }, "owner resumed");
  await asService(deps, (tx) => tx`update billing.subscriptions set held_at = null where id = ${id}`);
  if (facts.some(({ type }) => type === "subscription_ended")) throw new NotPossible("resume");
}

/**
 * The wish is stored with its confirmation by email, at once, and carried out even if the provider is down now
 * (Decreto 7.962, art. 5). Everything that was paid for the contract goes back.
 */
export async function withdraw(deps: Deps, accountId: string, patience = 3000) {
  const ordered = await asService(deps, async (tx) => {
    const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${accountId}) as record`;
    const [found] = row?.record ? withdrawals(toRecord(row.record), deps.now()) : [];
    if (!row?.record || !found) return undefined;
    for (const { id } of found.charges) await orderRefund(tx, id, deps.now());
    await confirmWithdrawal(tx, row.record, found, deps);
    return { amount: found.amount };
  });
  if (!ordered) throw new NotPossible("withdrawal");
  await deps.step?.("refund ordered");
  await handleForAWhile(deps, patience);
  return ordered;
}

/** What takes longer, because a provider hangs or others wait too, goes on without whoever waits for the answer. */
async function handleForAWhile(deps: Deps, patience: number) {
  const waiting = new AbortController();
  const work = handleEvents(deps, { parallel: 1 })
    .catch((error) => deps.log.error(describeError(error), "payment events wait for the next minute"))
    .finally(() => waiting.abort());
  await Promise.race([work, setTimeout(patience, undefined, { signal: waiting.signal }).catch(() => {})]);
}

export async function openPortal(deps: Deps, accountId: string) {
  const { provider: name } = await currentSubscription(deps, accountId, "open", "cancelling");
  const { customer } = await loadAccount(deps, accountId, name);
  const provider = providerNamed(deps, name);
  if (!provider.openPortal || !customer) throw new NotPossible("portal");
  return provider.openPortal(customer, `${deps.publicUrl}/dashboard/assinatura`);
}

async function isBlocked(deps: Deps, accountId: string) {
  const rows = await asService(deps, (tx) => tx`select from billing.blocks where account_id = ${accountId}`);
  return rows.length > 0;
}

async function currentSubscription(deps: Deps, accountId: string, ...states: ("open" | "cancelling" | "held")[]) {
  const [row] = await asService(
    deps,
    (tx) => tx<{ id: string; provider: ProviderName }[]>`
      select id, provider from billing.subscriptions
      where account_id = ${accountId} and (state in ${tx(states)}
        or (${states.includes("held")} and state = 'cancelling' and held_at is not null))
      order by since desc limit 1`,
  );
  if (!row) throw new NotPossible("subscription");
  return row;
}
