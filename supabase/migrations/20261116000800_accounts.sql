-- What is kept of accounts beside the auth service's own tables.

-- By which kinds of browser an account has been used, so that a new one can be reported by email. A kind is kept as
-- a hash that differs from account to account; no address is kept at all.
create table directory.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null check (device ~ '^[0-9a-f]{64}$'),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

alter table directory.known_devices enable row level security;
revoke all on directory.known_devices from public, anon, authenticated;
grant select, insert, update, delete on directory.known_devices to service_role;

-- The auth service notes a device and queues an email inside its own transaction, under its own role.
grant usage on schema email, directory to supabase_auth_admin;

-- Ten codes for who lost the second factor. Only hashes are kept; a code works once, and takes the factor away, because
-- whoever lost it needs a new one and whoever stole the code must not pass unnoticed.
create table directory.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  -- Not a foreign key: a code whose factor is gone is worth nothing, and the table belongs to the auth service.
  factor_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

create table directory.recovery_failures (
  user_id uuid primary key references auth.users on delete cascade,
  failures integer not null,
  since timestamptz not null
);

alter table directory.recovery_codes enable row level security;
alter table directory.recovery_failures enable row level security;
revoke all on directory.recovery_codes, directory.recovery_failures from anon, authenticated, service_role;

-- Who deletes an account and makes it again with the same address goes on where they were: the trial is the same one,
-- and a suspension still holds. Kept for a year, as a hash. Only of confirmed addresses: nobody spends a stranger's
-- trial by signing up with the stranger's address.
create table directory.former_accounts (
  email_hash bytea primary key,
  trial_end_date timestamptz not null,
  suspended_at timestamptz,
  left_at timestamptz not null default now()
);
create index former_accounts_left_at on directory.former_accounts (left_at);

alter table directory.former_accounts enable row level security;
revoke all on directory.former_accounts from anon, authenticated, service_role;
