-- The roles that Supabase has and its clients expect. Roles belong to the whole server, not to one
-- database, so another database may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'anon nologin noinherit',
    'authenticated nologin noinherit',
    'service_role nologin noinherit bypassrls',
    'supabase_auth_admin nologin noinherit',
    'authenticator login noinherit'
  ] loop
    begin
      execute 'create role ' || wanted;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

grant anon, authenticated, service_role, supabase_auth_admin to authenticator;
-- With a DATABASE_URL the one user of that address acts for everybody.
grant anon, authenticated, service_role, supabase_auth_admin to current_user;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- For /readyz, which asks whether every migration was applied.
grant usage on schema supabase_migrations to service_role;
grant select on all tables in schema supabase_migrations to service_role;
alter default privileges in schema supabase_migrations grant select on tables to service_role;
