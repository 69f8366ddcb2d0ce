-- Where an account has a second factor, the panel's tables, the pause and the photos ask for it as well: a password
-- alone owns no professional.

create or replace function directory.own_professional_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from directory.profiles p
  where p.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;

create or replace function directory.set_paused(is_paused boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.memberships m
  set paused_at = case when is_paused then coalesce(m.paused_at, now()) end
  where m.user_id = (select auth.uid()) and (select directory.has_needed_factor());
  if not found then
    raise insufficient_privilege using message = 'Entre na sua conta para pausar ou retomar o perfil.';
  end if;
  return directory.is_listed(directory.own_professional_id());
end
$$;

create policy "photos are added with the second factor, where there is one" on storage.objects
as restrictive for insert to authenticated
with check (bucket_id <> 'photos' or (select directory.has_needed_factor()));
create policy "photos are removed with the second factor, where there is one" on storage.objects
as restrictive for delete to authenticated
using (bucket_id <> 'photos' or (select directory.has_needed_factor()));
