-- What payment providers say about each account, and what became of it. The rules are TypeScript (subscription-status.ts);
-- this schema keeps their record and lets nobody rewrite it. Nothing here is exposed by the API; the owner reads
-- through public.subscription_overview.
create schema billing;
grant usage on schema billing to service_role;

create table billing.accounts (
  account_id uuid primary key references auth.users on delete cascade,
  -- The moment at which the clock alone changes the status.
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
-- What that means for the listing is said by subscription-status.ts. Kept as long as the charge.
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

-- Everything to be done for an account, stored before it is handled: what a provider reported, and what must reach
-- a provider even if this process ends. Holds no personal data.
create table billing.payment_events (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('stripe', 'pix', 'demo')),
  event_id text not null check (length(event_id) between 1 and 200),
  -- refresh: ask the provider how things stand. refund, end: see to it that the provider does so.
  kind text not null check (kind in ('refresh', 'refund', 'end')),
  -- The provider's customer, checkout, subscription or charge, or our account.
  subject text not null check (length(subject) between 1 and 120),
  received_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- When it is tried next; while somebody is at it, when they count as dead. Null once it is over.
  next_attempt_at timestamptz default now(),
  handled_at timestamptz,
  -- Given up after many attempts: somebody must look.
  failed_at timestamptz,
  last_error text check (length(last_error) <= 200),
  unique (provider, event_id),
  check (num_nonnulls(next_attempt_at, handled_at, failed_at) = 1)
);
create index on billing.payment_events (next_attempt_at) where next_attempt_at is not null;

create table billing.history (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  at timestamptz not null default now(),
  cause text not null check (length(cause) <= 120),
  -- New facts, in the order in which they were learnt: replayed, they give the same status.
  facts jsonb not null,
  status_before text not null,
  status text not null,
  paid_until timestamptz,
  cancel_at timestamptz
);
create index on billing.history (account_id, id);
create index on billing.history (at);

-- The demo's provider keeps its own ledgers, as a bank would: the product learns of them by asking.
create table billing.demo_ledgers (
  account_id uuid primary key references auth.users on delete cascade,
  ledger jsonb not null
);

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

-- That something about the own subscription is new, for the owner's open pages: what it is, they ask. A page that waits
-- for a payment need not ask again and again.
create table public.subscription_events (
  user_id uuid primary key references auth.users on delete cascade,
  at timestamptz not null
);

alter table public.subscription_events enable row level security;
revoke all on public.subscription_events from anon, authenticated, service_role;
grant select on public.subscription_events to authenticated;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.subscription_events;
  end if;
end
$$;
