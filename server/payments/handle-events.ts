import { describeError } from "../observability/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { applyTruth } from "./apply-truth.ts";
import { asService, type Needs, providerNamed } from "./needs.ts";
import type { KnownCharge, ProviderName } from "./provider.ts";

type StoredEvent = {
  id: string;
  provider: ProviderName;
  kind: "truth" | "refund" | "end";
  subject: string;
  attempts: number;
};

const minute = 60_000;
const maxAttempts = 12;
/** Longer than a provider may take: whoever took an event and died has it taken over afterwards. */
const lease = 2 * minute;

/** Handles what is due, several at a time, until nothing is. Any number of processes may do so at once. */
export async function handleEvents(needs: Needs, { parallel = 4 } = {}) {
  let handled = 0;
  const work = async () => {
    for (let event = await claim(needs); event; event = await claim(needs)) {
      await handleEvent(needs, event);
      handled += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return handled;
}

/** Taken for a while, not locked: the answer of a provider may be slow, and a transaction must not wait for it. */
async function claim(needs: Needs) {
  const now = needs.now();
  const [event] = await asService(
    needs,
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

async function handleEvent(needs: Needs, event: StoredEvent) {
  await needs.step?.("event taken");
  try {
    await carryOut(needs, event);
    await needs.step?.("event carried out");
    await finish(needs, event);
  } catch (error) {
    await postpone(needs, event, error);
  }
}

async function carryOut(needs: Needs, event: StoredEvent) {
  const provider = providerNamed(needs, event.provider);
  if (event.kind === "end") await provider.end(event.subject);
  if (event.kind === "refund") await refund(needs, event);
  await needs.step?.("provider told");
  const accountId = await findAccount(needs, event);
  // Not ours, or of an account that is gone: there is nothing left to learn.
  if (!accountId) return;
  const truth = await provider.tellTruth(await loadAccount(needs, accountId, event.provider));
  await needs.step?.("truth told");
  await applyTruth(needs, accountId, event.provider, truth, `event ${event.id}`);
}

/** Giving back ends the subscription first: nobody is charged again while the money is on its way back. */
async function refund(needs: Needs, { provider: name, subject }: StoredEvent) {
  const [charge] = await asService(
    needs,
    (tx) => tx<(KnownCharge & { isAlone: boolean })[]>`
      select c.id, c.subscription_id as subscription, c.amount, c.status,
        billing.millis(c.period_start)::float8 as start, billing.millis(c.period_end)::float8 as "end",
        billing.millis(c.status_at)::float8 as at
      from billing.charges c where c.id = ${subject}`,
  );
  if (!charge || charge.status === "failed") return;
  const provider = providerNamed(needs, name);
  await provider.end(charge.subscription);
  await needs.step?.("subscription ended");
  await provider.refund(charge);
}

async function findAccount(needs: Needs, { provider: name, subject }: StoredEvent) {
  const provider = providerNamed(needs, name);
  const known = await accountOf(needs, name, subject);
  if (known || !provider.customerOf || !subject.startsWith("ch_")) return known;
  const customer = await provider.customerOf(subject);
  return customer && accountOf(needs, name, customer);
}

async function accountOf(needs: Needs, provider: ProviderName, subject: string) {
  const [row] = await asService(
    needs,
    (tx) => tx<{ account: string | null }[]>`select billing.account_of(${provider}, ${subject}) as account`,
  );
  return row?.account;
}

function finish(needs: Needs, { id }: StoredEvent) {
  return asService(
    needs,
    (tx) => tx`
      update billing.payment_events set handled_at = ${new Date(needs.now())}, error = null where id = ${id}`,
  );
}

/** Half a minute, then twice as long each time: about a day in all, and then somebody must look. */
async function postpone(needs: Needs, { id, provider, kind, attempts }: StoredEvent, error: unknown) {
  const isDead = attempts >= maxAttempts;
  const due = new Date(needs.now() + 2 ** (attempts - 1) * (minute / 2));
  const reason = reasonOf(error);
  needs.log.error(
    { event: id, provider, kind, attempts, isDead, ...describeError(error) },
    "payment event not handled",
  );
  await asService(
    needs,
    (tx) => tx`
      update billing.payment_events set error = ${reason}, due_at = ${due},
        dead_at = ${isDead ? new Date(needs.now()) : null}
      where id = ${id}`,
  );
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  return String((error as { code?: unknown }).code ?? error.name).slice(0, 200);
}
