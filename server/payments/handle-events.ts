import type { TransactionSql } from "postgres";
import type { Dispute } from "#app/features/subscription/disputes.ts";
import { withdrawals } from "#app/features/subscription/subscription-status.ts";
import { type Leased, leasedQueue, retryTime } from "../database/leased-queue.ts";
import { describeError } from "../kernel/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState, byId } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import type { KnownCharge, ProviderName } from "./provider.ts";

type StoredEvent = Leased & {
  provider: ProviderName;
  kind: "refresh" | "refund" | "end" | "withdraw" | "abandon";
  subject: string;
  received_at: Date;
};

const minute = 60_000;
const maxAttempts = 12;
/** About a day in all, and then somebody must look. */
const backoff = { first: minute / 2, longest: 24 * 60 * minute };

/** Handles what is due, several at a time, until nothing is. Any number of processes may do so at once. */
export async function handleEvents(deps: Deps, { parallel = 4 } = {}) {
  const { sql, now } = deps;
  const queue = leasedQueue<StoredEvent>({
    ...{ sql, now, table: "billing.payment_events", done: "handled_at" },
    // Longer than a provider may take.
    lease: 120,
  });
  let handled = 0;
  const work = async () => {
    for (let event = await queue.claim(); event; event = await queue.claim()) {
      await handleEvent(deps, queue, event);
      handled += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return handled;
}

type Queue = ReturnType<typeof leasedQueue<StoredEvent>>;

async function handleEvent(deps: Deps, queue: Queue, event: StoredEvent) {
  await deps.step?.("event taken");
  try {
    await carryOut(deps, event);
    await deps.step?.("event carried out");
    await queue.complete(event);
  } catch (error) {
    const { id, provider, kind, attempts } = event;
    const isDead = attempts >= maxAttempts;
    deps.log.error(
      { event: id, provider, kind, attempts, isDead, ...describeError(error) },
      "payment event not handled",
    );
    if (isDead) await queue.giveUp(event, reasonOf(error));
    else await queue.retry(event, reasonOf(error), retryTime(attempts, deps.now(), backoff));
  }
}

async function carryOut(deps: Deps, event: StoredEvent) {
  const provider = providerNamed(deps, event.provider);
  if (event.kind === "withdraw") return withdrawGone(deps, event);
  if (event.kind === "abandon") return provider.abandon(event.subject);
  if (event.kind === "end") await provider.end(event.subject);
  try {
    if (event.kind === "refund") await refundOne(deps, event);
  } finally {
    // Also while the money is on its way: the subscription has ended by then.
    await learnState(deps, event);
  }
}

async function learnState(deps: Deps, event: StoredEvent) {
  await deps.step?.("provider notified");
  const provider = providerNamed(deps, event.provider);
  const accountId = await findAccount(deps, event);
  // Not ours, or of an account that is gone: there is nothing left to learn.
  if (!accountId) return;
  const providerState = await provider.fetchProviderState(await loadAccount(deps, accountId, event.provider));
  await deps.step?.("state fetched");
  await applyProviderState(deps, accountId, event.provider, providerState, `event ${event.id}`);
}

async function refundOne(deps: Deps, { provider, subject }: StoredEvent) {
  const [charge] = await chargesWhere(deps, (tx) => tx`c.id = ${subject}`);
  if (charge && charge.status !== "failed") await giveBack(deps, provider, charge);
}

/** Giving back ends the subscription first: nobody is charged again while the money is on its way back. */
async function giveBack(deps: Deps, name: ProviderName, charge: KnownCharge) {
  const provider = providerNamed(deps, name);
  await provider.end(charge.subscription);
  await deps.step?.("subscription ended");
  await provider.refund(charge);
}

/**
 * An account that went: what it could have withdrawn from at that moment is given back. Nobody is left to ask the
 * provider about, so what was done is written down here; until it is, it is done again, which gives nothing twice.
 */
async function withdrawGone(deps: Deps, { provider, subject, received_at: goneAt }: StoredEvent) {
  const charges = await chargesWhere(deps, (tx) => tx`c.account_id = ${subject} and c.provider = ${provider}`);
  const disputes = await asService(
    deps,
    (tx) => tx<Dispute[]>`
      select id, charge_id as charge, state, billing.millis(opened_at)::float8 as at from billing.disputes
      where account_id = ${subject}`,
  );
  const due = withdrawals({ charges: byId(charges), disputes: byId([...disputes]) }, Number(goneAt));
  for (const charge of due.flatMap((withdrawal) => withdrawal.charges)) {
    await giveBack(deps, provider, charge);
    await deps.step?.("provider notified");
    const moment = new Date(deps.now());
    await asService(
      deps,
      (tx) => tx`
        update billing.charges set status = 'refunded', status_at = ${moment}, refunded_at = ${moment}
        where id = ${charge.id} and status = 'paid'`,
    );
  }
}

async function chargesWhere(deps: Deps, condition: (tx: TransactionSql) => ReturnType<TransactionSql>) {
  const rows = await asService(
    deps,
    (tx) => tx<KnownCharge[]>`
      select c.id, c.subscription_id as subscription, c.amount, c.status,
        billing.millis(c.period_start)::float8 as start, billing.millis(c.period_end)::float8 as "end",
        billing.millis(case when c.status = 'paid' then coalesce(c.paid_at, c.status_at) else c.status_at end)::float8 as at
      from billing.charges c where ${condition(tx)}`,
  );
  return [...rows];
}

async function findAccount(deps: Deps, { provider: name, subject }: StoredEvent) {
  const provider = providerNamed(deps, name);
  const known = await accountOf(deps, name, subject);
  if (known || !provider.customerOf || !subject.startsWith("ch_")) return known;
  const customer = await provider.customerOf(subject);
  return customer && accountOf(deps, name, customer);
}

async function accountOf(deps: Deps, provider: ProviderName, subject: string) {
  const [row] = await asService(
    deps,
    (tx) => tx<{ account: string | null }[]>`select billing.account_of(${provider}, ${subject}) as account`,
  );
  return row?.account;
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  return String((error as { code?: unknown }).code ?? error.name);
}
