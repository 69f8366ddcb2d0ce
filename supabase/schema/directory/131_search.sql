-- A page of cards. Those who have given their hours come with what their free times follow from. `wanted` are numbers of
-- directory.attributes; with `nearest_first` the cities are in the order of their distance, and `skip` counts who was
-- shown before.
drop function if exists directory.search_page(
  smallint, smallint, integer, smallint[], bytea, integer, integer, uuid, integer, text);
drop function if exists directory.search_page(
  smallint, smallint, integer, smallint[], bytea, integer, integer, uuid, integer, text, smallint[], boolean, text,
  boolean, integer);
create function directory.search_page(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text, wanted smallint[] default null,
  is_verified boolean default false, named text default null, nearest_first boolean default false,
  skip integer default 0)
returns table (
  id uuid, name text, specialty_id smallint, registration text, approach text, modality smallint, district text,
  city text, state text, schedule text, description text, verified_at timestamptz, rating numeric,
  review_count integer, rank integer, photo text, availability_facts json, rqe text, title_form text,
  city_number smallint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  is_narrowed boolean := wanted is not null or is_verified or named is not null;
  narrowed_to smallint[] := case when is_narrowed then coalesce(wanted, '{}') end;
  verified_after timestamptz := case when is_verified then directory.verified_since() end;
  template text[] := case when way = 'keys' then directory.key_template(of_specialty, at_times, wanted, named)
    else directory.name_patterns(named) end;
  page uuid[];
begin
  if nearest_first then
    page := directory.nearest_ids(of_specialty, by_modality, at_times, in_cities, city_bits, start, skip + size, way,
      narrowed_to, verified_after, template);
  else
    page := directory.ids_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits, start, after_rank,
      after_id, skip + size, way, narrowed_to, verified_after, template);
  end if;
  if skip > 0 then page := page[skip + 1:]; end if;
  return query
  select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, p.city, p.state,
    p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo,
    case when p.has_times then p.availability_facts end, p.rqe, p.title_form, p.city_number
  from unnest(page) with ordinality as wanted (id, place)
  join directory.listed_profiles p on p.id = wanted.id
  order by wanted.place;
end
$$;

-- How many there are, up to a thousand: more than that is told as a thousand and one. In any order, so that the indexes by
-- city, which hold all that is asked for, are read as they come.
create or replace function directory.count_narrowed(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea, way text,
  wanted smallint[], is_verified boolean, named text
) returns integer
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = off set enable_bitmapscan = off set max_parallel_workers_per_gather = 0
as $$
declare
  verified_after timestamptz := case when is_verified then directory.verified_since() end;
  all_wanted smallint[] := coalesce(wanted, '{}');
begin
  if way = 'cities' and named is null and of_specialty is not null then
    return (select count(*) from (
      select from directory.profiles p
      where p.city_number = any (in_cities) and p.specialty_id = of_specialty and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
        and p.attributes @> all_wanted and (verified_after is null or p.verified_at > verified_after)
      limit 1001) met);
  elsif way = 'cities' and named is null then
    return (select count(*) from (
      select from directory.profiles p
      where p.city_number = any (in_cities) and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
        and p.attributes @> all_wanted and (verified_after is null or p.verified_at > verified_after)
      limit 1001) met);
  end if;
  return (
    select count(*) from directory.next_narrowed(of_specialty, by_modality, at_times, in_cities, city_bits, all_wanted,
      verified_after, case when way = 'keys' then directory.key_template(of_specialty, at_times, wanted, named)
        else directory.name_patterns(named) end,
      -2147483648, '00000000-0000-0000-0000-000000000000', 2147483647, 1001, way)
  );
end
$$;

-- For callers without counts at hand: names and attributes are looked up, few cities are read one by one, many along the
-- rotation.
create or replace function directory.way_without_counts(in_cities smallint[], wanted smallint[], named text)
returns text
language sql immutable set search_path = ''
as $$
  select case when wanted is not null or named is not null then 'keys'
    when cardinality(in_cities) <= 40 then 'cities' else 'walk' end
$$;

-- Numbers of the cities of a search; null: all.
create or replace function directory.searched_numbers(in_city text, within_km integer, in_state text)
returns smallint[]
language plpgsql stable set search_path = ''
as $$
declare
  searched integer[] := directory.searched_cities(in_city, within_km);
