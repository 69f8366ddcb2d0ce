-- Who owns a table may change its triggers, and who owns a function its body; both run with the rights of whoever comes
-- by, the schema's owner among them. So the roles that own `auth`, `storage` and `realtime` are for migrations alone, and
-- the running server acts as this one: it reads and writes rows of `auth` and `realtime` and owns nothing.
do $$
declare
  grantee text;
  owning text;
begin
  if not exists (select from pg_roles where rolname = 'gateway') then
    begin
      -- Its tables have no policies; what it was not granted stays closed to it all the same.
      create role gateway nologin noinherit bypassrls;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  foreach grantee in array array['authenticator', current_user::text] loop
    if not exists (
      select from pg_auth_members m where m.roleid = 'gateway'::regrole and m.member = quote_ident(grantee)::regrole
    ) then
      execute format('grant gateway to %I', grantee);
    end if;
  end loop;
  foreach owning in array array['supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'] loop
    if exists (
      select from pg_auth_members m where m.roleid = owning::regrole and m.member = 'authenticator'::regrole
    ) then
      execute format('revoke %I from authenticator', owning);
    end if;
  end loop;
end
$$;

-- Names of types and tables are looked for in a session's temporary schema first, whatever the search path, also inside
-- functions that run with their owner's rights: a type "text" of one's own would be a way to them. So nobody who serves
-- makes temporary things.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

grant execute on function realtime.install_triggers() to gateway;

set local role supabase_auth_admin;
grant usage on schema auth to gateway;
grant select, insert, update, delete on all tables in schema auth to gateway;
grant usage on all sequences in schema auth to gateway;
alter default privileges in schema auth grant select, insert, update, delete on tables to gateway;
alter default privileges in schema auth grant usage on sequences to gateway;

set local role supabase_realtime_admin;
grant usage on schema realtime to gateway;
grant select, insert, update, delete on all tables in schema realtime to gateway;
grant usage on all sequences in schema realtime to gateway;
grant execute on function realtime.published_tables(), realtime.topic(), realtime.may_send(text, text) to gateway;
alter default privileges in schema realtime grant select, insert, update, delete on tables to gateway;
alter default privileges in schema realtime grant usage on sequences to gateway;
reset role;
