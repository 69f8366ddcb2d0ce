-- A payer who contests a charge at the bank: the money is taken back at once and returned only if the dispute is won.
-- What that means for the listing is said by app/features/subscription/life.ts. Kept as long as the charge.
create table billing.disputes (
  id text primary key check (length(id) between 1 and 120),
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  account_id uuid not null,
  charge_id text not null check (length(charge_id) between 1 and 120),
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  learnt_at timestamptz not null default now()
);
create index disputes_account on billing.disputes (account_id);
create index disputes_charge on billing.disputes (charge_id);
create index disputes_open on billing.disputes (opened_at) where state = 'open';
alter table billing.disputes enable row level security;
revoke all on billing.disputes from anon, authenticated, service_role;
grant select, insert, update on billing.disputes to service_role;

create or replace function billing.open_record(account uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  result jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('billing ' || account, 0));
  select jsonb_build_object(
    'status', m.subscription_status, 'paidUntil', billing.millis(m.paid_until), 'cancelAt', billing.millis(m.cancel_at),
    'trialEnd', billing.millis(m.trial_end_date), 'email', m.email,
    'name', (select p.name from directory.profiles p where p.user_id = account),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'state', s.state, 'at', billing.millis(s.state_at),
        'since', billing.millis(s.since)))
      from billing.subscriptions s where s.account_id = account), '[]'),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subscription', c.subscription_id, 'amount', c.amount,
        'start', billing.millis(c.period_start), 'end', billing.millis(c.period_end), 'status', c.status,
        'at', billing.millis(c.status_at)))
      from billing.charges c where c.account_id = account), '[]'),
    'disputes', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'charge', d.charge_id, 'state', d.state,
        'at', billing.millis(d.opened_at)))
      from billing.disputes d where d.account_id = account), '[]')
  ) into result from directory.memberships m where m.user_id = account;
  return result;
end
$$;

