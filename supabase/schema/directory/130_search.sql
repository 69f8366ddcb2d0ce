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

-- The keys of a search, with "##" where the number of a stretch of the rotation goes: see directory.search_keys. The last
-- word of a name may be the beginning of one, and what stands between names is not asked for. A beginning costs more to
-- look up than a word: of three and more words the last comes second, to be compared with the rows that the others lead
-- to. Null when nothing is left of a name.
drop function if exists directory.key_template(smallint, smallint[], text);
create function directory.key_template(of_specialty smallint, wanted smallint[], named text) returns text[]
language sql stable set search_path = ''
as $$
  with words as (
    select word, place = max(place) over () as is_last, count(*) over () > 2 as is_long
    from regexp_split_to_table(directory.name_key(named), '[^[:alnum:]]+') with ordinality as w (word, place)
    where word <> '' and word not in ('de', 'da', 'do', 'das', 'dos', 'e', 'dr', 'dra')
  ), keys as (
    select '##s' || of_specialty as key, '' as ending where of_specialty is not null
    union all select '##a' || attribute, '' from unnest(wanted) attribute
    union all select '##n' || word, case when is_last then ':*' else '' end from words where not (is_last and is_long)
  )
  select array[string_agg(quote_literal(key) || ending, ' & '), (select word from words where is_last and is_long)]
  from keys where named is null or exists (select from words)
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

