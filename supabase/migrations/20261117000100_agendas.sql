-- What pages need to know of somebody's free times, in one place, for one person and for a page of cards. The next free
-- time itself follows from it in app/features/availability/slots.ts, as on the profile; it was computed here a second
-- time and kept, which cost more than the search.

-- As text, not binary: it is read by nothing but a page, and would be taken apart and put together twice on its way.
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

create or replace function directory.availability_of(of_professional uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select p.agenda::jsonb || jsonb_build_object('changedAt', p.agenda_changed_at)
  from directory.listed_profiles p where p.id = of_professional
$$;

create or replace function directory.note_availability(of_professional uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.availability as known (professional_id, changed_at) values (of_professional, now())
  on conflict (professional_id) do update set changed_at = excluded.changed_at;
  perform realtime.send(jsonb_build_object('at', now()), 'changed', 'availability:' || of_professional, false);
  perform directory.announce_profiles(array[of_professional]);
end
$$;
drop function directory.next_slots_of;
alter table directory.availability drop column next_at, drop column computed_at;

-- With the agenda of those who have told their hours.
drop function directory.search_page;
create function directory.search_page(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text)
returns table (
  id uuid, name text, specialty_id smallint, registration text, approach text, modality smallint, district text,
  city text, state text, schedule text, description text, verified_at timestamptz, rating numeric,
  review_count integer, rank integer, photo text, agenda json)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  zero constant uuid := '00000000-0000-0000-0000-000000000000';
  has_wrapped boolean := coalesce(after_rank < start, false);
  page uuid[] := '{}';
begin
  if not has_wrapped then
    page := array(
      select n.id from directory.next_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits,
        coalesce(after_rank, start), coalesce(after_id, zero), 2147483647, size, way) n
    );
  end if;
  if cardinality(page) < size and start > -2147483648 then
    page := page || array(
      select n.id from directory.next_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits,
        case when has_wrapped then after_rank else -2147483648 end, case when has_wrapped then after_id else zero end,
        start - 1, size - cardinality(page), way) n
    );
  end if;
  return query
  select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, p.city, p.state,
    p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo,
    case when p.weekly_hours <> '[]' then p.agenda end
  from unnest(page) with ordinality as wanted (id, place)
  join directory.listed_profiles p on p.id = wanted.id
  order by wanted.place;
end
$$;
-- Every way has one good plan, whatever is asked for; making one for each search took longer than the search.
alter function directory.next_in_rotation set plan_cache_mode = 'force_generic_plan';
revoke execute on function directory.search_page from public;
grant execute on function directory.search_page to anon, authenticated, service_role;

create or replace function public.search_professionals(
  of_specialty text default null, by_modality text default null, in_city text default null,
  within_km integer default null, at_times integer default null, page_size integer default 20,
  after_rank integer default null, after_id uuid default null,
  day date default (now() at time zone 'America/Sao_Paulo')::date)
returns table (
  id uuid, name text, specialty text, registration text, approach text, modality text, district text, city text,
  state text, schedule text, description text, verified_at timestamptz, rating numeric, review_count integer,
  rank integer, photo text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return query
  select r.id, r.name, s.name, r.registration, r.approach,
    case r.modality when 1 then 'presencial' when 2 then 'online' when 3 then 'ambos' end,
    r.district, r.city, r.state, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo
  from directory.search_page(
    directory.specialty_id(of_specialty), coalesce(directory.modality_bits(by_modality), 3::smallint),
    coalesce(at_times, 0), wanted, directory.city_bitmap(wanted), directory.rotation_start(day), after_rank, after_id,
    greatest(1, least(coalesce(page_size, 20), 100)), case when cardinality(wanted) <= 40 then 'cities' else 'walk' end
  ) with ordinality as r (
    id, name, specialty_id, registration, approach, modality, district, city, state, schedule, description, verified_at,
    rating, review_count, rank, photo, agenda, place)
  left join public.specialties s on s.id = r.specialty_id
  order by r.place;
end
$$;
