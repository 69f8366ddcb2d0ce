-- A professional is a profile (what visitors may read) and a membership (what only its owner may read).
-- The API shows both as one record, `professionals`: row-level security leaves the membership's columns
-- null for everybody else, so anyone may ask for all columns of anyone and learns nothing private.

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
  -- Until when it may be shown; null when it may not. Computed below, whatever is written.
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

-- Whether, and until when, somebody is listed: the one place that decides it. A late or failed charge leaves seven days
-- of grace.
create function directory.listing_end(profile directory.profiles, membership directory.memberships)
returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when profile.name = '' or profile.specialty_id is null or profile.registration is null
      or profile.modality is null or profile.schedule is null then null
    when profile.modality <> 2 and (profile.district is null or profile.city_id is null) then null
    when membership.paused_at is not null or membership.suspended_at is not null then null
    when membership.subscription_status = 'trial' then
      least(membership.trial_end_date, coalesce(profile.registration_deadline, 'infinity'))
    when membership.subscription_status in ('active', 'past_due') then
      case when coalesce(membership.cancel_at, membership.paid_until) is not null then
        least(coalesce(membership.cancel_at, membership.paid_until + interval '7 days'),
          coalesce(profile.registration_deadline, 'infinity'))
      end
  end
$$;

create function directory.prepare_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership directory.memberships;
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  new.registration := nullif(btrim(regexp_replace(new.registration, '\s+', ' ', 'g')), '');
  new.address := nullif(btrim(new.address), '');
  new.district := nullif(btrim(new.district), '');
  new.schedule := nullif(btrim(new.schedule), '');
  new.description := nullif(btrim(new.description), '');
  new.whatsapp := nullif(btrim(new.whatsapp), '');
  new.contact_email := nullif(lower(btrim(new.contact_email)), '');
  new.approach := nullif(new.approach, '');
  if new.approach is not null and not exists (
    select from public.approaches a where a.specialty_id = new.specialty_id and a.name = new.approach
  ) then
    raise check_violation using message = 'A abordagem escolhida não pertence a esta especialidade.';
  end if;
  new.city_number := (select c.number from public.cities c where c.id = new.city_id);
  select * into membership from directory.memberships m where m.user_id = new.user_id;
  new.listed_until := directory.listing_end(new, membership);
  -- A moment that has passed is no listing: lapsed rows leave the indexes and the counts when touched.
  if new.listed_until <= now() then new.listed_until := null; end if;
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration, new.approach, new.age_group, new.modality,
      new.address, new.district, new.city_id, new.schedule, new.description, new.whatsapp, new.contact_email,
      new.weekly_hours)
    is distinct from (old.name, old.specialty_id, old.registration, old.approach, old.age_group, old.modality,
      old.address, old.district, old.city_id, old.schedule, old.description, old.whatsapp, old.contact_email,
      old.weekly_hours)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger prepare_profile before insert or update on directory.profiles
for each row execute function directory.prepare_profile();

-- After `prepare_profile` in the alphabet, which does the same for the other columns. Two windows that edit one profile
-- notice each other by this moment.
create function directory.touch_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.photo, new.consultation_minutes, new.works_on_holidays)
    is distinct from (old.photo, old.consultation_minutes, old.works_on_holidays)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger touch_profile before update on directory.profiles
for each row execute function directory.touch_profile();

-- A change of the membership is a change of the listing: the profile's trigger computes it anew.
create function directory.refresh_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.profiles p set user_id = p.user_id where p.user_id = new.user_id;
  return null;
end
$$;

create trigger refresh_listing after insert or update on directory.memberships
for each row execute function directory.refresh_listing();

-- Read-time truth about one profile: an expired trial never counts, even if no job has run.
create function directory.is_listed(profile_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.listed_until > now() from directory.profiles p where p.id = profile_id), false)
$$;

alter table directory.profiles enable row level security;
alter table directory.memberships enable row level security;
revoke all on directory.profiles, directory.memberships from anon, authenticated, service_role;

create policy "visitors read who is listed" on directory.profiles
for select to anon using (listed_until > now());
create policy "professionals read who is listed, and themselves" on directory.profiles
for select to authenticated using (listed_until > now() or user_id = (select auth.uid()));
create policy "professionals change their own profile" on directory.profiles
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "professionals read their own membership" on directory.memberships
for select to authenticated using (user_id = (select auth.uid()));

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

revoke execute on function directory.listing_end, directory.prepare_profile, directory.touch_profile,
  directory.refresh_listing, directory.is_listed from public;
grant execute on function directory.is_listed to anon, authenticated, service_role;

