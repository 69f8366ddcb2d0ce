-- Busy times that come from professionals' calendars elsewhere. The job `read-calendars` fetches them
-- (server/calendars); who may follow one, and what of it is kept, is decided here.

drop policy if exists "professionals see which calendars they follow" on directory.calendar_sources;
create policy "professionals see which calendars they follow" on directory.calendar_sources
for select to authenticated using (professional_id = (select directory.own_professional_id()));

drop policy if exists "professionals see when their calendars are busy" on directory.busy_times;
create policy "professionals see when their calendars are busy" on directory.busy_times
for select to authenticated using (professional_id = (select directory.own_professional_id()));

create or replace function directory.follow_calendar(address text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid := directory.own_professional_id();
  followed uuid;
begin
  if own is null or not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre na sua conta.';
  end if;
  -- We fetch and read each calendar for years, so the account's address has to be confirmed.
  if not directory.has_confirmed_address(own) then
    raise insufficient_privilege using message = 'Confirme antes o e-mail da sua conta: abra o link que enviamos a ele.';
  end if;
  -- One at a time, so that two open pages cannot pass the limit together.
  perform 1 from directory.profiles p where p.id = own for update;
  if exists (select from directory.calendar_sources s where s.professional_id = own and s.address = follow_calendar.address) then
    raise unique_violation using message = 'Esse calendário já está na lista.';
  end if;
  if (select count(*) from directory.calendar_sources s where s.professional_id = own) >= 3 then
    raise check_violation using message = 'São no máximo 3 calendários. Remova um antes.';
  end if;
  insert into directory.calendar_sources as s (professional_id, address, next_read_at)
  -- Read at once by whoever added it; the job looks after it later.
  values (own, follow_calendar.address, now() + interval '5 minutes') returning s.id into followed;
  return followed;
end
$$;

create or replace function directory.unfollow_calendar(source uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid := directory.own_professional_id();
begin
  delete from directory.calendar_sources s where s.id = source and s.professional_id = own;
  if found then perform directory.note_availability(own, fills => true); end if;
end
$$;

-- What the panel shows. The host of an address tells its owner which one it is.
create or replace function public.my_calendars()
returns table (id uuid, host text, created_at timestamptz, answered_at timestamptz, failure text, busy_count integer)
language sql stable security definer set search_path = ''
as $$
  select s.id, split_part(s.address, '/', 3), s.created_at, s.answered_at, s.failure,
    (select count(*)::integer from directory.busy_times b where b.source_id = s.id and b.ends_at > now())
  from directory.calendar_sources s where s.professional_id = directory.own_professional_id() order by s.created_at
$$;

create or replace function public.unfollow_calendar(source uuid) returns void
language sql volatile set search_path = ''
as $$ select directory.unfollow_calendar(source) $$;

-- The next to read, which nobody else reads meanwhile. A calendar is read whole once a day, whatever its server says of
-- changes: a series goes on where the days that count do. So it is when its owner's clocks change.
create or replace function directory.claim_calendars(most integer, only_source uuid default null)
returns table (
  id uuid, address text, etag text, last_modified text, zone text, read_from timestamptz, read_until timestamptz, own_ids uuid[]
)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select s.id from directory.calendar_sources s
    where case when only_source is null then s.next_read_at <= now() else s.id = only_source end
      and directory.has_confirmed_address(s.professional_id)
    order by s.next_read_at limit most for update skip locked
  ), claimed as (
    update directory.calendar_sources s set next_read_at = now() + interval '10 minutes'
    from due where s.id = due.id returning s.*
  ), past as (
    delete from directory.busy_times b using claimed c where b.source_id = c.id and b.ends_at < now() - interval '1 day'
  )
  select c.id, c.address, case when known.is then c.etag end, case when known.is then c.last_modified end, here.zone,
    -- Whole days, so that the same calendar is the same all day; longer than anybody can book ahead.
    date_trunc('day', now()), date_trunc('day', now()) + interval '100 days',
    array(select a.id from public.appointments a where a.professional_id = c.professional_id)
  from claimed c
  join directory.profiles p on p.id = c.professional_id
  cross join lateral (select directory.time_zone_of(p.city_id) as zone) here
  cross join lateral (select c.read_at > now() - interval '1 day' and c.zone = here.zone as is) known
$$;

-- What was read replaces what was known; null starts are "nothing changed". Who looks at free times hears of a difference.
create or replace function directory.keep_calendar(
  source uuid, starts timestamptz[], ends timestamptz[], etag text, last_modified text, zone text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  owner uuid;
  is_changed boolean;
begin
  update directory.calendar_sources s set answered_at = now(), failures = 0, failure = null, outage_notified_at = null,
    -- Before the clock asks again.
    next_read_at = now() + interval '4 minutes',
    read_at = case when starts is null then s.read_at else now() end,
    etag = case when starts is null then s.etag else keep_calendar.etag end,
    last_modified = case when starts is null then s.last_modified else keep_calendar.last_modified end,
    zone = keep_calendar.zone
  where s.id = source returning s.professional_id into owner;
  -- Unfollowed meanwhile.
  if not found or starts is null then return; end if;
  -- What is over needs no comparing.
  is_changed := exists (
    (select b.starts_at, b.ends_at from directory.busy_times b where b.source_id = source and b.ends_at > now()
      except select t.starts_at, t.ends_at from unnest(starts, ends) as t (starts_at, ends_at))
    union all
    (select t.starts_at, t.ends_at from unnest(starts, ends) as t (starts_at, ends_at)
      except select b.starts_at, b.ends_at from directory.busy_times b where b.source_id = source)
  );
  if not is_changed then return; end if;
  delete from directory.busy_times b where b.source_id = source;
  insert into directory.busy_times (source_id, professional_id, starts_at, ends_at)
  select source, owner, t.starts_at, t.ends_at from unnest(starts, ends) as t (starts_at, ends_at);
  perform directory.note_availability(owner, fills => true);
end
$$;

-- The last good state stays. Whoever fails is asked less and less often, at least every hour; whoever fails for a day has
-- its owner told, once until it answers again.
create or replace function directory.note_calendar_failure(source uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  failing directory.calendar_sources;
begin
  update directory.calendar_sources s set failure = reason, failures = least(s.failures + 1, 1000),
    next_read_at = now() + least(interval '4 minutes' * 2 ^ least(s.failures, 10), interval '1 hour')
  where s.id = source returning * into failing;
  -- One that never answered is not kept by who tried to follow it.
  if failing.outage_notified_at is not null or coalesce(failing.answered_at, now()) > now() - interval '24 hours' then
    return;
  end if;
  perform email.enqueue('calendar-failing', m.email, jsonb_build_object('name', p.name,
    'host', split_part(failing.address, '/', 3), 'failure', reason, 'answeredAt', failing.answered_at,
    'zone', directory.time_zone_of(p.city_id)))
  from directory.profiles p join directory.memberships m on m.user_id = p.user_id
  where p.id = failing.professional_id and m.email is not null;
  update directory.calendar_sources s set outage_notified_at = now() where s.id = source;
end
$$;

-- The address itself is a key, and no secret is exported.
create or replace function directory.export_section_calendars(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('host', split_part(s.address, '/', 3), 'created_at', s.created_at,
    'read_at', s.read_at, 'answered_at', s.answered_at, 'busy_times', (
      select jsonb_agg(jsonb_build_object('starts_at', b.starts_at, 'ends_at', b.ends_at) order by b.starts_at)
      from directory.busy_times b where b.source_id = s.id)) order by s.created_at)
  from directory.calendar_sources s join directory.profiles p on p.id = s.professional_id where p.user_id = account
$$;

revoke execute on function directory.follow_calendar, directory.unfollow_calendar,
  public.my_calendars, public.unfollow_calendar, directory.claim_calendars, directory.keep_calendar, directory.note_calendar_failure,
  directory.export_section_calendars from public, anon, authenticated, service_role;
grant execute on function directory.follow_calendar, directory.unfollow_calendar, public.my_calendars,
  public.unfollow_calendar to authenticated;
grant execute on function directory.claim_calendars, directory.keep_calendar, directory.note_calendar_failure
  to service_role;
