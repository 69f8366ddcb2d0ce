-- The free slots of a professional. app/features/availability/slots.ts computes the same for pages; this is what
-- decides when somebody books. A test compares the two. A time is free when it begins a piece of the week's or the date's
-- hours that is as long as the service, after the notice and before the horizon, and nothing stands across. Closed hours are
-- none: they divide a piece. Appointments alone have a pause around them; what is busy elsewhere has not.

create or replace function directory.minute_of(at time) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select (extract(epoch from at) / 60)::integer $$;

-- The length and the way of attending of a service; of the usual one, which is the first, when none is named. Nothing for
-- one that is not offered, or no more.
create or replace function directory.service_of(profile directory.profiles, service text)
returns table (name text, minutes integer, modality smallint)
language sql stable set search_path = ''
as $$
  select it ->> 'name', (it ->> 'minutes')::integer, coalesce(directory.modality_bits(it ->> 'modality'), 3::smallint)
  from jsonb_array_elements(profile.booking_rules -> 'services') with ordinality as s (it, place)
  where it ->> 'id' = coalesce(nullif(service, ''), profile.booking_rules #>> '{services,0,id}')
  union all
  select null, profile.consultation_minutes, 3::smallint
  where coalesce(service, '') = '' and coalesce(profile.booking_rules -> 'services', '[]') = '[]'
$$;

-- How long ahead a time must be asked for.
create or replace function directory.notice_of(booking_rules jsonb) returns interval
language sql immutable set search_path = ''
as $$ select make_interval(mins => coalesce((booking_rules ->> 'notice')::integer, 120)) $$;

-- The days are sifted before slots are cut from them: whether a day is a holiday is asked once a day, not once a slot.
-- Without JIT: the planner takes every series for a thousand rows, and compiling takes longer than running.
-- Of so many minutes, or of the usual service.
drop function if exists directory.free_slots(uuid, date, date);
create or replace function directory.free_slots(
  of_professional uuid, first_day date, last_day date, of_minutes integer default null, in_modality smallint default 3
)
returns table (starts_at timestamptz, ends_at timestamptz, modality smallint)
language sql stable security definer set search_path = '' set jit = off
as $$
  select slot.at, slot.at + facts.length, facts.modality & block.modality
  from directory.profiles p
  cross join lateral (
    select place.zone, (now() at time zone place.zone)::date as today,
      make_interval(mins => coalesce(of_minutes, usual.minutes)) as length, pause.buffer,
      p.modality & in_modality & case when of_minutes is null then usual.modality else 3::smallint end as modality,
      now() + directory.notice_of(p.booking_rules) as first_start,
      coalesce((p.booking_rules ->> 'horizon')::integer, 56) as horizon,
      coalesce((
        select range_agg(tstzrange(a.starts_at - pause.buffer, a.ends_at + pause.buffer)) from public.appointments a
        where a.professional_id = p.id and a.ends_at > now() - interval '1 day' and a.held_until > now()
          and (a.answer_by is null or a.answer_by > now())
      ), '{}') + coalesce((
        select range_agg(tstzrange(b.starts_at, b.ends_at)) from directory.busy_times b
        where b.professional_id = p.id and b.ends_at > now()
      ), '{}') as taken
    from (select directory.time_zone_of(p.city_id) as zone) place,
      (select make_interval(mins => coalesce((p.booking_rules ->> 'buffer')::integer, 0)) as buffer) pause,
      directory.service_of(p, null) usual
    -- Computed once, not once a slot.
    offset 0
  ) facts
  cross join lateral (
    select first_day + n as day, extract(dow from first_day + n)::integer as weekday,
      p.works_on_holidays or not directory.is_holiday(first_day + n, p.city_id) as is_workday
    from generate_series(0, last_day - first_day) as n
    where first_day + n between facts.today and facts.today + facts.horizon - 1
      and (p.weekly_hours @> jsonb_build_array(jsonb_build_object('weekday', extract(dow from first_day + n)::integer))
        or exists (
          select from directory.date_hours d
          where d.professional_id = p.id and d.kind = 'extra' and d.day = first_day + n))
      and not exists (
        select from directory.time_off t
        where t.professional_id = p.id and first_day + n between t.starts_on and t.ends_on
      )
    -- So that the planner does not merge it: holidays are asked for once a day, not once a slot.
    offset 0
  ) open
  cross join lateral (
    with closed as (
      select coalesce(range_agg(int4range(directory.minute_of(d.starts), directory.minute_of(d.ends))), '{}') as spans
      from directory.date_hours d where d.professional_id = p.id and d.kind = 'closed' and d.day = open.day
    ), week as (
      select int4range(directory.minute_of((it ->> 'starts')::time), directory.minute_of((it ->> 'ends')::time)) as span,
        coalesce(directory.modality_bits(it ->> 'modality'), 3::smallint) as modality
      from jsonb_array_elements(p.weekly_hours) as it
      where open.is_workday and (it ->> 'weekday')::integer = open.weekday
    )
    select piece as span, w.modality from week w, closed c, unnest(int4multirange(w.span) - c.spans) as piece
    union all
    -- Extra hours, also of a holiday; what the week has already is the week's.
    select piece, coalesce(directory.modality_bits(d.modality), 3::smallint)
    from directory.date_hours d, closed c, unnest(
      int4multirange(int4range(directory.minute_of(d.starts), directory.minute_of(d.ends)))
        - coalesce((select range_agg(w.span) from week w), '{}') - c.spans) as piece
    where d.professional_id = p.id and d.kind = 'extra' and d.day = open.day
  ) block
  cross join lateral generate_series(
    (open.day + make_interval(mins => lower(block.span))) at time zone facts.zone,
    (open.day + make_interval(mins => upper(block.span))) at time zone facts.zone - facts.length,
    facts.length + facts.buffer
  ) as slot (at)
  where p.id = of_professional
    and facts.modality & block.modality <> 0
    and slot.at >= facts.first_start
    and not facts.taken && tstzrange(slot.at, slot.at + facts.length)
  order by slot.at
$$;

drop function if exists directory.is_free_slot(uuid, timestamptz, text);
create or replace function directory.is_free_slot(
  of_professional uuid, at timestamptz, in_modality text, of_minutes integer default null
)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from directory.profiles p,
      lateral (select (at at time zone directory.time_zone_of(p.city_id))::date as day) local,
      lateral directory.free_slots(p.id, local.day, local.day, of_minutes) slot
    where p.id = of_professional and slot.starts_at = at
      and slot.modality & directory.modality_bits(in_modality) <> 0
  )
