-- The eight specialties and their approaches.

drop policy if exists "everyone reads the specialties" on public.specialties;
create policy "everyone reads the specialties" on public.specialties for select to anon, authenticated using (true);
drop policy if exists "everyone reads the approaches" on public.approaches;
create policy "everyone reads the approaches" on public.approaches for select to anon, authenticated using (true);

-- The words of the API become the keys of the tables.
create or replace function directory.specialty_id(specialty text) returns smallint
language plpgsql stable set search_path = ''
as $$
declare
  found_id smallint;
begin
  if coalesce(specialty, '') = '' then return null; end if;
  select s.id into found_id from public.specialties s where s.name = specialty;
  if found_id is null then
    raise check_violation using message = format('Especialidade desconhecida: %s.', left(specialty, 60));
  end if;
  return found_id;
end
$$;

revoke execute on function directory.specialty_id from public, anon, authenticated, service_role;
grant execute on function directory.specialty_id to anon, authenticated, service_role;
