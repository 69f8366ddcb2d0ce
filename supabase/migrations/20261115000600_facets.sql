-- How many listed profiles there are of each kind: exact totals of any search without counting rows.

-- City -1: no city.
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

-- Counted anew from the profiles: after a bulk load, or when somebody doubts. Whoever keeps a copy is told to read all of
-- it.
create function directory.rebuild_facets() returns void
language sql security definer set search_path = ''
as $$
  delete from directory.facets;
  insert into directory.facets
  select p.specialty_id, coalesce(p.city_number, -1), p.modality, p.availability, count(*)
  from directory.profiles p where p.listed_until is not null group by 1, 2, 3, 4;
  select pg_notify('facets', ''), pg_notify('profiles', '');
$$;

create index profiles_lapsing on directory.profiles (listed_until) where listed_until is not null;

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

revoke execute on function directory.add_to_facet, directory.count_facets, directory.rebuild_facets,
  directory.unlist_lapsed from public;
grant execute on function directory.rebuild_facets, directory.unlist_lapsed to service_role;
