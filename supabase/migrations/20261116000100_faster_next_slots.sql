-- The next free slots of twenty cards, in a third of the time: hours are read as whole minutes, and holidays are looked
-- up by functions that keep their plans (those in SQL are prepared anew for every call).

create or replace function directory.easter(year integer) returns date
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  a integer := year % 19;
  century integer := year / 100;
  rest integer := year % 100;
  h integer := (19 * a + century - century / 4 - (8 * century + 13) / 25 + 15) % 30;
  l integer := (32 + 2 * (century % 4) + 2 * (rest / 4) - h - rest % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
begin
  return make_date(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
end
$$;

create or replace function directory.is_holiday(on_day date, in_city integer) returns boolean
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  month_of_day integer := extract(month from on_day);
begin
  if to_char(on_day, 'MM-DD') in ('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25')
    or month_of_day in (3, 4) and on_day = directory.easter(extract(year from on_day)::integer) - 2
  then
    return true;
  end if;
  return in_city is not null and exists (
    select from directory.local_holidays h
    where h.month = month_of_day and h.day = extract(day from on_day)::integer
      and (h.city_id = in_city or h.state = (select c.state from public.cities c where c.id = in_city))
  );
end
$$;

-- `next_at` is null where it takes a closer look: something is booked or off, a holiday is in the way, or no block of
-- the next two weeks is long enough.
create or replace function directory.plain_next_slots(professionals uuid[])
returns table (professional_id uuid, next_at timestamptz, zone text)
language sql stable security definer set search_path = '' set jit = off
as $$
  with people as materialized (
    select p.id, p.weekly_hours, p.modality, p.works_on_holidays, p.city_id, c.state, p.consultation_minutes as length,
      known.zone, local.now::date as today, extract(dow from local.now)::integer as weekday,
      ceil(extract(epoch from local.now::time) / 60)::integer + 120 as earliest,
      exists (
        select from directory.time_off t where t.professional_id = p.id and t.ends_on >= current_date - 1
      ) or exists (
        select from public.appointments a
        where a.professional_id = p.id and a.ends_at > now() and a.status in ('requested', 'proposed', 'confirmed')
      ) as is_busy
    from directory.profiles p left join public.cities c on c.id = p.city_id
    cross join lateral (select coalesce(c.time_zone, 'America/Sao_Paulo') as zone offset 0) known
    cross join lateral (select now() at time zone known.zone as now offset 0) local
    where p.id = any (professionals[1:100]) and p.weekly_hours <> '[]' and p.listed_until > now()
  ),
  -- In minutes of the local clock since midnight, which Brazil has not moved since 2019.
  first as materialized (
    select p.id, p.today + slot.at / 1440 as day, p.today + make_interval(mins => slot.at) as at
    from people p
    cross join lateral (
      -- When the last slot of this week's block has passed, the first of the next.
      select min(block.at + case when passed < slots then passed * p.length else 7 * 1440 end) as at
      from (
        select clock.at, clock.minutes / p.length as slots,
          greatest(0, (p.earliest - clock.at + p.length - 1) / p.length) as passed
        from (
          select (block.weekday - p.weekday + 7) % 7 * 1440 + starts.minute as at, ends.minute - starts.minute as minutes
          from jsonb_to_recordset(p.weekly_hours) as block (weekday integer, starts text, ends text, modality text),
            lateral (select left(block.starts, 2)::integer * 60 + right(block.starts, 2)::integer as minute) starts,
            lateral (select left(block.ends, 2)::integer * 60 + right(block.ends, 2)::integer as minute) ends
          where p.modality & case block.modality when 'presencial' then 1 when 'online' then 2 else 3 end <> 0
          offset 0
        ) clock
        offset 0
      ) block
      where slots > 0
    ) slot
    where not p.is_busy and slot.at is not null
  ),
  -- Asked once a day, not once a person.
  holidays as materialized (
    select day from (select distinct day from first offset 0) as days where directory.is_holiday(day, null)
  )
  select p.id, first.at at time zone p.zone, p.zone
  from people p
  left join first on first.id = p.id and (p.works_on_holidays or (
    first.day not in (select day from holidays)
    and not exists (
      select from directory.local_holidays h
      where h.month = extract(month from first.day)::integer and h.day = extract(day from first.day)::integer
        and (h.city_id = p.city_id or h.state = p.state)
    )
  ))
$$;
