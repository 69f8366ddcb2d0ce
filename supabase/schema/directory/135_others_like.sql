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
  online_or_not constant smallint := 3;
  -- Four, and the person: more would cost every profile's page, for whom a free time is not far anyway.
  size constant integer := 5;
  start constant integer := directory.rotation_start(day);
  their_specialty smallint;
  their_city smallint;
  others uuid[] := '{}';
begin
  select p.specialty_id, p.city_number into their_specialty, their_city
  from directory.profiles p where p.id = of_professional;
  if their_specialty is null then return; end if;
  if their_city is not null then
    others := array_remove(directory.ids_in_rotation(their_specialty, online_or_not, any_time, array[their_city], null,
      start, null, null, size, 'cities', null, null, null), of_professional);
  end if;
  if cardinality(others) < size - 1 then
    others := others || array(
      select o from unnest(directory.ids_in_rotation(their_specialty, online, any_time, null, null,
        start, null, null, size + cardinality(others), 'walk', null, null, null)) o
      where o <> all (others || of_professional));
  end if;
  return query
  select p.id, p.name, s.name, p.registration, p.rqe, p.title_form, directory.modality_name(p.modality), p.city, p.photo,
    p.availability_facts
  from unnest(others[:size]) with ordinality as other (id, place)
  join directory.listed_profiles p on p.id = other.id
  join public.specialties s on s.id = p.specialty_id
  order by other.place;
end
$$;

revoke execute on function directory.others_like from public, anon, authenticated, service_role;
grant execute on function directory.others_like to anon;
