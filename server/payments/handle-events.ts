import { describeError } from "../observability/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { asService, type Deps, providerNamed } from "./deps.ts";
import type { KnownCharge, ProviderName } from "./provider.ts";

type StoredEvent = {
  id: string;
  provider: ProviderName;
  kind: "refresh" | "refund" | "end";
  subject: string;
  attempts: number;
};

const minute = 60_000;
const maxAttempts = 12;
/** Longer than a provider may take: whoever took an event and died has it taken over afterwards. */
const lease = 2 * minute;

/** Handles what is due, several at a time, until nothing is. Any number of processes may do so at once. */
export async function handleEvents(deps: Deps, { parallel = 4 } = {}) {
  let handled = 0;
  const work = async () => {
    for (let event = await claim(deps); event; event = await claim(deps)) {
      await handleEvent(deps, event);
      handled += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return handled;
}

/** Taken for a while, not locked: the answer of a provider may be slow, and a transaction must not wait for it. */
async function claim(deps: Deps) {
  const now = deps.now();
  const [event] = await asService(
    deps,
    (tx) => tx<StoredEvent[]>`
      update billing.payment_events e set due_at = ${new Date(now + lease)}, attempts = e.attempts + 1
      where e.id = (
        select id from billing.payment_events
        where handled_at is null and dead_at is null and due_at <= ${new Date(now)}
        order by due_at, id limit 1 for update skip locked)
      returning e.id, e.provider, e.kind, e.subject, e.attempts`,
  );
  return event;
}

async function handleEvent(deps: Deps, event: StoredEvent) {
  await deps.step?.("event taken");
  try {
    await carryOut(deps, event);
    await deps.step?.("event carried out");
    await finish(deps, event);
  } catch (error) {
    await postpone(deps, event, error);
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

function finish(deps: Deps, { id }: StoredEvent) {
  return asService(
    deps,
    (tx) => tx`
      update billing.payment_events set handled_at = ${new Date(deps.now())}, error = null where id = ${id}`,
  );
}

/** Half a minute, then twice as long each time: about a day in all, and then somebody must look. */
async function postpone(deps: Deps, { id, provider, kind, attempts }: StoredEvent, error: unknown) {
  const isDead = attempts >= maxAttempts;
  const due = new Date(deps.now() + 2 ** (attempts - 1) * (minute / 2));
  const reason = reasonOf(error);
  deps.log.error({ event: id, provider, kind, attempts, isDead, ...describeError(error) }, "payment event not handled");
  await asService(
    deps,
    (tx) => tx`
      update billing.payment_events set error = ${reason}, due_at = ${due},
        dead_at = ${isDead ? new Date(deps.now()) : null}
      where id = ${id}`,
  );
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  return String((error as { code?: unknown }).code ?? error.name).slice(0, 200);
}
