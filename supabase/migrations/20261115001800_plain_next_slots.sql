-- The next free slots of twenty cards. Nearly everybody has neither days off nor appointments ahead, and then the next
-- slot follows from the week alone: computed for all of them at once it costs less than keeping it would, and is
-- always current. Only for the others it is kept, as before.

-- `next_at` is null where it takes a closer look: something is booked or off, a holiday is in the way, or no block of
-- the next two weeks is long enough.
create function directory.plain_next_slots(professionals uuid[])
returns table (professional_id uuid, next_at timestamptz, zone text)
language sql stable security definer set search_path = '' set jit = off
as $$
  with people as materialized (
    select known.*, known.local_now::date as today, extract(dow from known.local_now)::integer as weekday,
      extract(epoch from known.local_now - known.local_now::date)::integer + 7201 as earliest
    from (
      select p.id, p.weekly_hours, p.modality, p.works_on_holidays, p.city_id, c.state,
        p.consultation_minutes * 60 as length,
        coalesce(c.time_zone, 'America/Sao_Paulo') as zone,
        now() at time zone coalesce(c.time_zone, 'America/Sao_Paulo') as local_now,
        exists (
          select from directory.time_off t where t.professional_id = p.id and t.ends_on >= current_date - 1
        ) or exists (
          select from public.appointments a
          where a.professional_id = p.id and a.ends_at > now() and a.status in ('requested', 'proposed', 'confirmed')
        ) as is_busy
      from directory.profiles p left join public.cities c on c.id = p.city_id
      where p.id = any (professionals[1:100]) and p.weekly_hours <> '[]' and p.listed_until > now()
      offset 0
    ) known
  ),
  -- In seconds of the local clock since midnight, which Brazil has not moved since 2019.
  first as materialized (
    select p.id, p.today + (min(slot.at) / 86400) as day, p.today::timestamp + make_interval(secs => min(slot.at)) as at
    from people p
    cross join lateral (
      select ((it ->> 'weekday')::integer - p.weekday + 7) % 7 * 86400 + extract(epoch from (it ->> 'starts')::time)::integer as starts,
        extract(epoch from (it ->> 'ends')::time - (it ->> 'starts')::time)::integer / p.length as slots
      from jsonb_array_elements(p.weekly_hours) as it
      where p.modality & case it ->> 'modality' when 'presencial' then 1 when 'online' then 2 else 3 end <> 0
      offset 0
    ) block
    cross join lateral (
      select greatest(0, (p.earliest - block.starts + p.length - 1) / p.length) as passed offset 0
    ) today
    cross join lateral (
      -- When the last slot of this week's block has passed, the first of the next.
      select block.starts + case when passed < slots then passed * p.length else 7 * 86400 end as at
    ) slot
    where not p.is_busy and block.slots > 0
    group by p.id, p.today
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
      where h.month = extract(month from first.day) and h.day = extract(day from first.day)
        and (h.city_id = p.city_id or h.state = p.state)
    )
  ))
$$;

create or replace function directory.next_slots_of(professionals uuid[])
returns table (professional_id uuid, next_at timestamptz, zone text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  plain record;
  others uuid[] := '{}';
begin
  for plain in select * from directory.plain_next_slots(professionals) loop
    if plain.next_at is null then
      others := others || plain.professional_id;
    else
      professional_id := plain.professional_id;
      next_at := plain.next_at;
      zone := plain.zone;
      return next;
    end if;
  end loop;
  if others = '{}' then
    return;
  end if;
  insert into directory.availability as known (professional_id, next_at, computed_at)
  select p.id, directory.next_slot(p.id), now()
  from directory.profiles p
  left join directory.availability s on s.professional_id = p.id
  where p.id = any (others)
    and (s.computed_at is null or s.next_at < now() + interval '2 hours' or s.computed_at < now() - interval '12 hours')
  order by p.id
  on conflict (professional_id) do update set next_at = excluded.next_at, computed_at = excluded.computed_at;
  return query
  select s.professional_id, s.next_at, directory.time_zone_of(p.city_id)
  from directory.availability s join directory.profiles p on p.id = s.professional_id
  where s.professional_id = any (others) and s.next_at is not null;
end
$$;

revoke execute on function directory.plain_next_slots from public;
