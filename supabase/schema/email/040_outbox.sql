-- Emails wait in email.outbox until a worker has sent them: whatever causes one calls email.enqueue in its own
-- transaction, and server/database/leased-queue.ts takes it from there.

-- Whose an address is: "Ana+2@exemplo.com.br" arrives at ana@exemplo.com.br.
create or replace function email.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select regexp_replace(lower(btrim(address)), '\+[^@]*(?=@)', '') $$;

-- The same unique key posts one email, however often and by however many it is asked.
create or replace function email.enqueue(
  kind text, recipient text, data jsonb, unique_key text default null, due_at timestamptz default now(),
  expires_at timestamptz default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
  due timestamptz := coalesce(due_at, now());
begin
  insert into email.outbox (kind, recipient, data, unique_key, due_at, expires_at, next_attempt_at)
  values (enqueue.kind, lower(btrim(enqueue.recipient)), coalesce(enqueue.data, '{}'), enqueue.unique_key, due,
    coalesce(enqueue.expires_at, due + interval '3 days'), due)
  on conflict do nothing
  returning id into message;
  if message is null then
    select o.id into message from email.outbox o where o.unique_key = enqueue.unique_key;
  elsif due <= now() then
    perform pg_notify('email', '');
  end if;
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

revoke execute on function email.mailbox, email.enqueue, email.supersede, email.purge_old, email.is_for_patient,
  email.purge_address, email.purge_account, email.purge_former_address, email.purge_farewell,
  directory.export_section_emails from public, anon, authenticated, service_role, supabase_auth_admin, gateway;
grant execute on function email.enqueue to service_role, gateway;
grant execute on function email.supersede, email.purge_old to service_role;
