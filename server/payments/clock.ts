import { trialDaysLeft } from "#app/features/subscription/subscription.ts";
import { DAY, graceDays, graceEnd } from "#app/features/subscription/terms.ts";
import { applyProviderState, noProviderState } from "./apply-provider-state.ts";
import { asService, type Deps } from "./deps.ts";
import { postEmail } from "./emails.ts";
import type { ProviderName } from "./provider.ts";

/** Writes what the clock alone has changed: a period that is over, a grace that is over. */
export async function applyDueTransitions(deps: Deps) {
  const due = await asService(
    deps,
    (tx) => tx<{ id: string; provider: ProviderName }[]>`
      select a.account_id as id, coalesce((
        select s.provider from billing.subscriptions s where s.account_id = a.account_id order by s.since desc limit 1
      ), 'demo') as provider
      from billing.accounts a where a.next_transition_at <= ${new Date(deps.now())} order by a.next_transition_at limit 1000`,
  );
  for (const { id, provider } of due) await applyProviderState(deps, id, provider, noProviderState, "clock");
  return due.length;
}

type Trial = { id: string; email: string; name: string; isReady: boolean; end: number };

/**
 * Three days and one day before a trial ends, and when it has ended. The key makes each email go out once for that end:
 * whose trial is extended is told of the new one.
 */
export async function warnTrials(deps: Deps) {
  const now = deps.now();
  const link = `${deps.publicUrl}/dashboard/assinatura`;
  const steps = [
    { kind: "trial-ending", step: 3, from: now + DAY, to: now + 3 * DAY },
    { kind: "trial-ending", step: 1, from: now, to: now + DAY },
    // Older ones ended before anybody was told: saying it weeks later would only puzzle.
    { kind: "trial-ended", step: 0, from: now - 2 * DAY, to: now },
  ];
  for (const { kind, step, from, to } of steps)
    await asService(deps, async (tx) => {
      const trials = await tx<Trial[]>`
        select m.user_id as id, m.email, p.name, billing.is_ready(m.user_id) as "isReady",
          billing.millis(m.trial_end_date)::float8 as "end"
        from directory.memberships m join directory.profiles p using (user_id)
        where m.subscription_status = 'trial' and m.email is not null and m.paid_until is null
          and not exists (select from billing.blocks b where b.account_id = m.user_id)
          and m.trial_end_date > ${new Date(from)} and m.trial_end_date <= ${new Date(to)}`;
      for (const { id, email, name, isReady, end } of trials) {
        const days = trialDaysLeft(new Date(end), new Date(now));
        const data = { name, isReady, days, end, link };
        await postEmail(tx, email, { kind, key: `trial:${step}:${id}:${end}`, data });
      }
    });
}

type Late = { id: string; email: string; name: string; isReady: boolean; paidUntil: number };

/**
 * On the third and on the sixth day of the grace somebody who has not paid is reminded: of a charge that failed or was
 * contested, not of one that is on its way.
 */
export async function remindLatePayers(deps: Deps) {
  const now = deps.now();
  const link = `${deps.publicUrl}/dashboard/assinatura`;
  const steps = [
    { day: 3, next: 6 },
    { day: 6, next: graceDays },
  ];
  for (const [index, { day, next }] of steps.entries())
    await asService(deps, async (tx) => {
      const late = await tx<Late[]>`
        select m.user_id as id, m.email, p.name, billing.is_ready(m.user_id) as "isReady",
          billing.millis(m.paid_until)::float8 as "paidUntil"
        from directory.memberships m join directory.profiles p using (user_id)
        where m.subscription_status = 'past_due' and m.email is not null
          and not exists (select from billing.blocks b where b.account_id = m.user_id)
          and not billing.is_charge_on_its_way(m.user_id)
          and m.paid_until <= ${new Date(now - day * DAY)} and m.paid_until > ${new Date(now - next * DAY)}`;
      for (const { id, email, name, isReady, paidUntil } of late) {
        const data = { name, isReady, link, attempt: index + 2, until: graceEnd(paidUntil) };
        await postEmail(tx, email, { kind: "payment-failed", key: `late:${day}:${id}:${paidUntil}`, data });
      }
    });
}
