-- The next free slots of a page's cards in one function instead of two: calling the other cost as much as its work.

create or replace function directory.next_slots_of(professionals uuid[])
returns table (professional_id uuid, next_at timestamptz, zone text)
language plpgsql volatile security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  plain record;
  others uuid[] := '{}';
begin
  for plain in
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
      select p.id, first.at at time zone p.zone as next_at, p.zone
      from people p
      left join first on first.id = p.id and (p.works_on_holidays or (
        first.day not in (select day from holidays)
        and not exists (
          select from directory.local_holidays h
          where h.month = extract(month from first.day)::integer and h.day = extract(day from first.day)::integer
            and (h.city_id = p.city_id or h.state = p.state)
        )
      ))
  loop
    -- Null where it takes a closer look: something is booked or off, a holiday is in the way, or no block of the next
    -- two weeks is long enough.
    if plain.next_at is null then
      others := others || plain.id;
    else
      professional_id := plain.id;
      next_at := plain.next_at;
      zone := plain.zone;
      return next;
    end if;
  end loop;
  if others = '{}' then
    return;
  end if;
  if exists (
    select from unnest(others) as other (id)
    left join directory.availability s on s.professional_id = other.id
    where s.computed_at is null or s.next_at < now() + interval '2 hours' or s.computed_at < now() - interval '12 hours'
  ) then
    insert into directory.availability as known (professional_id, next_at, computed_at)
    select p.id, directory.next_slot(p.id), now()
    from directory.profiles p
    left join directory.availability s on s.professional_id = p.id
    where p.id = any (others)
      and (s.computed_at is null or s.next_at < now() + interval '2 hours'
        or s.computed_at < now() - interval '12 hours')
    order by p.id
    on conflict (professional_id) do update set next_at = excluded.next_at, computed_at = excluded.computed_at;
  end if;
  return query
  select s.professional_id, s.next_at, directory.time_zone_of(p.city_id)
  from directory.availability s join directory.profiles p on p.id = s.professional_id
  where s.professional_id = any (others) and s.next_at is not null;
end
$$;

drop function directory.plain_next_slots;
