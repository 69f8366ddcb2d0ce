-- A professional is a profile (what visitors may read) and a membership (what only its owner may read).
-- The API shows both as one record, `professionals`: row-level security leaves the membership's columns
-- null for everybody else, so anyone may ask for all columns of anyone and learns nothing private.

-- The hours somebody works in an ordinary week, beside the free text of `schedule`. One list on the profile: it is read
-- and saved as a whole, and a page needs no second query for it.
-- [{"weekday": 1, "starts": "08:00", "ends": "12:00", "modality": "online"}, …], weekday 0 is Sunday. Without a modality
-- somebody attends as the profile says. These two functions are here and not in supabase/schema, because the table calls
-- them.

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

create table directory.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  name text not null check (length(name) <= 120),
  specialty_id smallint references public.specialties,
  registration text check (length(registration) <= 60),
  approach text,
  age_group text check (age_group in ('criancas', 'adultos', 'ambos')),
  -- Bits, so that a search for one kind finds `ambos` too: 1 presencial, 2 online.
  modality smallint check (modality between 1 and 3),
  address text check (length(address) <= 200),
  district text check (length(district) <= 100),
  city_id integer references public.cities,
  -- Of the city, kept here for the indexes of search.
  city_number smallint,
  schedule text check (length(schedule) <= 1000),
  -- The empty list is looked at first: most rows of a bulk load have it, and the functions cost far more.
  weekly_hours jsonb not null default '[]'
    check (weekly_hours = '[]' or directory.are_weekly_hours(weekly_hours)),
  availability integer not null generated always as (
    case when weekly_hours = '[]' then 0 else directory.availability_bits(weekly_hours) end
  ) stored,
  description text check (length(description) <= 4000),
  whatsapp text check (length(regexp_replace(whatsapp, '\D', '', 'g')) between 10 and 13 and length(whatsapp) <= 30),
  contact_email text check (contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(contact_email) <= 254),
  verified_at timestamptz,
  rating numeric(3, 2) check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  -- The place in the daily rotation of results.
  rank integer not null default (random() * 4294967295 - 2147483648)::bigint,
  -- Until when it may be shown; null when it may not. Computed by directory.prepare_profile, whatever is written.
  listed_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An object of the bucket `photos`.
  photo text
    check (photo ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|jpg)$' and starts_with(photo, user_id::text || '/')),
  consultation_minutes smallint not null default 50 check (consultation_minutes between 10 and 240),
  works_on_holidays boolean not null default false,
  -- After a refusal of the registration: until then the professional may put it right, afterwards the profile is not
  -- listed.
  registration_deadline timestamptz
);

create table directory.memberships (
  user_id uuid primary key references auth.users on delete cascade,
  email text,
  subscription_status text not null default 'trial'
    check (subscription_status in ('trial', 'active', 'past_due', 'inactive')),
  trial_end_date timestamptz not null default now() + interval '10 days',
  paid_until timestamptz,
  paused_at timestamptz,
  suspended_at timestamptz,
  -- When a cancelled subscription stops being listed: then there is no grace.
  cancel_at timestamptz
);

alter table directory.profiles enable row level security;
alter table directory.memberships enable row level security;
revoke all on directory.profiles, directory.memberships from anon, authenticated, service_role;
-- Not `listed_until`: during a trial it is the trial's end, which is nobody else's business.
grant select (
  id, user_id, name, specialty_id, registration, approach, age_group, modality, address, district, city_id, schedule,
  description, whatsapp, contact_email, verified_at, rating, review_count, rank, created_at, updated_at, weekly_hours,
  availability, city_number, photo, consultation_minutes, works_on_holidays
) on directory.profiles to anon, authenticated;
grant update (
  name, specialty_id, registration, approach, age_group, modality, address, district, city_id, schedule, description,
  whatsapp, contact_email, weekly_hours, photo, consultation_minutes, works_on_holidays
) on directory.profiles to authenticated;
-- Visitors hold the right to ask and see no row: so the shared record has nulls for them, not an error.
grant select on directory.memberships to anon, authenticated;
grant select, insert, update, delete on directory.profiles, directory.memberships to service_role;

-- For search (supabase/schema), which walks along the rotation from any place.
create index profiles_in_rotation on directory.profiles (rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null;
create index profiles_by_specialty on directory.profiles (specialty_id, rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null;
create index profiles_by_city on directory.profiles (city_number, rank, id)
  include (specialty_id, modality, availability, listed_until) where listed_until is not null;
create index profiles_by_city_and_specialty on directory.profiles (city_number, specialty_id, rank, id)
  include (modality, availability, listed_until) where listed_until is not null;
create index profiles_city_id on directory.profiles (city_id);
-- Few have given their hours, so a search by day or period has its own, much shorter rotation to walk along.
create index profiles_with_hours_in_rotation on directory.profiles (rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null and availability <> 0;
create index profiles_with_hours_by_specialty on directory.profiles (specialty_id, rank, id)
  include (modality, availability, city_number, listed_until) where listed_until is not null and availability <> 0;

-- Listings that end.
create index profiles_lapsing on directory.profiles (listed_until) where listed_until is not null;
-- Registrations to ask about after a year.
create index profiles_verified_at on directory.profiles (verified_at) where verified_at is not null;
-- For support: any part of a name or of a number, among millions. Built-in functions only: one of our own for each row
-- doubles the time that the index takes to build.
create index profiles_support on directory.profiles using gin (
  translate(lower(name || ' ' || coalesce(registration, '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
  extensions.gin_trgm_ops
);
create index memberships_email on directory.memberships (lower(email) text_pattern_ops);
create index profiles_created_at on directory.profiles (created_at);
