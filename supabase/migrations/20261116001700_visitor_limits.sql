-- How often a visitor asked, shared by every process. The key is a keyed hash that changes every day: the table names no
-- address, and yesterday's keys cannot be matched with today's. Unlogged: losing the counts in a crash costs nothing.
create unlogged table directory.visitor_hits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index visitor_hits_resets_at on directory.visitor_hits (resets_at);

alter table directory.visitor_hits enable row level security;
revoke all on directory.visitor_hits from anon, authenticated;
grant select, insert, update, delete on directory.visitor_hits to service_role;