$$;

-- What pages show of somebody, for one person and for a page of cards. The availability facts are what the free times
-- follow from: no name, no reason, only the times that are taken. As text, not binary: it is read by nothing but a page,
-- and would be taken apart and put together twice on its way.
drop view if exists directory.listed_profiles;
create view directory.listed_profiles with (security_invoker = true) as
select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, c.name as city, c.state,
  p.schedule, p.description,
  -- directory.verified_since, written out: a page of cards does without the call.
  case when p.verified_at > now() - interval '12 months' then p.verified_at end as verified_at,
  p.rating, p.review_count, p.rank, p.photo, p.rqe, p.title_form, p.weekly_hours, p.city_number,
  json_build_object(
    'zone', coalesce(c.time_zone, directory.default_zone()),
    'minutes', p.consultation_minutes,
    'modality', directory.modality_name(p.modality),
    'weeklyHours', p.weekly_hours,
    'worksOnHolidays', p.works_on_holidays,
    'localHolidays', coalesce(c.local_holidays, '{}'),
    'timeOff', case when s.is_filled then array(
      select json_build_object('startsOn', t.starts_on, 'endsOn', t.ends_on)
      from directory.time_off t where t.professional_id = p.id and t.ends_on >= current_date - 1) else '{}' end,
    'booked', case when s.is_filled then array(
      select json_build_object(
        'startsAt', (extract(epoch from a.starts_at) * 1000)::bigint,
        'endsAt', (extract(epoch from a.ends_at) * 1000)::bigint)
      from public.appointments a
      -- With those whose pause may not be over, which is of two hours at most.
      where a.professional_id = p.id and a.ends_at > now() - interval '2 hours' and a.held_until > now()
        and (a.answer_by is null or a.answer_by > now())) else '{}' end,
    'busy', case when s.is_filled then array(
      select json_build_object(
        'startsAt', (extract(epoch from b.starts_at) * 1000)::bigint,
        'endsAt', (extract(epoch from b.ends_at) * 1000)::bigint)
      from directory.busy_times b where b.professional_id = p.id and b.ends_at > now()) else '{}' end,
    'closed', case when s.is_filled then array(
      select json_build_object('day', d.day, 'starts', to_char(d.starts, 'HH24:MI'), 'ends', to_char(d.ends, 'HH24:MI'))
      from directory.date_hours d
      where d.professional_id = p.id and d.kind = 'closed' and d.day >= current_date - 1) else '{}' end,
    'extra', case when s.is_filled then array(
      select json_build_object('day', d.day, 'starts', to_char(d.starts, 'HH24:MI'), 'ends', to_char(d.ends, 'HH24:MI'),
        'modality', d.modality)
      from directory.date_hours d
      where d.professional_id = p.id and d.kind = 'extra' and d.day >= current_date - 1
      order by d.day, d.starts) else '{}' end,
    -- Most have none, and a page of cards spends nothing on them.
    'rules', case when p.booking_rules = '{}' then p.booking_rules
      else directory.shown_rules(p.booking_rules, p.specialty_id) end
  ) as availability_facts,
  p.weekly_hours <> '[]' or s.is_filled as has_times,
  coalesce(s.changed_at, p.updated_at) as availability_changed_at
