-- Calendars that professionals keep elsewhere: where each is read, and when it says that they are busy. Of its events only
-- begin and end are kept, never a title, a place or a guest.

-- The address is as good as a key to the whole calendar: its owner sees the host of it, and only the job the rest.
create table directory.calendar_sources (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  address text not null check (address ~ '^https://[^/\s@]+/\S*$' and length(address) <= 2000),
  created_at timestamptz not null default now(),
  -- What the server said of the last version that was read.
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  -- By whose clock days without a time were read.
  zone text,
  -- When its events were last counted, and when the calendar last answered, if only that nothing changed.
  read_at timestamptz,
  answered_at timestamptz,
  next_read_at timestamptz not null default now(),
  -- How often in a row it failed, and why the last time.
  failures smallint not null default 0,
  failure text check (failure in ('address', 'private', 'redirects', 'slow', 'huge', 'unreachable', 'unknown', 'locked',
    'gone', 'unreadable')),
  -- When its owner heard of an outage that lasts.
  outage_notified_at timestamptz,
  unique (professional_id, address)
);
create index calendar_sources_due on directory.calendar_sources (next_read_at);

alter table directory.calendar_sources enable row level security;
revoke all on directory.calendar_sources from anon, authenticated, service_role;
grant select (id, professional_id, created_at, read_at, answered_at, failures, failure) on directory.calendar_sources
  to authenticated;

create table directory.busy_times (
  source_id uuid not null references directory.calendar_sources on delete cascade,
  professional_id uuid not null references directory.profiles on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (source_id, starts_at),
  check (ends_at > starts_at)
);
create index busy_times_of on directory.busy_times (professional_id, ends_at);

alter table directory.busy_times enable row level security;
revoke all on directory.busy_times from anon, authenticated, service_role;
grant select on directory.busy_times to authenticated;