begin
  if in_state is null then return directory.city_numbers(searched); end if;
  return array(
    select c.number from public.cities c
    where c.state = upper(in_state) and (searched is null or c.id = any (searched)) order by c.number
  );
end
$$;

-- "theme:luto" by its number; of what there is none, nobody has it.
create or replace function directory.attribute_ids(keys text[]) returns smallint[]
language sql stable set search_path = ''
as $$
  select array_agg(coalesce(a.id, -1)) from (select distinct unnest(keys) as key) given
  left join directory.attributes a on a.kind || ':' || a.slug = given.key
$$;

drop function if exists public.search_professionals(
  text, text, text, integer, integer, integer, integer, uuid, date);
drop function if exists public.search_professionals(
  text, text, text, integer, text, integer, text[], boolean, text, integer, integer, uuid, date);
create function public.search_professionals(
  of_specialty text default null, by_modality text default null, in_city text default null,
  within_km integer default null, in_state text default null, at_times integer default null,
  with_attributes text[] default null, only_verified boolean default null, named text default null,
  page_size integer default 20, after_rank integer default null, after_id uuid default null,
  day date default directory.today())
returns table (
  id uuid, name text, specialty text, registration text, approach text, modality text, district text, city text,
  state text, schedule text, description text, verified_at timestamptz, rating numeric, review_count integer,
  rank integer, photo text, rqe text, title_form text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  cities smallint[] := directory.searched_numbers(in_city, within_km, in_state);
  wanted smallint[] := directory.attribute_ids(with_attributes);
  sought text := nullif(left(named, 120), '');
begin
  return query
  select r.id, r.name, s.name, r.registration, r.approach,
    directory.modality_name(r.modality),
    r.district, r.city, r.state, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo,
    r.rqe, r.title_form
  from directory.search_page(
    directory.specialty_id(of_specialty), coalesce(directory.modality_bits(by_modality), 3::smallint),
    coalesce(at_times, 0), cities, directory.city_bitmap(cities), directory.rotation_start(day), after_rank, after_id,
    greatest(1, least(coalesce(page_size, 20), 100)), directory.way_without_counts(cities, wanted, sought),
    wanted, coalesce(only_verified, false), sought
  ) with ordinality as r
  left join public.specialties s on s.id = r.specialty_id
  order by r.ordinality;
end
$$;

-- Exact for the counted filters; narrowed further it is exact up to a thousand, and a thousand and one is "more".
drop function if exists public.count_professionals(text, text, text, integer, integer);
create or replace function public.count_professionals(
  of_specialty text default null, by_modality text default null, in_city text default null,
  within_km integer default null, in_state text default null, at_times integer default null,
  with_attributes text[] default null, only_verified boolean default null, named text default null
) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  wanted_specialty smallint := directory.specialty_id(of_specialty);
  wanted_modality smallint := directory.modality_bits(by_modality);
  cities smallint[] := directory.searched_numbers(in_city, within_km, in_state);
  wanted smallint[] := directory.attribute_ids(with_attributes);
  sought text := nullif(left(named, 120), '');
begin
  if wanted is not null or only_verified or sought is not null then
    return directory.count_narrowed(wanted_specialty, coalesce(wanted_modality, 3::smallint), coalesce(at_times, 0),
      cities, directory.city_bitmap(cities), directory.way_without_counts(cities, wanted, sought), wanted,
      coalesce(only_verified, false), sought);
  end if;
  return (
    select coalesce(sum(f.n), 0) from directory.facets f
    where (wanted_specialty is null or f.specialty_id = wanted_specialty)
      and (wanted_modality is null or f.modality & wanted_modality <> 0)
      and (cities is null or f.city_number = any (cities))
      and (coalesce(at_times, 0) = 0 or f.availability & at_times <> 0)
  );
end
$$;

revoke execute on function directory.search_page, directory.count_narrowed, directory.way_without_counts,
  directory.searched_numbers, directory.attribute_ids, public.search_professionals, public.count_professionals
  from public, anon, authenticated, service_role;
grant execute on function directory.search_page, directory.count_narrowed, directory.way_without_counts,
  directory.searched_numbers, directory.attribute_ids, public.search_professionals, public.count_professionals
  to anon, authenticated, service_role;
