-- Work that the clock or an event asks for is queued by pg-boss, which makes its own tables in `pgboss` when the
-- process starts. It acts as service_role, whom every login may become; nobody else can enter.
create schema pgboss;
grant usage, create on schema pgboss to service_role;

-- How the last run of each job ended, for whoever watches over the installation.
create schema jobs;
grant usage on schema jobs to service_role;

create table jobs.runs (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- The kind of error, never its words.
  last_error text check (length(last_error) <= 200),
  successes bigint not null default 0,
  failures bigint not null default 0
);
alter table jobs.runs enable row level security;
revoke all on jobs.runs from public, anon, authenticated;
grant select, insert, update, delete on jobs.runs to service_role;

create function jobs.note_run(job text, started timestamptz, error text) returns void
language sql set search_path = ''
as $$
  insert into jobs.runs as r (name, started_at, finished_at, succeeded_at, failed_at, last_error, successes, failures)
  values (job, started, now(), case when error is null then now() end, case when error is not null then now() end,
    left(error, 200), (error is null)::int, (error is not null)::int)
  on conflict (name) do update set
    started_at = excluded.started_at,
    finished_at = excluded.finished_at,
    succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
    failed_at = coalesce(excluded.failed_at, r.failed_at),
    last_error = excluded.last_error,
    successes = r.successes + excluded.successes,
    failures = r.failures + excluded.failures
$$;
revoke execute on function jobs.note_run from public;
grant execute on function jobs.note_run to service_role;
