-- Whoever has set up a second factor is let in by it only: a password alone reads and changes nothing private.

-- The level that the token says and the session still has, which falls when its factor is removed, up to an hour before its
-- tokens end. Nothing when the session is over. By the primary key: policies ask this.
create or replace function directory.session_level() returns text
language sql stable security definer set search_path = ''
as $$
  select case when s.aal = 'aal2' and auth.jwt() ->> 'aal' = 'aal2' then 'aal2' else 'aal1' end
  from auth.sessions s
  where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
    and (s.not_after is null or s.not_after > now())
$$;

create or replace function directory.needed_level() returns text
language sql stable security definer set search_path = ''
as $$
  select case when exists (
    select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified'
  ) then 'aal2' else 'aal1' end
$$;

create or replace function directory.has_needed_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and (directory.needed_level() = 'aal1' or coalesce(directory.session_level() = 'aal2', false))
$$;

-- An access token outlives its session by up to an hour; what cannot be undone asks for the session itself.
create or replace function directory.has_live_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(directory.session_level() >= directory.needed_level(), false)
$$;

-- Password, code or link given within the last ten minutes, in this very session. Our gateway asks the same for its own
-- deeds (server/gateway/auth/sessions/fresh-proof.ts).
create or replace function directory.has_fresh_sign_in() returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.has_live_session() and exists (
    select from auth.mfa_amr_claims c
    where c.session_id = (auth.jwt() ->> 'session_id')::uuid and c.updated_at > now() - interval '10 minutes'
  )
$$;

-- Whom the panel's tables and acts belong to: a password alone owns no professional.
create or replace function directory.own_professional_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from directory.profiles p
  where p.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;

-- Until then somebody else may have made the account with this address.
create or replace function directory.has_confirmed_address(of_professional uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from directory.profiles p join auth.users u on u.id = p.user_id
    where p.id = of_professional and u.email_confirmed_at is not null
  )
$$;

revoke execute on function directory.session_level, directory.needed_level, directory.has_needed_factor, directory.has_live_session, directory.has_fresh_sign_in,
  directory.own_professional_id, directory.has_confirmed_address from public, anon, authenticated, service_role;
grant execute on function directory.has_needed_factor, directory.has_live_session, directory.has_fresh_sign_in,
  directory.own_professional_id to authenticated, service_role;
