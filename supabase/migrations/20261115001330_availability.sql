-- The free slots of a professional. app/features/availability/slots.ts computes the same for pages; this is what decides
-- when somebody books. A test compares the two.

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

create function directory.time_zone_of(of_city integer) returns text
language sql stable set search_path = ''
as $$ select coalesce((select c.time_zone from public.cities c where c.id = of_city), 'America/Sao_Paulo') $$;

create function directory.holds_its_time(appointment public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select appointment.status in ('requested', 'proposed', 'confirmed')
    and (appointment.answer_by is null or appointment.answer_by > now())
$$;

-- The days are sifted before slots are cut from them: whether a day is a holiday is asked once a day, not once a slot.
-- Without JIT: the planner takes every series for a thousand rows, and compiling takes longer than running.
create function directory.free_slots(of_professional uuid, first_day date, last_day date)
returns table (starts_at timestamptz, ends_at timestamptz, modality smallint)
language sql stable security definer set search_path = '' set jit = off
as $$
  select slot.at, slot.at + facts.length, p.modality & block.modality
  from directory.profiles p
  cross join lateral (
    select directory.time_zone_of(p.city_id) as zone, make_interval(mins => p.consultation_minutes) as length
  ) facts
  cross join lateral (
    select first_day + n as day
    from generate_series(0, last_day - first_day) as n
    where first_day + n between (now() at time zone facts.zone)::date and (now() at time zone facts.zone)::date + 55
      and p.weekly_hours @> jsonb_build_array(jsonb_build_object('weekday', extract(dow from first_day + n)::integer))
      and not exists (
        select from directory.time_off t
        where t.professional_id = p.id and first_day + n between t.starts_on and t.ends_on
      )
      and (p.works_on_holidays or not directory.is_holiday(first_day + n, p.city_id))
    -- Keeps the conditions here.
    offset 0
  ) open
  cross join lateral (
    select (it ->> 'starts')::time as starts, (it ->> 'ends')::time as ends,
      (case it ->> 'modality' when 'presencial' then 1 when 'online' then 2 else 3 end)::smallint as modality
    from jsonb_array_elements(p.weekly_hours) as it
    where (it ->> 'weekday')::integer = extract(dow from open.day)
    offset 0
  ) block
  cross join lateral generate_series(
    (open.day + block.starts) at time zone facts.zone,
    (open.day + block.ends) at time zone facts.zone - facts.length,
    facts.length
  ) as slot (at)
  where p.id = of_professional
    and p.modality & block.modality <> 0
    and slot.at >= now() + interval '2 hours'
    and not exists (
      select from public.appointments a
      where a.professional_id = p.id and a.starts_at < slot.at + facts.length and a.ends_at > slot.at
        and a.status in ('requested', 'proposed', 'confirmed') and (a.answer_by is null or a.answer_by > now())
    )
  order by slot.at
$$;

create function directory.is_free_slot(of_professional uuid, at timestamptz, in_modality text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from directory.profiles p,
      lateral (select (at at time zone directory.time_zone_of(p.city_id))::date as day) local,
      lateral directory.free_slots(p.id, local.day, local.day) slot
    where p.id = of_professional and slot.starts_at = at
      and slot.modality & directory.modality_bits(in_modality) <> 0
  )
$$;

-- When somebody's free times last changed.
create table directory.availability (
  professional_id uuid primary key references directory.profiles on delete cascade,
  changed_at timestamptz
);
alter table directory.availability enable row level security;
revoke all on directory.availability from anon, authenticated, service_role;
grant select, insert, update, delete on directory.availability to service_role;

-- What pages show of somebody, for one person and for a page of cards. The agenda is what the free times follow from: no
-- name, no reason, only the times that are taken. As text, not binary: it is read by nothing but a page, and would be
-- taken apart and put together twice on its way.
create view directory.listed_profiles with (security_invoker = true) as
select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, c.name as city, c.state,
  p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo, p.weekly_hours,
  json_build_object(
    'zone', coalesce(c.time_zone, 'America/Sao_Paulo'),
    'minutes', p.consultation_minutes,
    'modality', case p.modality when 1 then 'presencial' when 2 then 'online' else 'ambos' end,
    'weeklyHours', p.weekly_hours,
    'worksOnHolidays', p.works_on_holidays,
    'localHolidays', array(
      select format('%s-%s', lpad(h.month::text, 2, '0'), lpad(h.day::text, 2, '0'))
      from directory.local_holidays h where h.city_id = p.city_id or h.state = c.state),
    'timeOff', array(
      select json_build_object('startsOn', t.starts_on, 'endsOn', t.ends_on)
      from directory.time_off t where t.professional_id = p.id and t.ends_on >= current_date - 1),
    'booked', array(
      select json_build_object(
        'startsAt', (extract(epoch from a.starts_at) * 1000)::bigint,
        'endsAt', (extract(epoch from a.ends_at) * 1000)::bigint)
      from public.appointments a
      where a.professional_id = p.id and a.ends_at > now() and a.status in ('requested', 'proposed', 'confirmed')
        and (a.answer_by is null or a.answer_by > now()))
  ) as agenda,
  coalesce((select s.changed_at from directory.availability s where s.professional_id = p.id), p.updated_at)
    as agenda_changed_at
from directory.profiles p left join public.cities c on c.id = p.city_id
where p.listed_until > now();
revoke all on directory.listed_profiles from anon, authenticated, service_role;

create function directory.availability_of(of_professional uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select p.agenda::jsonb || jsonb_build_object('changedAt', p.agenda_changed_at)
  from directory.listed_profiles p where p.id = of_professional
$$;

-- A few days first, because nearly everybody has a slot there; then ever longer stretches.
create function directory.next_slot(of_professional uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- From yesterday on: zones west of the server's are a day behind.
  first_day date := current_date - 1;
  next_at timestamptz;
  length integer;
begin
  foreach length in array array[4, 7, 14, 35] loop
    select min(s.starts_at) into next_at from directory.free_slots(of_professional, first_day, first_day + length - 1) s;
    exit when next_at is not null;
    first_day := first_day + length;
  end loop;
  return next_at;
end
$$;

-- Visit to every open page at once (a public topic: it says that something changed, not what). A kept page shows the
-- next free times, so it goes as well.
create function directory.note_availability(of_professional uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.availability as known (professional_id, changed_at) values (of_professional, now())
  on conflict (professional_id) do update set changed_at = excluded.changed_at;
  perform realtime.send(jsonb_build_object('at', now()), 'changed', 'availability:' || of_professional, false);
  perform directory.notify_profiles(array[of_professional]);
end
$$;

create function directory.profile_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.note_availability(new.id);
  return null;
end
$$;
create trigger note_availability after update on directory.profiles
for each row when (
  (old.weekly_hours, old.consultation_minutes, old.works_on_holidays, old.modality, old.city_id)
  is distinct from (new.weekly_hours, new.consultation_minutes, new.works_on_holidays, new.modality, new.city_id)
) execute function directory.profile_changes_availability();

create function directory.row_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_professional uuid := coalesce(new.professional_id, old.professional_id);
begin
  -- Not while the profile itself is being deleted.
  if exists (select from directory.profiles p where p.id = of_professional) then
    perform directory.note_availability(of_professional);
  end if;
  return null;
end
$$;
create trigger note_availability after insert or update or delete on directory.time_off
for each row execute function directory.row_changes_availability();

-- What is over, and a wish without a time, take no slot: nobody is told of a change that there is not.
create function directory.appointment_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_professional uuid := coalesce(new.professional_id, old.professional_id);
begin
  -- Not while the profile itself is being deleted.
  if greatest(old.ends_at, new.ends_at) > now()
    and exists (select from directory.profiles p where p.id = of_professional)
  then
    perform directory.note_availability(of_professional);
  end if;
  return null;
end
$$;
create trigger note_availability after insert or update of status, starts_at, ends_at or delete on public.appointments
for each row execute function directory.appointment_changes_availability();

revoke execute on function directory.time_zone_of, directory.holds_its_time, directory.free_slots,
  directory.is_free_slot, directory.availability_of, directory.next_slot, directory.note_availability,
  directory.profile_changes_availability, directory.row_changes_availability,
  directory.appointment_changes_availability from public;
grant execute on function directory.availability_of to anon, authenticated, service_role;
grant execute on function directory.free_slots, directory.time_zone_of to service_role;
