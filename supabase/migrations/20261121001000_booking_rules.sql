-- How somebody may be booked, beside the hours of an ordinary week: services with their lengths, pauses, notice and horizon,
-- and the hours of single dates.

-- {"buffer": 10, "notice": 1440, "horizon": 28, "confirms": true,
--  "services": [{"id": "a1", "name": "Primeira consulta", "minutes": 80, "modality": "online", "fee": 200}]}
-- Minutes, minutes and days. What is not there is as for everybody (app/features/professionals/booking-rules.ts). One value on
-- the profile, as the weekly hours are: it is read and saved as a whole. The function is here and not in supabase/schema,
-- because the table calls it.
create function directory.are_booking_rules(rules jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  services jsonb := coalesce(rules -> 'services', '[]');
  service jsonb;
begin
  if jsonb_typeof(rules) <> 'object'
    or rules - array['buffer', 'notice', 'horizon', 'confirms', 'services'] <> '{}'
    or coalesce(jsonb_typeof(rules -> 'confirms'), 'boolean') <> 'boolean'
    or jsonb_typeof(services) <> 'array'
    or jsonb_array_length(services) > 12
  then
    return false;
  end if;
  for service in select * from jsonb_array_elements(services) loop
    if jsonb_typeof(service) <> 'object'
      or service - array['id', 'name', 'minutes', 'modality', 'fee'] <> '{}'
      or coalesce(service ->> 'id', '') !~ '^[a-z0-9]{1,12}$'
      or jsonb_typeof(service -> 'name') is distinct from 'string'
      or length(btrim(service ->> 'name')) not between 2 and 80
      or not service ? 'minutes'
      or (service ? 'modality' and coalesce(service ->> 'modality', '') not in ('presencial', 'online'))
    then
      return false;
    end if;
  end loop;
  return (select count(*) = count(distinct it ->> 'id') from jsonb_array_elements(services) it)
    and not exists (
      select from (
        select rules -> key, low, high
        from (values ('buffer', 0, 120), ('notice', 60, 20160), ('horizon', 1, 90)) as bounds (key, low, high)
        union all
        select it -> key, low, high
        from jsonb_array_elements(services) it, (values ('minutes', 10, 240), ('fee', 1, 99999)) as bounds (key, low, high)
      ) as numbers (given, low, high)
      where given is not null
        and not case when given::text ~ '^\d{1,6}$' then given::text::integer between low and high else false end
    );
end
$$;
revoke execute on function directory.are_booking_rules from public;
grant execute on function directory.are_booking_rules to authenticated, service_role;

alter table directory.profiles add column booking_rules jsonb not null default '{}'
  check (booking_rules = '{}' or directory.are_booking_rules(booking_rules));
grant select (booking_rules) on directory.profiles to anon, authenticated;
grant update (booking_rules) on directory.profiles to authenticated;

-- Hours of one date: closed ones, in which nobody is received, and extra ones beside those of the week. Times are of the
-- professional's own clock. The reason is for the owner alone.
create table directory.date_hours (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  kind text not null check (kind in ('closed', 'extra')),
  day date not null check (day between '2020-01-01' and '2100-01-01'),
  starts time not null,
  ends time not null,
  -- Of extra hours; without one somebody attends as the profile says.
  modality text check (modality is null or modality in ('presencial', 'online') and kind = 'extra'),
  reason text check (length(reason) <= 200),
  -- Closed hours that come back every week were planned together.
  series_id uuid,
  created_at timestamptz not null default now(),
  constraint date_hours_in_order check (ends > starts),
  -- Extra hours of a date never overlap, or a time would be offered twice.
  constraint extra_hours_apart exclude using gist (professional_id with =, day with =,
    int4range(extract(epoch from starts)::integer, extract(epoch from ends)::integer) with &&) where (kind = 'extra')
);
create index date_hours_of_professional on directory.date_hours (professional_id, day);

alter table directory.date_hours enable row level security;
revoke all on directory.date_hours from anon, authenticated, service_role;
grant select, insert, update, delete on directory.date_hours to authenticated, service_role;

alter table public.appointments
  -- As it was called when it was asked for: a service may be renamed or given up meanwhile.
  add column service text check (length(service) <= 80),
  -- The professional lets the clock say yes (booking_rules, `confirms`).
  add column is_automatic boolean not null default false;
