-- Cities as people name them, near each other, and with their clocks.

drop policy if exists "everyone reads the cities" on public.cities;
create policy "everyone reads the cities" on public.cities for select to anon, authenticated using (true);

create or replace function directory.time_zone_of(of_city integer) returns text
language sql stable set search_path = ''
as $$ select coalesce((select c.time_zone from public.cities c where c.id = of_city), directory.default_zone()) $$;

create or replace function directory.city_id(city text, state text) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  found_id integer;
begin
  if coalesce(btrim(city), '') = '' then return null; end if;
  select c.id into found_id from public.cities c
  where c.state = upper(btrim(city_id.state)) and c.search_key = directory.search_key(btrim(city_id.city));
  if found_id is null then
    raise check_violation using
      message = format('Não encontramos a cidade "%s" em %s.', left(city, 60),
        coalesce(nullif(left(state, 20), ''), 'nenhum estado')),
      hint = 'Escolha a cidade da lista e confira o estado.';
  end if;
  return found_id;
end
$$;

-- Wildcards that somebody types are characters, not patterns.
create or replace function directory.contains_pattern(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' $$;

-- "Goiânia - GO" and "goiania, go" name one city, and "aparecida - go" any of that state with such a part; plain words match
-- any part of a name in any state.
create or replace function directory.matching_cities(city text) returns integer[]
language plpgsql stable set search_path = ''
as $$
declare
  words text := directory.search_key(btrim(city));
  parts text[] := regexp_match(words, '^(.+?)\s*[-,/]\s*([a-z]{2})$');
  named integer[];
  -- Made here: within a query a plan for any words would make it anew for every city.
  pattern text;
begin
  if coalesce(words, '') = '' then return null; end if;
  if parts is not null and exists (select from public.cities c where c.state = upper(parts[2])) then
    named := array(select c.id from public.cities c where c.state = upper(parts[2]) and c.search_key = parts[1]);
    if named <> '{}' then return named; end if;
    pattern := directory.contains_pattern(parts[1]);
    return array(select c.id from public.cities c where c.state = upper(parts[2]) and c.search_key like pattern);
  end if;
  pattern := directory.contains_pattern(words);
  return array(select c.id from public.cities c where c.search_key like pattern);
end
$$;

-- Great-circle distance on a sphere: off by less than half a percent, which is less than a city's width.
create or replace function directory.distance_km(lat1 real, lon1 real, lat2 real, lon2 real) returns double precision
language sql immutable strict parallel safe set search_path = ''
as $$
  select 12742 * asin(sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
  ))
$$;

-- The city of exactly this name, of several the largest: from where distances are measured. "Marte" is part of a name, and
-- no place.
create or replace function directory.city_centre(city text) returns public.cities
language sql stable set search_path = ''
as $$
  select c from public.cities c
  where c.id = any (directory.matching_cities(city))
    and c.search_key in (
      directory.search_key(btrim(city)),
      (regexp_match(directory.search_key(btrim(city)), '^(.+?)\s*[-,/]\s*[a-z]{2}$'))[1]
    )
  order by c.population desc nulls last, c.id limit 1
$$;

-- The cities of a search: those that match, or everything within so many kilometres of the one that is named exactly.
create or replace function directory.searched_cities(city text, within_km integer) returns integer[]
language plpgsql stable set search_path = ''
as $$
declare
  centre public.cities := directory.city_centre(city);
begin
  if centre.id is null or coalesce(within_km, 0) <= 0 then return directory.matching_cities(city); end if;
  return array(
    select c.id from public.cities c
    where directory.distance_km(c.latitude, c.longitude, centre.latitude, centre.longitude) <= least(within_km, 300)
  );
end
$$;

create or replace function directory.city_numbers(cities integer[]) returns smallint[]
language sql stable set search_path = ''
as $$
  select case when cities is not null then array(select c.number from public.cities c where c.id = any (cities)) end
$$;

create or replace function directory.city_bitmap(numbers smallint[]) returns bytea
language plpgsql immutable set search_path = ''
as $$
declare
  bits bytea := decode(repeat('00', 1024), 'hex');
  number smallint;
begin
  if numbers is null then return null; end if;
  foreach number in array numbers loop bits := set_bit(bits, number, 1); end loop;
  return bits;
end
$$;

-- Cities whose name begins with the words come first, larger before smaller.
create or replace function public.suggest_cities(words text, page_size integer default 8)
returns table (id integer, name text, state text, slug text)
language sql stable set search_path = ''
as $$
  select c.id, c.name, c.state, c.slug from public.cities c
  where c.id = any (directory.matching_cities(words))
  order by not starts_with(c.search_key, directory.search_key(btrim(words))), c.population desc nulls last, c.id
  limit greatest(1, least(coalesce(page_size, 8), 50))
$$;

-- The city nearest to a place on the map, for "perto de mim".
create or replace function public.nearest_city(latitude real, longitude real)
returns table (id integer, name text, state text, slug text)
language sql stable set search_path = ''
as $$
  select c.id, c.name, c.state, c.slug from public.cities c
  order by directory.distance_km(c.latitude, c.longitude, nearest_city.latitude, nearest_city.longitude), c.id
  limit 1
$$;

revoke execute on function directory.time_zone_of, directory.city_id, directory.contains_pattern,
  directory.matching_cities, directory.distance_km, directory.city_centre, directory.searched_cities, directory.city_numbers,
  directory.city_bitmap, public.suggest_cities, public.nearest_city from public, anon, authenticated, service_role;
grant execute on function directory.time_zone_of to service_role;
grant execute on function directory.city_id, directory.contains_pattern, directory.matching_cities,
  directory.distance_km, directory.city_centre, directory.searched_cities, directory.city_numbers, directory.city_bitmap,
  public.suggest_cities, public.nearest_city to anon, authenticated, service_role;
