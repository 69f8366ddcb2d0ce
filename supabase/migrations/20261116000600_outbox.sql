-- Emails wait here until a worker has sent them: what causes one shares its transaction with it, and a mail
-- server that is down holds nobody up. An email goes out at least once; its Message-ID is always the same, so
-- that a second copy after a crash is known from a second email.

create schema email;
grant usage on schema email to service_role;

create table email.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,59}$'),
  recipient text not null check (recipient ~ '^[^@\s]+@[^@\s]+$' and length(recipient) <= 254),
  -- What the template needs. Empty once the email is sent or given up: it may hold a link that opens an account.
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
  check (num_nonnulls(next_attempt_at, sent_at, failed_at) = 1),
  -- Whoever ends the wait empties it, or cannot.
  constraint outbox_emptied check (next_attempt_at is not null or data = '{}')
);
create index outbox_next_attempt on email.outbox (next_attempt_at) where next_attempt_at is not null;
create index outbox_created_at on email.outbox (created_at);
create index outbox_recipient on email.outbox (recipient);

alter table email.outbox enable row level security;
revoke all on email.outbox from public, anon, authenticated;
grant select, insert, update, delete on email.outbox to service_role;
