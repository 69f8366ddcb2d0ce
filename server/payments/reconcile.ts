import { describeError } from "../kernel/log.ts";
import { loadAccount } from "./account-at-provider.ts";
import { asService, type Deps } from "./deps.ts";
import type { ProviderName } from "./provider.ts";
import { refreshAccount } from "./refresh-account.ts";

type Known = { id: string; provider: ProviderName };
type Waiting = { id: string; providers: ProviderName[] };

/**
 * Every night each provider is asked how things stand for everybody it may still charge, so that a lost webhook
 * costs a day at most. One account that cannot be asked now does not keep the others waiting. Returns how many were such.
 */
export async function reconcile(deps: Deps, { since = deps.now() - 20 * 60 * 60 * 1000 } = {}) {
  let failures = 0;
  const waiting = await whoMayHaveChanged(deps, since);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) if (!(await ask(deps, next))) failures += 1;
  };
  await Promise.all([work(), work(), work(), work()]);
  return failures;
}

/** Done once all of its providers have answered. */
async function ask(deps: Deps, { id, providers }: Waiting) {
  const attempt = (work: Promise<unknown>, provider?: ProviderName) =>
    work.then(
      () => true,
      (error) => {
        deps.log.error({ provider, ...describeError(error) }, "an account could not be reconciled");
        return false;
      },
    );
  let isAnswered = true;
  for (const provider of providers.filter((name) => deps.providers.has(name)))
    if (!(await attempt(refreshAccount(deps, id, provider, "reconciliation"), provider))) isAnswered = false;
  return isAnswered && attempt(markReconciled(deps, id));
}

function markReconciled(deps: Deps, id: string) {
  return asService(
    deps,
    (tx) => tx`
      insert into billing.accounts (account_id, reconciled_at) values (${id}, ${new Date(deps.now())})
      on conflict (account_id) do update set reconciled_at = excluded.reconciled_at`,
  );
}

/**
 * Where the biller must ask for each month's money, it is asked for days ahead; added days come after paid months. Who
 * has cancelled is looked at, too: what was asked for at that very moment is called off.
 */
export async function prepareRenewals(deps: Deps) {
  const due = await asService(
    deps,
    (tx) => tx<Known[]>`
      select distinct s.account_id as id, s.provider
      from billing.subscriptions s join directory.memberships m on m.user_id = s.account_id
      where s.state <> 'ended' and m.paid_until - make_interval(days => coalesce((
          select sum(d.days) from billing.added_days d where d.account_id = s.account_id), 0)::integer)
        < ${new Date(deps.now() + 10 * 24 * 60 * 60 * 1000)}`,
  );
  for (const { id, provider: name } of due) {
    const provider = deps.providers.get(name);
    if (!provider?.prepareRenewal) continue;
    try {
      await provider.prepareRenewal(await loadAccount(deps, id, name));
    } catch (error) {
      deps.log.error({ provider: name, ...describeError(error) }, "a renewal could not be prepared; tried again soon");
    }
  }
}

/** Banks forget addresses: they are told again. */
export async function registerWebhooks(deps: Deps) {
  for (const { name, register } of deps.providers.values())
    await register?.().catch((error) =>
      deps.log.error({ provider: name, ...describeError(error) }, "a provider does not know where to announce"),
    );
}

/** Whoever can still be charged, has been lately, has a checkout under way or a dispute undecided. */
function whoMayHaveChanged(deps: Deps, since: number) {
  const now = deps.now();
  return asService(
    deps,
    (tx) => tx<Waiting[]>`
      select k.id, array_agg(k.provider) as providers from (
        select account_id as id, provider from billing.subscriptions where state <> 'ended'
        union select account_id, provider from billing.checkouts
          where status = 'open' or created_at > ${new Date(now - 3 * 24 * 60 * 60 * 1000)}
        union select c.account_id, c.provider from billing.charges c join directory.memberships m on m.user_id = c.account_id
          where c.status_at > ${new Date(now - 10 * 24 * 60 * 60 * 1000)}
        union select d.account_id, d.provider from billing.disputes d
          join directory.memberships m on m.user_id = d.account_id where d.state = 'open'
      ) k left join billing.accounts a on a.account_id = k.id
      where a.reconciled_at is null or a.reconciled_at < ${new Date(since)}
      group by k.id`,
  );
}
