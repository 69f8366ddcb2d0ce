-- A description with words that a council forbids waits here, until somebody has looked; the one before stays in view.
create table directory.held_descriptions (
  professional_id uuid primary key references directory.profiles on delete cascade,
  description text not null check (length(description) <= 4000),
  held_at timestamptz not null default now()
);
alter table directory.held_descriptions enable row level security;
revoke all on directory.held_descriptions from anon, authenticated, service_role;
-- Visitors hold the right to ask and see no row, as of memberships.
grant select on directory.held_descriptions to anon, authenticated;
grant delete on directory.held_descriptions to authenticated;
grant select, insert, update, delete on directory.held_descriptions to service_role;
