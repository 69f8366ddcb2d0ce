-- Who deletes an account and makes another with the same address, registration or CPF goes on where they were.

create or replace function directory.former_mark(kind text, value text) returns bytea
language sql stable security definer set search_path = ''
as $$
  select sha256(k.key || sha256(convert_to('former account ' || case kind
    when 'email' then email.mailbox(value)
    else kind || ' ' || value end, 'UTF8')))
  from directory.mark_key k
$$;

-- A registration without region or state may be anybody's, and is no mark.
create or replace function directory.registration_mark(profile directory.profiles) returns bytea
language sql stable security definer set search_path = ''
as $$
  select directory.former_mark('registration', key)
  from directory.registration_key(profile.registration, profile.specialty_id) as key where split_part(key, ' ', 3) <> ''
$$;

-- What was proved is not overwritten by somebody who proved nothing.
create or replace function directory.remember_mark(account uuid, mark bytea, is_proved boolean) returns void
language sql security definer set search_path = ''
as $$
  insert into directory.former_accounts as f (mark, trial_end_date, suspended_at, is_proved)
  select remember_mark.mark, m.trial_end_date, m.suspended_at, remember_mark.is_proved
  from directory.memberships m where m.user_id = account and remember_mark.mark is not null
  on conflict (mark) do update set trial_end_date = excluded.trial_end_date, suspended_at = excluded.suspended_at,
    left_at = excluded.left_at, is_proved = excluded.is_proved
  where excluded.is_proved or not f.is_proved
$$;

create or replace function directory.has_paid_by_pix(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from billing.charges c where c.account_id = account and c.provider = 'pix' and c.status <> 'failed')
$$;

create or replace function directory.remember_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.remember_mark(old.id, directory.former_mark('email', old.email), old.email_confirmed_at is not null);
  -- What was only typed is no proof: somebody else's number may be.
  perform directory.remember_mark(old.id, p.mark, true) from directory.payer_marks p
  where p.user_id = old.id and directory.has_paid_by_pix(old.id);
  perform directory.note_erasure('account', old.id);
  return old;
end
$$;
create or replace trigger remember_account before delete on auth.users
for each row execute function directory.remember_account();

-- What an account is known by, and whether its owner has proved it.
create or replace function directory.marks_of(account uuid) returns table (mark bytea, is_proved boolean)
language sql stable security definer set search_path = ''
as $$
  select directory.former_mark('email', u.email), u.email_confirmed_at is not null from auth.users u where u.id = account
  union all
  select directory.registration_mark(p), p.verified_at is not null from directory.profiles p where p.user_id = account
  union all
  select p.mark, false from directory.payer_marks p where p.user_id = account
$$;

-- What counts of former accounts, now: called whenever something of it changes. A mark that nobody proved, and whose
-- owner has proved to be somebody else, gives the trial back: nobody spends a stranger's. Whoever has subscribed keeps the
-- day of the first charge, which the provider knows. A suspension begins now: until now this account was shown, and what
-- was paid for that stays paid (billing.blocks); its owner hears of it, and of no operator's reason, which went with the
-- account that it was about.
create or replace function directory.recall_account(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  former_end timestamptz;
  is_suspended boolean;
  address text;
begin
  select min(f.trial_end_date), coalesce(bool_or(f.is_proved and f.suspended_at is not null), false)
  into former_end, is_suspended
  from directory.marks_of(account) own
  join directory.former_accounts f on f.mark = own.mark and f.left_at > now() - directory.kept_for('former_accounts')
    and (f.is_proved or not own.is_proved);
  update directory.memberships m set
    own_trial_end_date = case when former_end is not null then coalesce(m.own_trial_end_date, m.trial_end_date) end,
    trial_end_date = greatest(least(coalesce(m.own_trial_end_date, m.trial_end_date), former_end),
      case when m.subscription_status <> 'trial' then m.trial_end_date end)
  where m.user_id = account and (former_end is not null or m.own_trial_end_date is not null);
  if is_suspended then
    update directory.memberships m set suspended_at = now() where m.user_id = account and m.suspended_at is null
    returning m.email into address;
    if address is not null then
      perform email.enqueue('listing-suspended', address, jsonb_build_object(
        'name', (select p.name from directory.profiles p where p.user_id = account)));
    end if;
  end if;
end
$$;

drop trigger if exists recall_account on directory.memberships;
drop function if exists directory.recall_account();
drop function if exists directory.former_account_hash(text);

-- At the checkout, before anything is charged. A person's number: a firm pays for many, who had each their own trial. The one
-- that was paid with stays, whatever is typed afterwards.
create or replace function directory.note_payer(account uuid, tax_id text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if directory.has_paid_by_pix(account) then return; end if;
  if length(tax_id) > 11 then
    delete from directory.payer_marks p where p.user_id = account;
    perform directory.recall_account(account);
    return;
  end if;
  insert into directory.payer_marks (user_id, mark) values (account, directory.former_mark('payer', tax_id))
  on conflict (user_id) do update set mark = excluded.mark;
  perform directory.recall_account(account);
end
$$;

-- An operator's decision about a trial stands above what is remembered.
create or replace function directory.forget_marks(account uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from directory.former_accounts f using directory.marks_of(account) own where f.mark = own.mark;
  update directory.memberships m set own_trial_end_date = null
  where m.user_id = account and m.own_trial_end_date is not null
$$;

create or replace function directory.purge_former_accounts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select f.mark from directory.former_accounts f where f.left_at < now() - directory.kept_for('former_accounts') limit 1000
  ), gone as (
    delete from directory.former_accounts f using old where f.mark = old.mark returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.former_mark, directory.has_paid_by_pix, directory.registration_mark, directory.marks_of, directory.remember_mark,
  directory.remember_account, directory.recall_account, directory.note_payer, directory.forget_marks,
  directory.purge_former_accounts from public, anon, authenticated, service_role;
grant execute on function directory.note_payer, directory.purge_former_accounts to service_role;
