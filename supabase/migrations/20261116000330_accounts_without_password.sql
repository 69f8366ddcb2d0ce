-- Whoever came by an invitation, a link or another service has no password to be asked for: the settings offer one.
create function public.has_password() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = (select auth.uid()) and u.encrypted_password <> '')
$$;
revoke execute on function public.has_password from public, anon;
grant execute on function public.has_password to authenticated;
