-- Access tokens outlive their session by up to an hour. Whoever remembers that a session is there hears when it is not.

set local role supabase_auth_admin;

create function auth.notify_ended_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('ended_sessions', old.id::text);
  return null;
end
$$;

create trigger ended_sessions after delete or update of not_after on auth.sessions
for each row execute function auth.notify_ended_session();

reset role;
