-- How many listed profiles there are of each kind: exact totals of any search without counting rows.

drop policy if exists "everyone reads the counts" on directory.facets;
create policy "everyone reads the counts" on directory.facets for select to anon, authenticated using (true);

-- Announced by its key: whoever keeps a copy of the counts reads the new number after the commit.
create or replace function directory.add_to_facet(kind directory.facets, delta integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.facets as f values (kind.specialty_id, kind.city_number, kind.modality, kind.availability, delta)
  on conflict (specialty_id, city_number, modality, availability) do update set n = f.n + excluded.n;
  perform pg_notify('facets', concat_ws(',', kind.specialty_id, kind.city_number, kind.modality, kind.availability));
end
$$;

-- Called for every profile that was written or deleted: of a new one there is no `old_row`, of a deleted one no
-- `new_row`.
create or replace function directory.count_facets(old_row directory.profiles, new_row directory.profiles) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before directory.facets;
  after directory.facets;
begin
  if old_row.listed_until is not null then
    before := (old_row.specialty_id, coalesce(old_row.city_number, -1), old_row.modality, old_row.availability, 0);
  end if;
  if new_row.listed_until is not null then
    after := (new_row.specialty_id, coalesce(new_row.city_number, -1), new_row.modality, new_row.availability, 0);
  end if;
  if before is not distinct from after then return; end if;
  -- Always the smaller key first, so that two writers never wait for each other in a circle.
  if after.specialty_id is not null and (before.specialty_id is null or after < before) then
    perform directory.add_to_facet(after, 1);
    after := null;
  end if;
  if before.specialty_id is not null then perform directory.add_to_facet(before, -1); end if;
  if after.specialty_id is not null then perform directory.add_to_facet(after, 1); end if;
end
$$;

-- Counted anew from the profiles: after a bulk load, or when somebody doubts. Whoever keeps a copy reads all of it.
create or replace function directory.rebuild_facets() returns void
language sql security definer set search_path = ''
as $$
  delete from directory.facets;
  insert into directory.facets
  select p.specialty_id, coalesce(p.city_number, -1), p.modality, p.availability, count(*)
  from directory.profiles p where p.listed_until is not null group by 1, 2, 3, 4;
  select pg_notify('facets', ''), pg_notify('profiles', '');
$$;

revoke execute on function directory.add_to_facet, directory.count_facets, directory.rebuild_facets from public, anon,
  authenticated, service_role;
grant execute on function directory.rebuild_facets to service_role;