drop function billing.save_record(uuid, text, jsonb, jsonb, jsonb, jsonb);
create function billing.save_record(
  account uuid, cause text, facts jsonb, standing jsonb, subscriptions jsonb, charges jsonb, disputes jsonb default '[]'
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  before directory.memberships;
  receipts jsonb;
begin
  select * into before from directory.memberships m where m.user_id = account for update;
  insert into billing.subscriptions as s (id, provider, account_id, method, method_label, state, state_at, since)
  select r.id, r.provider, account, r.method, r."methodLabel", r.state, billing.moment(r.at), billing.moment(r.since)
  from jsonb_to_recordset(subscriptions)
    as r (id text, provider text, method text, "methodLabel" text, state text, at bigint, since bigint)
  on conflict (id) do update set state = excluded.state, state_at = excluded.state_at, method = excluded.method,
    method_label = coalesce(excluded.method_label, s.method_label)
  where s.account_id = account;
  with saved as (
    insert into billing.charges as c (
      id, provider, account_id, subscription_id, amount, period_start, period_end, status, status_at, paid_at,
      refunded_at, receipt)
    select r.id, r.provider, account, r.subscription, r.amount, billing.moment(r.start), billing.moment(r."end"),
      r.status, billing.moment(r.at), billing.moment(r."paidAt"),
      case when r.status = 'refunded' then billing.moment(r.at) end,
      case when r."paidAt" is not null then nextval('billing.receipts') end
    from jsonb_to_recordset(charges) as r (id text, provider text, subscription text, amount integer, start bigint,
      "end" bigint, status text, at bigint, "paidAt" bigint)
    on conflict (id) do update set status = excluded.status, status_at = excluded.status_at,
      paid_at = coalesce(c.paid_at, excluded.paid_at), refunded_at = coalesce(c.refunded_at, excluded.refunded_at),
      receipt = coalesce(c.receipt, excluded.receipt)
    where c.account_id = account
    returning c.id, c.receipt
  )
  select jsonb_object_agg(saved.id, saved.receipt) into receipts from saved;
  insert into billing.disputes as d (id, provider, account_id, charge_id, state, opened_at)
  select r.id, r.provider, account, r.charge, r.state, billing.moment(r.at)
  from jsonb_to_recordset(disputes) as r (id text, provider text, charge text, state text, at bigint)
  on conflict (id) do update set state = excluded.state, learnt_at = now() where d.account_id = account;
  insert into billing.accounts (account_id, next_turn) values (account, billing.moment((standing ->> 'nextTurn')::bigint))
  on conflict (account_id) do update set next_turn = excluded.next_turn;
  update directory.memberships m set subscription_status = standing ->> 'status',
    paid_until = billing.moment((standing ->> 'paidUntil')::bigint),
    cancel_at = billing.moment((standing ->> 'cancelAt')::bigint)
  where m.user_id = account and (m.subscription_status, billing.millis(m.paid_until), billing.millis(m.cancel_at))
    is distinct from (standing ->> 'status', (standing ->> 'paidUntil')::bigint, (standing ->> 'cancelAt')::bigint);
  if facts <> '[]' or before.subscription_status is distinct from standing ->> 'status' then
    insert into billing.history (account_id, cause, facts, status_before, status, paid_until, cancel_at)
    values (account, cause, facts, before.subscription_status, standing ->> 'status',
      billing.moment((standing ->> 'paidUntil')::bigint), billing.moment((standing ->> 'cancelAt')::bigint));
  end if;
  return coalesce(receipts, '{}');
end
$$;
revoke execute on function billing.save_record from public;
grant execute on function billing.save_record to service_role;

-- Disputes have a deadline: whoever runs the platform is told at once, by letter, and answers at the provider.
create function billing.tell_operators(account uuid, kind text, data jsonb, unique_key text) returns void
language sql security definer set search_path = ''
as $$
  select mail.post(tell_operators.kind, u.email,
    data || jsonb_build_object('link', data ->> 'link' || '/operador/suporte/' || p.id), unique_key || ':' || u.id)
  from directory.operators o join auth.users u on u.id = o.user_id, directory.profiles p
  where u.email is not null and p.user_id = account
$$;
revoke execute on function billing.tell_operators from public;
grant execute on function billing.tell_operators to service_role;

create or replace function public.subscription_overview() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
    'subscription', (
      select jsonb_build_object('id', s.id, 'provider', s.provider, 'method', s.method, 'methodLabel', s.method_label,
        'state', s.state)
      from billing.subscriptions s where s.account_id = m.user_id
      order by array_position(array['open', 'cancelling', 'ended'], s.state), s.created_at desc limit 1),
    'checkout', (
      select jsonb_build_object('id', c.id, 'provider', c.provider, 'method', c.method, 'status', c.status,
        'url', c.url, 'pixCode', c.pix_code, 'expiresAt', c.expires_at)
      from billing.checkouts c where c.account_id = m.user_id order by c.created_at desc limit 1),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount, 'start', c.period_start, 'end', c.period_end,
        'status', c.status, 'at', c.status_at, 'paidAt', c.paid_at, 'refundedAt', c.refunded_at, 'receipt', c.receipt,
        'provider', c.provider, 'isDisputed', exists (
          select from billing.disputes d where d.charge_id = c.id and d.account_id = m.user_id and d.state <> 'won')
        ) order by c.period_start desc)
      from billing.charges c where c.account_id = m.user_id), '[]'),
    'refundPending', exists (
      select from billing.payment_events e join billing.charges c on c.id = e.subject
      where e.kind = 'refund' and e.handled_at is null and c.account_id = m.user_id)
  )
  from directory.memberships m where m.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;

create or replace function billing.figures(now timestamptz default now()) returns jsonb
language sql stable set search_path = ''
as $$
  with standing as (
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
    'dead_events', (select count(*) from billing.payment_events e where e.dead_at is not null))
  from standing, money, contested, losses
$$;

create or replace function directory.export_section_payments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'subscriptions', (
      select jsonb_agg(jsonb_build_object('provider', s.provider, 'method', s.method, 'label', s.method_label,
        'state', s.state, 'since', s.since) order by s.since)
      from billing.subscriptions s where s.account_id = account),
    'charges', (
      select jsonb_agg(jsonb_build_object('receipt', c.receipt, 'amount_centavos', c.amount, 'status', c.status,
        'period_start', c.period_start, 'period_end', c.period_end, 'paid_at', c.paid_at,
        'refunded_at', c.refunded_at) order by c.period_start)
      from billing.charges c where c.account_id = account),
    'disputes', (
      select jsonb_agg(jsonb_build_object('receipt', c.receipt, 'state', d.state, 'opened_at', d.opened_at)
        order by d.opened_at)
      from billing.disputes d join billing.charges c on c.id = d.charge_id where d.account_id = account),
    'history', (
      select jsonb_agg(jsonb_build_object('at', h.at, 'from', h.status_before, 'to', h.status,
        'paid_until', h.paid_until) order by h.id)
      from billing.history h where h.account_id = account))
  where exists (select from billing.history h where h.account_id = account)
    or exists (select from billing.charges c where c.account_id = account)
$$;
