-- How an owner undoes what somebody else did to the account, and how one who lost everything gets back in.

-- The link "não fui eu" in emails about the password and the second factor; only its hash is kept.
create table directory.protection_links (
  token_hash bytea primary key,
  user_id uuid not null references auth.users on delete cascade,
  -- Whether the factor goes as well: where somebody asked for its removal, it stays.
  drops_factor boolean not null,
  expires_at timestamptz not null
);
create index protection_links_user_id on directory.protection_links (user_id);
create index protection_links_expires_at on directory.protection_links (expires_at);

-- The second factor of who lost it together with the recovery codes: an operator has checked who is asking, and the
-- owner has some days to say no.
create table directory.factor_removals (
  user_id uuid primary key references auth.users on delete cascade,
  due_at timestamptz not null
);
create index factor_removals_due_at on directory.factor_removals (due_at);

alter table directory.protection_links enable row level security;
alter table directory.factor_removals enable row level security;
revoke all on directory.protection_links, directory.factor_removals from anon, authenticated, service_role;
