-- The days are sifted before slots are cut from them: whether a day is a holiday is asked once a day, not once a slot.
-- Without JIT: the planner takes every series for a thousand rows, and compiling takes longer than running.
create or replace function directory.free_slots(of_professional uuid, first_day date, last_day date)
returns table (starts_at timestamptz, ends_at timestamptz, modality smallint)
language sql stable security definer set search_path = '' set jit = off
as $$
  select slot.at, slot.at + facts.length, p.modality & block.modality
  from directory.profiles p
  cross join lateral (
    select directory.time_zone_of(p.city_id) as zone, make_interval(mins => p.consultation_minutes) as length
  ) facts
  cross join lateral (
    select first_day + n as day
    from generate_series(0, last_day - first_day) as n
    where first_day + n between (now() at time zone facts.zone)::date and (now() at time zone facts.zone)::date + 55
      and p.weekly_hours @> jsonb_build_array(jsonb_build_object('weekday', extract(dow from first_day + n)::integer))
      and not exists (
        select from directory.time_off t
        where t.professional_id = p.id and first_day + n between t.starts_on and t.ends_on
      )
      and (p.works_on_holidays or not directory.is_holiday(first_day + n, p.city_id))
    -- Keeps the conditions here.
    offset 0
  ) open
  cross join lateral (
    select (it ->> 'starts')::time as starts, (it ->> 'ends')::time as ends,
      (case it ->> 'modality' when 'presencial' then 1 when 'online' then 2 else 3 end)::smallint as modality
    from jsonb_array_elements(p.weekly_hours) as it
    where (it ->> 'weekday')::integer = extract(dow from open.day)
    offset 0
  ) block
  cross join lateral generate_series(
    (open.day + block.starts) at time zone facts.zone,
    (open.day + block.ends) at time zone facts.zone - facts.length,
    facts.length
  ) as slot (at)
  where p.id = of_professional
    and p.modality & block.modality <> 0
    and slot.at >= now() + interval '2 hours'
    and not exists (
      select from public.appointments a
      where a.professional_id = p.id and a.starts_at < slot.at + facts.length and a.ends_at > slot.at
        and a.status in ('requested', 'proposed', 'confirmed') and (a.answer_by is null or a.answer_by > now())
    )
  order by slot.at
$$;

-- A few days first, because nearly everybody has a slot there; then ever longer stretches.
create or replace function directory.next_slot(of_professional uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- From yesterday on: zones west of the server's are a day behind.
  first_day date := current_date - 1;
  next_at timestamptz;
  length integer;
begin
  foreach length in array array[4, 7, 14, 35] loop
    select min(s.starts_at) into next_at from directory.free_slots(of_professional, first_day, first_day + length - 1) s;
    exit when next_at is not null;
    first_day := first_day + length;
  end loop;
  return next_at;
end
$$;