-- The photo and the way of attending are shown to everybody, the pause and a suspension to the owner alone.
create view public.professionals with (security_invoker = true) as
select
  p.id, p.user_id, p.name, m.email, s.name as specialty, p.registration, p.approach, p.age_group,
  case p.modality when 1 then 'presencial' when 2 then 'online' when 3 then 'ambos' end as modality,
  p.address, p.district, c.name as city, c.state, p.schedule, p.weekly_hours, p.description, p.whatsapp, p.contact_email,
  -- Whoever cannot see the membership sees only listed profiles; CASE calls the function for the own row alone.
  case when m.user_id is null then true else directory.is_listed(p.id) end as is_active,
  m.subscription_status, m.trial_end_date, p.verified_at, p.rating, p.review_count, p.created_at, p.updated_at,
  p.photo, p.consultation_minutes, p.works_on_holidays, m.paused_at, m.suspended_at
from directory.profiles p
left join directory.memberships m on m.user_id = p.user_id
left join public.specialties s on s.id = p.specialty_id
left join public.cities c on c.id = p.city_id;

revoke all on public.professionals from anon, authenticated;
grant select on public.professionals to anon;
grant select, update on public.professionals to authenticated, service_role;

-- The words of the API become the keys of the tables.
create function directory.specialty_id(specialty text) returns smallint
language plpgsql stable set search_path = ''
as $$
declare
  found_id smallint;
begin
  if coalesce(specialty, '') = '' then return null; end if;
  select s.id into found_id from public.specialties s where s.name = specialty;
  if found_id is null then
    raise check_violation using message = format('Especialidade desconhecida: %s.', left(specialty, 60));
  end if;
  return found_id;
end
$$;

create function directory.city_id(city text, state text) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  found_id integer;
begin
  if coalesce(btrim(city), '') = '' then return null; end if;
  select c.id into found_id from public.cities c
  where c.state = upper(btrim(city_id.state)) and c.search_key = directory.search_key(btrim(city_id.city));
  if found_id is null then
    raise check_violation using
      message = format('Não encontramos a cidade "%s" em %s.', left(city, 60), coalesce(nullif(left(state, 20), ''), 'nenhum estado')),
      hint = 'Escolha a cidade da lista e confira o estado.';
  end if;
  return found_id;
end
$$;

create function directory.modality_bits(modality text) returns smallint
language plpgsql immutable set search_path = ''
as $$
begin
  if modality not in ('presencial', 'online', 'ambos', '') then
    raise check_violation using message = format('Modalidade desconhecida: %s.', left(modality, 60));
  end if;
  return case modality when 'presencial' then 1 when 'online' then 2 when 'ambos' then 3 end;
end
$$;

create function directory.update_professional() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.email, new.is_active, new.subscription_status, new.trial_end_date, new.verified_at,
      new.rating, new.review_count, new.created_at, new.updated_at, new.paused_at, new.suspended_at)
    is distinct from (old.id, old.user_id, old.email, old.is_active, old.subscription_status, old.trial_end_date,
      old.verified_at, old.rating, old.review_count, old.created_at, old.updated_at, old.paused_at, old.suspended_at)
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
    whatsapp = new.whatsapp, contact_email = new.contact_email, weekly_hours = coalesce(new.weekly_hours, '[]'),
    photo = nullif(new.photo, ''), consultation_minutes = coalesce(new.consultation_minutes, 50),
    works_on_holidays = coalesce(new.works_on_holidays, false)
  where p.id = old.id;
  if not found then return null; end if;
  select * into new from public.professionals p where p.id = old.id;
  return new;
end
$$;

create trigger update_professional instead of update on public.professionals
for each row execute function directory.update_professional();

revoke execute on function directory.specialty_id, directory.city_id, directory.modality_bits,
  directory.update_professional from public;
grant execute on function directory.specialty_id, directory.city_id, directory.modality_bits
  to anon, authenticated, service_role;

-- A new account is a new professional with ten days of trial. Never fails: a sign-up must not depend on it.
create function directory.welcome_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.memberships (user_id, email) values (new.id, new.email);
  insert into directory.profiles (user_id, name)
  values (new.id, left(coalesce(new.raw_user_meta_data ->> 'name', ''), 120));
  return null;
end
$$;

create function directory.follow_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.memberships m set email = new.email where m.user_id = new.id;
  return null;
end
$$;
revoke execute on function directory.welcome_account, directory.follow_account_email from public;

create trigger welcome_account after insert on auth.users
for each row execute function directory.welcome_account();
create trigger follow_account_email after update of email on auth.users
for each row when (old.email is distinct from new.email) execute function directory.follow_account_email();
