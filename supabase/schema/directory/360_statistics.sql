-- Views and contacts, counted in batches. A visitor counts once a day for each profile and kind.

drop policy if exists "professionals read their own counts" on directory.daily_counts;
create policy "professionals read their own counts" on directory.daily_counts
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals read where their visitors came from" on directory.daily_origins;
create policy "professionals read where their visitors came from" on directory.daily_origins
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals hear of their own contacts" on public.contact_events;
create policy "professionals hear of their own contacts" on public.contact_events
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- The same in every process of the installation; whoever asks first makes it.
create or replace function directory.salt_of(of_day date) returns bytea
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
-- `origins` of a view: where it came from, as "search+filter-cidade"; a process of the version before tells none.
drop function if exists directory.count_visits(date, uuid[], text[], bigint[], uuid[]);
create or replace function directory.count_visits(
  of_day date, professionals uuid[], kinds text[], marks bigint[], who uuid[], origins text[] default null
) returns bigint
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    insert into directory.visitor_marks as m (day, mark)
    select distinct of_day, g.mark from unnest(marks) as g (mark) order by 2
    on conflict do nothing returning m.mark
  ), given as (
    select distinct on (g.mark) p.id, g.kind, g.origin, (now() at time zone coalesce(c.time_zone, directory.default_zone()))::date as day
    from unnest(professionals, kinds, marks, who, origins) as g (professional, kind, mark, account, origin)
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
  ), come_from as (
    insert into directory.daily_origins as known (professional_id, day, origin, views)
    select given.id, given.day, o.origin, count(*)
    from given cross join lateral unnest(string_to_array(given.origin, '+')) as o (origin)
    where given.kind = 'view' group by 1, 2, 3 order by 1, 3
    on conflict (professional_id, day, origin) do update set views = known.views + excluded.views
    returning known.professional_id
  ), notified as (
    insert into public.contact_events as known (professional_id, kind, at)
    select id, max(kind), now() from given where kind in ('whatsapp', 'email') group by id order by id
    on conflict (professional_id) do update set kind = excluded.kind, at = excluded.at
    returning known.professional_id
  )
  select (select count(*) from given)
$$;

-- The day ends in São Paulo: then nothing is left that could tell who came.
create or replace function directory.purge_marks() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with salts as (
    delete from directory.day_salts s where s.day <= directory.today() - directory.kept_for('visitor_codes') returning 1
  ), gone as (
    delete from directory.visitor_marks m where m.day <= directory.today() - directory.kept_for('visitor_codes') returning 1
  )
  select (select count(*) from gone)
$$;

-- A request for an appointment is a contact too, counted with it.
create or replace function directory.count_appointment(of_professional uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into directory.daily_counts as known (professional_id, day, appointments)
  select p.id, (now() at time zone directory.time_zone_of(p.city_id))::date, 1
  from directory.profiles p where p.id = of_professional
  on conflict (professional_id, day) do update set appointments = known.appointments + 1
$$;

-- The last days of the caller's own profile, today last, each with its counts: zero is shown as zero.
create or replace function public.my_statistics(days integer default 30)
returns table (day date, views integer, whatsapp integer, email integer, appointments integer)
language sql stable set search_path = ''
as $$
  select d.day, coalesce(n.views, 0), coalesce(n.whatsapp, 0), coalesce(n.email, 0), coalesce(n.appointments, 0)
  from (
    select p.id, (now() at time zone coalesce(c.time_zone, directory.default_zone()))::date as today
    from directory.profiles p left join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ) own
  cross join lateral (
    select own.today - back as day from generate_series(greatest(1, least(coalesce(days, 30), 366)) - 1, 0, -1) back
  ) d
  left join directory.daily_counts n on n.professional_id = own.id and n.day = d.day
  order by d.day
$$;

-- Of the same days as the counts above: both are read side by side.
create or replace function public.my_origins(days integer default 30)
returns table (origin text, views integer)
language sql stable set search_path = ''
as $$
  select o.origin, sum(o.views)::integer
  from public.my_statistics(days) d
  join directory.daily_origins o on o.professional_id = (select directory.own_professional_id()) and o.day = d.day
  group by o.origin
$$;

create or replace function directory.export_section_origins(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(o) - 'professional_id' order by o.day, o.origin)
  from directory.daily_origins o join directory.profiles p on p.id = o.professional_id where p.user_id = account
$$;

revoke execute on function public.my_origins, directory.export_section_origins from public, anon, authenticated,
  service_role;
grant execute on function public.my_origins to authenticated;
revoke execute on function directory.salt_of, directory.count_visits, directory.purge_marks,
  directory.count_appointment, public.my_statistics from public, anon, authenticated, service_role;
grant execute on function directory.salt_of, directory.count_visits, directory.purge_marks to service_role;
grant execute on function public.my_statistics to authenticated;
