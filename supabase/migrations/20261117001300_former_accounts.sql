-- Whoever deletes an account and makes another goes on where they were, by the address, the registration or the payer's
-- CPF: each is kept as a keyed hash.

-- Made once for this installation. Without it a hash of eleven digits would be found by trying them all.
create table directory.mark_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into directory.mark_key default values;

alter table directory.former_accounts rename column email_hash to mark;
alter table directory.former_accounts
  -- Whether it was certainly theirs: a confirmed address, a registration that an operator confirmed, a CPF that paid.
  -- What was not counts only until somebody else proves that it is theirs.
  add column is_proved boolean not null default true;
update directory.former_accounts f set mark = sha256(k.key || f.mark) from directory.mark_key k;

-- Until when the trial would be, had there been no former account.
alter table directory.memberships add column own_trial_end_date timestamptz;

-- With which CPF or CNPJ somebody went to pay.
create table directory.payer_marks (
  user_id uuid primary key references auth.users on delete cascade,
  mark bytea not null
);

alter table directory.mark_key enable row level security;
alter table directory.payer_marks enable row level security;
revoke all on directory.mark_key, directory.payer_marks from anon, authenticated, service_role;
