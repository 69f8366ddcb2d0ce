-- Emails wait in email.outbox until a worker has sent them: whatever causes one calls email.enqueue in its own
-- transaction.

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
    select l.id into message from email.outbox l where l.unique_key = enqueue.unique_key;
  elsif due <= now() then
    perform pg_notify('email', '');
  end if;
  return message;
end
$$;

-- Takes emails that are due and keeps other workers off them for the lease.
create or replace function email.claim(how_many integer, lease interval)
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
create or replace function email.mark_sent(message uuid, attempt smallint) returns boolean
language sql security definer set search_path = ''
as $$
  with done as (
    update email.outbox l set sent_at = now(), next_attempt_at = null, last_error = null, data = '{}'
    where l.id = message and l.attempts = attempt and l.next_attempt_at is not null
    returning 1
  )
  select exists (select from done)
$$;

create or replace function email.mark_failed(message uuid, attempt smallint, reason text, retry_at timestamptz)
returns boolean
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
create or replace function email.supersede(kind text, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox l set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where l.recipient = lower(btrim(supersede.recipient)) and l.kind = supersede.kind and l.next_attempt_at is not null
$$;

-- A thousand at a time; returns how many, so that the caller knows when to stop.
create or replace function email.purge_old() returns integer
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
create or replace function email.purge_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox l where l.recipient = lower(old.email) and l.next_attempt_at is null;
  return null;
end
$$;
create or replace trigger purge_emails after delete on auth.users
for each row when (old.email is not null) execute function email.purge_account();

create or replace function directory.export_section_emails(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'recipient', l.recipient, 'created_at', l.created_at,
    'sent_at', l.sent_at) order by l.created_at)
  from email.outbox l join auth.users u on l.recipient = lower(u.email) where u.id = account
$$;

revoke execute on function email.enqueue, email.claim, email.mark_sent, email.mark_failed, email.supersede,
  email.purge_old, email.purge_account, directory.export_section_emails from public, anon, authenticated, service_role;
grant execute on function email.enqueue to service_role, supabase_auth_admin;
grant execute on function email.claim, email.mark_sent, email.mark_failed, email.supersede, email.purge_old to
  service_role;
