-- An account that goes within the days of withdrawal gets its money back, and so does whoever pays a checkout that it
-- left open: orders to look, and to give back.
alter table billing.payment_events drop constraint payment_events_kind_check;
alter table billing.payment_events add constraint payment_events_kind_check
  check (kind in ('refresh', 'refund', 'end', 'withdraw', 'abandon'));

-- Since when a renewal is off because the profile may not be shown: it comes back by itself when that is over.
alter table billing.subscriptions add column held_at timestamptz;

-- Days that operators give back. Facts like those of providers, so that no later word of a provider undoes them.
create table billing.added_days (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references auth.users on delete cascade,
  days smallint not null check (days between 1 and 60),
  added_at timestamptz not null default now()
);
create index added_days_account on billing.added_days (account_id);

alter table billing.added_days enable row level security;
revoke all on billing.added_days from anon, authenticated, service_role;
grant select on billing.added_days to service_role;

-- The words of each version as they were shown, so that whoever accepted one can read it for ever; and from when it
-- binds those who had accepted an older one.
alter table directory.documents add column words jsonb;
alter table directory.documents add column effective_at timestamptz not null default '2026-11-15T00:00:00-03:00';
alter table directory.documents alter column effective_at set default now();

insert into directory.documents (kind, version, effective_at)
values ('terms', '2026-11-16', '2026-12-16T00:00:00-03:00'), ('privacy', '2026-11-16', '2026-12-16T00:00:00-03:00');

-- Which changes of documents and of the price somebody was told of, and when.
create table directory.notices (
  user_id uuid not null references auth.users on delete cascade,
  subject text not null check (length(subject) between 1 and 60),
  notified_at timestamptz not null default now(),
  primary key (user_id, subject)
);

alter table directory.notices enable row level security;
revoke all on directory.notices from anon, authenticated, service_role;
grant select on directory.notices to service_role;
