-- Where one is signed in. The table is the auth service's; everybody sees and ends only their own sessions.

create or replace function directory.own_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.user_agent,
    s.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (select directory.has_needed_factor())
    and (s.not_after is null or s.not_after > now())
  order by 5 desc, 3 desc
$$;

create or replace function directory.end_own_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Before the check: this session may be ended meanwhile.
  perform from auth.users u where u.id = auth.uid() for update;
  if not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre de novo para encerrar outras sessões.';
  end if;
  delete from auth.sessions s where s.id = session_id and s.user_id = (select auth.uid());
  return found;
end
$$;

create or replace function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable set search_path = ''
as $$ select * from directory.own_sessions() $$;

create or replace function public.end_my_session(session_id uuid) returns boolean
language sql set search_path = ''
as $$ select directory.end_own_session(session_id) $$;

revoke execute on function directory.own_sessions, directory.end_own_session, public.my_sessions, public.end_my_session
  from public, anon, authenticated, service_role;
grant execute on function directory.own_sessions, directory.end_own_session, public.my_sessions, public.end_my_session
  to authenticated;
