-- The roles that Supabase has and its clients expect. Roles belong to the whole server, not to one
-- database: another database may have made them already, or be making them at this moment.
do $$
declare
  wanted text;
  grantee text;
begin
  foreach wanted in array array[
    'anon nologin noinherit',
    'authenticated nologin noinherit',
    'service_role nologin noinherit bypassrls',
    'supabase_auth_admin nologin noinherit',
    'supabase_storage_admin nologin noinherit',
    'supabase_realtime_admin nologin noinherit',
    'authenticator login noinherit'
  ] loop
    -- Asked first, because a user who may not make such a role may still find it there.
    continue when exists (select from pg_roles where rolname = split_part(wanted, ' ', 1));
    begin
      execute 'create role ' || wanted;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  -- With a DATABASE_URL the one user of that address acts for everybody, as the shared login does elsewhere.
  foreach wanted in array array[
    'anon', 'authenticated', 'service_role',
    'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'
  ] loop
    foreach grantee in array array['authenticator', current_user::text] loop
      if not exists (
        select from pg_auth_members m
        where m.roleid = wanted::regrole and m.member = quote_ident(grantee)::regrole
      ) then
        execute format('grant %I to %I', wanted, grantee);
      end if;
    end loop;
  end loop;
end
$$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- For /readyz, which asks whether every migration was applied.
grant usage on schema supabase_migrations to service_role;
grant select on all tables in schema supabase_migrations to service_role;
alter default privileges in schema supabase_migrations grant select on tables to service_role;
