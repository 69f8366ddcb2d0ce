-- Days on which most do not attend: the same rules as app/features/availability/dates/holidays.ts, for the moment of
-- booking; supabase/tests/same-rules.test.ts compares them. In PL/pgSQL, because functions in SQL are prepared for every call.

drop policy if exists "everyone reads the holidays" on directory.local_holidays;
create policy "everyone reads the holidays" on directory.local_holidays
for select to anon, authenticated using (true);

-- Meeus, Jones and Butcher's computation, good for every Gregorian year.
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

create or replace function directory.keep_local_holidays() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time: whoever comes second sees what the first has written.
  perform pg_advisory_xact_lock(hashtext('directory.keep_local_holidays'));
  update public.cities c set local_holidays = known.days
  from (
    select c.id, array(
      select format('%s-%s', lpad(h.month::text, 2, '0'), lpad(h.day::text, 2, '0'))
      from directory.local_holidays h where h.city_id = c.id or h.state = c.state order by h.month, h.day
    ) as days
    from public.cities c
  ) known
  where known.id = c.id and known.days <> c.local_holidays;
  return null;
end
$$;
create or replace trigger keep_local_holidays after insert or update or delete on directory.local_holidays
for each statement execute function directory.keep_local_holidays();
create or replace trigger keep_local_holidays after insert or update of state on public.cities
for each statement execute function directory.keep_local_holidays();

revoke execute on function directory.easter, directory.is_holiday, directory.keep_local_holidays from public, anon,
  authenticated, service_role;
grant execute on function directory.easter, directory.is_holiday to anon, authenticated, service_role;
