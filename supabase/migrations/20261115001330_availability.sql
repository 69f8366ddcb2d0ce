-- The free slots of a professional. app/features/availability/slots.ts computes the same for pages; this is what decides
-- when somebody books. A test compares the two.

create function directory.time_zone_of(of_city integer) returns text
language sql stable set search_path = ''
as $$ select coalesce((select c.time_zone from public.cities c where c.id = of_city), 'America/Sao_Paulo') $$;

create function directory.holds_its_time(appointment public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select appointment.status in ('requested', 'proposed', 'confirmed')
    and (appointment.answer_by is null or appointment.answer_by > now())
$$;

create function directory.free_slots(of_professional uuid, first_day date, last_day date)
returns table (starts_at timestamptz, ends_at timestamptz, modality smallint)
language sql stable security definer set search_path = ''
as $$
  select slot.at, slot.at + facts.length, p.modality & facts_of_block.modality
  from directory.profiles p
  cross join lateral (
    select directory.time_zone_of(p.city_id) as zone, make_interval(mins => p.consultation_minutes) as length
  ) facts
  cross join lateral generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as day (at)
  cross join lateral jsonb_array_elements(p.weekly_hours) as block (it)
  cross join lateral (
    select coalesce(directory.modality_bits(block.it ->> 'modality'), 3::smallint) as modality
  ) facts_of_block
  cross join lateral generate_series(
    (day.at::date + (block.it ->> 'starts')::time) at time zone facts.zone,
    (day.at::date + (block.it ->> 'ends')::time) at time zone facts.zone - facts.length,
    facts.length
  ) as slot (at)
  where p.id = of_professional
    and (block.it ->> 'weekday')::integer = extract(dow from day.at)
    and p.modality & facts_of_block.modality <> 0
    and slot.at >= now() + interval '2 hours'
    and day.at::date < (now() at time zone facts.zone)::date + 56
    and not exists (
      select from directory.time_off t
      where t.professional_id = p.id and day.at::date between t.starts_on and t.ends_on
    )
    and (p.works_on_holidays or not directory.is_holiday(day.at::date, p.city_id))
    and not exists (
      select from public.appointments a
      where a.professional_id = p.id and directory.holds_its_time(a)
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(slot.at, slot.at + facts.length)
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

-- Cards show the next free slot of twenty people. It is kept, not computed for every page: a change empties it, and
-- whoever shows it next fills it in. Empty rows cost nothing, so a bulk load does not notice.
create table directory.availability (
  professional_id uuid primary key references directory.profiles on delete cascade,
  changed_at timestamptz,
  next_at timestamptz,
  -- When `next_at` was computed; null when something changed since.
  computed_at timestamptz
);
alter table directory.availability enable row level security;
revoke all on directory.availability from anon, authenticated, service_role;
grant select, insert, update, delete on directory.availability to service_role;

-- What a page needs to compute the slots: no name, no reason, only the times that are taken.
create function directory.availability_of(of_professional uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'zone', directory.time_zone_of(p.city_id),
    'minutes', p.consultation_minutes,
    'modality', case p.modality when 1 then 'presencial' when 2 then 'online' else 'ambos' end,
    'weeklyHours', p.weekly_hours,
    'worksOnHolidays', p.works_on_holidays,
    'localHolidays', (
      select coalesce(jsonb_agg(format('%s-%s', lpad(h.month::text, 2, '0'), lpad(h.day::text, 2, '0'))), '[]')
      from directory.local_holidays h
      where h.city_id = p.city_id or h.state = (select c.state from public.cities c where c.id = p.city_id)),
    'timeOff', (
      select coalesce(jsonb_agg(jsonb_build_object('startsOn', t.starts_on, 'endsOn', t.ends_on)), '[]')
      from directory.time_off t where t.professional_id = p.id and t.ends_on >= current_date - 1),
    'booked', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'startsAt', (extract(epoch from a.starts_at) * 1000)::bigint,
        'endsAt', (extract(epoch from a.ends_at) * 1000)::bigint)), '[]')
      from public.appointments a
      where a.professional_id = p.id and a.ends_at > now() and directory.holds_its_time(a)),
    'changedAt', coalesce((select s.changed_at from directory.availability s where s.professional_id = p.id), p.updated_at)
  )
  from directory.profiles p
  where p.id = of_professional and p.listed_until > now()
$$;

-- Week by week, because nearly everybody has a slot in the first.
create function directory.next_slot(of_professional uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- From yesterday on: zones west of the server's are a day behind.
  day date := current_date - 1;
  next_at timestamptz;
begin
  for week in 0 .. 8 loop
    select min(s.starts_at) into next_at
    from directory.free_slots(of_professional, day + week * 7, day + week * 7 + 6) s;
    exit when next_at is not null;
  end loop;
  return next_at;
end
$$;

create function directory.next_slots_of(professionals uuid[])
returns table (professional_id uuid, next_at timestamptz, zone text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into directory.availability as known (professional_id, next_at, computed_at)
  select p.id, directory.next_slot(p.id), now()
  from directory.profiles p
  left join directory.availability s on s.professional_id = p.id
  where p.id = any (professionals[1:100]) and p.weekly_hours <> '[]'
    and (s.computed_at is null or s.next_at < now() + interval '2 hours' or s.computed_at < now() - interval '12 hours')
  order by p.id
  on conflict (professional_id) do update set next_at = excluded.next_at, computed_at = excluded.computed_at;
  return query
  select s.professional_id, s.next_at, directory.time_zone_of(p.city_id)
  from directory.availability s join directory.profiles p on p.id = s.professional_id
  where s.professional_id = any (professionals[1:100]) and s.next_at is not null and p.listed_until > now();
end
$$;

-- Told to every open page at once (a public topic: it says that something changed, not what).
create function directory.note_availability(of_professional uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.availability as known (professional_id, changed_at) values (of_professional, now())
  on conflict (professional_id) do update set changed_at = excluded.changed_at, computed_at = null;
  perform realtime.send(jsonb_build_object('at', now()), 'changed', 'availability:' || of_professional, false);
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
create trigger note_availability after insert or update of status, starts_at, ends_at or delete on public.appointments
for each row execute function directory.row_changes_availability();

revoke execute on function directory.time_zone_of, directory.holds_its_time, directory.free_slots,
  directory.is_free_slot, directory.availability_of, directory.next_slot, directory.next_slots_of,
  directory.note_availability, directory.profile_changes_availability, directory.row_changes_availability from public;
grant execute on function directory.availability_of, directory.next_slots_of to anon, authenticated, service_role;
grant execute on function directory.free_slots, directory.time_zone_of to service_role;
