-- How often a visitor asked, shared by every process.

-- Counted before the act, so that failures count. Gives the hits of the running window and the seconds it still lasts.
create or replace function directory.count_visitor(hit_key text, window_seconds integer)
returns table (hits integer, seconds_left integer)
language sql set search_path = ''
as $$
  insert into directory.visitor_hits as known (key, hits, resets_at)
  values (hit_key, 1, now() + make_interval(secs => window_seconds))
  on conflict (key) do update set
    hits = case when known.resets_at <= now() then 1 else least(known.hits + 1, 1000000) end,
    resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
  returning known.hits, greatest(1, ceil(extract(epoch from known.resets_at - now())))::integer
$$;

create or replace function directory.purge_visitors() returns bigint
language sql set search_path = ''
as $$
  with gone as (delete from directory.visitor_hits where resets_at <= now() returning 1)
  select count(*) from gone
$$;

revoke execute on function directory.count_visitor, directory.purge_visitors from public, anon, authenticated,
  service_role;
grant execute on function directory.count_visitor, directory.purge_visitors to service_role;
