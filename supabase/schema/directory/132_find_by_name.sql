-- Listed people whose name begins with what somebody is typing or, where there are few, has words that begin so. A common
-- beginning is met within some hundred rows of the rotation; what is not is rare enough to be looked up.
create or replace function directory.suggest_names(typed text, most integer default 5)
returns table (id uuid, name text, specialty text, registration text, rqe text, title_form text, city text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  key text := btrim(directory.name_key(left(typed, 60)));
  start integer := directory.rotation_start(directory.today());
  words text := '\m' || regexp_replace(key, '[^[:alnum:]]+', '.* ', 'g');
  rough text := directory.rough_pattern(key);
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
      where lower(near.name) like rough and directory.name_key(near.name) ~ words and near.id <> all (found_ids)
      limit most - cardinality(found_ids)
    );
  end if;
  if cardinality(found_ids) < most then
    found_ids := found_ids || array(
      select n.id from directory.next_narrowed(null, 3::smallint, 0, null, null, '{}', null,
        directory.key_template(null, 0, null, typed), -2147483648, '00000000-0000-0000-0000-000000000000', 2147483647,
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

-- Who is listed with a registration, however it is written ("CRP 06/166340", "crp 6 166340"): one person, or nobody; without
-- its region, who has that number in any. The council tells the specialty, and two share one; without it, all are asked.
-- "RQE 24192" is a doctor's number as a specialist, which each state's council counts for itself.
drop function if exists directory.find_by_registration(text);
create or replace function directory.find_registered(typed text)
returns table (id uuid, name text, specialty text, registration text, rqe text, title_form text, city text)
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
  select p.id, p.name, s.name, p.registration, p.rqe, p.title_form, c.name
  from directory.profiles p join public.specialties s on s.id = p.specialty_id
  left join public.cities c on c.id = p.city_id
  where typed ~* '^\s*rqe' and p.rqe = regexp_replace(left(typed, 40), '\D', '', 'g') and p.listed_until > now()
  union all
  select p.id, p.name, s.name, p.registration, p.rqe, p.title_form, c.name
  from public.specialties s cross join directory.registration_key(left(typed, 40), s.id) as wanted (key)
  join directory.profiles p on p.specialty_id = s.id and p.registration is not null and p.listed_until > now()
    and directory.registration_key(p.registration, p.specialty_id) operator(pg_catalog.~>=~) wanted.key
    and directory.registration_key(p.registration, p.specialty_id) operator(pg_catalog.~<~) (wanted.key || '!')
  left join public.cities c on c.id = p.city_id
  order by 2, 1 limit 10
$$;

-- The words of listed people's names, the most common first: with them a name that nobody has is read as one that was typed
-- with a slip. Of a large directory some tens of thousands of people are enough, who have all but the rarest names.
create or replace function directory.name_words() returns table (word text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  share real := directory.sample_share();
begin
  return query
  select part from directory.profiles p tablesample system (share),
    regexp_split_to_table(directory.name_key(p.name), '[^[:alnum:]]+') part
  where p.listed_until > now() and length(part) >= 5 group by part order by count(*) desc, part;
end
$$;

revoke execute on function directory.suggest_names, directory.find_registered, directory.name_words from public, anon, authenticated, service_role;
grant execute on function directory.suggest_names, directory.find_registered, directory.name_words to anon, authenticated, service_role;
