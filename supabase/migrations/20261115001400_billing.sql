-- What payment providers told about each account, and what became of it. The rules are TypeScript
-- (app/features/subscription/subscription-status.ts); this schema keeps their record and lets nobody rewrite it. Nothing here is
-- exposed by the API; the owner reads through public.subscription_overview.
create schema billing;
grant usage on schema billing to service_role;

create table billing.accounts (
  account_id uuid primary key references auth.users on delete cascade,
  -- The moment at which the clock alone changes the standing.
  next_transition_at timestamptz,
  reconciled_at timestamptz,
  -- When the provider was last asked because a page waits.
  asked_at timestamptz
);
create index on billing.accounts (next_transition_at) where next_transition_at is not null;

-- Who somebody is at a provider.
create table billing.customers (
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  id text not null check (length(id) between 1 and 120),
  account_id uuid not null references auth.users on delete cascade,
  primary key (provider, id),
  unique (account_id, provider)
);

create table billing.checkouts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references auth.users on delete cascade,
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  method text not null check (method in ('card', 'pix')),
  amount integer not null check (amount > 0),
  -- What is paid now counts from here on: the end of the trial, or of what is already paid.
  starts_at timestamptz not null,
  -- The provider's names for it.
  reference text unique check (length(reference) between 1 and 120),
  recurrence text check (length(recurrence) between 1 and 120),
  -- Where the payer goes, or what the payer's bank reads.
  url text check (length(url) <= 2000),
  pix_code text check (length(pix_code) <= 1000),
  status text not null default 'open' check (status in ('open', 'done', 'refused', 'expired')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on billing.checkouts (account_id, created_at desc);
create index on billing.checkouts (recurrence);
-- Two tabs that pay at once share one checkout.
create unique index one_open_checkout on billing.checkouts (account_id) where status = 'open';

create table billing.subscriptions (
  id text primary key check (length(id) between 1 and 120),
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  account_id uuid not null references auth.users on delete cascade,
  method text not null check (method in ('card', 'pix')),
  -- As the owner knows it: "Cartão final 4242".
  method_label text check (length(method_label) <= 60),
  state text not null check (state in ('open', 'cancelling', 'ended')),
  state_at timestamptz not null,
  since timestamptz not null,
  created_at timestamptz not null default now()
);
create index on billing.subscriptions (account_id);

-- Kept when the account goes: the law asks for it, and a row names nobody.
create table billing.charges (
  id text primary key check (length(id) between 1 and 120),
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  account_id uuid not null,
  subscription_id text not null check (length(subscription_id) between 1 and 120),
  amount integer not null check (amount > 0),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  status text not null check (status in ('failed', 'paid', 'refunded')),
  status_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- Given when the money came; no receipt without money.
  receipt bigint unique check (receipt is null or status in ('paid', 'refunded'))
);
create index on billing.charges (account_id, period_start desc);
create index on billing.charges (paid_at) where paid_at is not null;
create sequence billing.receipts;

-- A payer who contests a charge at the bank: the money is taken back at once and returned only if the dispute is won.
-- What that means for the listing is said by app/features/subscription/subscription-status.ts. Kept as long as the charge.
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

-- Everything to be done for an account, stored before it is handled: what a provider announced, and what must reach
-- a provider even if this process ends. Holds no personal data.
create table billing.payment_events (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  event_id text not null check (length(event_id) between 1 and 200),
  -- truth: ask the provider how things stand. refund, end: see to it that the provider does so.
  kind text not null check (kind in ('refresh', 'refund', 'end')),
  -- The provider's customer, checkout, subscription or charge, or our account.
  subject text not null check (length(subject) between 1 and 120),
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  handled_at timestamptz,
  attempts smallint not null default 0,
  -- Given up after many attempts: somebody must look.
  dead_at timestamptz,
  error text check (length(error) <= 200),
  unique (provider, event_id)
);
create index on billing.payment_events (due_at) where handled_at is null and dead_at is null;

create table billing.history (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  at timestamptz not null default now(),
  cause text not null check (length(cause) <= 120),
  -- New facts, in the order in which they were learnt: replayed, they give the same standing.
  facts jsonb not null,
  status_before text not null,
  status text not null,
  paid_until timestamptz,
  cancel_at timestamptz
);
create index on billing.history (account_id, id);
create index on billing.history (at);

-- Of an account that lives the whole history stays: replayed, it must give the standing that is stored. What is older
-- than five years may go once the account is gone.
create function billing.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years'
    and not exists (select from directory.memberships m where m.user_id = old.account_id) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The history of subscriptions is only ever added to.';
end
$$;
create trigger history_is_append_only before update or delete on billing.history
for each row execute function billing.refuse_change();
create trigger history_is_never_emptied before truncate on billing.history
for each statement execute function billing.refuse_change();

-- The demo's provider keeps its own ledgers, as a bank would: the product learns of them by asking.
create table billing.demo_ledgers (
  account_id uuid primary key references auth.users on delete cascade,
  ledger jsonb not null
);

-- An account that goes is charged no more, even if the provider cannot be reached now.
create function billing.end_with_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into billing.payment_events (provider, event_id, kind, subject)
  values (old.provider, 'end:' || old.id, 'end', old.id)
  on conflict (provider, event_id) do nothing;
  return null;
end
$$;
create trigger end_with_account after delete on billing.subscriptions
for each row when (old.state <> 'ended') execute function billing.end_with_account();

alter table billing.accounts enable row level security;
alter table billing.customers enable row level security;
alter table billing.checkouts enable row level security;
alter table billing.subscriptions enable row level security;
alter table billing.charges enable row level security;
alter table billing.disputes enable row level security;
alter table billing.payment_events enable row level security;
alter table billing.history enable row level security;
alter table billing.demo_ledgers enable row level security;
revoke all on all tables in schema billing from anon, authenticated, service_role;
grant select, insert, update, delete on billing.accounts, billing.customers, billing.checkouts, billing.subscriptions,
  billing.payment_events, billing.demo_ledgers to service_role;
grant select, insert, update on billing.charges, billing.disputes to service_role;
grant select, insert on billing.history to service_role;
grant usage on sequence billing.receipts to service_role;

-- One account's record, while everybody else who wants it waits for the end of this transaction.
create function billing.open_record(account uuid) returns jsonb
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

create function billing.millis(moment timestamptz) returns bigint
language sql immutable set search_path = ''
as $$ select (extract(epoch from moment) * 1000)::bigint $$;

create function billing.moment(millis bigint) returns timestamptz
language sql immutable set search_path = ''
as $$ select to_timestamp(millis / 1000.0) $$;

-- Record, history and membership change together; the listing follows by the membership's trigger.
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
  insert into billing.accounts (account_id, next_transition_at) values (account, billing.moment((standing ->> 'nextTransitionAt')::bigint))
  on conflict (account_id) do update set next_transition_at = excluded.next_transition_at;
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

-- Whose subject an event speaks of; null when it is nobody's here.
create function billing.account_of(provider text, subject text) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select c.account_id from billing.customers c where c.provider = account_of.provider and c.id = subject),
    (select c.account_id from billing.checkouts c where c.provider = account_of.provider and c.reference = subject),
    (select c.account_id from billing.checkouts c where c.provider = account_of.provider and c.recurrence = subject limit 1),
    (select s.account_id from billing.subscriptions s where s.provider = account_of.provider and s.id = subject),
    (select c.account_id from billing.charges c where c.provider = account_of.provider and c.id = subject)
  )
$$;

-- A page that waits asks every two seconds; the provider is asked at most every four.
create function billing.may_ask(account uuid, moment timestamptz) returns boolean
language sql set search_path = ''
as $$
  with asked as (
    insert into billing.accounts as a (account_id, asked_at) values (account, moment)
    on conflict (account_id) do update set asked_at = excluded.asked_at
    where a.asked_at is null or a.asked_at <= excluded.asked_at - interval '4 seconds'
    returning 1
  )
  select exists (select from asked)
$$;

revoke execute on all functions in schema billing from public;
grant execute on function billing.open_record, billing.save_record, billing.account_of, billing.millis, billing.moment,
  billing.may_ask to service_role;

-- Everything the owner's page shows, in one answer: with the second factor, where there is one.
create function public.subscription_overview() returns jsonb
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
revoke execute on function public.subscription_overview from public, anon;
grant execute on function public.subscription_overview to authenticated;

-- What an operator wants to know at a glance. Revenue and churn are those of the last thirty days.
create function billing.figures(now timestamptz default now()) returns jsonb
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
revoke execute on function billing.figures from public;
grant execute on function billing.figures to service_role;
