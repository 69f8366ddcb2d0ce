-- Others of the same specialty who have given their hours, for the foot of a profile: of the same city first, then online.
-- In the day's rotation, as a search has them. Also for somebody who is not listed any more, of whom it says nothing else.
-- Whether a time is free is reckoned from the facts (app/features/availability/slots.ts).
create or replace function directory.others_like(of_professional uuid, day date) returns table (
  id uuid, name text, specialty text, registration text, rqe text, title_form text, modality text, city text, photo text,
  availability_facts json)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  any_time constant integer := (1 << 21) - 1;
  online constant smallint := 2;
  -- Four, and the person: more would cost every profile's page, for whom a free time is not far anyway.
  size constant integer := 5;
  start constant integer := directory.rotation_start(day);
  known directory.profiles;
begin
  select * into known from directory.profiles p where p.id = of_professional;
  if known.specialty_id is null then return; end if;
  return query
  with near as materialized (
    select r.*, 0 as distance from directory.search_page(of_specialty => known.specialty_id, by_modality => 3::smallint,
      at_times => any_time, in_cities => array[known.city_number], city_bits => null, start => start,
      after_rank => null, after_id => null, size => size, way => 'cities') with ordinality r
    where r.id <> known.id and known.city_number is not null
  ), far as (
    select r.*, 1 as distance from directory.search_page(of_specialty => known.specialty_id, by_modality => online,
      at_times => any_time, in_cities => null, city_bits => null, start => start, after_rank => null, after_id => null,
      size => size + 1 - (select count(*)::integer from near), way => 'walk') with ordinality r
    where (select count(*) from near) < 4 and r.id <> known.id and r.id not in (select n.id from near n)
  )
  select r.id, r.name, s.name, r.registration, r.rqe, r.title_form, directory.modality_name(r.modality), r.city, r.photo,
    r.availability_facts
  from (select * from near union all select * from far) r join public.specialties s on s.id = r.specialty_id
  order by r.distance, r.ordinality;
end
$$;

revoke execute on function directory.others_like from public, anon, authenticated, service_role;
grant execute on function directory.others_like to anon;
