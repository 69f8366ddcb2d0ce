-- Every change of the second factor is told to the owner, with a link that undoes it without signing in: whoever added
-- the factor has locked the owner out.

create or replace function directory.new_protection_link(account uuid, drops_factor boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  insert into directory.protection_links (token_hash, user_id, drops_factor, expires_at)
  values (directory.hash_token(token), account, drops_factor, now() + directory.kept_for('protection_links'));
  return token;
end
$$;

-- In the email about a new password. A factor that comes later is the thief's as well; one that was there before is the
-- owner's, without which the password cannot be changed.
create or replace function directory.password_protection_link(account uuid) returns text
language sql security definer set search_path = ''
as $$ select directory.new_protection_link(account, directory.verified_factor(account) is null) $$;

create or replace function directory.notify_account(kind text, account uuid, drops_factor boolean, more jsonb default '{}')
returns void
language sql security definer set search_path = ''
as $$
  select email.enqueue(notify_account.kind, u.email, more || jsonb_build_object(
    'name', left(coalesce(u.raw_user_meta_data ->> 'name', ''), 120), 'at', now(),
    'timeZone', directory.account_time_zone(account), 'token', directory.new_protection_link(account, drops_factor)),
    counted => email.counted_for_account(account))
  from auth.users u where u.id = account and u.email is not null
$$;

-- Of an account that is being deleted nobody is told.
create or replace function directory.notify_factor_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'verified' then
      perform directory.notify_account('second-factor-removed', old.user_id, true);
    end if;
  elsif new.status = 'verified' and (tg_op = 'INSERT' or old.status <> 'verified') then
    perform directory.notify_account('second-factor-added', new.user_id, true);
  end if;
  return null;
end
$$;
create or replace trigger notify_factor_change after insert or update of status or delete on auth.mfa_factors
for each row execute function directory.notify_factor_change();

-- Whom the link belongs to, as the page shows it: enough to recognise. Nothing when it is unknown, used or too old.
create or replace function directory.protected_account(token text) returns text
language sql stable security definer set search_path = ''
as $$
  select left(u.email, 2) || '…' || substr(u.email, strpos(u.email, '@'))
  from directory.protection_links l join auth.users u on u.id = l.user_id
  where l.token_hash = directory.hash_token(token) and l.expires_at > now()
$$;

-- "Não fui eu": whoever is in the account is out, and the password is nobody's until the owner makes a new one by
-- email. Answers whether the link was good.
create or replace function directory.protect_account(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  link directory.protection_links;
begin
  delete from directory.protection_links l
  where l.token_hash = directory.hash_token(token) and l.expires_at > now() returning l.* into link;
  if link.user_id is null then return false; end if;
  -- Locks the account first, as the auth service does: a sign-in under way ends before this, or fails.
  perform from auth.users u where u.id = link.user_id for update;
  if link.drops_factor then perform directory.drop_second_factor(link.user_id, null); end if;
  -- Somebody may have got in by one of them.
  delete from directory.recovery_codes c where c.user_id = link.user_id;
  delete from directory.factor_removals r where r.user_id = link.user_id;
  update auth.users u set encrypted_password = '', email_change = '', updated_at = now() where u.id = link.user_id;
  delete from auth.one_time_tokens t where t.user_id = link.user_id and t.token_type::text like 'email\_change%';
  delete from auth.sessions s where s.user_id = link.user_id;
  -- Also where there was no password that could have ended it.
  delete from directory.calendar_feeds f using directory.profiles p
  where p.user_id = link.user_id and f.professional_id = p.id;
  return true;
end
$$;

-- Whoever gives the factor has it, and needs no removal.
create or replace function directory.keep_used_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from directory.factor_removals r using auth.mfa_factors f where f.id = new.factor_id and r.user_id = f.user_id;
  return null;
end
$$;
create or replace trigger keep_used_factor after update of verified_at on auth.mfa_challenges
for each row when (new.verified_at is not null) execute function directory.keep_used_factor();

create or replace function directory.remove_due_factors() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
  removed integer := 0;
begin
  for account in select r.user_id from directory.factor_removals r where r.due_at <= now() loop
    perform from auth.users u where u.id = account for update;
    -- A sign-in that gave the factor at this moment stands.
    delete from directory.factor_removals r where r.user_id = account;
    if found then
      perform directory.drop_second_factor(account, null);
      removed := removed + 1;
    end if;
  end loop;
  return removed;
end
$$;

create or replace function directory.purge_protection_links() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select l.token_hash from directory.protection_links l where l.expires_at < now() limit 1000
  ), gone as (
    delete from directory.protection_links l using old where l.token_hash = old.token_hash returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.new_protection_link, directory.password_protection_link, directory.notify_account, directory.notify_factor_change,
  directory.protected_account, directory.protect_account, directory.keep_used_factor,
  directory.remove_due_factors, directory.purge_protection_links from public, anon, authenticated, service_role;
grant execute on function directory.password_protection_link to gateway;
grant execute on function directory.protected_account, directory.protect_account to anon;
grant execute on function directory.remove_due_factors, directory.purge_protection_links to service_role;