-- The third way: one stretch of the rotation after the other is looked up by its keys (directory.key_template). Good for
-- what few have, and for names.
create or replace function directory.next_by_keys(
  template text[], by_modality smallint, at_times integer, city_bits bytea, verified_after timestamptz,
  from_rank integer, from_id uuid, to_rank integer, size integer
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = off set enable_bitmapscan = on set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
declare
  missing integer := size;
  found_here integer;
  keys tsquery;
begin
  for stretch in (from_rank::bigint + 2147483648) >> 26 .. (to_rank::bigint + 2147483648) >> 26 loop
    keys := replace(template[1], '##', lpad(to_hex(stretch), 2, '0'))::tsquery;
    return query
    -- By itself, so that nothing but the keys decides which rows are read.
    with met as materialized (
      select p.id, p.rank, p.modality, p.availability, p.city_number, p.verified_at from directory.profiles p
      where directory.search_keys(p.rank, p.specialty_id, p.name, p.attributes) @@ keys and p.listed_until > now()
        and (template[2] is null or ' ' || directory.name_key(p.name) like '% ' || template[2] || '%')
    )
    select m.id, m.rank from met m
    where (m.rank, m.id) > (from_rank, from_id) and m.rank <= to_rank and m.modality & by_modality <> 0
      and (at_times = 0 or m.availability & at_times <> 0)
      and (city_bits is null or (m.city_number is not null and get_bit(city_bits, m.city_number) = 1))
      and (verified_after is null or m.verified_at > verified_after)
    order by m.rank, m.id limit missing;
    get diagnostics found_here = row_count;
    missing := missing - found_here;
    exit when missing <= 0;
  end loop;
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
  else
    return query select * from directory.next_with_attributes(of_specialty, by_modality, at_times, in_cities, city_bits,
      wanted, verified_after, from_rank, from_id, to_rank, size, way);
  end if;
end
$$;

-- So many ids in the order of the day, from `start` or behind (after_rank, after_id): up to the end of the ranks, then
-- once around from their beginning.
create or replace function directory.ids_in_rotation(
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
    page := directory.ids_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits, start, null, null, 1001,
      way, wanted, verified_after, template);
    if cardinality(page) <= 1000 then
      return array(
        select p.id from unnest(page) with ordinality as found (id, place)
        join directory.profiles p on p.id = found.id
        order by array_position(in_cities, p.city_number), found.place limit size
      );
    end if;
    page := '{}';
  end if;
  foreach number in array in_cities loop
    page := page || directory.ids_in_rotation(of_specialty, by_modality, at_times, array[number],
      directory.city_bitmap(array[number]), start, null, null, size - cardinality(page),
      case when template is null then 'cities' else 'keys' end, wanted, verified_after, template);
    exit when cardinality(page) >= size;
  end loop;
  return page;
end
$$;

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
  template text[] := case when way = 'keys' then directory.key_template(of_specialty, wanted, named) end;
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
    case when p.weekly_hours <> '[]' then p.availability_facts end, p.rqe, p.title_form, p.city_number
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
  if way = 'cities' and of_specialty is not null then
    return (select count(*) from (
      select from directory.profiles p
      where p.city_number = any (in_cities) and p.specialty_id = of_specialty and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
        and p.attributes @> all_wanted and (verified_after is null or p.verified_at > verified_after)
      limit 1001) met);
  elsif way = 'cities' then
    return (select count(*) from (
      select from directory.profiles p
      where p.city_number = any (in_cities) and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
        and p.attributes @> all_wanted and (verified_after is null or p.verified_at > verified_after)
      limit 1001) met);
  end if;
  return (
    select count(*) from directory.next_narrowed(of_specialty, by_modality, at_times, in_cities, city_bits, all_wanted,
      verified_after, case when way = 'keys' then directory.key_template(of_specialty, wanted, named) end,
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
  day date default (now() at time zone 'America/Sao_Paulo')::date)
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

-- Listed people whose name begins with what somebody is typing or, where there are few, has words that begin so. A common
-- beginning is met within some hundred rows of the rotation; what is not is rare enough to be looked up.
create or replace function directory.suggest_names(typed text, most integer default 5)
returns table (id uuid, name text, specialty text, registration text, rqe text, title_form text, city text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  key text := btrim(directory.name_key(left(typed, 60)));
  start integer := directory.rotation_start((now() at time zone 'America/Sao_Paulo')::date);
  words text := '\m' || regexp_replace(key, '[^[:alnum:]]+', '.* ', 'g');
  found_ids uuid[];
begin
  if length(regexp_replace(key, '[^[:alnum:]]', '', 'g')) < 3 then return; end if;
  found_ids := array(
    select p.id from directory.profiles p
    where directory.name_key(p.name) operator(pg_catalog.~>=~) key
      and directory.name_key(p.name) operator(pg_catalog.~<~) (key || U&'\FFFF') and p.listed_until > now()
    order by directory.name_key(p.name) using operator(pg_catalog.~<~) limit most
  );
  if cardinality(found_ids) < most then
    found_ids := found_ids || array(
      select near.id from (
        select p.id, p.name from directory.profiles p where p.rank >= start and p.listed_until > now()
        order by p.rank, p.id limit 300
      ) near
      where directory.name_key(near.name) ~ words and near.id <> all (found_ids) limit most - cardinality(found_ids)
    );
  end if;
  if cardinality(found_ids) < most then
    found_ids := found_ids || array(
      select n.id from directory.next_narrowed(null, 3::smallint, 0, null, null, '{}', null,
        directory.key_template(null, null, typed), -2147483648, '00000000-0000-0000-0000-000000000000', 2147483647,
        2 * most, 'keys') n
      where n.id <> all (found_ids) limit most - cardinality(found_ids)
    );
  end if;
  return query
  select p.id, p.name, s.name, p.registration, p.rqe, p.title_form, c.name
  from unnest(found_ids) with ordinality as given (id, place) join directory.profiles p on p.id = given.id
  join public.specialties s on s.id = p.specialty_id left join public.cities c on c.id = p.city_id
  order by given.place;
end
$$;

-- How many of each specialty have an attribute, about, from at most some thousand pages of the table; null: how many they
-- are.
create or replace function directory.attribute_shares()
returns table (specialty_id smallint, attribute smallint, people integer)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  share real := least(100, 100 * 4000.0 / greatest(1, pg_relation_size('directory.profiles') / 8192));
begin
  return query
  select p.specialty_id, a, (count(*) * 100 / share)::integer
  from directory.profiles p tablesample system (share), unnest(p.attributes || null::smallint) a
  where p.listed_until is not null group by 1, 2;
end
$$;

revoke execute on function directory.rotation_start, directory.next_in_rotation, directory.key_template,
  directory.next_with_attributes, directory.next_by_keys, directory.next_narrowed, directory.ids_in_rotation, directory.nearest_ids, directory.search_page,
  directory.count_narrowed, directory.way_without_counts, directory.searched_numbers, directory.attribute_ids,
  directory.suggest_names, directory.attribute_shares, public.search_professionals, public.count_professionals
  from public, anon, authenticated, service_role;
grant execute on function directory.rotation_start, directory.search_page, directory.count_narrowed,
  directory.way_without_counts, directory.searched_numbers, directory.attribute_ids, directory.suggest_names,
  directory.attribute_shares, public.search_professionals, public.count_professionals to anon, authenticated, service_role;
