-- The clock of whatever belongs to no professional's city, as app/shared/time-zones.ts has it; same-rules.test.ts compares.

create or replace function directory.default_zone() returns text
language sql immutable parallel safe set search_path = ''
as $$ select 'America/Sao_Paulo' $$;

-- The day by which lists turn and end: a professional far west has an hour or two less of it.
create or replace function directory.today() returns date
language sql stable parallel safe set search_path = ''
as $$ select (now() at time zone directory.default_zone())::date $$;

revoke execute on function directory.default_zone, directory.today from public, anon, authenticated, service_role;
-- Search and the clock of a city ask with the rights of who searches.
grant execute on function directory.default_zone, directory.today to anon, authenticated, service_role;
