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
create policy "professionals read their own counts" on directory.daily_counts
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- The last days of the caller's own profile, today last, each with its counts: zero is shown as zero.
create function public.my_statistics(days integer default 30)
returns table (day date, views integer, whatsapp integer, email integer, appointments integer)
language sql stable set search_path = ''
as $$
  select d.day, coalesce(n.views, 0), coalesce(n.whatsapp, 0), coalesce(n.email, 0), coalesce(n.appointments, 0)
  from (
    select p.id, (now() at time zone coalesce(c.time_zone, 'America/Sao_Paulo'))::date as today
    from directory.profiles p left join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ) own
  cross join lateral (
    select own.today - back as day from generate_series(greatest(1, least(coalesce(days, 30), 366)) - 1, 0, -1) back
  ) d
  left join directory.daily_counts n on n.professional_id = own.id and n.day = d.day
  order by d.day
$$;
revoke execute on function public.my_statistics from public, anon;
grant execute on function public.my_statistics to authenticated;
