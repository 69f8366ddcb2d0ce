-- What the owner, operators and the export read of payments.

-- Whether the month that is due only waits for its charge: Stripe takes an hour, a bank the next business day. Once a
-- charge has failed beyond what the contract has paid for, or money was taken back, its owner is asked to pay.
create or replace function billing.is_charge_on_its_way(account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from directory.memberships m join billing.subscriptions s on s.account_id = m.user_id and s.state = 'open'
    where m.user_id = account and m.subscription_status = 'past_due'
      and not exists (
        select from billing.charges c join billing.disputes d on d.charge_id = c.id and d.state <> 'won'
        where c.account_id = account and c.subscription_id = s.id and c.status = 'paid')
      and (
        select max(c.period_end) filter (where c.status = 'failed')
          > coalesce(max(c.period_end) filter (where c.status = 'paid'), '-infinity')
        from billing.charges c where c.account_id = account and c.subscription_id = s.id
      ) is not true)
$$;

-- Everything the owner's page shows, in one answer: with the second factor, where there is one.
create or replace function public.subscription_overview() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
    'pausedAt', m.paused_at, 'isReady', billing.is_ready(m.user_id),
    'isChargeOnItsWay', billing.is_charge_on_its_way(m.user_id),
    'block', (
      select jsonb_build_object('reason', b.reason, 'since', b.since, 'words', case
        when b.reason = 'suspended' then (
          select r.words from directory.operator_log l join directory.operator_reasons r on r.log_id = l.id
          join directory.profiles p on p.id = l.target_id
          where p.user_id = m.user_id and l.act = 'suspend' order by l.id desc limit 1)
        when b.reason = 'refused' then (
          select v.reason from directory.verifications v join directory.profiles p on p.id = v.professional_id
          where p.user_id = m.user_id and v.state in ('not_found', 'differs') order by v.decided_at desc limit 1)
        end)
      from billing.blocks b where b.account_id = m.user_id),
    'subscription', (
      select jsonb_build_object('id', s.id, 'provider', s.provider, 'method', s.method, 'methodLabel', s.method_label,
        'state', s.state, 'since', s.since, 'isHeld', s.held_at is not null and s.state = 'cancelling')
      from billing.subscriptions s where s.account_id = m.user_id
      order by array_position(array['open', 'cancelling', 'ended'], s.state), s.created_at desc limit 1),
    'checkout', (
      select jsonb_build_object('id', c.id, 'provider', c.provider, 'method', c.method, 'status', c.status,
        'url', c.url, 'pixCode', c.pix_code, 'expiresAt', c.expires_at)
      from billing.checkouts c where c.account_id = m.user_id order by c.created_at desc limit 1),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subscription', c.subscription_id, 'amount', c.amount,
        'start', c.period_start, 'end', c.period_end, 'status', c.status, 'at', c.status_at, 'paidAt', c.paid_at, 'refundedAt', c.refunded_at, 'receipt', c.receipt,
        'provider', c.provider, 'termsVersion', (
          select max(a.version) from directory.accepted_documents a
          where a.user_id = m.user_id and a.kind = 'terms' and a.accepted_at <= coalesce(c.paid_at, now())),
        'isDisputed', exists (
          select from billing.disputes d where d.charge_id = c.id and d.account_id = m.user_id and d.state <> 'won')
        ) order by c.period_start desc)
      from billing.charges c where c.account_id = m.user_id), '[]'),
    'addedDays', coalesce((
      select jsonb_agg(jsonb_build_object('days', d.days, 'at', d.added_at))
      from billing.added_days d where d.account_id = m.user_id), '[]'),
    'refundPending', exists (
      select from billing.payment_events e join billing.charges c on c.id = e.subject
      where e.kind = 'refund' and e.next_attempt_at is not null and c.account_id = m.user_id)
  )
  from directory.memberships m where m.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;

-- What an operator wants to know at a glance. Revenue and churn are those of the last thirty days.
create or replace function billing.figures(now timestamptz default now()) returns jsonb
language sql stable set search_path = ''
as $$
  with statuses as (
    select count(*) filter (where m.subscription_status = 'trial' and m.trial_end_date > now) as trials,
      count(*) filter (where m.subscription_status = 'trial' and m.trial_end_date <= now) as expired,
      count(*) filter (where m.subscription_status = 'active') as active,
      count(*) filter (where m.subscription_status = 'past_due') as past_due,
      count(*) filter (where m.subscription_status = 'inactive') as inactive
    from directory.memberships m
  ), money as (
    select coalesce(sum(c.amount) filter (where c.paid_at > now - interval '30 days'), 0)
      - coalesce(sum(c.amount) filter (where c.refunded_at > now - interval '30 days' and c.paid_at is not null), 0) as revenue
    from billing.charges c
  ), contested as (
    select count(*) filter (where d.state = 'open') as open,
      coalesce(sum(c.amount) filter (where d.state <> 'won' and d.opened_at > now - interval '30 days'
        and c.status = 'paid'), 0) as taken
    from billing.disputes d join billing.charges c on c.id = d.charge_id
  ), losses as (
    select count(distinct h.account_id) as lost from billing.history h
    where h.at > now - interval '30 days' and h.status = 'inactive' and h.status_before in ('active', 'past_due')
  )
  select jsonb_build_object('trials', trials, 'expired_trials', expired, 'active', active, 'past_due', past_due,
    'inactive', inactive, 'revenue_centavos', revenue - taken, 'lost', lost,
    'churn', round(lost::numeric / greatest(active + past_due + lost, 1), 4),
    'open_disputes', contested.open,
    'dead_events', (select count(*) from billing.payment_events e where e.failed_at is not null))
  from statuses, money, contested, losses
$$;

-- What was paid, how, and what became of the subscription: part of everything a person may take along.
create or replace function directory.export_section_payments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'subscriptions', (
      select jsonb_agg(to_jsonb(s) - 'account_id' order by s.since)
      from billing.subscriptions s where s.account_id = account),
    'charges', (
      select jsonb_agg(to_jsonb(c) - '{account_id,amount}'::text[] || jsonb_build_object('amount_centavos', c.amount)
        order by c.period_start)
      from billing.charges c where c.account_id = account),
    'added_days', (
      select jsonb_agg(to_jsonb(d) - 'account_id' order by d.added_at)
      from billing.added_days d where d.account_id = account),
    'disputes', (
      select jsonb_agg(to_jsonb(d) - 'account_id' order by d.opened_at)
      from billing.disputes d where d.account_id = account),
    'history', (
      select jsonb_agg(to_jsonb(h) - 'account_id' order by h.id) from billing.history h where h.account_id = account)
  )), '{}')
$$;

revoke execute on function public.subscription_overview, billing.is_charge_on_its_way, billing.figures,
  directory.export_section_payments from public, anon, authenticated, service_role;
grant execute on function public.subscription_overview to authenticated;
grant execute on function billing.is_charge_on_its_way, billing.figures to service_role;
