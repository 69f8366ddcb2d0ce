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
create policy "professionals hear of their own contacts" on public.contact_events
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- The same in every process of the installation; whoever asks first makes it.
create function directory.salt_of(of_day date) returns bytea
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into directory.day_salts (day, salt)
  values (of_day, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict do nothing;
  return (select s.salt from directory.day_salts s where s.day = of_day);
end
$$;

-- One statement for all that happened since the last: marks that are new today become counts. In the order of the ids,
-- so that two processes never wait for each other in a circle. `who` is the account of a visitor who is signed in.
create function directory.count_visits(of_day date, professionals uuid[], kinds text[], marks bigint[], who uuid[])
returns bigint
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    insert into directory.visitor_marks as m (day, mark)
    select distinct of_day, g.mark from unnest(marks) as g (mark) order by 2
    on conflict do nothing returning m.mark
  ), given as (
    select distinct on (g.mark) p.id, g.kind, (now() at time zone coalesce(c.time_zone, 'America/Sao_Paulo'))::date as day
    from unnest(professionals, kinds, marks, who) as g (professional, kind, mark, account)
    join fresh on fresh.mark = g.mark
    join directory.profiles p on p.id = g.professional and p.listed_until > now() and p.user_id is distinct from g.account
    left join public.cities c on c.id = p.city_id
  ), counted as (
    insert into directory.daily_counts as known (professional_id, day, views, whatsapp, email)
    select id, day, count(*) filter (where kind = 'view'), count(*) filter (where kind = 'whatsapp'),
      count(*) filter (where kind = 'email')
    from given group by id, day order by id
    on conflict (professional_id, day) do update set views = known.views + excluded.views,
      whatsapp = known.whatsapp + excluded.whatsapp, email = known.email + excluded.email
    returning known.professional_id
  ), told as (
    insert into public.contact_events as known (professional_id, kind, at)
    select id, max(kind), now() from given where kind in ('whatsapp', 'email') group by id order by id
    on conflict (professional_id) do update set kind = excluded.kind, at = excluded.at
    returning known.professional_id
  )
  select (select count(*) from given) + 0 * (select count(*) from counted) + 0 * (select count(*) from told)
$$;

-- The day ends in São Paulo: then nothing is left that could tell who came.
create function directory.purge_marks() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with salts as (
    delete from directory.day_salts s where s.day < (now() at time zone 'America/Sao_Paulo')::date returning 1
  ), gone as (
    delete from directory.visitor_marks m where m.day < (now() at time zone 'America/Sao_Paulo')::date returning 1
  )
  select (select count(*) from gone) + 0 * (select count(*) from salts)
$$;

-- A request for an appointment is a contact too, counted with it.
create function directory.count_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.daily_counts as known (professional_id, day, appointments)
  select p.id, (now() at time zone directory.time_zone_of(p.city_id))::date, 1
  from directory.profiles p where p.id = new.professional_id
  on conflict (professional_id, day) do update set appointments = known.appointments + 1;
  return null;
end
$$;
create trigger count_appointment after insert on public.appointments
for each row when (new.status = 'requested') execute function directory.count_appointment();

revoke execute on function directory.salt_of, directory.count_visits, directory.purge_marks,
  directory.count_appointment from public;
grant execute on function directory.salt_of, directory.count_visits, directory.purge_marks to service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contact_events;
  end if;
end
$$;
