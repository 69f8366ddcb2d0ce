-- Whatever somebody writes freely on a profile waits here while it holds words that its council forbids, by its name in
-- directory.free_texts; what was there before stays in view.
create table directory.held_texts (
  professional_id uuid primary key references directory.profiles on delete cascade,
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  held_at timestamptz not null default now()
);
alter table directory.held_texts enable row level security;
revoke all on directory.held_texts from anon, authenticated, service_role;
-- Visitors hold the right to ask and see no row, as of memberships.
grant select on directory.held_texts to anon, authenticated;
grant delete on directory.held_texts to authenticated;
grant select, insert, update, delete on directory.held_texts to service_role;
