-- Who wants to hear when somebody's time opens. Least data: an address that its mailbox has confirmed, which times would
-- suit, and until when. The professional learns how many wait, and never who: nobody reads here but functions.
create table directory.waiting_list (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254 and email = lower(email)),
  -- Sunday is 0; null is any day, or any time of the day.
  weekday smallint check (weekday between 0 and 6),
  period text check (period in ('manha', 'tarde', 'noite')),
  -- The last day that would suit; then the row goes.
  until date not null,
  confirmed_at timestamptz,
  -- What suited and was free when we last looked: anything else that is free has opened since.
  known_times timestamptz[] not null default '{}',
  -- What was written about, each time once.
  notified_times timestamptz[] not null default '{}',
  notified_at timestamptz,
  -- Which change of the professional's free times was seen by then, and on which day.
  seen_change timestamptz,
  seen_on date,
  created_at timestamptz not null default now()
);
-- A mailbox waits once for each professional; whoever only claims it changes nothing of that.
create unique index waiting_once on directory.waiting_list (professional_id, email) where confirmed_at is not null;
create index waiting_by_email on directory.waiting_list (email);
create index waiting_notified on directory.waiting_list (notified_at);
create index waiting_until on directory.waiting_list (until);

alter table directory.waiting_list enable row level security;
revoke all on directory.waiting_list from anon, authenticated, service_role;

-- Each email carries a link of its own; only the hash of its token is kept.
create table directory.waiting_links (
  token_hash bytea primary key,
  waiting_id uuid not null references directory.waiting_list on delete cascade
);
create index waiting_links_waiting on directory.waiting_links (waiting_id);

alter table directory.waiting_links enable row level security;
revoke all on directory.waiting_links from anon, authenticated, service_role;

-- Who left must not be written to after a restore.
alter table directory.erasures drop constraint erasures_kind_check;
alter table directory.erasures add constraint erasures_kind_check
  check (kind in ('account', 'professional', 'appointment', 'review', 'report_contact', 'waiting'));
