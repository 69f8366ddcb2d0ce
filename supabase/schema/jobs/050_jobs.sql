-- How the last run of each job ended.

create or replace function jobs.note_run(job text, started timestamptz, error text) returns void
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

revoke execute on function jobs.note_run from public, anon, authenticated, service_role;
grant execute on function jobs.note_run to service_role;
