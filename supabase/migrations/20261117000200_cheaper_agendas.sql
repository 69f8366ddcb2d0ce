-- An agenda asked three tables for each of twenty people, most of whom have nothing there.

-- The files before this one were written anew when each rule had found its place. A database that had applied all of
-- them as they were last is the same; one of an earlier trial has what they no longer make, and cannot go on from here.
do $$
begin
  if to_regproc('directory.next_slots_of') is not null or to_regclass('directory.agendas') is not null then
    raise exception 'este banco é de uma versão de teste antiga, que não pode ser atualizada; comece com um banco vazio';
  end if;
end
$$;

-- Days as "MM-DD", with those of the state: kept with the city, which an agenda reads anyway.
alter table public.cities add column local_holidays text[] not null default '{}';

create function directory.keep_local_holidays() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time: whoever comes second sees what the first has written.
  perform pg_advisory_xact_lock(hashtext('directory.keep_local_holidays'));
  update public.cities c set local_holidays = known.days
  from (
    select c.id, array(
      select format('%s-%s', lpad(h.month::text, 2, '0'), lpad(h.day::text, 2, '0'))
      from directory.local_holidays h where h.city_id = c.id or h.state = c.state order by h.month, h.day
    ) as days
    from public.cities c
  ) known
  where known.id = c.id and known.days <> c.local_holidays;
  return null;
end
$$;
revoke execute on function directory.keep_local_holidays from public;
create trigger keep_local_holidays after insert or update or delete on directory.local_holidays
for each statement execute function directory.keep_local_holidays();
create trigger keep_local_holidays after insert or update of state on public.cities
for each statement execute function directory.keep_local_holidays();
-- Begins with those that are there.
update directory.local_holidays set name = name where false;

-- Everybody who plans a week has a row here; only who ever had time off or an appointment needs to be asked about them.
alter table directory.availability add column is_filled boolean not null default false;
update directory.availability s set is_filled = true
where exists (select from directory.time_off t where t.professional_id = s.professional_id)
  or exists (select from public.appointments a where a.professional_id = s.professional_id);

drop function directory.note_availability;
create function directory.note_availability(of_professional uuid, fills boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.availability as known (professional_id, changed_at, is_filled)
  values (of_professional, now(), fills)
  on conflict (professional_id) do update
  set changed_at = excluded.changed_at, is_filled = known.is_filled or excluded.is_filled;
  perform realtime.send(jsonb_build_object('at', now()), 'changed', 'availability:' || of_professional, false);
  perform directory.notify_profiles(array[of_professional]);
end
$$;
revoke execute on function directory.note_availability from public;

create or replace function directory.profile_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.note_availability(new.id, fills => false);
  return null;
end
$$;

create or replace function directory.row_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_professional uuid := coalesce(new.professional_id, old.professional_id);
begin
  -- Not while the profile itself is being deleted.
  if exists (select from directory.profiles p where p.id = of_professional) then
    perform directory.note_availability(of_professional, fills => true);
  end if;
  return null;
end
$$;

create or replace function directory.appointment_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_professional uuid := coalesce(new.professional_id, old.professional_id);
begin
  -- Not while the profile itself is being deleted.
  if greatest(old.ends_at, new.ends_at) > now()
    and exists (select from directory.profiles p where p.id = of_professional)
  then
    perform directory.note_availability(of_professional, fills => true);
  end if;
  return null;
end
$$;

create or replace view directory.listed_profiles with (security_invoker = true) as
select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, c.name as city, c.state,
  p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo, p.weekly_hours,
  json_build_object(
    'zone', coalesce(c.time_zone, 'America/Sao_Paulo'),
    'minutes', p.consultation_minutes,
    'modality', case p.modality when 1 then 'presencial' when 2 then 'online' else 'ambos' end,
    'weeklyHours', p.weekly_hours,
    'worksOnHolidays', p.works_on_holidays,
    'localHolidays', coalesce(c.local_holidays, '{}'),
    'timeOff', case when s.is_filled then array(
      select json_build_object('startsOn', t.starts_on, 'endsOn', t.ends_on)
      from directory.time_off t where t.professional_id = p.id and t.ends_on >= current_date - 1) else '{}' end,
    'booked', case when s.is_filled then array(
      select json_build_object(
        'startsAt', (extract(epoch from a.starts_at) * 1000)::bigint,
        'endsAt', (extract(epoch from a.ends_at) * 1000)::bigint)
      from public.appointments a
      where a.professional_id = p.id and a.ends_at > now() and a.status in ('requested', 'proposed', 'confirmed')
        and (a.answer_by is null or a.answer_by > now())) else '{}' end
  ) as agenda,
  coalesce(s.changed_at, p.updated_at) as agenda_changed_at
from directory.profiles p
left join public.cities c on c.id = p.city_id
left join directory.availability s on s.professional_id = p.id
where p.listed_until > now();
