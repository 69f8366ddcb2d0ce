-- The hours somebody works in an ordinary week, beside the free text of `schedule`. One list on the profile: it is read
-- and saved as a whole, and a page needs no second query for it.
-- [{"weekday": 1, "starts": "08:00", "ends": "12:00", "modality": "online"}, …], weekday 0 is Sunday. Without a modality
-- somebody attends as the profile says.

-- True when every block is well-formed and the list is in order without overlaps.
create function directory.are_weekly_hours(hours jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  block jsonb;
  latest text := '';
begin
  if jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) > 50 then return false; end if;
  for block in select * from jsonb_array_elements(hours) loop
    if jsonb_typeof(block) <> 'object'
      or block - array['weekday', 'starts', 'ends', 'modality'] <> '{}'
      or jsonb_typeof(block -> 'weekday') is distinct from 'number'
      or (block ->> 'weekday') !~ '^[0-6]$'
      or coalesce(block ->> 'starts', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(block ->> 'ends', '') !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
      or (block ->> 'starts') >= (block ->> 'ends')
      or (block ->> 'weekday') || (block ->> 'starts') < latest
      or (block ? 'modality' and coalesce(block ->> 'modality', '') not in ('presencial', 'online', 'ambos'))
    then
      return false;
    end if;
    latest := (block ->> 'weekday') || (block ->> 'ends');
  end loop;
  return true;
end
$$;

-- One bit for each weekday and period (manhã until 12:00, tarde until 18:00, noite): weekday * 3 + period.
create function directory.availability_bits(hours jsonb) returns integer
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(bit_or(1 << ((block ->> 'weekday')::integer * 3 + period)), 0)
  -- The column is computed before the table's check has looked at the list.
  from jsonb_array_elements(case when directory.are_weekly_hours(hours) then hours else '[]' end) block,
    (values (0, '00:00', '12:00'), (1, '12:00', '18:00'), (2, '18:00', '24:00')) as periods (period, starts, ends)
  where (block ->> 'starts') < periods.ends and (block ->> 'ends') > periods.starts
$$;

revoke execute on function directory.are_weekly_hours, directory.availability_bits from public;
grant execute on function directory.are_weekly_hours, directory.availability_bits to authenticated, service_role;
