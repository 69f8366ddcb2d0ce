-- Letters wait here until a worker has sent them: what posts one shares its transaction with it, and a mail
-- server that is down holds nobody up. A letter goes out at least once; its Message-ID is always the same, so
-- that a second copy after a crash can be told from a second letter.

create schema mail;
grant usage on schema mail to service_role;

create table mail.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,59}$'),
  recipient text not null check (recipient ~ '^[^@\s]+@[^@\s]+$' and length(recipient) <= 254),
  -- What the template needs. Emptied once the letter is sent or given up: it may hold a link that opens an account.
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
create index letters_next_attempt on mail.letters (next_attempt_at) where next_attempt_at is not null;
create index letters_created_at on mail.letters (created_at);
create index letters_recipient on mail.letters (recipient);

alter table mail.letters enable row level security;
revoke all on mail.letters from public, anon, authenticated;
grant select, insert, update, delete on mail.letters to service_role;

-- The same unique key posts one letter, however often and by however many it is asked.
create function mail.post(
  kind text, recipient text, data jsonb, unique_key text default null, due_at timestamptz default now(),
  expires_at timestamptz default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  letter uuid;
  due timestamptz := coalesce(due_at, now());
begin
  insert into mail.letters (kind, recipient, data, unique_key, due_at, expires_at, next_attempt_at)
  values (post.kind, lower(btrim(post.recipient)), coalesce(post.data, '{}'), post.unique_key, due,
    coalesce(post.expires_at, due + interval '3 days'), due)
  on conflict do nothing
  returning id into letter;
  if letter is null then
    select l.id into letter from mail.letters l where l.unique_key = post.unique_key;
  elsif due <= now() then
    perform pg_notify('mail', '');
  end if;
  return letter;
end
$$;

-- Takes letters that are due and keeps other workers off them for the lease.
create function mail.claim(how_many integer, lease interval)
returns table (id uuid, kind text, recipient text, data jsonb, attempt smallint, expires_at timestamptz)
language sql security definer set search_path = ''
as $$
  update mail.letters l set attempts = l.attempts + 1, next_attempt_at = now() + lease
  from (
    select d.id from mail.letters d where d.next_attempt_at <= now()
    order by d.next_attempt_at for update skip locked limit how_many
  ) due
  where l.id = due.id
  returning l.id, l.kind, l.recipient, l.data, l.attempts, l.expires_at
$$;

-- The end of one attempt, by whoever made it: somebody whose lease ran out in the meantime changes nothing.
create function mail.mark_sent(letter uuid, attempt smallint) returns boolean
language sql security definer set search_path = ''
as $$
  with done as (
    update mail.letters l set sent_at = now(), next_attempt_at = null, last_error = null, data = '{}'
    where l.id = letter and l.attempts = attempt and l.next_attempt_at is not null
    returning 1
  )
  select exists (select from done)
$$;

create function mail.mark_failed(letter uuid, attempt smallint, reason text, retry_at timestamptz) returns boolean
language sql security definer set search_path = ''
as $$
  with done as (
    update mail.letters l set
      last_error = left(reason, 200),
      next_attempt_at = retry_at,
      failed_at = case when retry_at is null then now() end,
      data = case when retry_at is null then '{}' else l.data end
    where l.id = letter and l.attempts = attempt and l.next_attempt_at is not null
    returning 1
  )
  select exists (select from done)
$$;

-- A link that was asked for again makes the older ones worthless: those still waiting are not sent.
create function mail.supersede(kind text, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update mail.letters l set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where l.recipient = lower(btrim(supersede.recipient)) and l.kind = supersede.kind and l.next_attempt_at is not null
$$;

-- A thousand at a time; returns how many, so that the caller knows when to stop.
create function mail.forget_old() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select l.id from mail.letters l
    where l.created_at < now() - interval '180 days' and l.next_attempt_at is null limit 1000
  ), gone as (
    delete from mail.letters l using old where l.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;

-- Whose account is deleted is not remembered here either; what still waits for them is sent first.
create function mail.forget_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from mail.letters l where l.recipient = lower(old.email) and l.next_attempt_at is null;
  return null;
end
$$;
create trigger forget_letters after delete on auth.users
for each row when (old.email is not null) execute function mail.forget_account();

-- What of it a person takes along in the export of the own account.
create function directory.export_section_letters(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'recipient', l.recipient, 'created_at', l.created_at,
    'sent_at', l.sent_at) order by l.created_at)
  from mail.letters l join auth.users u on l.recipient = lower(u.email) where u.id = account
$$;

revoke execute on function mail.post, mail.claim, mail.mark_sent, mail.mark_failed, mail.supersede, mail.forget_old,
  mail.forget_account from public;
revoke execute on function directory.export_section_letters from public, anon, authenticated;
grant execute on function mail.post, mail.claim, mail.mark_sent, mail.mark_failed, mail.supersede, mail.forget_old
  to service_role;

-- A new professional is welcomed. An account that was moved here from elsewhere was welcomed there.
create function mail.welcome_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform mail.post(
    'welcome', new.email, jsonb_build_object('name', left(coalesce(new.raw_user_meta_data ->> 'name', ''), 120)),
    'welcome ' || new.id
  );
  return null;
exception when others then
  -- A sign-up never fails for a letter.
  raise warning 'no welcome letter: %', sqlstate;
  return null;
end
$$;
revoke execute on function mail.welcome_account from public;
create trigger welcome_letter after insert on auth.users
for each row when (new.email is not null and new.invited_at is null and new.created_at > now() - interval '1 hour')
execute function mail.welcome_account();
