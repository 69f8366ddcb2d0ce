-- How long is kept what does not simply go with its account. These are the only copies of the numbers: what purges asks
-- `directory.kept_for`, and `npm run types` writes them to app/features/privacy/retention.generated.ts, from where pages,
-- jobs and the tests of the example configurations have them. In the database, because a period that its caller could
-- choose would let whoever calls empty the operators' log.

create or replace function directory.retention() returns table (what text, period text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    ('access_records', '6 months'),
    ('account_events', '365 days'),
    ('appointments', '90 days'),
    ('backups', '30 days'),
    ('charges', '5 years'),
    ('devices', '400 days'),
    ('emails', '180 days'),
    -- Longer than any backup, so that a restore finds what to erase again.
    ('erasures', '90 days'),
    ('former_accounts', '12 months'),
    ('incidents', '5 years'),
    ('known_networks', '90 days'),
    ('operator_acts', '5 years'),
    ('operator_reasons', '12 months'),
    ('privacy_requests', '5 years'),
    ('protection_links', '7 days'),
    ('report_contacts', '180 days'),
    ('sessions', '90 days'),
    ('unconfirmed_waiting', '1 day'),
    ('unused_review_links', '60 days'),
    ('visitor_codes', '1 day'),
    -- Whoever waits chooses a day, which is no further than this.
    ('waiting_list', '60 days')
$$;

create or replace function directory.kept_for(what text) returns interval
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  found_period text := (select r.period from directory.retention() r where r.what = kept_for.what);
begin
  -- A null would purge nothing, and nobody would notice.
  if found_period is null then raise 'There is no period for "%".', what; end if;
  return found_period::interval;
end
$$;

revoke execute on function directory.retention, directory.kept_for from public, anon, authenticated, service_role;
-- For triggers, which run with the rights of who writes.
grant execute on function directory.retention, directory.kept_for to service_role;
