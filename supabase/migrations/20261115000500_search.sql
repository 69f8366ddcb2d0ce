-- Search in a fair order: each day starts the same rotation at another place, and everybody gets the
-- same exposure over time. Stable within the day, paged by (rank, id), so nothing repeats or is skipped.

create function directory.rotation_start(day date) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select pg_catalog.hashtext('betesda ' || to_char(day, 'YYYY-MM-DD')) $$;

-- Null: any city. Empty: none matches. Wildcards that somebody types are letters, not patterns.
create function directory.matching_cities(city text) returns integer[]
language sql stable set search_path = ''
as $$
  select case when coalesce(btrim(city), '') = '' then null else array(
    select c.id from public.cities c
    where c.search_key like ('%' || regexp_replace(directory.search_key(btrim(city)), '([\\%_])', '\\\1', 'g') || '%')
  ) end
$$;

create function public.search_professionals(
  of_specialty text default null,
  by_modality text default null,
  in_city text default null,
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
  wanted_cities integer[] := directory.matching_cities(in_city);
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
  in_city text default null
) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  wanted_specialty smallint := directory.specialty_id(of_specialty);
  wanted_modality smallint := directory.modality_bits(by_modality);
  wanted_cities integer[] := directory.matching_cities(in_city);
begin
  return (
    select count(*) from directory.profiles p
    where (wanted_specialty is null or p.specialty_id = wanted_specialty)
      and (wanted_modality is null or p.modality & wanted_modality <> 0)
      and (wanted_cities is null or p.city_id = any (wanted_cities))
  );
end
$$;

-- Cities whose name begins with the words come first, larger before smaller.
create function public.suggest_cities(words text, page_size integer default 8)
returns table (id integer, name text, state text, slug text)
language sql stable set search_path = ''
as $$
  select c.id, c.name, c.state, c.slug from public.cities c
  where c.id = any (directory.matching_cities(words))
  order by not starts_with(c.search_key, directory.search_key(btrim(words))), c.population desc nulls last, c.id
  limit greatest(1, least(coalesce(page_size, 8), 50))
$$;

revoke execute on function directory.rotation_start, directory.matching_cities, public.search_professionals,
  public.count_professionals, public.suggest_cities from public;
grant execute on function directory.rotation_start, directory.matching_cities, public.search_professionals,
  public.count_professionals, public.suggest_cities to anon, authenticated, service_role;
