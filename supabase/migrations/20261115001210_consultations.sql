-- How somebody attends: how long a consultation takes, whether on holidays, and the days off. Slots are made of these
-- and of the weekly hours, whose blocks may now say how one attends in them:
-- {"weekday": 1, "starts": "08:00", "ends": "12:00", "modality": "online"}; without it, as the profile says.

create or replace function directory.are_weekly_hours(hours jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  block jsonb;
  latest text := '';
begin
  if jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) > 50 then return false; end if;
  for block in select * from jsonb_array_elements(hours) loop
    if jsonb_typeof(block) <> 'object'
      or block - array['weekday', 'starts', 'ends', 'modality'] <> '{}'
      or jsonb_typeof(block -> 'weekday') is distinct from 'number'
      or (block ->> 'weekday') !~ '^[0-6]$'
      or coalesce(block ->> 'starts', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(block ->> 'ends', '') !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
      or (block ->> 'starts') >= (block ->> 'ends')
      or (block ->> 'weekday') || (block ->> 'starts') < latest
      or (block ? 'modality' and coalesce(block ->> 'modality', '') not in ('presencial', 'online', 'ambos'))
    then
      return false;
    end if;
    latest := (block ->> 'weekday') || (block ->> 'ends');
  end loop;
  return true;
end
$$;

-- Days on which nobody is received. The reason is for the owner alone; slots are made by functions that see the days.
create table directory.time_off (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null default directory.own_professional_id()
    references directory.profiles on delete cascade,
  starts_on date not null check (starts_on between '2020-01-01' and '2100-01-01'),
  ends_on date not null,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  constraint time_off_in_order check (ends_on >= starts_on),
  constraint time_off_within_a_year check (ends_on - starts_on <= 366),
  unique (professional_id, starts_on, ends_on)
);
alter table directory.time_off enable row level security;
revoke all on directory.time_off from anon, authenticated, service_role;
grant select, insert, update, delete on directory.time_off to authenticated, service_role;

create policy "professionals read their own time off" on directory.time_off
for select to authenticated using (professional_id = (select directory.own_professional_id()));
create policy "professionals plan their own time off" on directory.time_off
for insert to authenticated with check (professional_id = (select directory.own_professional_id()));
create policy "professionals change their own time off" on directory.time_off
for update to authenticated using (professional_id = (select directory.own_professional_id()))
with check (professional_id = (select directory.own_professional_id()));
create policy "professionals give up their own time off" on directory.time_off
for delete to authenticated using (professional_id = (select directory.own_professional_id()));

create function directory.limit_time_off() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from directory.time_off t where t.professional_id = new.professional_id) >= 100 then
    raise check_violation using message = 'São no máximo 100 períodos sem atendimento. Apague os que já passaram.';
  end if;
  new.reason := nullif(btrim(new.reason), '');
  return new;
end
$$;
revoke execute on function directory.limit_time_off from public;
create trigger limit_time_off before insert on directory.time_off
for each row execute function directory.limit_time_off();

create view public.time_off with (security_invoker = true) as
select t.id, t.professional_id, t.starts_on, t.ends_on, t.reason, t.created_at from directory.time_off t;
revoke all on public.time_off from anon, authenticated;
grant select, insert, update, delete on public.time_off to authenticated, service_role;
