-- An account of the auth service becomes a professional, and what follows from its changes.

-- Whoever was here before goes on with the trial of then, and reads its end.
create or replace function email.welcome_data(account uuid, name text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', welcome_data.name, 'formerTrialEnd', (
    select m.trial_end_date from directory.memberships m
    where m.user_id = account and m.own_trial_end_date is not null))
$$;

create or replace function email.welcome_account(account uuid, address text, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform email.enqueue('welcome', address, email.welcome_data(account, name), 'welcome ' || account,
    counted => email.counted_for_account(account));
exception when others then
  -- A sign-up never fails for an email.
  raise warning 'no welcome email: %', sqlstate;
end
$$;

-- A new account is a new professional with ten days of trial, who has accepted what the form says in the account's
-- metadata and is welcomed by email. Never fails, whatever is in there: a sign-up must not depend on it.
create or replace function directory.welcome_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name text := left(directory.tidy_name(coalesce(new.raw_user_meta_data ->> 'name', '')), 120);
begin
  if not directory.has_letter(given_name) then given_name := ''; end if;
  insert into directory.memberships (user_id, email) values (new.id, new.email);
  insert into directory.profiles (user_id, name) values (new.id, given_name);
  perform directory.record_acceptance(new.id, new.raw_user_meta_data -> 'accepted_documents');
  -- An account that was moved here from elsewhere was welcomed there.
  if new.email is not null and new.invited_at is null and new.created_at > now() - interval '1 hour' then
    perform email.welcome_account(new.id, new.email, given_name);
  end if;
  return null;
end
$$;
create or replace trigger welcome_account after insert on auth.users
for each row execute function directory.welcome_account();

create or replace function directory.follow_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.email is distinct from new.email then
    update directory.memberships m set email = new.email where m.user_id = new.id;
    -- Where the profile shows the account's address, as it does when no other was given, it shows the new one.
    begin
      update directory.profiles p set contact_email = new.email
      where p.user_id = new.id and p.contact_email = lower(old.email);
    exception when check_violation then
      -- A contact's address has a dot in its host, an account's may have none: the account changes all the same.
      raise warning 'no new contact address: %', sqlerrm;
    end;
  end if;
  -- Whoever proves to own the address may not be who made the account, and whoever changes the password may do it
  -- because another one knows it: a calendar address from before would go on showing the patients to the other one.
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    or old.encrypted_password is distinct from new.encrypted_password then
    delete from directory.calendar_feeds f using directory.profiles p
    where p.user_id = new.id and f.professional_id = p.id;
  end if;
  perform directory.recall_account(new.id);
  return null;
end
$$;
-- A password that is only hashed anew leaves `updated_at` alone.
create or replace trigger follow_account after update of email, email_confirmed_at, encrypted_password on auth.users
for each row when (
  old.email is distinct from new.email or old.email_confirmed_at is null and new.email_confirmed_at is not null
  or old.encrypted_password is distinct from new.encrypted_password and old.updated_at is distinct from new.updated_at
) execute function directory.follow_account();

-- Whoever came by an invitation, a link or another service has no password to be asked for: the settings offer one.
create or replace function public.has_password() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = (select auth.uid()) and u.encrypted_password <> '')
$$;

revoke execute on function email.welcome_data, email.welcome_account, directory.welcome_account, directory.follow_account,
  public.has_password from public, anon, authenticated, service_role;
grant execute on function public.has_password to authenticated;
