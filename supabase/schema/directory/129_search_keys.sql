-- The third way of directory.next_narrowed, and a fourth for names in a place with few people.

-- The words of a name that somebody looks for: the last may be the beginning of one, and what stands between names is not
-- asked for.
create or replace function directory.sought_words(named text)
returns table (word text, is_last boolean, is_long boolean)
language sql immutable set search_path = ''
as $$
  select word, place = max(place) over (), count(*) over () > 2
  from regexp_split_to_table(directory.name_key(named), '[^[:alnum:]]+') with ordinality as w (word, place)
  where word <> '' and word not in ('de', 'da', 'do', 'das', 'dos', 'e', 'dr', 'dra')
$$;

-- The keys of a search, with "##" where the number of a stretch of the rotation goes: see directory.search_keys. The
-- beginning of a word costs more to look up than a word: of three and more words the last comes second, to be compared
-- with the rows that the others lead to. Null when nothing is left of a name.
drop function if exists directory.key_template(smallint, smallint[], text);
create or replace function directory.key_template(
  of_specialty smallint, at_times integer, wanted smallint[], named text
) returns text[]
language sql stable set search_path = ''
as $$
  with words as (select * from directory.sought_words(named)), keys as (
    select quote_literal('##s' || of_specialty) as key where of_specialty is not null
    union all select '(' || string_agg(quote_literal('##t' || slot), '|') || ')' from generate_series(0, 20) slot
      where at_times & (1 << slot) <> 0 having count(*) > 0
    union all select quote_literal('##a' || attribute) from unnest(wanted) attribute
    union all select quote_literal('##n' || word) || case when is_last then ':*' else '' end
      from words where not (is_last and is_long)
  )
  select array[string_agg(key, ' & '), (select word from words where is_last and is_long)]
  from keys where named is null or exists (select from words)
$$;

-- What a name must be like, each of these; null where none is asked for. A name without words is nobody's.
create or replace function directory.name_patterns(named text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg('% ' || word || case when is_last then '%' else ' %' end), '{-}')
  from directory.sought_words(named) where named is not null having named is not null
$$;

-- One stretch of the rotation after the other is looked up by its keys. Good for what few have, and for names.
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
      where directory.search_keys(p.rank, p.specialty_id, p.availability, p.name, p.attributes) @@ keys
        and p.listed_until > now()
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

-- What a written name must be like to have these words at all: letters that directory.name_key makes of others stand for
-- any (search.test.ts compares the two). To know that costs a tenth of a name's plain letters, and leaves few to be made.
create or replace function directory.rough_pattern(words text) returns text
language sql immutable set search_path = ''
as $$ select '%' || translate(regexp_replace(words, '[^[:alnum:]]+', '%', 'g'), 'aeioucn', '_______') || '%' $$;

-- Where few people live, all of them are looked at: a common name has more people in the country than the place has.
create or replace function directory.next_by_name(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], wanted smallint[],
  verified_after timestamptz, patterns text[], from_rank integer, from_id uuid, to_rank integer, size integer
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = off set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
declare
  specialties smallint[] := case when of_specialty is null then array(select s.id from public.specialties s) else array[of_specialty] end;
  rough text[] := array(select directory.rough_pattern(pattern) from unnest(patterns) pattern);
begin
  return query
  with met as materialized (
    select p.id, p.rank from directory.profiles p
    where p.city_number = any (in_cities) and p.specialty_id = any (specialties) and p.listed_until > now()
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank
      and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      and p.attributes @> wanted and (verified_after is null or p.verified_at > verified_after)
      and lower(p.name) like all (rough) and ' ' || directory.name_key(p.name) || ' ' like all (patterns)
  )
  select m.id, m.rank from met m order by m.rank, m.id limit size;
end
$$;

revoke execute on function directory.sought_words, directory.key_template, directory.name_patterns, directory.rough_pattern,
  directory.next_by_keys, directory.next_by_name from public, anon, authenticated, service_role;
