import type { TransactionSql } from "postgres";
import { describeError } from "../kernel/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState, noProviderState } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import type { ProviderName } from "./provider.ts";
import { orderRefund } from "./store-events.ts";

type Due = { id: string; accountId: string; provider: ProviderName };

/**
 * Whoever may not be shown is not charged: the renewal is switched off at the provider while that lasts, and back on when
 * it is over, if the paid period has not ended meanwhile. What was charged all the same, by an hour's delay or a payment
 * that was under way, is given back. Called every minute, it makes true what is not; so nothing is lost if the process
 * ends or the provider cannot be reached.
 */
export async function keepBlocks(deps: Deps) {
  await refundWhileBlocked(deps);
  for (const due of await renewalsToHold(deps)) await tryTo(deps, due, holdRenewal);
  for (const due of await renewalsToRelease(deps)) await tryTo(deps, due, releaseRenewal);
}

async function refundWhileBlocked(deps: Deps) {
  await asService(deps, async (tx) => {
    const charges = await tx<{ id: string }[]>`
      select c.id from billing.blocks b join billing.charges c using (account_id)
      where c.status = 'paid' and c.paid_at > b.since and not exists (
          select from billing.disputes d where d.charge_id = c.id and d.state <> 'won')
        and not exists (select from billing.payment_events e where e.provider = c.provider and e.event_id = 'refund:' || c.id)
      limit 1000`;
    for (const { id } of charges) await orderRefund(tx, id, deps.now());
  });
}

const renewalsToHold = (deps: Deps) =>
  asService(
    deps,
    (tx) => tx<Due[]>`
      select s.id, s.account_id as "accountId", s.provider
      from billing.blocks b join billing.subscriptions s using (account_id) 
      where s.state = 'open' and b.since <= ${new Date(deps.now())} limit 1000`,
  );

/** Open ones, too: a note that stayed behind would take its owner's later cancellation for ours. */
const renewalsToRelease = (deps: Deps) =>
  asService(
    deps,
    (tx) => tx<Due[]>`
      select s.id, s.account_id as "accountId", s.provider from billing.subscriptions s
      where s.held_at is not null and s.state <> 'ended'
        and not exists (select from billing.blocks b where b.account_id = s.account_id and b.since <= ${new Date(deps.now())})
      limit 1000`,
  );

async function tryTo(deps: Deps, due: Due, change: (deps: Deps, due: Due) => Promise<void>) {
  if (!deps.providers.has(due.provider)) return;
  try {
    await change(deps, due);
  } catch (error) {
    deps.log.error({ provider: due.provider, ...describeError(error) }, `${change.name} failed; tried again soon`);
  }
}

/** Noted first: whoever comes after a crash knows whose wish the cancellation at the provider is. */
async function holdRenewal(deps: Deps, due: Due) {
  await asService(
    deps,
    (tx) => tx`
      update billing.subscriptions set held_at = ${new Date(deps.now())} where id = ${due.id} and state = 'open'`,
  );
  await deps.step?.("hold noted");
  await switchOff(deps, due, "held");
}

async function switchOff(deps: Deps, { id, accountId, provider }: Due, cause: "held" | "owner cancelled") {
  const facts = await providerNamed(deps, provider).cancel(id, await loadAccount(deps, accountId, provider));
  await deps.step?.("held at provider");
  await applyProviderState(deps, accountId, provider, { ...noProviderState, facts }, cause);
}

/** Its owner may act at any moment, and whoever takes the note away first decides. */
async function releaseRenewal(deps: Deps, due: Due) {
  const { id, accountId, provider: name } = due;
  if (!(await renewalNow(deps, id))?.isHeld) return;
  const provider = providerNamed(deps, name);
  const facts = (await provider.resume?.(id, await loadAccount(deps, accountId, name))) ?? [];
  const takeNote = async (tx: TransactionSql) => {
    const taken = await tx`
      update billing.subscriptions set held_at = null where id = ${id} and held_at is not null returning id`;
    return taken.length > 0;
  };
  if (await applyProviderState(deps, accountId, name, { ...noProviderState, facts }, "released", takeNote)) return;
  // Cancelled by its owner meanwhile, who was told so; one who has resumed instead has it open.
  if ((await renewalNow(deps, id))?.state === "cancelling") await switchOff(deps, due, "owner cancelled");
}

async function renewalNow(deps: Deps, id: string) {
  const [row] = await asService(
    deps,
    (tx) => tx<{ state: string; isHeld: boolean }[]>`
      select state, held_at is not null as "isHeld" from billing.subscriptions where id = ${id}`,
  );
  return row;
}
