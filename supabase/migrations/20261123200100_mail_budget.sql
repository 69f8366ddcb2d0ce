-- What others cause to be mailed is counted for a day (email.is_within_caps), by keyed hashes of who causes it and of the
-- mailbox. A row for each email: a counter's row would be locked until the end of a job that reminds five hundred.
-- Unlogged: losing the counts in a crash costs nothing.
-- locks: a tabela de consultas, para escrita, por segundos
create unlogged table email.sendings (
  subject bytea not null,
  sent_at timestamptz not null default now()
);
create index sendings_subject on email.sendings (subject, sent_at);
create index sendings_sent_at on email.sendings (sent_at);

alter table email.sendings enable row level security;
revoke all on email.sendings from public, anon, authenticated;
grant select, insert, delete on email.sendings to service_role;

-- Whose an address is: "Ana+2@exemplo.com.br" arrives at ana@exemplo.com.br. The gateway has the same rule for its own
-- limits (server/gateway/auth/mail/mailbox.ts); supabase/tests/mailboxes.attack.test.ts compares the two.
create or replace function email.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select regexp_replace(lower(btrim(address)), '\+[^@]*(?=@)', '') $$;
revoke execute on function email.mailbox from public, anon, authenticated;
grant execute on function email.mailbox to service_role;

-- How often a mailbox was asked for, whatever tags it was written with.
create index appointments_by_mailbox on public.appointments (email.mailbox(patient_email), created_at);
