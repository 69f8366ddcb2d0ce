import { type Leased, leasedQueue, retryTime } from "../database/leased-queue.ts";
import { describeError } from "../observability/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import type { KnownCharge, ProviderName } from "./provider.ts";

type StoredEvent = Leased & {
  provider: ProviderName;
  kind: "refresh" | "refund" | "end";
  subject: string;
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
  if (event.kind === "end") await provider.end(event.subject);
  if (event.kind === "refund") await refund(deps, event);
  await deps.step?.("provider notified");
  const accountId = await findAccount(deps, event);
  // Not ours, or of an account that is gone: there is nothing left to learn.
  if (!accountId) return;
  const providerState = await provider.fetchProviderState(await loadAccount(deps, accountId, event.provider));
  await deps.step?.("state fetched");
  await applyProviderState(deps, accountId, event.provider, providerState, `event ${event.id}`);
}

/** Giving back ends the subscription first: nobody is charged again while the money is on its way back. */
async function refund(deps: Deps, { provider: name, subject }: StoredEvent) {
  const [charge] = await asService(
    deps,
    (tx) => tx<(KnownCharge & { isAlone: boolean })[]>`
      select c.id, c.subscription_id as subscription, c.amount, c.status,
        billing.millis(c.period_start)::float8 as start, billing.millis(c.period_end)::float8 as "end",
        billing.millis(c.status_at)::float8 as at
      from billing.charges c where c.id = ${subject}`,
  );
  if (!charge || charge.status === "failed") return;
  const provider = providerNamed(deps, name);
  await provider.end(charge.subscription);
  await deps.step?.("subscription ended");
  await provider.refund(charge);
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
