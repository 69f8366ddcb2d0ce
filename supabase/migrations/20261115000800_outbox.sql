-- Emails wait here until a worker has sent them: what posts one shares its transaction with it, and a mail
-- server that is down holds nobody up. An email goes out at least once; its Message-ID is always the same, so
-- that a second copy after a crash can be told from a second email.

create schema email;
grant usage on schema email to service_role;

create table email.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,59}$'),
  recipient text not null check (recipient ~ '^[^@\s]+@[^@\s]+$' and length(recipient) <= 254),
  -- What the template needs. Emptied once the email is sent or given up: it may hold a link that opens an account.
  data jsonb not null check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 65536),
  unique_key text unique check (length(unique_key) <= 200),
  due_at timestamptz not null,
  -- Afterwards it is of no use to anybody: a link that has run out, an appointment that is over.
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  -- When it is tried next; while somebody is sending it, when they count as dead. Null once all is done.
  next_attempt_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  -- Never words of a mail server: they name the recipient.
  last_error text check (length(last_error) <= 200),
  created_at timestamptz not null default now(),
  check (num_nonnulls(next_attempt_at, sent_at, failed_at) = 1)
);
create index outbox_next_attempt on email.outbox (next_attempt_at) where next_attempt_at is not null;
create index outbox_created_at on email.outbox (created_at);
create index outbox_recipient on email.outbox (recipient);

alter table email.outbox enable row level security;
revoke all on email.outbox from public, anon, authenticated;
grant select, insert, update, delete on email.outbox to service_role;

-- The same unique key posts one email, however often and by however many it is asked.
create function email.enqueue(
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
    select l.id into message from email.outbox l where l.unique_key = enqueue.unique_key;
  elsif due <= now() then
    perform pg_notify('email', '');
  end if;
  return message;
end
$$;

-- Takes emails that are due and keeps other workers off them for the lease.
create function email.claim(how_many integer, lease interval)
returns table (id uuid, kind text, recipient text, data jsonb, attempt smallint, expires_at timestamptz)
language sql security definer set search_path = ''
as $$
  update email.outbox l set attempts = l.attempts + 1, next_attempt_at = now() + lease
  from (
    select d.id from email.outbox d where d.next_attempt_at <= now()
    order by d.next_attempt_at for update skip locked limit how_many
  ) due
  where l.id = due.id
  returning l.id, l.kind, l.recipient, l.data, l.attempts, l.expires_at
$$;

-- The end of one attempt, by whoever made it: somebody whose lease ran out in the meantime changes nothing.
create function email.mark_sent(message uuid, attempt smallint) returns boolean
language sql security definer set search_path = ''
as $$
  with done as (
    update email.outbox l set sent_at = now(), next_attempt_at = null, last_error = null, data = '{}'
    where l.id = message and l.attempts = attempt and l.next_attempt_at is not null
    returning 1
  )
  select exists (select from done)
$$;

create function email.mark_failed(message uuid, attempt smallint, reason text, retry_at timestamptz) returns boolean
language sql security definer set search_path = ''
as $$
  with done as (
    update email.outbox l set
      last_error = left(reason, 200),
      next_attempt_at = retry_at,
      failed_at = case when retry_at is null then now() end,
      data = case when retry_at is null then '{}' else l.data end
    where l.id = message and l.attempts = attempt and l.next_attempt_at is not null
    returning 1
  )
  select exists (select from done)
$$;

-- A link that was asked for again makes the older ones worthless: those still waiting are not sent.
create function email.supersede(kind text, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox l set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where l.recipient = lower(btrim(supersede.recipient)) and l.kind = supersede.kind and l.next_attempt_at is not null
$$;

-- A thousand at a time; returns how many, so that the caller knows when to stop.
create function email.purge_old() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select l.id from email.outbox l
    where l.created_at < now() - interval '180 days' and l.next_attempt_at is null limit 1000
  ), gone as (
    delete from email.outbox l using old where l.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;

-- Whose account is deleted is not remembered here either; what still waits for them is sent first.
create function email.purge_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox l where l.recipient = lower(old.email) and l.next_attempt_at is null;
  return null;
end
$$;
create trigger purge_emails after delete on auth.users
for each row when (old.email is not null) execute function email.purge_account();

-- What of it a person takes along in the export of the own account.
create function directory.export_section_emails(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'recipient', l.recipient, 'created_at', l.created_at,
    'sent_at', l.sent_at) order by l.created_at)
  from email.outbox l join auth.users u on l.recipient = lower(u.email) where u.id = account
$$;

revoke execute on function email.enqueue, email.claim, email.mark_sent, email.mark_failed, email.supersede, email.purge_old,
  email.purge_account from public;
revoke execute on function directory.export_section_emails from public, anon, authenticated;
grant execute on function email.enqueue, email.claim, email.mark_sent, email.mark_failed, email.supersede, email.purge_old
  to service_role;

-- A new professional is welcomed. An account that was moved here from elsewhere was welcomed there.
create function email.welcome_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform email.enqueue(
    'welcome', new.email, jsonb_build_object('name', left(coalesce(new.raw_user_meta_data ->> 'name', ''), 120)),
    'welcome ' || new.id
  );
  return null;
exception when others then
  -- A sign-up never fails for an email.
  raise warning 'no welcome email: %', sqlstate;
  return null;
end
$$;
revoke execute on function email.welcome_account from public;
create trigger welcome_email after insert on auth.users
for each row when (new.email is not null and new.invited_at is null and new.created_at > now() - interval '1 hour')
execute function email.welcome_account();
