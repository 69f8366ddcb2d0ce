-- From which of our own pages somebody came to a profile, and by which filters of the search, counted by day. Counts only,
-- as in directory.daily_counts: of a search its filters' names, never what was asked for.
create table directory.daily_origins (
  professional_id uuid not null references directory.profiles on delete cascade,
  day date not null,
  origin text not null check (origin ~ '^[a-z-]{1,40}$'),
  views integer not null check (views > 0),
  primary key (professional_id, day, origin)
);

alter table directory.daily_origins enable row level security;
revoke all on directory.daily_origins from anon, authenticated, service_role;
grant select on directory.daily_origins to authenticated;
grant select, insert, update, delete on directory.daily_origins to service_role;
