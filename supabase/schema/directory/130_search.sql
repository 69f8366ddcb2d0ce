-- Search among millions, in a fair order: each day starts the same rotation at another place, and everybody gets the
-- same exposure over time. Stable within the day, paged by (rank, id), so nothing repeats or is skipped.

create or replace function directory.rotation_start(day date) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select pg_catalog.hashtext('betesda ' || to_char(day, 'YYYY-MM-DD')) $$;

/*
 * Twenty ids of a filter in rotation order, from (from_rank, from_id) on. Two ways to the same rows; the
 * caller, who knows the totals, says which is cheaper:
 *   walk    along the rotation, keeping what matches: good when much does
 *   cities  from each wanted city its next ones, then the first of all: good for few cities
 * `by_modality` 3 and `at_times` 0 mean any. Every branch is a statement of its own because a plan with
 * "or parameter is null" in it cannot use the index. So every way has one good plan, whatever is asked for; making one
 * for each search would take longer than the search.
 */
create or replace function directory.next_in_rotation(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  from_rank integer, from_id uuid, to_rank integer, size integer, way text
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
begin
  if way = 'cities' and of_specialty is not null then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number and p.specialty_id = of_specialty
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif way = 'cities' then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif at_times <> 0 and of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty and p.availability <> 0 and p.availability & at_times <> 0
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  elsif at_times <> 0 then
    return query
    select p.id, p.rank from directory.profiles p
    where p.availability <> 0 and p.availability & at_times <> 0
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  elsif of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  else
    return query
    select p.id, p.rank from directory.profiles p
    where (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  end if;
end
$$;

-- A page of cards: up to the end of the ranks, then once around from their beginning to the day's start. Those who have
-- given their hours come with what their free times follow from.
drop function if exists directory.search_page(
  smallint, smallint, integer, smallint[], bytea, integer, integer, uuid, integer, text);
create function directory.search_page(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text)
returns table (
  id uuid, name text, specialty_id smallint, registration text, approach text, modality smallint, district text,
  city text, state text, schedule text, description text, verified_at timestamptz, rating numeric,
  review_count integer, rank integer, photo text, availability_facts json, rqe text, title_form text)
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
    case when p.weekly_hours <> '[]' then p.availability_facts end, p.rqe, p.title_form
  from unnest(page) with ordinality as wanted (id, place)
  join directory.listed_profiles p on p.id = wanted.id
  order by wanted.place;
end
$$;

-- For callers without counts at hand: few cities are read one by one, many along the rotation.
drop function if exists public.search_professionals(
  text, text, text, integer, integer, integer, integer, uuid, date);
create function public.search_professionals(
  of_specialty text default null, by_modality text default null, in_city text default null,
  within_km integer default null, at_times integer default null, page_size integer default 20,
  after_rank integer default null, after_id uuid default null,
  day date default (now() at time zone 'America/Sao_Paulo')::date)
returns table (
  id uuid, name text, specialty text, registration text, approach text, modality text, district text, city text,
  state text, schedule text, description text, verified_at timestamptz, rating numeric, review_count integer,
  rank integer, photo text, rqe text, title_form text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return query
  select r.id, r.name, s.name, r.registration, r.approach,
    directory.modality_name(r.modality),
    r.district, r.city, r.state, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo,
    r.rqe, r.title_form
  from directory.search_page(
    directory.specialty_id(of_specialty), coalesce(directory.modality_bits(by_modality), 3::smallint),
    coalesce(at_times, 0), wanted, directory.city_bitmap(wanted), directory.rotation_start(day), after_rank, after_id,
    greatest(1, least(coalesce(page_size, 20), 100)), case when cardinality(wanted) <= 40 then 'cities' else 'walk' end
  ) with ordinality as r
  left join public.specialties s on s.id = r.specialty_id
  order by r.ordinality;
end
$$;

create or replace function public.count_professionals(
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
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return (
    select coalesce(sum(f.n), 0) from directory.facets f
    where (wanted_specialty is null or f.specialty_id = wanted_specialty)
      and (wanted_modality is null or f.modality & wanted_modality <> 0)
      and (wanted is null or f.city_number = any (wanted))
      and (coalesce(at_times, 0) = 0 or f.availability & at_times <> 0)
  );
end
$$;

revoke execute on function directory.rotation_start, directory.next_in_rotation, directory.search_page,
  public.search_professionals, public.count_professionals from public, anon, authenticated, service_role;
grant execute on function directory.rotation_start, directory.search_page, public.search_professionals,
  public.count_professionals to anon, authenticated, service_role;
