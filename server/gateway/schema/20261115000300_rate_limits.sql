-- How often somebody asked, shared by every process. Keys are keyed hashes: the table names neither an
-- address nor an account. Unlogged: losing the counts in a crash costs nothing.
set local role supabase_auth_admin;

create unlogged table auth.rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on auth.rate_limits (resets_at);
alter table auth.rate_limits enable row level security;

reset role;
