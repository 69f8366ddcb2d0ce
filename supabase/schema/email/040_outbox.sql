-- Emails wait in email.outbox until a worker has sent them: whatever causes one calls email.enqueue in its own
-- transaction, and server/database/leased-queue.ts takes it from there.

-- What somebody causes to be mailed to others has one budget a day, whatever causes it. Over a cap the email is left out,
-- and never the change that it tells of. A professional with forty appointments a day, whose patients hear of each, of its
-- reminder and of a change, sends 120.
create or replace function email.daily_caps() returns table (cause text, most integer)
language sql immutable parallel safe set search_path = ''
as $$
  values
    -- Of a professional whose registration an operator has looked at, and of others.
    ('account', 500), ('newcomer', 120),
    -- Many phones share one network.
    ('network', 200),
    -- To and fro about one appointment, to one of the two sides.
    ('appointment', 10),
    -- A mailbox that has not asked for it: counted over everything that anybody can have sent to it.
    ('mailbox', 10),
    -- The same of those that ask who waits for a time to confirm it.
    ('waiting', 3)
$$;

-- By what an email is counted, each a word of the caps and whose it is: what causes it, and the mailbox, unless somebody who
-- reads it has confirmed that they want it.
create or replace function email.counted(recipient text, is_confirmed boolean, causes text[] default '{}') returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(causes || case when is_confirmed is not true then 'mailbox ' || email.mailbox(recipient) end, null)
$$;

