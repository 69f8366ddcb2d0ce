-- How often a profile was seen and its owner contacted, by day of the profile's own time zone. Counts only: nobody who
-- came is known here.
create table directory.daily_counts (
  professional_id uuid not null references directory.profiles on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  whatsapp integer not null default 0 check (whatsapp >= 0),
  email integer not null default 0 check (email >= 0),
  appointments integer not null default 0 check (appointments >= 0),
  primary key (professional_id, day)
);

alter table directory.daily_counts enable row level security;
revoke all on directory.daily_counts from anon, authenticated, service_role;
grant select on directory.daily_counts to authenticated;
grant select, insert, update, delete on directory.daily_counts to service_role;

-- Views and contacts, counted in batches. A visitor counts once a day for each profile and kind: by a mark, the hash of
-- network and browser with the day's salt. Both are unlogged, so no backup and no log of changes ever holds them, and
-- both go when the day is over: then nobody can tell any more who a mark was. After a crash of the database they are
-- gone sooner, and somebody who comes again that day counts again.
create unlogged table directory.day_salts (
  day date primary key,
  salt bytea not null
);

create unlogged table directory.visitor_marks (
  day date not null,
  mark bigint not null,
  primary key (day, mark)
);

alter table directory.day_salts enable row level security;
alter table directory.visitor_marks enable row level security;
revoke all on directory.day_salts, directory.visitor_marks from anon, authenticated, service_role;

-- The last contact of a profile, for its owner's open panel: that there was one, and by which way.
create table public.contact_events (
  professional_id uuid primary key references directory.profiles on delete cascade,
  kind text not null check (kind in ('whatsapp', 'email')),
  at timestamptz not null
);

alter table public.contact_events enable row level security;
revoke all on public.contact_events from anon, authenticated, service_role;
grant select on public.contact_events to authenticated;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contact_events;
  end if;
end
$$;
