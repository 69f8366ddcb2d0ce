-- A professional takes the listing down and puts it up again; the subscription goes on.

create function directory.set_paused(is_paused boolean) returns boolean
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

-- Both answer whether the profile is listed now: a resumed one may still be incomplete or unpaid.
create function public.pause_listing() returns boolean
language sql set search_path = ''
as $$ select directory.set_paused(true) $$;

create function public.resume_listing() returns boolean
language sql set search_path = ''
as $$ select directory.set_paused(false) $$;

revoke execute on function directory.set_paused, public.pause_listing, public.resume_listing from public, anon;
grant execute on function directory.set_paused, public.pause_listing, public.resume_listing to authenticated;