-- Of an email about an account to its owner: anybody can make one with anybody's address.
create or replace function email.counted_for_account(account uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select email.counted(u.email, u.email_confirmed_at is not null) from auth.users u where u.id = account
$$;

create or replace function email.counting_key(subject text) returns bytea
language sql stable security definer set search_path = ''
as $$ select sha256(k.key || sha256(convert_to('mail ' || subject, 'UTF8'))) from directory.mark_key k $$;

create or replace function email.is_within_caps(counted text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_and(cap.most is not null and (
    select count(*) from (
      select from email.sendings s
      where s.subject = email.counting_key(c.subject) and s.sent_at > now() - interval '1 day' limit cap.most
    ) sent) < cap.most), true)
  from unnest(counted) as c (subject) left join email.daily_caps() cap on cap.cause = split_part(c.subject, ' ', 1)
$$;

create or replace function email.purge_sendings() returns bigint
language sql set search_path = ''
as $$
  with gone as (delete from email.sendings s where s.sent_at <= now() - directory.kept_for('visitor_codes') returning 1)
  select count(*) from gone
$$;

-- The same unique key posts one email, however often and by however many it is asked, and is read for nothing else. The
-- subject is what the email is about: an erasure or a change finds it by that. Nothing is posted, and null given, over one of
-- the caps by which it is counted.
drop function if exists email.enqueue(text, text, jsonb, text, timestamptz, timestamptz);
drop function if exists email.enqueue(text, text, jsonb, text, timestamptz, timestamptz, text[]);
create or replace function email.enqueue(
  kind text, recipient text, data jsonb, unique_key text default null, due_at timestamptz default now(),
  expires_at timestamptz default null, counted text[] default '{}', subject_kind text default null,
  subject_id uuid default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
  due timestamptz := coalesce(due_at, now());
begin
  if not email.is_within_caps(enqueue.counted) then
    return (select o.id from email.outbox o where o.unique_key = enqueue.unique_key);
  end if;
  insert into email.outbox (
    kind, recipient, data, unique_key, due_at, expires_at, next_attempt_at, subject_kind, subject_id)
  values (enqueue.kind, lower(btrim(enqueue.recipient)), coalesce(enqueue.data, '{}'), enqueue.unique_key, due,
    coalesce(enqueue.expires_at, due + interval '3 days'), due, enqueue.subject_kind, enqueue.subject_id)
  on conflict do nothing
  returning id into message;
  if message is null then
    select o.id into message from email.outbox o where o.unique_key = enqueue.unique_key;
    return message;
  end if;
  insert into email.sendings (subject) select email.counting_key(c.subject) from unnest(enqueue.counted) as c (subject);
  if due <= now() then perform pg_notify('email', ''); end if;
  return message;
end
$$;

-- A link that was asked for again makes the older ones worthless: those still waiting are not sent.
create or replace function email.supersede(kind text, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where o.recipient = lower(btrim(supersede.recipient)) and o.kind = supersede.kind and o.next_attempt_at is not null
$$;

-- A thousand at a time; returns how many, so that the caller knows when to stop.
create or replace function email.purge_old() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select o.id from email.outbox o
    where o.created_at < now() - directory.kept_for('emails') and o.next_attempt_at is null limit 1000
  ), gone as (
    delete from email.outbox o using old where o.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;

-- What somebody gets as a patient or a visitor, without any account. Others may have signed up with that address: until
-- it is confirmed, none of it is theirs.
create or replace function email.is_for_patient(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('data-erased', 'review-invitation', 'review-hidden', 'report-answered')
    or kind like any (array['appointment-%', 'waiting-%', 'privacy-request-%'])
    and kind not in ('appointment-update', 'appointment-erased')
$$;

-- What was sent to an address goes; what still waits is sent first, and marked, so that it goes then.
create or replace function email.purge_address(address text, with_patients boolean) returns void
language sql security definer set search_path = ''
as $$
  delete from email.outbox o where o.recipient = lower(address) and o.next_attempt_at is null
    and (with_patients or not email.is_for_patient(o.kind));
  update email.outbox o set data = o.data || '{"isFarewell": true}'
  where o.recipient = lower(address) and o.next_attempt_at is not null
    and (with_patients or not email.is_for_patient(o.kind))
$$;

-- Whose account is deleted is not remembered here either.
create or replace function email.purge_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform email.purge_address(old.email, with_patients => old.email_confirmed_at is not null);
  return null;
end
$$;
create or replace trigger purge_emails after delete on auth.users
for each row when (old.email is not null) execute function email.purge_account();

-- Nor is an account's former address, which its deletion would no longer find. What came there as to a patient stays with the
-- appointments.
create or replace function email.purge_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform email.purge_address(old.email, with_patients => false);
  return new;
end
$$;
create or replace trigger purge_former_address before update of email on auth.users
for each row when (lower(old.email) <> lower(new.email)) execute function email.purge_former_address();

-- Some emails tell of the end of what is kept: an erasure, an account, an address, a professional who has left. They go as soon
-- as they are sent or given up: that their reader was here is erased, too.
create or replace function email.purge_farewell() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox o where o.id = new.id;
  return null;
end
$$;
create or replace trigger purge_farewell after update on email.outbox
for each row when (new.next_attempt_at is null and (
  new.kind in ('data-erased', 'account-deleted', 'email-changed') or old.data ?| array['isFarewell', 'hasLeft']
)) execute function email.purge_farewell();

create or replace function directory.export_section_emails(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', o.kind, 'recipient', o.recipient, 'created_at', o.created_at,
    'sent_at', o.sent_at) order by o.created_at)
  from email.outbox o join auth.users u on o.recipient = lower(u.email)
  where u.id = account and (u.email_confirmed_at is not null or not email.is_for_patient(o.kind))
$$;

revoke execute on function email.daily_caps, email.counted, email.counted_for_account, email.counting_key, email.is_within_caps, email.purge_sendings, email.enqueue, email.supersede, email.purge_old, email.is_for_patient,
  email.purge_address, email.purge_account, email.purge_former_address, email.purge_farewell,
  directory.export_section_emails from public, anon, authenticated, service_role, supabase_auth_admin, gateway;
grant execute on function email.enqueue, email.counted_for_account to service_role, gateway;
grant execute on function email.supersede, email.purge_old, email.purge_sendings to service_role;
