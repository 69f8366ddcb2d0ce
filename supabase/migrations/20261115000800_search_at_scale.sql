-- Search among millions: exact totals from counts that triggers keep, and pages of twenty from indexes in
-- rotation order. docs/decisions/0005 says what was measured.

-- A dense number for each city, so that a set of cities is a bitmap of 700 bytes.
alter table public.cities add column number smallint;
update public.cities c set number = n.number
from (select id, (row_number() over (order by id) - 1)::smallint as number from public.cities) n where n.id = c.id;
alter table public.cities alter column number set not null, add unique (number);

alter table directory.profiles add column city_number smallint;
grant select (city_number) on directory.profiles to anon, authenticated;

create or replace function directory.prepare_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership directory.memberships;
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  new.registration := nullif(btrim(regexp_replace(new.registration, '\s+', ' ', 'g')), '');
  new.address := nullif(btrim(new.address), '');
  new.district := nullif(btrim(new.district), '');
  new.schedule := nullif(btrim(new.schedule), '');
  new.description := nullif(btrim(new.description), '');
  new.whatsapp := nullif(btrim(new.whatsapp), '');
  new.contact_email := nullif(lower(btrim(new.contact_email)), '');
  new.approach := nullif(new.approach, '');
  if new.approach is not null and not exists (
    select from public.approaches a where a.specialty_id = new.specialty_id and a.name = new.approach
  ) then
    raise check_violation using message = 'A abordagem escolhida não pertence a esta especialidade.';
  end if;
  new.city_number := (select c.number from public.cities c where c.id = new.city_id);
  select * into membership from directory.memberships m where m.user_id = new.user_id;
  new.listed_until := directory.listing_end(new, membership);
  -- A moment that has passed is no listing: lapsed rows leave the indexes and the counts when touched.
  if new.listed_until <= now() then new.listed_until := null; end if;
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration, new.approach, new.age_group, new.modality,
      new.address, new.district, new.city_id, new.schedule, new.description, new.whatsapp, new.contact_email,
      new.weekly_hours)
    is distinct from (old.name, old.specialty_id, old.registration, old.approach, old.age_group, old.modality,
      old.address, old.district, old.city_id, old.schedule, old.description, old.whatsapp, old.contact_email,
      old.weekly_hours)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;

