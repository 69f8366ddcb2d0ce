-- The auth service notes a device and queues an email inside its own transaction, as the role of our gateway, which owns
-- nothing. On a hosted Supabase there is no such gateway, and the role is one that nobody becomes.
do $$
begin
  if not exists (select from pg_roles where rolname = 'gateway') then
    create role gateway nologin noinherit;
  end if;
end
$$;
revoke usage on schema email, directory from supabase_auth_admin;
grant usage on schema email, directory to gateway;
