-- Who deletes an account and makes it again with the same address goes on where they were.

create or replace function directory.former_account_hash(email text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to('former account ' || lower(btrim(email)), 'UTF8')) $$;

create or replace function directory.remember_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.former_accounts as f (email_hash, trial_end_date, suspended_at)
  select directory.former_account_hash(old.email), m.trial_end_date, m.suspended_at
  from directory.memberships m where m.user_id = old.id
  on conflict (email_hash) do update
  set trial_end_date = excluded.trial_end_date, suspended_at = excluded.suspended_at, left_at = excluded.left_at;
  return old;
end
$$;
create or replace trigger remember_account before delete on auth.users
for each row when (old.email is not null and old.email_confirmed_at is not null)
execute function directory.remember_account();

create or replace function directory.recall_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former directory.former_accounts;
begin
  select * into former from directory.former_accounts f
  where f.email_hash = directory.former_account_hash(new.email) and f.left_at > now() - interval '12 months';
  new.trial_end_date := least(new.trial_end_date, former.trial_end_date);
  new.suspended_at := coalesce(new.suspended_at, former.suspended_at);
  return new;
end
$$;
create or replace trigger recall_account before insert on directory.memberships
for each row when (new.email is not null) execute function directory.recall_account();

create or replace function directory.purge_former_accounts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select f.email_hash from directory.former_accounts f where f.left_at < now() - interval '12 months' limit 1000
  ), gone as (
    delete from directory.former_accounts f using old where f.email_hash = old.email_hash returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.former_account_hash, directory.remember_account, directory.recall_account,
  directory.purge_former_accounts from public, anon, authenticated, service_role;
grant execute on function directory.purge_former_accounts to service_role;