drop index directory.profiles_by_specialty, directory.profiles_by_city, directory.profiles_in_rotation;
create index profiles_in_rotation on directory.profiles (rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null;
create index profiles_by_specialty on directory.profiles (specialty_id, rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null;
create index profiles_by_city on directory.profiles (city_number, rank, id)
  include (specialty_id, modality, availability, listed_until) where listed_until is not null;
create index profiles_by_city_and_specialty on directory.profiles (city_number, specialty_id, rank, id)
  include (modality, availability, listed_until) where listed_until is not null;
create index profiles_city_id on directory.profiles (city_id);
create index profiles_lapsing on directory.profiles (listed_until) where listed_until is not null;

-- How many listed profiles there are of each kind. City -1: no city.
create table directory.facets (
  specialty_id smallint not null,
  city_number smallint not null,
  modality smallint not null,
  availability integer not null,
  n integer not null,
  primary key (specialty_id, city_number, modality, availability)
);
alter table directory.facets enable row level security;
revoke all on directory.facets from anon, authenticated;
grant select on directory.facets to anon, authenticated, service_role;
create policy "everyone reads the counts" on directory.facets for select to anon, authenticated using (true);

-- Announced by its key: whoever keeps a copy of the counts reads the new number after the commit.
create function directory.add_to_facet(kind directory.facets, delta integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.facets as f values (kind.specialty_id, kind.city_number, kind.modality, kind.availability, delta)
  on conflict (specialty_id, city_number, modality, availability) do update set n = f.n + excluded.n;
  perform pg_notify('facets', concat_ws(',', kind.specialty_id, kind.city_number, kind.modality, kind.availability));
end
$$;

create function directory.count_facets() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before directory.facets;
  after directory.facets;
begin
  if tg_op <> 'INSERT' and old.listed_until is not null then
    before := (old.specialty_id, coalesce(old.city_number, -1), old.modality, old.availability, 0);
  end if;
  if tg_op <> 'DELETE' and new.listed_until is not null then
    after := (new.specialty_id, coalesce(new.city_number, -1), new.modality, new.availability, 0);
  end if;
  if before is not distinct from after then return null; end if;
  -- Always the smaller key first, so that two writers never wait for each other in a circle.
  if after.specialty_id is not null and (before.specialty_id is null or after < before) then
    perform directory.add_to_facet(after, 1);
    after := null;
  end if;
  if before.specialty_id is not null then perform directory.add_to_facet(before, -1); end if;
  if after.specialty_id is not null then perform directory.add_to_facet(after, 1); end if;
  return null;
end
$$;

-- On every update, not "of" some columns: listed_until changes by the trigger before, which that would miss.
create trigger count_facets after insert or update or delete on directory.profiles
for each row execute function directory.count_facets();

-- Counted anew from the profiles: after a bulk load, or when somebody doubts.
create function directory.rebuild_facets() returns void
language sql security definer set search_path = ''
as $$
  delete from directory.facets;
  insert into directory.facets
  select p.specialty_id, coalesce(p.city_number, -1), p.modality, p.availability, count(*)
  from directory.profiles p where p.listed_until is not null group by 1, 2, 3, 4;
$$;

-- Run every minute: reads never show a lapsed listing, and this takes it out of the totals too.
create function directory.unlist_lapsed() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update directory.profiles p set user_id = p.user_id
  where p.id in (
    select q.id from directory.profiles q where q.listed_until <= now()
    order by q.specialty_id, q.city_number limit 1000 for update skip locked
  );
  get diagnostics changed = row_count;
  return changed;
end
$$;

/*
 * Twenty ids of a filter in rotation order, from (from_rank, from_id) on. Two ways to the same rows; the
 * caller, who knows the totals, says which is cheaper:
 *   walk    along the rotation, keeping what matches: good when much does
 *   cities  from each wanted city its next ones, then the first of all: good for few cities
 * `by_modality` 3 and `at_times` 0 mean any. Every branch is a statement of its own because a plan with
 * "or parameter is null" in it cannot use the index.
 */
create function directory.next_in_rotation(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  from_rank integer, from_id uuid, to_rank integer, size integer, way text
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = ''
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
  elsif of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  else
    return query
    select p.id, p.rank from directory.profiles p
    where (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  end if;
end
$$;

-- A page of cards: up to the end of the ranks, then once around from their beginning to the day's start.
create function directory.search_page(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text
) returns table (
  id uuid, name text, specialty_id smallint, registration text, approach text, modality smallint, district text,
  city text, state text, schedule text, description text, verified_at timestamptz, rating numeric,
  review_count integer, rank integer
)
language plpgsql stable security definer set search_path = ''
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
  select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, c.name, c.state,
    p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank
  from unnest(page) with ordinality as wanted (id, place)
  join directory.profiles p on p.id = wanted.id
  left join public.cities c on c.id = p.city_id
  order by wanted.place;
end
$$;

-- For callers without counts at hand: few cities are read one by one, many along the rotation.
create or replace function public.search_professionals(
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
#variable_conflict use_column
declare
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return query
  select r.id, r.name, s.name, r.registration, r.approach,
    case r.modality when 1 then 'presencial' when 2 then 'online' when 3 then 'ambos' end,
    r.district, r.city, r.state, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank
  from directory.search_page(
    directory.specialty_id(of_specialty), coalesce(directory.modality_bits(by_modality), 3::smallint),
    coalesce(at_times, 0), wanted, directory.city_bitmap(wanted), directory.rotation_start(day), after_rank, after_id,
    greatest(1, least(coalesce(page_size, 20), 100)), case when cardinality(wanted) <= 40 then 'cities' else 'walk' end
  ) with ordinality as r (
    id, name, specialty_id, registration, approach, modality, district, city, state, schedule, description, verified_at,
    rating, review_count, rank, place)
  left join public.specialties s on s.id = r.specialty_id
  order by r.place;
end
$$;

create function directory.city_numbers(cities integer[]) returns smallint[]
language sql stable set search_path = ''
as $$
  select case when cities is not null then array(select c.number from public.cities c where c.id = any (cities)) end
$$;

create function directory.city_bitmap(numbers smallint[]) returns bytea
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

create or replace function public.directory_figures()
returns table (professionals bigint, specialties bigint, cities bigint)
language sql stable set search_path = ''
as $$
  select coalesce(sum(f.n), 0)::bigint,
    (select count(*) from public.approaches a where exists (
      select from directory.profiles p where p.specialty_id = a.specialty_id and p.approach = a.name)),
    count(distinct f.city_number) filter (where f.city_number >= 0)
  from directory.facets f where f.n > 0
$$;

revoke execute on function directory.add_to_facet, directory.count_facets, directory.rebuild_facets,
  directory.unlist_lapsed, directory.next_in_rotation, directory.search_page, directory.city_numbers,
  directory.city_bitmap from public;
grant execute on function directory.search_page, directory.city_numbers, directory.city_bitmap
  to anon, authenticated, service_role;
grant execute on function directory.rebuild_facets, directory.unlist_lapsed to service_role;
select directory.rebuild_facets();
