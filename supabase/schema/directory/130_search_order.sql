-- Search among millions, in a fair order. Each day starts the same rotation at another place, and the sixty who come
-- first from there are put in an order that is drawn for the day (directory.ids_in_rotation). Stable within the day,
-- paged by (rank, id), so nothing repeats or is skipped.

-- The day's number: where the rotation starts, and what the first are drawn by.
create or replace function directory.rotation_start(day date) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select pg_catalog.hashtext('betesda ' || to_char(day, 'YYYY-MM-DD')) $$;

/*
 * The next ids of a filter in rotation order, from (from_rank, from_id) on. Two ways to the same rows; the
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

/*
 * As directory.next_in_rotation, for what is asked for beyond the counted filters: attributes, all of which somebody must
 * have, and a confirmed registration. These are read from the rows themselves. How common they are is known to the caller
 * and not to the planner, which therefore is left no other way, nor helpers that take longer to start than it all takes.
 */
create or replace function directory.next_with_attributes(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  wanted smallint[], verified_after timestamptz, from_rank integer, from_id uuid, to_rank integer, size integer, way text
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set max_parallel_workers_per_gather = 0
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
        and p.attributes @> wanted and (verified_after is null or p.verified_at > verified_after)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif way = 'cities' then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
        and p.attributes @> wanted and (verified_after is null or p.verified_at > verified_after)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
      and p.attributes @> wanted and (verified_after is null or p.verified_at > verified_after)
    order by p.rank, p.id limit size;
  else
    return query
    select p.id, p.rank from directory.profiles p
    where (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
      and p.attributes @> wanted and (verified_after is null or p.verified_at > verified_after)
    order by p.rank, p.id limit size;
  end if;
end
$$;

create or replace function directory.next_narrowed(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  wanted smallint[], verified_after timestamptz, template text[],
  from_rank integer, from_id uuid, to_rank integer, size integer, way text
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if way = 'keys' then
    return query select * from directory.next_by_keys(template, by_modality, at_times, city_bits, verified_after,
      from_rank, from_id, to_rank, size);
  elsif template is not null then
    return query select * from directory.next_by_name(of_specialty, by_modality, at_times, in_cities, wanted,
      verified_after, template, from_rank, from_id, to_rank, size);
  else
    return query select * from directory.next_with_attributes(of_specialty, by_modality, at_times, in_cities, city_bits,
      wanted, verified_after, from_rank, from_id, to_rank, size, way);
  end if;
end
$$;

-- So many ids along the rotation, from `start` or behind (after_rank, after_id): up to the end of the ranks, then once
-- around from their beginning.
create or replace function directory.ids_along_rotation(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text,
  wanted smallint[], verified_after timestamptz, template text[]
) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  zero constant uuid := '00000000-0000-0000-0000-000000000000';
  has_wrapped boolean := coalesce(after_rank < start, false);
  is_narrowed boolean := wanted is not null;
  page uuid[] := '{}';
begin
  if not has_wrapped and is_narrowed then
    page := array(
      select n.id from directory.next_narrowed(of_specialty, by_modality, at_times, in_cities, city_bits, wanted,
        verified_after, template, coalesce(after_rank, start), coalesce(after_id, zero), 2147483647, size, way) n
    );
  elsif not has_wrapped then
    page := array(
      select n.id from directory.next_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits,
        coalesce(after_rank, start), coalesce(after_id, zero), 2147483647, size, way) n
    );
  end if;
  if cardinality(page) >= size or start = -2147483648 then return page; end if;
  if is_narrowed then
    return page || array(
      select n.id from directory.next_narrowed(of_specialty, by_modality, at_times, in_cities, city_bits, wanted,
        verified_after, template, case when has_wrapped then after_rank else -2147483648 end,
        case when has_wrapped then after_id else zero end, start - 1, size - cardinality(page), way) n
    );
  end if;
  return page || array(
    select n.id from directory.next_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits,
      case when has_wrapped then after_rank else -2147483648 end, case when has_wrapped then after_id else zero end,
      start - 1, size - cardinality(page), way) n
  );
end
$$;

/*
 * So many ids in the order of the day. Along the rotation alone whoever stands behind a large gap of the ranks would be
 * first on most days, and neighbours would always follow each other. So the first sixty, three pages, are drawn by a
 * hash of day and id. Of a list with no more people everybody has the same chance of each place every day, and who comes
 * or goes moves nobody else. Of a longer one everybody is among the sixty about as often, and who comes or goes there
 * moves one person across their end. Behind them it goes on along the rotation.
 */
create or replace function directory.ids_in_rotation(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text,
  wanted smallint[], verified_after timestamptz, template text[]
) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  most_drawn constant integer := 60;
  drawn uuid[] := directory.ids_along_rotation(of_specialty, by_modality, at_times, in_cities, city_bits, start,
    null, null, most_drawn, way, wanted, verified_after, template);
  last_id uuid := drawn[most_drawn];
  last_rank integer := (select p.rank from directory.profiles p where p.id = last_id);
  page uuid[];
begin
  if (after_rank < start, after_rank, after_id) > (last_rank < start, last_rank, last_id) then
    return directory.ids_along_rotation(of_specialty, by_modality, at_times, in_cities, city_bits, start,
      after_rank, after_id, size, way, wanted, verified_after, template);
  end if;
  page := array(
    select d.id from unnest(drawn) as d (id)
    where after_id is null or uuid_hash_extended(d.id, start) > uuid_hash_extended(after_id, start)
    order by uuid_hash_extended(d.id, start) limit size
  );
  if cardinality(page) >= size or last_id is null then return page; end if;
  return page || directory.ids_along_rotation(of_specialty, by_modality, at_times, in_cities, city_bits, start,
    last_rank, last_id, size - cardinality(page), way, wanted, verified_after, template);
end
$$;

-- The same with the nearest first: `in_cities` is in the order of their distance, and within a city the day's order
-- counts. Of few all are put in order; of many one city is read after the other.
create or replace function directory.nearest_ids(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, size integer, way text, wanted smallint[], verified_after timestamptz, template text[]
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[] := '{}';
  number smallint;
begin
  if wanted is not null then
    page := directory.ids_along_rotation(of_specialty, by_modality, at_times, in_cities, city_bits, start, null, null,
      1001, way, wanted, verified_after, template);
    if cardinality(page) <= 1000 then
      return array(
        select p.id from directory.profiles p where p.id = any (page)
        order by array_position(in_cities, p.city_number), uuid_hash_extended(p.id, start) limit size
      );
    end if;
    page := '{}';
  end if;
  foreach number in array in_cities loop
    page := page || directory.ids_in_rotation(of_specialty, by_modality, at_times, array[number],
      directory.city_bitmap(array[number]), start, null, null, size - cardinality(page),
      case when way = 'keys' then way else 'cities' end, wanted, verified_after, template);
    exit when cardinality(page) >= size;
  end loop;
  return page;
end
$$;

revoke execute on function directory.rotation_start, directory.next_in_rotation, directory.next_with_attributes,
  directory.next_narrowed, directory.ids_along_rotation, directory.ids_in_rotation, directory.nearest_ids
  from public, anon, authenticated, service_role;
grant execute on function directory.rotation_start to anon, authenticated, service_role;
