-- The hours somebody works in an ordinary week, beside the free text of `schedule`. One list on the profile:
-- it is read and saved as a whole, and a page needs no second query for it.
-- [{"weekday": 1, "starts": "08:00", "ends": "12:00"}, …], weekday 0 is Sunday.

-- True when every block is well-formed and the list is in order without overlaps.
create function directory.are_weekly_hours(hours jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  block jsonb;
  weekday integer;
  latest text := '';
begin
  if jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) > 50 then return false; end if;
  for block in select * from jsonb_array_elements(hours) loop
    if jsonb_typeof(block) <> 'object'
      or jsonb_typeof(block -> 'weekday') is distinct from 'number'
      or (block ->> 'weekday') !~ '^[0-6]$'
      or coalesce(block ->> 'starts', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(block ->> 'ends', '') !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
      or (block ->> 'starts') >= (block ->> 'ends')
      or (block ->> 'weekday') || (block ->> 'starts') < latest
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
  -- Computed before the check below has looked at the list.
  from jsonb_array_elements(case when directory.are_weekly_hours(hours) then hours else '[]' end) block,
    (values (0, '00:00', '12:00'), (1, '12:00', '18:00'), (2, '18:00', '24:00')) as periods (period, starts, ends)
  where (block ->> 'starts') < periods.ends and (block ->> 'ends') > periods.starts
$$;

alter table directory.profiles
  -- The empty list is looked at first: most rows of a bulk load have it, and the functions cost far more.
  add column weekly_hours jsonb not null default '[]'
    check (weekly_hours = '[]' or directory.are_weekly_hours(weekly_hours)),
  add column availability integer not null generated always as (
    case when weekly_hours = '[]' then 0 else directory.availability_bits(weekly_hours) end
  ) stored;

grant select (weekly_hours, availability) on directory.profiles to anon, authenticated;
grant update (weekly_hours) on directory.profiles to authenticated;
revoke execute on function directory.are_weekly_hours, directory.availability_bits from public;
grant execute on function directory.are_weekly_hours, directory.availability_bits to authenticated, service_role;

create or replace view public.professionals with (security_invoker = true) as
select
  p.id, p.user_id, p.name, m.email, s.name as specialty, p.registration, p.approach, p.age_group,
  case p.modality when 1 then 'presencial' when 2 then 'online' when 3 then 'ambos' end as modality,
  p.address, p.district, c.name as city, c.state, p.schedule, p.description, p.whatsapp, p.contact_email,
  case when m.user_id is null then true else directory.is_listed(p.id) end as is_active,
  m.subscription_status, m.trial_end_date, p.verified_at, p.rating, p.review_count, p.created_at, p.updated_at,
  p.weekly_hours
from directory.profiles p
left join directory.memberships m on m.user_id = p.user_id
left join public.specialties s on s.id = p.specialty_id
left join public.cities c on c.id = p.city_id;

create or replace function directory.update_professional() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.email, new.is_active, new.subscription_status, new.trial_end_date, new.verified_at,
      new.rating, new.review_count, new.created_at, new.updated_at)
    is distinct from (old.id, old.user_id, old.email, old.is_active, old.subscription_status, old.trial_end_date,
      old.verified_at, old.rating, old.review_count, old.created_at, old.updated_at)
  then
    raise insufficient_privilege using
      message = 'Só os dados do perfil podem ser alterados aqui.',
      hint = 'E-mail, assinatura, publicação, verificação e avaliação têm caminhos próprios.';
  end if;
  update directory.profiles p set
    name = coalesce(new.name, ''), specialty_id = directory.specialty_id(new.specialty),
    registration = new.registration, approach = new.approach, age_group = nullif(new.age_group, ''),
    modality = directory.modality_bits(new.modality), address = new.address, district = new.district,
    city_id = directory.city_id(new.city, new.state), schedule = new.schedule, description = new.description,
    whatsapp = new.whatsapp, contact_email = new.contact_email, weekly_hours = coalesce(new.weekly_hours, '[]')
  where p.id = old.id;
  if not found then return null; end if;
  select * into new from public.professionals p where p.id = old.id;
  return new;
end
$$;