from directory.profiles p
left join public.cities c on c.id = p.city_id
left join directory.availability s on s.professional_id = p.id
where p.listed_until > now();
drop function if exists directory.busy_of(uuid, text);
revoke all on directory.listed_profiles from anon, authenticated, service_role;

create or replace function directory.availability_of(of_professional uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select p.availability_facts::jsonb || jsonb_build_object('changedAt', p.availability_changed_at)
  from directory.listed_profiles p where p.id = of_professional
$$;

-- What the own agenda shows behind the appointments; the hours of single dates are a table of the API's. With reasons, which
-- are for their owner alone.
create or replace function public.my_availability() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'zone', directory.time_zone_of(p.city_id),
    'minutes', (select s.minutes from directory.service_of(p, null) s),
    'services', coalesce(p.booking_rules -> 'services', '[]'),
    'modality', directory.modality_name(p.modality),
    'weeklyHours', p.weekly_hours,
    'worksOnHolidays', p.works_on_holidays,
    'localHolidays', coalesce((select c.local_holidays from public.cities c where c.id = p.city_id), '{}'),
    'timeOff', coalesce((
      select jsonb_agg(jsonb_build_object('startsOn', t.starts_on, 'endsOn', t.ends_on, 'reason', t.reason) order by t.starts_on)
      from directory.time_off t where t.professional_id = p.id and t.ends_on > current_date - 31), '[]'),
    'busy', coalesce((
      select jsonb_agg(jsonb_build_object(
        'startsAt', (extract(epoch from b.starts_at) * 1000)::bigint,
        'endsAt', (extract(epoch from b.ends_at) * 1000)::bigint) order by b.starts_at)
      from directory.busy_times b where b.professional_id = p.id), '[]'))
  from directory.profiles p where p.id = directory.own_professional_id()
$$;

-- Free times changed: open pages hear of it (a public topic: it says that something changed, not what), and a kept page,
-- which shows the next free times, is made anew. `fills`: by time off or an appointment.
-- Whoever listens must not be able to count somebody's appointments: of those that come close together only the first is
-- told, in the same words as any other change, and pages that hear of one look again after as long
-- (app/shared/backend/follow-topic.ts).
drop function if exists directory.note_availability(uuid, boolean);
create or replace function directory.note_availability(
  of_professional uuid, fills boolean, is_appointment boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_notified boolean := true;
begin
  if is_appointment then
    select coalesce(a.notified_at <= now() - interval '30 seconds', true) into is_notified
    from directory.availability a where a.professional_id = of_professional for update;
  end if;
  insert into directory.availability as known (professional_id, changed_at, is_filled, notified_at)
  select p.id, now(), fills, case when is_appointment then now() end
  from directory.profiles p where p.id = of_professional
  on conflict (professional_id) do update
  set changed_at = excluded.changed_at, is_filled = known.is_filled or excluded.is_filled,
    notified_at = case when is_notified then coalesce(excluded.notified_at, known.notified_at) else known.notified_at end;
  -- The profile itself is being deleted.
  if not found then return; end if;
  if coalesce(is_notified, true) then
    perform realtime.send('{}', 'changed', 'availability:' || of_professional, false);
  end if;
  perform directory.notify_profiles(array[of_professional]);
end
$$;

revoke execute on function public.my_availability, directory.minute_of, directory.service_of, directory.notice_of, directory.free_slots,
  directory.is_free_slot, directory.availability_of, directory.note_availability from public, anon, authenticated, service_role;
grant execute on function public.my_availability to authenticated;
grant execute on function directory.free_slots to service_role;
grant execute on function directory.availability_of to anon, authenticated, service_role;
