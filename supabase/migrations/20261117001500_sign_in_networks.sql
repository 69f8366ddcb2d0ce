-- From where professionals signed in, as marks that only this installation can make: a review from there is their own,
-- as far as we can tell.

create table directory.sign_in_networks (
  user_id uuid not null references auth.users on delete cascade,
  network text not null check (length(network) <= 64),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index sign_in_networks_last_seen_at on directory.sign_in_networks (last_seen_at);

alter table directory.sign_in_networks enable row level security;
revoke all on directory.sign_in_networks from public, anon, authenticated, service_role;
