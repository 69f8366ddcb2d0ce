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
