-- Search also by hours (bits of directory.availability_bits, any of them) and around a city.
drop function public.search_professionals(text, text, text, integer, integer, uuid, date);
drop function public.count_professionals(text, text, text);

-- "Campinas - SP" and "campinas, sp" name one city; plain words match any part of a name in any state.
create or replace function directory.matching_cities(city text) returns integer[]
language plpgsql stable set search_path = ''
as $$
declare
  words text := directory.search_key(btrim(city));
  parts text[] := regexp_match(words, '^(.+?)\s*[-,/]\s*([a-z]{2})$');
begin
  if coalesce(words, '') = '' then return null; end if;
  if parts is not null and exists (select from public.cities c where c.state = upper(parts[2])) then
    return array(
      select c.id from public.cities c
      where c.state = upper(parts[2]) and c.search_key like directory.contains_pattern(parts[1])
    );
  end if;
  return array(select c.id from public.cities c where c.search_key like directory.contains_pattern(words));
end
$$;

-- Wildcards that somebody types are letters, not patterns.
create function directory.contains_pattern(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' $$;

-- The cities of a search: those that match, or everything within so many kilometres of the largest of them.
create function directory.searched_cities(city text, within_km integer) returns integer[]
language plpgsql stable set search_path = ''
as $$
declare
  matching integer[] := directory.matching_cities(city);
  centre public.cities;
begin
  if matching is null or coalesce(within_km, 0) <= 0 then return matching; end if;
  select * into centre from public.cities c where c.id = any (matching) order by c.population desc nulls last, c.id limit 1;
  return array(
    select c.id from public.cities c
    where directory.distance_km(c.latitude, c.longitude, centre.latitude, centre.longitude) <= least(within_km, 300)
  );
end
$$;

-- Great-circle distance on a sphere: off by less than half a percent, which is less than a city's width.
create function directory.distance_km(lat1 real, lon1 real, lat2 real, lon2 real) returns double precision
language sql immutable strict parallel safe set search_path = ''
as $$
  select 12742 * asin(sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
  ))
$$;

create function public.search_professionals(
  of_specialty text default null,
  by_modality text default null,
  in_city text default null,
  within_km integer default null,
  at_times integer default null,
  page_size integer default 20,
  after_rank integer default null,
  after_id uuid default null,
  day date default (now() at time zone 'America/Sao_Paulo')::date
) returns table (
  id uuid, name text, specialty text, registration text, approach text, modality text, district text, city text,
  state text, schedule text, description text, verified_at timestamptz, rating numeric, review_count integer, rank integer
)
language plpgsql stable set search_path = ''
as $$
declare
  wanted_specialty smallint := directory.specialty_id(of_specialty);
  wanted_modality smallint := directory.modality_bits(by_modality);
  wanted_cities integer[] := directory.searched_cities(in_city, within_km);
  wanted_times integer := nullif(at_times, 0);
  start integer := directory.rotation_start(day);
  -- The place to go on from: the rotation's start, or the last one seen.
  has_wrapped boolean := coalesce(after_rank < start, false);
  size integer := greatest(1, least(coalesce(page_size, 20), 100));
begin
  return query
  with page as (
    (
      select p.id, p.rank, 0 as turn from directory.profiles p
      where not has_wrapped and p.rank >= start
        and (after_rank is null or (p.rank, p.id) > (after_rank, after_id))
        and (wanted_specialty is null or p.specialty_id = wanted_specialty)
        and (wanted_modality is null or p.modality & wanted_modality <> 0)
        and (wanted_cities is null or p.city_id = any (wanted_cities))
        and (wanted_times is null or p.availability & wanted_times <> 0)
      order by p.rank, p.id limit size
    )
    union all
    (
      select p.id, p.rank, 1 as turn from directory.profiles p
      where p.rank < start
        and (not has_wrapped or (p.rank, p.id) > (after_rank, after_id))
        and (wanted_specialty is null or p.specialty_id = wanted_specialty)
        and (wanted_modality is null or p.modality & wanted_modality <> 0)
        and (wanted_cities is null or p.city_id = any (wanted_cities))
        and (wanted_times is null or p.availability & wanted_times <> 0)
      order by p.rank, p.id limit size
    )
    order by turn, rank, id limit size
  )
  select v.id, v.name, v.specialty, v.registration, v.approach, v.modality, v.district, v.city, v.state, v.schedule,
    v.description, v.verified_at, v.rating, v.review_count, page.rank
  from page join public.professionals v on v.id = page.id
  order by page.turn, page.rank, page.id;
end
$$;

create function public.count_professionals(
  of_specialty text default null,
  by_modality text default null,
  in_city text default null,
  within_km integer default null,
  at_times integer default null
) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  wanted_specialty smallint := directory.specialty_id(of_specialty);
  wanted_modality smallint := directory.modality_bits(by_modality);
  wanted_cities integer[] := directory.searched_cities(in_city, within_km);
  wanted_times integer := nullif(at_times, 0);
begin
  return (
    select count(*) from directory.profiles p
    where (wanted_specialty is null or p.specialty_id = wanted_specialty)
      and (wanted_modality is null or p.modality & wanted_modality <> 0)
      and (wanted_cities is null or p.city_id = any (wanted_cities))
      and (wanted_times is null or p.availability & wanted_times <> 0)
  );
end
$$;

-- The city nearest to a place on the map, for "perto de mim".
create function public.nearest_city(latitude real, longitude real)
returns table (id integer, name text, state text, slug text)
language sql stable set search_path = ''
as $$
  select c.id, c.name, c.state, c.slug from public.cities c
  order by directory.distance_km(c.latitude, c.longitude, nearest_city.latitude, nearest_city.longitude), c.id
  limit 1
$$;

-- The landing page's figures: exact counts; how they are rounded for show is the page's business.
create function public.directory_figures()
returns table (professionals bigint, specialties bigint, cities bigint)
language sql stable set search_path = ''
as $$
  select count(*), count(distinct (p.specialty_id, p.approach)) filter (where p.approach is not null), count(distinct p.city_id)
  from directory.profiles p
$$;

revoke execute on function directory.matching_cities, directory.contains_pattern, directory.searched_cities,
  directory.distance_km, public.search_professionals, public.count_professionals, public.nearest_city,
  public.directory_figures from public;
grant execute on function directory.matching_cities, directory.contains_pattern, directory.searched_cities,
  directory.distance_km, public.search_professionals, public.count_professionals, public.nearest_city,
  public.directory_figures to anon, authenticated, service_role;
