-- accounts/010_second_factor.sql

-- Whoever has set up a second factor is let in by it only: a password alone reads and changes nothing private.

create or replace function directory.has_needed_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and (
    coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified'
    )
  )
$$;

-- An access token outlives its session by up to an hour; what cannot be undone asks for the session itself.
create or replace function directory.has_live_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.has_needed_factor() and exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
  )
$$;

-- Password, code or link given within the last ten minutes, in this very session.
create or replace function directory.has_fresh_sign_in() returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.has_live_session() and exists (
    select from auth.mfa_amr_claims c
    where c.session_id::text = auth.jwt() ->> 'session_id' and c.updated_at > now() - interval '10 minutes'
  )
$$;

-- Whom the panel's tables and acts belong to: a password alone owns no professional.
create or replace function directory.own_professional_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from directory.profiles p
  where p.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;

revoke execute on function directory.has_needed_factor, directory.has_live_session, directory.has_fresh_sign_in,
  directory.own_professional_id from public, anon, authenticated, service_role;
grant execute on function directory.has_needed_factor, directory.has_live_session, directory.has_fresh_sign_in,
  directory.own_professional_id to authenticated, service_role;

-- directory/020_cities.sql

-- Cities as people name them, near each other, and with their clocks.

drop policy if exists "everyone reads the cities" on public.cities;
create policy "everyone reads the cities" on public.cities for select to anon, authenticated using (true);

create or replace function directory.time_zone_of(of_city integer) returns text
language sql stable set search_path = ''
as $$ select coalesce((select c.time_zone from public.cities c where c.id = of_city), 'America/Sao_Paulo') $$;

create or replace function directory.city_id(city text, state text) returns integer
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
      message = format('Não encontramos a cidade "%s" em %s.', left(city, 60),
        coalesce(nullif(left(state, 20), ''), 'nenhum estado')),
      hint = 'Escolha a cidade da lista e confira o estado.';
  end if;
  return found_id;
end
$$;

-- Wildcards that somebody types are characters, not patterns.
create or replace function directory.contains_pattern(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' $$;

-- "Campinas - SP" and "campinas, sp" name one city; plain words match any part of a name in any state.
create or replace function directory.matching_cities(city text) returns integer[]
language plpgsql stable set search_path = ''
as $$
declare
  words text := directory.search_key(btrim(city));
  parts text[] := regexp_match(words, '^(.+?)\s*[-,/]\s*([a-z]{2})$');
begin
  if coalesce(words, '') = '' then return null; end if;
  if parts is not null and exists (select from public.cities c where c.state = upper(parts[2])) then
    return array(
      select c.id from public.cities c
      where c.state = upper(parts[2]) and c.search_key like directory.contains_pattern(parts[1])
    );
  end if;
  return array(select c.id from public.cities c where c.search_key like directory.contains_pattern(words));
end
$$;

-- Great-circle distance on a sphere: off by less than half a percent, which is less than a city's width.
create or replace function directory.distance_km(lat1 real, lon1 real, lat2 real, lon2 real) returns double precision
language sql immutable strict parallel safe set search_path = ''
as $$
  select 12742 * asin(sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
  ))
$$;

-- The cities of a search: those that match, or everything within so many kilometres of the largest of them.
create or replace function directory.searched_cities(city text, within_km integer) returns integer[]
language plpgsql stable set search_path = ''
as $$
declare
  matching integer[] := directory.matching_cities(city);
  centre public.cities;
begin
  if matching is null or coalesce(within_km, 0) <= 0 then return matching; end if;
  select * into centre from public.cities c where c.id = any (matching)
  order by c.population desc nulls last, c.id limit 1;
  return array(
    select c.id from public.cities c
    where directory.distance_km(c.latitude, c.longitude, centre.latitude, centre.longitude) <= least(within_km, 300)
  );
end
$$;

create or replace function directory.city_numbers(cities integer[]) returns smallint[]
language sql stable set search_path = ''
as $$
  select case when cities is not null then array(select c.number from public.cities c where c.id = any (cities)) end
$$;

create or replace function directory.city_bitmap(numbers smallint[]) returns bytea
language plpgsql immutable set search_path = ''
as $$
declare
  bits bytea := decode(repeat('00', 1024), 'hex');
  number smallint;
begin
  if numbers is null then return null; end if;
  foreach number in array numbers loop bits := set_bit(bits, number, 1); end loop;
  return bits;
end
$$;

-- Cities whose name begins with the words come first, larger before smaller.
create or replace function public.suggest_cities(words text, page_size integer default 8)
returns table (id integer, name text, state text, slug text)
language sql stable set search_path = ''
as $$
  select c.id, c.name, c.state, c.slug from public.cities c
  where c.id = any (directory.matching_cities(words))
  order by not starts_with(c.search_key, directory.search_key(btrim(words))), c.population desc nulls last, c.id
  limit greatest(1, least(coalesce(page_size, 8), 50))
$$;

-- The city nearest to a place on the map, for "perto de mim".
create or replace function public.nearest_city(latitude real, longitude real)
returns table (id integer, name text, state text, slug text)
language sql stable set search_path = ''
as $$
  select c.id, c.name, c.state, c.slug from public.cities c
  order by directory.distance_km(c.latitude, c.longitude, nearest_city.latitude, nearest_city.longitude), c.id
  limit 1
$$;

revoke execute on function directory.time_zone_of, directory.city_id, directory.contains_pattern,
  directory.matching_cities, directory.distance_km, directory.searched_cities, directory.city_numbers,
  directory.city_bitmap, public.suggest_cities, public.nearest_city from public, anon, authenticated, service_role;
grant execute on function directory.time_zone_of to service_role;
grant execute on function directory.city_id, directory.contains_pattern, directory.matching_cities,
  directory.distance_km, directory.searched_cities, directory.city_numbers, directory.city_bitmap,
  public.suggest_cities, public.nearest_city to anon, authenticated, service_role;

-- directory/030_specialties.sql

-- The eight specialties and their approaches.

drop policy if exists "everyone reads the specialties" on public.specialties;
create policy "everyone reads the specialties" on public.specialties for select to anon, authenticated using (true);
drop policy if exists "everyone reads the approaches" on public.approaches;
create policy "everyone reads the approaches" on public.approaches for select to anon, authenticated using (true);

-- The words of the API become the keys of the tables.
create or replace function directory.specialty_id(specialty text) returns smallint
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

revoke execute on function directory.specialty_id from public, anon, authenticated, service_role;
grant execute on function directory.specialty_id to anon, authenticated, service_role;

-- email/040_outbox.sql

-- Emails wait in email.outbox until a worker has sent them: whatever causes one calls email.enqueue in its own
-- transaction, and server/database/leased-queue.ts takes it from there.

-- The same unique key posts one email, however often and by however many it is asked.
create or replace function email.enqueue(
  kind text, recipient text, data jsonb, unique_key text default null, due_at timestamptz default now(),
  expires_at timestamptz default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
  due timestamptz := coalesce(due_at, now());
begin
  insert into email.outbox (kind, recipient, data, unique_key, due_at, expires_at, next_attempt_at)
  values (enqueue.kind, lower(btrim(enqueue.recipient)), coalesce(enqueue.data, '{}'), enqueue.unique_key, due,
    coalesce(enqueue.expires_at, due + interval '3 days'), due)
  on conflict do nothing
  returning id into message;
  if message is null then
    select o.id into message from email.outbox o where o.unique_key = enqueue.unique_key;
  elsif due <= now() then
    perform pg_notify('email', '');
  end if;
  return message;
end
$$;

-- A link that was asked for again makes the older ones worthless: those still waiting are not sent.
create or replace function email.supersede(kind text, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where o.recipient = lower(btrim(supersede.recipient)) and o.kind = supersede.kind and o.next_attempt_at is not null
$$;

-- A thousand at a time; returns how many, so that the caller knows when to stop.
create or replace function email.purge_old() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select o.id from email.outbox o
    where o.created_at < now() - interval '180 days' and o.next_attempt_at is null limit 1000
  ), gone as (
    delete from email.outbox o using old where o.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;

-- Whose account is deleted is not remembered here either; what still waits for them is sent first.
create or replace function email.purge_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox o where o.recipient = lower(old.email) and o.next_attempt_at is null;
  return null;
end
$$;
create or replace trigger purge_emails after delete on auth.users
for each row when (old.email is not null) execute function email.purge_account();

create or replace function directory.export_section_emails(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', o.kind, 'recipient', o.recipient, 'created_at', o.created_at,
    'sent_at', o.sent_at) order by o.created_at)
  from email.outbox o join auth.users u on o.recipient = lower(u.email) where u.id = account
$$;

revoke execute on function email.enqueue, email.supersede, email.purge_old, email.purge_account, directory.export_section_emails
  from public, anon, authenticated, service_role;
grant execute on function email.enqueue to service_role, supabase_auth_admin;
grant execute on function email.supersede, email.purge_old to service_role;

-- jobs/050_jobs.sql

-- How the last run of each job ended.

create or replace function jobs.note_run(job text, started timestamptz, error text) returns void
language sql set search_path = ''
as $$
  insert into jobs.runs as r (name, started_at, finished_at, succeeded_at, failed_at, last_error, successes, failures)
  values (job, started, now(), case when error is null then now() end, case when error is not null then now() end,
    left(error, 200), (error is null)::int, (error is not null)::int)
  on conflict (name) do update set
    started_at = excluded.started_at,
    finished_at = excluded.finished_at,
    succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
    failed_at = coalesce(excluded.failed_at, r.failed_at),
    last_error = excluded.last_error,
    successes = r.successes + excluded.successes,
    failures = r.failures + excluded.failures
$$;

revoke execute on function jobs.note_run from public, anon, authenticated, service_role;
grant execute on function jobs.note_run to service_role;

-- directory/060_listing.sql

-- Who is listed, and until when. A change of the membership, of the profile or of the clock is a change of the
-- listing.

-- Whether, and until when, somebody is listed: the one place that decides it. A late or failed charge leaves seven days
-- of grace. Pages say the same (listing.ts, terms.ts); supabase/tests/same-rules.test.ts compares them.
create or replace function directory.listing_end(profile directory.profiles, membership directory.memberships)
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

-- Read-time truth about one profile: an expired trial never counts, even if no job has run.
create or replace function directory.is_listed(profile_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.listed_until > now() from directory.profiles p where p.id = profile_id), false)
$$;

-- A change of the membership is a change of the listing: the profile's trigger computes it anew.
create or replace function directory.refresh_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.profiles p set user_id = p.user_id where p.user_id = new.user_id;
  return null;
end
$$;
create or replace trigger refresh_listing after insert or update on directory.memberships
for each row execute function directory.refresh_listing();

-- Run every minute: reads never show a lapsed listing, and this takes it out of the totals too.
create or replace function directory.unlist_lapsed() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update directory.profiles p set user_id = p.user_id
  where p.id in (
    select q.id from directory.profiles q where q.listed_until <= now()
    order by q.specialty_id, q.city_number limit 1000 for update skip locked
  );
  get diagnostics changed = row_count;
  return changed;
end
$$;

create or replace function directory.set_paused(is_paused boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.memberships m
  set paused_at = case when is_paused then coalesce(m.paused_at, now()) end
  where m.user_id = (select auth.uid()) and (select directory.has_needed_factor());
  if not found then
    raise insufficient_privilege using message = 'Entre na sua conta para pausar ou retomar o perfil.';
  end if;
  return directory.is_listed(directory.own_professional_id());
end
$$;

-- Both answer whether the profile is listed now: a resumed one may still be incomplete or unpaid.
create or replace function public.pause_listing() returns boolean
language sql set search_path = ''
as $$ select directory.set_paused(true) $$;

create or replace function public.resume_listing() returns boolean
language sql set search_path = ''
as $$ select directory.set_paused(false) $$;

revoke execute on function directory.listing_end, directory.is_listed, directory.refresh_listing,
  directory.unlist_lapsed, directory.set_paused, public.pause_listing, public.resume_listing from public, anon,
  authenticated, service_role;
grant execute on function directory.is_listed to anon, authenticated, service_role;
grant execute on function directory.unlist_lapsed to service_role;
grant execute on function directory.set_paused, public.pause_listing, public.resume_listing to authenticated;

-- directory/070_professionals.sql

-- Profile and membership as one record of the API, `professionals`. Who may not see the membership reads nulls in
-- its columns.

drop policy if exists "visitors read who is listed" on directory.profiles;
create policy "visitors read who is listed" on directory.profiles
for select to anon using (listed_until > now());
drop policy if exists "professionals read who is listed, and themselves" on directory.profiles;
create policy "professionals read who is listed, and themselves" on directory.profiles
for select to authenticated using (listed_until > now() or user_id = (select auth.uid()));
drop policy if exists "professionals change their own profile" on directory.profiles;
create policy "professionals change their own profile" on directory.profiles
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
drop policy if exists "a profile is changed with the second factor, where there is one" on directory.profiles;
create policy "a profile is changed with the second factor, where there is one" on directory.profiles
as restrictive for update to authenticated using ((select directory.has_needed_factor()));
drop policy if exists "professionals read their own membership" on directory.memberships;
create policy "professionals read their own membership" on directory.memberships
for select to authenticated using (user_id = (select auth.uid()));
drop policy if exists "a membership is read with the second factor, where there is one" on directory.memberships;
create policy "a membership is read with the second factor, where there is one" on directory.memberships
as restrictive for select to authenticated using ((select directory.has_needed_factor()));

-- A way of working is a bit, so that "both" is found by either. The same numbers as app/features/professionals/modality.ts;
-- supabase/tests/same-rules.test.ts compares them.
create or replace function directory.modality_bits(modality text) returns smallint
language plpgsql immutable set search_path = ''
as $$
begin
  if modality not in ('presencial', 'online', 'ambos', '') then
    raise check_violation using message = format('Modalidade desconhecida: %s.', left(modality, 60));
  end if;
  return case modality when 'presencial' then 1 when 'online' then 2 when 'ambos' then 3 end;
end
$$;

create or replace function directory.modality_name(bits smallint) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case bits when 1 then 'presencial' when 2 then 'online' when 3 then 'ambos' end;
end
$$;
revoke execute on function directory.modality_name from public;
grant execute on function directory.modality_name to anon, authenticated, service_role;

-- The photo and the way of attending are shown to everybody, the pause and a suspension to the owner alone.
drop view if exists public.professionals;
create view public.professionals with (security_invoker = true) as
select
  p.id, p.user_id, p.name, m.email, s.name as specialty, p.registration, p.approach, p.age_group,
  directory.modality_name(p.modality) as modality,
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

create or replace function directory.update_professional() returns trigger
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
create or replace trigger update_professional instead of update on public.professionals
for each row execute function directory.update_professional();

revoke execute on function directory.modality_bits, directory.update_professional from public, anon, authenticated,
  service_role;
grant execute on function directory.modality_bits to anon, authenticated, service_role;

-- directory/080_profile_changes.sql

-- What happens before and after a profile is written.

-- Before a profile is written. One trigger with its steps in order: no alphabet of names decides which comes first.
create or replace function directory.prepare_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership directory.memberships;
  problem text;
begin
  -- 1. Tidied, so that everything after sees what is stored.
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  new.registration := nullif(btrim(regexp_replace(new.registration, '\s+', ' ', 'g')), '');
  new.address := nullif(btrim(new.address), '');
  new.district := nullif(btrim(new.district), '');
  new.schedule := nullif(btrim(new.schedule), '');
  new.description := nullif(btrim(new.description), '');
  new.whatsapp := nullif(btrim(new.whatsapp), '');
  new.contact_email := nullif(lower(btrim(new.contact_email)), '');
  new.approach := nullif(new.approach, '');

  -- 2. The limits of the profile's form, in words that people understand: the constraints of the table say the same,
  -- but in English and by their names. An expression here costs a tenth of calling a function for every good row.
  if new.approach is not null and not exists (
    select from public.approaches a where a.specialty_id = new.specialty_id and a.name = new.approach
  ) then
    raise check_violation using message = 'A abordagem escolhida não pertence a esta especialidade.';
  end if;
  problem := case
    when length(new.name) > 120 then 'O nome pode ter no máximo 120 caracteres.'
    when length(new.registration) > 60 then 'O registro profissional pode ter no máximo 60 caracteres.'
    when new.age_group not in ('criancas', 'adultos', 'ambos') then 'A faixa etária escolhida não existe.'
    when length(new.address) > 200 then 'O endereço pode ter no máximo 200 caracteres.'
    when length(new.district) > 100 then 'O bairro pode ter no máximo 100 caracteres.'
    when length(new.schedule) > 1000 then 'Os horários podem ter no máximo 1.000 caracteres.'
    when length(new.description) > 4000 then 'A descrição pode ter no máximo 4.000 caracteres.'
    when length(new.contact_email) > 254 or new.contact_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
      then 'O e-mail de contato não parece um endereço de e-mail.'
    when length(new.whatsapp) > 30 or length(regexp_replace(new.whatsapp, '\D', '', 'g')) not between 10 and 13
      then 'O WhatsApp precisa do DDD e de 10 a 13 números.'
  end;
  if problem is not null then raise check_violation using message = problem; end if;

  -- 3. Another name, specialty or number is to be confirmed anew. Who writes verified_at in the same statement means
  -- it. A deadline that has passed stays until the new number is confirmed: nobody is listed again by changing a letter.
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration)
    is distinct from (old.name, old.specialty_id, old.registration)
  then
    if new.verified_at is not distinct from old.verified_at then new.verified_at := null; end if;
    if new.registration_deadline > now() then new.registration_deadline := null; end if;
  end if;

  -- 4. The listing, from all of the above.
  new.city_number := (select c.number from public.cities c where c.id = new.city_id);
  select * into membership from directory.memberships m where m.user_id = new.user_id;
  new.listed_until := directory.listing_end(new, membership);
  -- A moment that has passed is no listing: lapsed rows leave the indexes and the counts when touched.
  if new.listed_until <= now() then new.listed_until := null; end if;

  -- 5. Two windows that edit one profile notice each other by this moment.
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration, new.approach, new.age_group, new.modality,
      new.address, new.district, new.city_id, new.schedule, new.description, new.whatsapp, new.contact_email,
      new.weekly_hours, new.photo, new.consultation_minutes, new.works_on_holidays)
    is distinct from (old.name, old.specialty_id, old.registration, old.approach, old.age_group, old.modality,
      old.address, old.district, old.city_id, old.schedule, old.description, old.whatsapp, old.contact_email,
      old.weekly_hours, old.photo, old.consultation_minutes, old.works_on_holidays)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create or replace trigger prepare_profile before insert or update on directory.profiles
for each row execute function directory.prepare_profile();

-- After a profile was written or deleted. On every update, not "of" some columns: prepare_profile changes some that the
-- statement did not name.
create or replace function directory.follow_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.count_facets(old, new);
  if tg_op = 'DELETE' then return null; end if;
  -- Another specialty is another council: its rules hold for the answers to reviews too.
  if new.specialty_id is not null and (
    tg_op = 'INSERT' or (new.name, new.approach, new.description, new.schedule, new.specialty_id)
      is distinct from (old.name, old.approach, old.description, old.schedule, old.specialty_id)
  ) then
    perform directory.flag_texts(array[new.id], case when new.specialty_id = old.specialty_id then new.id end);
  end if;
  if tg_op = 'UPDATE' and
    (new.weekly_hours, new.consultation_minutes, new.works_on_holidays, new.modality, new.city_id)
    is distinct from (old.weekly_hours, old.consultation_minutes, old.works_on_holidays, old.modality, old.city_id)
  then
    perform directory.note_availability(new.id, fills => false);
  end if;
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration)
      is distinct from (old.name, old.specialty_id, old.registration)
    or tg_op = 'INSERT' and new.specialty_id is not null and new.registration is not null and new.verified_at is null
  then
    perform directory.queue_verification(new);
  end if;
  return null;
end
$$;
create or replace trigger follow_profile after insert or update or delete on directory.profiles
for each row execute function directory.follow_profile();

-- Pages and counts are kept in memory by the processes that serve them: the database says what changed. For whatever
-- changes a profile's page without changing its row, too, such as a review. A few profiles by their ids, many by an
-- empty text that stands for all: a bulk change must not flood anybody.
create or replace function directory.notify_profiles(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(ids) > 100 then
    perform pg_notify('profiles', '');
  else
    perform pg_notify('profiles', id::text) from unnest(ids) as id;
  end if;
end
$$;

create or replace function directory.notify_changed_profiles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.notify_profiles(array(select changed.id from changed limit 101));
  return null;
end
$$;
create or replace trigger notify_inserted_profiles after insert on directory.profiles
referencing new table as changed for each statement execute function directory.notify_changed_profiles();
create or replace trigger notify_updated_profiles after update on directory.profiles
referencing new table as changed for each statement execute function directory.notify_changed_profiles();
create or replace trigger notify_deleted_profiles after delete on directory.profiles
referencing old table as changed for each statement execute function directory.notify_changed_profiles();

revoke execute on function directory.prepare_profile, directory.follow_profile, directory.notify_profiles,
  directory.notify_changed_profiles from public, anon, authenticated, service_role;
grant execute on function directory.notify_profiles to service_role;

-- directory/090_facets.sql

-- How many listed profiles there are of each kind: exact totals of any search without counting rows.

drop policy if exists "everyone reads the counts" on directory.facets;
create policy "everyone reads the counts" on directory.facets for select to anon, authenticated using (true);

-- Announced by its key: whoever keeps a copy of the counts reads the new number after the commit.
create or replace function directory.add_to_facet(kind directory.facets, delta integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.facets as f values (kind.specialty_id, kind.city_number, kind.modality, kind.availability, delta)
  on conflict (specialty_id, city_number, modality, availability) do update set n = f.n + excluded.n;
  perform pg_notify('facets', concat_ws(',', kind.specialty_id, kind.city_number, kind.modality, kind.availability));
end
$$;

-- Called for every profile that was written or deleted: of a new one there is no `old_row`, of a deleted one no
-- `new_row`.
create or replace function directory.count_facets(old_row directory.profiles, new_row directory.profiles) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before directory.facets;
  after directory.facets;
begin
  if old_row.listed_until is not null then
    before := (old_row.specialty_id, coalesce(old_row.city_number, -1), old_row.modality, old_row.availability, 0);
  end if;
  if new_row.listed_until is not null then
    after := (new_row.specialty_id, coalesce(new_row.city_number, -1), new_row.modality, new_row.availability, 0);
  end if;
  if before is not distinct from after then return; end if;
  -- Always the smaller key first, so that two writers never wait for each other in a circle.
  if after.specialty_id is not null and (before.specialty_id is null or after < before) then
    perform directory.add_to_facet(after, 1);
    after := null;
  end if;
  if before.specialty_id is not null then perform directory.add_to_facet(before, -1); end if;
  if after.specialty_id is not null then perform directory.add_to_facet(after, 1); end if;
end
$$;

-- Counted anew from the profiles: after a bulk load, or when somebody doubts. Whoever keeps a copy reads all of it.
create or replace function directory.rebuild_facets() returns void
language sql security definer set search_path = ''
as $$
  delete from directory.facets;
  insert into directory.facets
  select p.specialty_id, coalesce(p.city_number, -1), p.modality, p.availability, count(*)
  from directory.profiles p where p.listed_until is not null group by 1, 2, 3, 4;
  select pg_notify('facets', ''), pg_notify('profiles', '');
$$;

revoke execute on function directory.add_to_facet, directory.count_facets, directory.rebuild_facets from public, anon,
  authenticated, service_role;
grant execute on function directory.rebuild_facets to service_role;

-- appointments/100_holidays.sql

-- Days on which most do not attend: the same rules as app/features/availability/holidays.ts, for the moment of
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

-- appointments/110_time_off.sql

-- Days on which a professional receives nobody, as the owner plans them.

drop policy if exists "professionals read their own time off" on directory.time_off;
create policy "professionals read their own time off" on directory.time_off
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals plan their own time off" on directory.time_off;
create policy "professionals plan their own time off" on directory.time_off
for insert to authenticated with check (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals change their own time off" on directory.time_off;
create policy "professionals change their own time off" on directory.time_off
for update to authenticated using (professional_id = (select directory.own_professional_id()))
with check (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals give up their own time off" on directory.time_off;
create policy "professionals give up their own time off" on directory.time_off
for delete to authenticated using (professional_id = (select directory.own_professional_id()));

create or replace function directory.limit_time_off() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from directory.time_off t where t.professional_id = new.professional_id) >= 100 then
    raise check_violation using message = 'São no máximo 100 períodos sem atendimento. Apague os que já passaram.';
  end if;
  new.reason := nullif(btrim(new.reason), '');
  return new;
end
$$;
create or replace trigger limit_time_off before insert on directory.time_off
for each row execute function directory.limit_time_off();

create or replace function directory.follow_time_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.note_availability(coalesce(new.professional_id, old.professional_id), fills => true);
  return null;
end
$$;
create or replace trigger follow_time_off after insert or update or delete on directory.time_off
for each row execute function directory.follow_time_off();

drop view if exists public.time_off;
create view public.time_off with (security_invoker = true) as
select t.id, t.professional_id, t.starts_on, t.ends_on, t.reason, t.created_at from directory.time_off t;
revoke all on public.time_off from anon, authenticated;
grant select, insert, update, delete on public.time_off to authenticated, service_role;

-- Whoever writes through the API plans the own time off.
alter view public.time_off alter column professional_id set default directory.own_professional_id();

revoke execute on function directory.limit_time_off, directory.follow_time_off from public, anon, authenticated,
  service_role;

-- appointments/120_availability.sql

-- The free slots of a professional. app/features/availability/slots.ts computes the same for pages; this is what
-- decides when somebody books. A test compares the two.

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
      coalesce(directory.modality_bits(it ->> 'modality'), 3::smallint) as modality
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

create or replace function directory.is_free_slot(of_professional uuid, at timestamptz, in_modality text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from directory.profiles p,
      lateral (select (at at time zone directory.time_zone_of(p.city_id))::date as day) local,
      lateral directory.free_slots(p.id, local.day, local.day) slot
    where p.id = of_professional and slot.starts_at = at
      and slot.modality & directory.modality_bits(in_modality) <> 0
  )
$$;

-- What pages show of somebody, for one person and for a page of cards. The availability facts are what the free times follow from: no
-- name, no reason, only the times that are taken. As text, not binary: it is read by nothing but a page, and would be
-- taken apart and put together twice on its way.
drop view if exists directory.listed_profiles;
create view directory.listed_profiles with (security_invoker = true) as
select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, c.name as city, c.state,
  p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo, p.weekly_hours,
  json_build_object(
    'zone', coalesce(c.time_zone, 'America/Sao_Paulo'),
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
      where a.professional_id = p.id and a.ends_at > now() and a.status in ('requested', 'proposed', 'confirmed')
        and (a.answer_by is null or a.answer_by > now())) else '{}' end
  ) as availability_facts,
  coalesce(s.changed_at, p.updated_at) as availability_changed_at
from directory.profiles p
left join public.cities c on c.id = p.city_id
left join directory.availability s on s.professional_id = p.id
where p.listed_until > now();
revoke all on directory.listed_profiles from anon, authenticated, service_role;

create or replace function directory.availability_of(of_professional uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select p.availability_facts::jsonb || jsonb_build_object('changedAt', p.availability_changed_at)
  from directory.listed_profiles p where p.id = of_professional
$$;

-- Free times changed: every open page hears of it at once (a public topic: it says that something changed, not what),
-- and a kept page, which shows the next free times, is made anew. `fills`: by time off or an appointment.
create or replace function directory.note_availability(of_professional uuid, fills boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.availability as known (professional_id, changed_at, is_filled)
  select p.id, now(), fills from directory.profiles p where p.id = of_professional
  on conflict (professional_id) do update
  set changed_at = excluded.changed_at, is_filled = known.is_filled or excluded.is_filled;
  -- The profile itself is being deleted.
  if not found then return; end if;
  perform realtime.send(jsonb_build_object('at', now()), 'changed', 'availability:' || of_professional, false);
  perform directory.notify_profiles(array[of_professional]);
end
$$;

revoke execute on function directory.free_slots, directory.is_free_slot, directory.availability_of,
  directory.note_availability from public, anon, authenticated, service_role;
grant execute on function directory.free_slots to service_role;
grant execute on function directory.availability_of to anon, authenticated, service_role;

-- directory/130_search.sql

-- Search among millions, in a fair order: each day starts the same rotation at another place, and everybody gets the
-- same exposure over time. Stable within the day, paged by (rank, id), so nothing repeats or is skipped.

create or replace function directory.rotation_start(day date) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select pg_catalog.hashtext('betesda ' || to_char(day, 'YYYY-MM-DD')) $$;

/*
 * Twenty ids of a filter in rotation order, from (from_rank, from_id) on. Two ways to the same rows; the
 * caller, who knows the totals, says which is cheaper:
 *   walk    along the rotation, keeping what matches: good when much does
 *   cities  from each wanted city its next ones, then the first of all: good for few cities
 * `by_modality` 3 and `at_times` 0 mean any. Every branch is a statement of its own because a plan with
 * "or parameter is null" in it cannot use the index. So every way has one good plan, whatever is asked for; making one
 * for each search would take longer than the search.
 */
create or replace function directory.next_in_rotation(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  from_rank integer, from_id uuid, to_rank integer, size integer, way text
) returns table (id uuid, rank integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
begin
  if way = 'cities' and of_specialty is not null then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number and p.specialty_id = of_specialty
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif way = 'cities' then
    return query
    select found.id, found.rank from unnest(in_cities) as c (number), lateral (
      select p.id, p.rank from directory.profiles p
      where p.city_number = c.number
        and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
        and p.modality & by_modality <> 0 and (at_times = 0 or p.availability & at_times <> 0)
      order by p.rank, p.id limit size
    ) found order by found.rank, found.id limit size;
  elsif at_times <> 0 and of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty and p.availability <> 0 and p.availability & at_times <> 0
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  elsif at_times <> 0 then
    return query
    select p.id, p.rank from directory.profiles p
    where p.availability <> 0 and p.availability & at_times <> 0
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  elsif of_specialty is not null then
    return query
    select p.id, p.rank from directory.profiles p
    where p.specialty_id = of_specialty
      and (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  else
    return query
    select p.id, p.rank from directory.profiles p
    where (p.rank, p.id) > (from_rank, from_id) and p.rank <= to_rank and p.listed_until > now()
      and p.modality & by_modality <> 0
      and (city_bits is null or (p.city_number is not null and get_bit(city_bits, p.city_number) = 1))
    order by p.rank, p.id limit size;
  end if;
end
$$;

-- A page of cards: up to the end of the ranks, then once around from their beginning to the day's start. Those who have
-- given their hours come with what their free times follow from.
create or replace function directory.search_page(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text)
returns table (
  id uuid, name text, specialty_id smallint, registration text, approach text, modality smallint, district text,
  city text, state text, schedule text, description text, verified_at timestamptz, rating numeric,
  review_count integer, rank integer, photo text, availability_facts json)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  zero constant uuid := '00000000-0000-0000-0000-000000000000';
  has_wrapped boolean := coalesce(after_rank < start, false);
  page uuid[] := '{}';
begin
  if not has_wrapped then
    page := array(
      select n.id from directory.next_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits,
        coalesce(after_rank, start), coalesce(after_id, zero), 2147483647, size, way) n
    );
  end if;
  if cardinality(page) < size and start > -2147483648 then
    page := page || array(
      select n.id from directory.next_in_rotation(of_specialty, by_modality, at_times, in_cities, city_bits,
        case when has_wrapped then after_rank else -2147483648 end, case when has_wrapped then after_id else zero end,
        start - 1, size - cardinality(page), way) n
    );
  end if;
  return query
  select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, p.city, p.state,
    p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo,
    case when p.weekly_hours <> '[]' then p.availability_facts end
  from unnest(page) with ordinality as wanted (id, place)
  join directory.listed_profiles p on p.id = wanted.id
  order by wanted.place;
end
$$;

-- For callers without counts at hand: few cities are read one by one, many along the rotation.
create or replace function public.search_professionals(
  of_specialty text default null, by_modality text default null, in_city text default null,
  within_km integer default null, at_times integer default null, page_size integer default 20,
  after_rank integer default null, after_id uuid default null,
  day date default (now() at time zone 'America/Sao_Paulo')::date)
returns table (
  id uuid, name text, specialty text, registration text, approach text, modality text, district text, city text,
  state text, schedule text, description text, verified_at timestamptz, rating numeric, review_count integer,
  rank integer, photo text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return query
  select r.id, r.name, s.name, r.registration, r.approach,
    directory.modality_name(r.modality),
    r.district, r.city, r.state, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo
  from directory.search_page(
    directory.specialty_id(of_specialty), coalesce(directory.modality_bits(by_modality), 3::smallint),
    coalesce(at_times, 0), wanted, directory.city_bitmap(wanted), directory.rotation_start(day), after_rank, after_id,
    greatest(1, least(coalesce(page_size, 20), 100)), case when cardinality(wanted) <= 40 then 'cities' else 'walk' end
  ) with ordinality as r (
    id, name, specialty_id, registration, approach, modality, district, city, state, schedule, description, verified_at,
    rating, review_count, rank, photo, availability_facts, place)
  left join public.specialties s on s.id = r.specialty_id
  order by r.place;
end
$$;

create or replace function public.count_professionals(
  of_specialty text default null,
  by_modality text default null,
  in_city text default null,
  within_km integer default null,
  at_times integer default null
) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  wanted_specialty smallint := directory.specialty_id(of_specialty);
  wanted_modality smallint := directory.modality_bits(by_modality);
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return (
    select coalesce(sum(f.n), 0) from directory.facets f
    where (wanted_specialty is null or f.specialty_id = wanted_specialty)
      and (wanted_modality is null or f.modality & wanted_modality <> 0)
      and (wanted is null or f.city_number = any (wanted))
      and (coalesce(at_times, 0) = 0 or f.availability & at_times <> 0)
  );
end
$$;

revoke execute on function directory.rotation_start, directory.next_in_rotation, directory.search_page,
  public.search_professionals, public.count_professionals from public, anon, authenticated, service_role;
grant execute on function directory.rotation_start, directory.search_page, public.search_professionals,
  public.count_professionals to anon, authenticated, service_role;

-- appointments/140_appointments.sql

-- The life of an appointment: its private links, who may lead it from one state to another, and what follows from
-- that.

drop policy if exists "professionals read their own appointments" on public.appointments;
create policy "professionals read their own appointments" on public.appointments
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- 32 bytes from two random UUIDs, in characters that an address may carry.
create or replace function directory.random_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;

create or replace function directory.new_appointment_link(of_appointment uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  insert into directory.appointment_links (token_hash, appointment_id)
  values (sha256(convert_to(token, 'UTF8')), of_appointment);
  return token;
end
$$;

-- Who may lead a request from one state to another: the whole life of an appointment.
create or replace function directory.may_move(from_status text, to_status text, actor text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select (from_status, to_status, actor) in (
    ('requested', 'confirmed', 'professional'), ('requested', 'proposed', 'professional'),
    ('requested', 'declined', 'professional'), ('requested', 'cancelled', 'patient'),
    ('requested', 'requested', 'patient'), ('requested', 'expired', 'clock'),
    ('proposed', 'confirmed', 'patient'), ('proposed', 'requested', 'patient'), ('proposed', 'cancelled', 'patient'),
    ('proposed', 'proposed', 'professional'), ('proposed', 'cancelled', 'professional'), ('proposed', 'expired', 'clock'),
    ('confirmed', 'requested', 'patient'), ('confirmed', 'cancelled', 'patient'),
    ('confirmed', 'proposed', 'professional'), ('confirmed', 'cancelled', 'professional'),
    ('confirmed', 'done', 'professional'), ('confirmed', 'no_show', 'professional'), ('confirmed', 'done', 'clock'),
    ('done', 'no_show', 'professional'), ('no_show', 'done', 'professional'))
$$;

-- Every change of an appointment, also a new one, waits here for the others of the same professional: two that want one
-- slot come one after the other instead of waiting for each other.
create or replace function directory.lock_agenda(of_professional uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('agenda ' || of_professional, 0)) $$;

create or replace function directory.move_appointment(
  wanted uuid, to_status text, actor text, at timestamptz default null, words text default null
) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  known public.appointments;
  -- Which clock: a patient may still cancel, a professional may still confirm, only before it begins.
  begins timestamptz;
begin
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = wanted));
  select * into known from public.appointments a where a.id = wanted for update;
  if known.id is null or not directory.may_move(known.status, to_status, actor) then
    raise check_violation using message = 'Este pedido já mudou. Atualize a página para ver como ele está.';
  end if;
  begins := coalesce(at, known.starts_at);
  if to_status in ('requested', 'proposed', 'confirmed') and (begins is null or begins <= now()) then
    raise check_violation using message = 'Escolha um horário que ainda não passou.';
  elsif to_status = 'cancelled' and known.starts_at <= now() then
    raise check_violation using message = 'Esta consulta já começou e não pode mais ser cancelada.';
  elsif to_status in ('done', 'no_show') and known.starts_at > now() then
    raise check_violation using message = 'Esta consulta ainda não aconteceu.';
  end if;
  update public.appointments a set
    status = to_status,
    starts_at = begins,
    ends_at = case when at is null then a.ends_at else at + coalesce(a.ends_at - a.starts_at, (
      select make_interval(mins => p.consultation_minutes) from directory.profiles p where p.id = a.professional_id)) end,
    note = case when actor = 'professional' then nullif(btrim(words), '') else a.note end,
    ended_by = case when to_status in ('declined', 'cancelled') then actor end,
    answer_by = case to_status
      when 'requested' then least(now() + interval '2 days', begins)
      when 'proposed' then least(now() + interval '3 days', begins) end,
    reminded_at = case when at is null then a.reminded_at end,
    ended_at = case when to_status in ('declined', 'cancelled', 'expired') then now()
      when to_status in ('done', 'no_show') then a.ends_at end,
    updated_at = now()
  where a.id = wanted returning * into known;
  return known;
exception when exclusion_violation then
  raise check_violation using message = 'Este horário já está ocupado. Escolha outro.';
end
$$;

-- After an appointment was made, moved or deleted.
create or replace function directory.follow_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.status = 'requested' then
    perform directory.count_appointment(new.professional_id);
  end if;
  -- What is over, and a wish without a time, take no slot: that is no change of anybody's free times.
  if greatest(old.ends_at, new.ends_at) > now() then
    perform directory.note_availability(coalesce(new.professional_id, old.professional_id), fills => true);
  end if;
  if tg_op = 'DELETE' then
    perform email.purge_appointment(old.id, old.patient_email);
  else
    perform directory.notify_of_appointment(old, new);
  end if;
  return null;
end
$$;
create or replace trigger follow_appointment
after insert or update of status, starts_at, ends_at or delete on public.appointments
for each row execute function directory.follow_appointment();

revoke execute on function directory.random_token, directory.new_appointment_link, directory.may_move,
  directory.lock_agenda, directory.move_appointment, directory.follow_appointment from public, anon, authenticated,
  service_role;
grant execute on function directory.random_token, directory.new_appointment_link, directory.may_move,
  directory.lock_agenda, directory.move_appointment to service_role;

-- appointments/150_booking.sql

-- What a patient does: ask for an appointment, and with the private link follow, accept, move or cancel it. These
-- live in `directory`, which the table API does not expose: visitors reach them through the site's forms only, where
-- the address is limited and a proof of work asked for.

-- One outcome in a word: requested (with the link's token), taken, too_many, unlisted.
create or replace function directory.request_appointment(
  of_professional uuid, at timestamptz, wish text, in_modality text, patient_name text, patient_email text,
  patient_whatsapp text, message text, patient_zone text
) returns table (outcome text, token text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  email text := nullif(lower(btrim(patient_email)), '');
  phone text := nullif(regexp_replace(patient_whatsapp, '\D', '', 'g'), '');
  made uuid;
begin
  if not directory.is_listed(of_professional) then return query select 'unlisted', null::text; return; end if;
  if (select p.modality & directory.modality_bits(in_modality) from directory.profiles p where p.id = of_professional)
    is not distinct from 0::smallint or in_modality is null or in_modality = 'ambos'
  then
    raise check_violation using message = 'Escolha como você quer ser atendido.';
  end if;
  perform directory.lock_agenda(of_professional);
  if directory.asks_too_often(of_professional, email, phone) then
    return query select 'too_many', null::text; return;
  end if;
  perform directory.expire_appointments(of_professional);
  if at is not null and not directory.is_free_slot(of_professional, at, in_modality) then
    return query select 'taken', null::text; return;
  end if;
  insert into public.appointments (professional_id, starts_at, ends_at, wish, modality, patient_name, patient_email,
    patient_whatsapp, message, patient_zone, answer_by)
  select p.id, at, at + make_interval(mins => p.consultation_minutes), nullif(btrim(wish), ''), in_modality,
    btrim(regexp_replace(patient_name, '\s+', ' ', 'g')), email, phone, nullif(btrim(message), ''),
    patient_zone, case when at is null then now() + interval '7 days' else least(now() + interval '2 days', at) end
  from directory.profiles p where p.id = of_professional
  returning id into made;
  return query select 'requested', directory.new_appointment_link(made);
-- A slot of the professional's own making, such as a proposal, may stand across.
exception when exclusion_violation then
  return query select 'taken', null::text;
end
$$;

-- Nobody holds all of somebody's slots, and no mailbox is filled through our forms.
create or replace function directory.asks_too_often(of_professional uuid, email text, phone text) returns boolean
language sql stable set search_path = ''
as $$
  select count(*) filter (where a.professional_id = of_professional and a.status in ('requested', 'proposed')) >= 2
    or count(*) filter (where a.created_at > now() - interval '1 day') >= 5
    or (select count(*) from public.appointments o
        where o.professional_id = of_professional and o.status = 'requested' and o.answer_by > now()) >= 100
  from public.appointments a
  where a.patient_email = email or a.patient_whatsapp = phone
$$;

-- Unanswered for too long: the slot is free again. Everybody's when nobody is named.
create or replace function directory.expire_appointments(of_professional uuid default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
  gone bigint;
begin
  with late as (
    select a.id from public.appointments a
    where a.status in ('requested', 'proposed') and a.answer_by <= now()
      and (of_professional is null or a.professional_id = of_professional)
    order by a.id limit 500 for update skip locked
  ), expired as (
    update public.appointments a
    set status = 'expired', answer_by = null, ended_at = now(), updated_at = now()
    from late where a.id = late.id returning 1
  )
  select count(*) into gone from expired;
  return gone;
end
$$;

create or replace function directory.appointment_of_link(link_token text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select l.appointment_id from directory.appointment_links l
  where l.token_hash = sha256(convert_to(link_token, 'UTF8'))
$$;

create or replace function directory.place_of(of_professional uuid) returns text
language sql stable set search_path = ''
as $$
  select nullif(concat_ws(', ', p.address, p.district,
    (select c.name || ' - ' || c.state from public.cities c where c.id = p.city_id)), '')
  from directory.profiles p where p.id = of_professional
$$;

-- What the private page shows. The contact is not on it: who finds an open page learns no number or address.
create or replace function directory.appointment_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'professionalId', p.id, 'professional', p.name,
    'specialty', (select s.name from public.specialties s where s.id = p.specialty_id),
    'status', case when a.status in ('requested', 'proposed') and a.answer_by <= now() then 'expired' else a.status end,
    'startsAt', a.starts_at, 'endsAt', a.ends_at, 'wish', a.wish, 'modality', a.modality, 'patientName', a.patient_name,
    'hasEmail', a.patient_email is not null, 'message', a.message, 'note', a.note, 'endedBy', a.ended_by,
    'answerBy', a.answer_by, 'zone', directory.time_zone_of(p.city_id),
    'city', (select c.name || ' - ' || c.state from public.cities c where c.id = p.city_id),
    'place', case when a.modality = 'presencial' then directory.place_of(p.id) end,
    'whatsapp', p.whatsapp, 'isListed', p.listed_until > now()
  )
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  where a.id = directory.appointment_of_link(link_token)
$$;

create or replace function directory.require_link(link_token text) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  wanted uuid := directory.appointment_of_link(link_token);
begin
  if wanted is null then raise no_data_found using message = 'Este link não existe mais.'; end if;
  return wanted;
end
$$;

create or replace function directory.cancel_by_link(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform directory.move_appointment(directory.require_link(link_token), 'cancelled', 'patient');
end
$$;

create or replace function directory.accept_by_link(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted uuid := directory.require_link(link_token);
begin
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = wanted));
  if exists (select from public.appointments a where a.id = wanted and a.answer_by <= now()) then
    raise check_violation using message = 'O prazo desta proposta acabou. Escolha outro horário.';
  end if;
  perform directory.move_appointment(wanted, 'confirmed', 'patient');
end
$$;

create or replace function directory.reschedule_by_link(link_token text, at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted uuid := directory.require_link(link_token);
  of_professional uuid;
  in_modality text;
begin
  select a.professional_id, a.modality into of_professional, in_modality from public.appointments a where a.id = wanted;
  perform directory.lock_agenda(of_professional);
  perform directory.expire_appointments(of_professional);
  if at is null or not directory.is_listed(of_professional)
    or not directory.is_free_slot(of_professional, at, in_modality)
  then
    raise check_violation using message = 'Este horário já está ocupado. Escolha outro.';
  end if;
  perform directory.move_appointment(wanted, 'requested', 'patient', at);
end
$$;

revoke execute on function directory.request_appointment, directory.asks_too_often, directory.expire_appointments,
  directory.appointment_of_link, directory.place_of, directory.appointment_by_link, directory.require_link,
  directory.cancel_by_link, directory.accept_by_link, directory.reschedule_by_link from public, anon, authenticated,
  service_role;
grant execute on function directory.request_appointment, directory.appointment_by_link, directory.cancel_by_link,
  directory.accept_by_link, directory.reschedule_by_link to anon, service_role;
grant execute on function directory.expire_appointments, directory.appointment_of_link to service_role;

-- appointments/160_agenda.sql

-- What a professional does with the own appointments.

create or replace function directory.move_own(appointment uuid, to_status text, at timestamptz default null, words text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.appointments a
    where a.id = appointment and a.professional_id = directory.own_professional_id()
  ) then
    raise insufficient_privilege using message = 'Esta consulta não é sua ou não existe mais.';
  end if;
  if length(words) > 500 then
    raise check_violation using message = 'A mensagem deve ter no máximo 500 caracteres.';
  end if;
  return directory.move_appointment(appointment, to_status, 'professional', at, words);
end
$$;

create or replace function public.confirm_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'confirmed', null, note) $$;

-- Any time that is not taken: the professional knows when to make an exception.
create or replace function public.propose_appointment(appointment uuid, at timestamptz, note text default null)
returns public.appointments
language plpgsql volatile set search_path = ''
as $$
begin
  if at is null or at <= now() or at > now() + interval '180 days' then
    raise check_violation using message = 'Escolha um horário que ainda não passou, nos próximos seis meses.';
  end if;
  return directory.move_own(appointment, 'proposed', at, note);
end
$$;

create or replace function public.decline_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'declined', null, note) $$;

create or replace function public.cancel_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'cancelled', null, note) $$;

create or replace function public.record_attendance(appointment uuid, has_come boolean) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, case when has_come then 'done' else 'no_show' end) $$;

-- The clock of the panel's pages: that of the professional's own city.
create or replace function public.my_time_zone() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ), 'America/Sao_Paulo')
$$;

-- What the own agenda holds, in the export of an account.
create or replace function directory.export_section_appointments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(to_jsonb(a) - 'professional_id' order by a.created_at)
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  where p.user_id = account
$$;

revoke execute on function directory.move_own, public.confirm_appointment, public.propose_appointment,
  public.decline_appointment, public.cancel_appointment, public.record_attendance, public.my_time_zone,
  directory.export_section_appointments from public, anon, authenticated, service_role;
grant execute on function directory.move_own, public.confirm_appointment, public.propose_appointment,
  public.decline_appointment, public.cancel_appointment, public.record_attendance, public.my_time_zone to authenticated;

-- appointments/170_calendar_feeds.sql

-- The private address of a professional's own calendar.

drop policy if exists "professionals see whether they have a calendar address" on directory.calendar_feeds;
create policy "professionals see whether they have a calendar address" on directory.calendar_feeds
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Makes a new address, and the one before stops working.
create or replace function directory.replace_calendar_feed() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := directory.random_token();
  own uuid := directory.own_professional_id();
begin
  if own is null then raise insufficient_privilege using message = 'Entre na sua conta.'; end if;
  insert into directory.calendar_feeds (professional_id, token_hash) values (own, sha256(convert_to(token, 'UTF8')))
  on conflict (professional_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;

create or replace function directory.revoke_calendar_feed() returns void
language sql volatile security definer set search_path = ''
as $$ delete from directory.calendar_feeds f where f.professional_id = directory.own_professional_id() $$;

create or replace function public.new_calendar_address() returns text
language sql volatile set search_path = ''
as $$ select directory.replace_calendar_feed() $$;

create or replace function public.revoke_calendar_address() returns void
language sql volatile set search_path = ''
as $$ select directory.revoke_calendar_feed() $$;

create or replace function public.calendar_address_since() returns timestamptz
language sql stable set search_path = ''
as $$ select f.created_at from directory.calendar_feeds f where f.professional_id = directory.own_professional_id() $$;

-- What the feed's address shows: agreed and proposed times, with the patient's name and contact, the last 30 days on.
create or replace function directory.calendar_by_token(feed_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'zone', directory.time_zone_of(p.city_id), 'appointments', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'status', a.status, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'modality', a.modality,
      'patientName', a.patient_name, 'contact', coalesce(a.patient_email, a.patient_whatsapp), 'message', a.message,
      'place', case when a.modality = 'presencial' then directory.place_of(p.id) end, 'updatedAt', a.updated_at
    ) order by a.starts_at), '[]')
    from public.appointments a
    where a.professional_id = p.id and a.status in ('confirmed', 'proposed', 'done', 'no_show')
      and a.starts_at > now() - interval '30 days'))
  from directory.calendar_feeds f join directory.profiles p on p.id = f.professional_id
  where f.token_hash = sha256(convert_to(feed_token, 'UTF8'))
$$;

revoke execute on function directory.replace_calendar_feed, directory.revoke_calendar_feed, public.new_calendar_address,
  public.revoke_calendar_address, public.calendar_address_since, directory.calendar_by_token from public, anon,
  authenticated, service_role;
grant execute on function directory.replace_calendar_feed, directory.revoke_calendar_feed, public.new_calendar_address,
  public.revoke_calendar_address, public.calendar_address_since to authenticated;
grant execute on function directory.calendar_by_token to anon, service_role;

-- appointments/180_appointment_emails.sql

-- Both sides hear of every change, in the transaction that makes it; and what the clock does to appointments.

create or replace function directory.appointment_words(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', a.id, 'professional', p.name, 'patient', a.patient_name, 'modality', a.modality,
    'startsAt', to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endsAt', to_char(a.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'zone', directory.time_zone_of(p.city_id), 'patientZone', a.patient_zone, 'wish', a.wish, 'note', a.note,
    'place', case when a.modality = 'presencial' then directory.place_of(p.id) end))
  from directory.profiles p where p.id = a.professional_id
$$;

-- Who gave a WhatsApp number gets no email: the private link was shown, and the professional writes.
create or replace function directory.email_patient(a public.appointments, kind text, more jsonb default '{}')
returns void
language plpgsql set search_path = ''
as $$
begin
  if a.patient_email is null then return; end if;
  perform email.enqueue(
    kind, a.patient_email,
    directory.appointment_words(a) || more || jsonb_build_object('token', directory.new_appointment_link(a.id)),
    format('%s %s %s', kind, a.id, extract(epoch from a.updated_at)), now(),
    greatest(now() + interval '2 hours', least(a.starts_at, now() + interval '3 days')));
end
$$;

-- An address that nobody confirmed may be somebody else's: it learns that there is something to see, and nothing more.
create or replace function directory.email_professional(a public.appointments, what text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  is_confirmed boolean;
  words jsonb := directory.appointment_words(a);
begin
  select u.email, u.email_confirmed_at is not null into address, is_confirmed
  from directory.profiles p join auth.users u on u.id = p.user_id where p.id = a.professional_id;
  if coalesce(address, '') = '' then return; end if;
  if is_confirmed then
    words := words || jsonb_strip_nulls(jsonb_build_object(
      'message', a.message, 'contact', coalesce(a.patient_email, a.patient_whatsapp)));
  else
    words := jsonb_build_object('professional', words -> 'professional');
  end if;
  perform email.enqueue('appointment-update', address, words || jsonb_build_object('what', what, 'isWhole', is_confirmed),
    format('appointment-update %s %s %s', what, a.id, extract(epoch from a.updated_at)));
end
$$;

-- A mail server that was down for hours must not remind anybody of an appointment that was cancelled meanwhile: what
-- still waits for the patient is superseded by the email about the new state.
create or replace function email.supersede_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where o.recipient = lower(supersede_appointment.recipient) and o.next_attempt_at is not null
    and starts_with(o.kind, 'appointment-') and strpos(o.unique_key, appointment::text) > 0
$$;

-- Of a new appointment there is no `old_row`.
create or replace function directory.notify_of_appointment(old_row public.appointments, new_row public.appointments)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if old_row.id is null then
    if new_row.status = 'requested' then
      perform directory.email_patient(new_row, 'appointment-received');
      perform directory.email_professional(new_row, 'requested');
    end if;
    return;
  end if;
  if (old_row.status, old_row.starts_at) is distinct from (new_row.status, new_row.starts_at) then
    perform email.supersede_appointment(new_row.id, new_row.patient_email);
  end if;
  if new_row.status = 'requested' and new_row.starts_at is distinct from old_row.starts_at then
    perform directory.email_patient(new_row, 'appointment-received');
    perform directory.email_professional(new_row, 'rescheduled');
  elsif new_row.status = 'proposed' then
    perform directory.email_patient(new_row, 'appointment-proposed');
  elsif new_row.status is not distinct from old_row.status then
    return;
  elsif new_row.status = 'confirmed' then
    perform directory.email_patient(new_row, 'appointment-confirmed');
    if old_row.status = 'proposed' then perform directory.email_professional(new_row, 'accepted'); end if;
  elsif new_row.status in ('declined', 'expired') then
    perform directory.email_patient(new_row, 'appointment-declined', jsonb_build_object('status', new_row.status));
  elsif new_row.status = 'cancelled' then
    perform directory.email_patient(new_row, 'appointment-cancelled', jsonb_build_object('endedBy', new_row.ended_by));
    if new_row.ended_by = 'patient' then perform directory.email_professional(new_row, 'cancelled'); end if;
  end if;
end
$$;

-- The day before. Whoever agreed on it only hours ago needs no reminder.
create or replace function directory.remind_of_appointments() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due public.appointments;
  done bigint := 0;
begin
  for due in
    select * from public.appointments a
    where a.status = 'confirmed' and a.reminded_at is null and a.starts_at > now()
      and a.starts_at <= now() + interval '24 hours'
    order by a.id limit 500 for update skip locked
  loop
    update public.appointments a set reminded_at = now() where a.id = due.id;
    if due.updated_at < now() - interval '6 hours' then
      perform directory.email_patient(due, 'appointment-reminder');
    end if;
    done := done + 1;
  end loop;
  return done;
end
$$;

-- Taken as having happened, unless the professional says otherwise.
create or replace function directory.finish_appointments() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with over as (
    select a.id from public.appointments a where a.status = 'confirmed' and a.ends_at <= now()
    order by a.id limit 500 for update skip locked
  ), done as (
    update public.appointments a set status = 'done', ended_at = a.ends_at, updated_at = now()
    from over where a.id = over.id returning 1
  )
  select count(*) from done
$$;

create or replace function directory.purge_appointments() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with old as (
    select a.id from public.appointments a where a.ended_at < now() - interval '90 days' order by a.id limit 1000
  ), gone as (
    delete from public.appointments a using old where a.id = old.id returning 1
  )
  select count(*) from gone
$$;

-- That somebody asked for an appointment is in the emails about it, too: they go with it.
create or replace function email.purge_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  delete from email.outbox o
  where o.recipient = lower(purge_appointment.recipient) and o.next_attempt_at is null
    and strpos(o.unique_key, appointment::text) > 0
$$;

revoke execute on function directory.appointment_words, directory.email_patient, directory.email_professional,
  email.supersede_appointment, directory.notify_of_appointment, directory.remind_of_appointments,
  directory.finish_appointments, directory.purge_appointments, email.purge_appointment from public, anon, authenticated,
  service_role;
grant execute on function directory.remind_of_appointments, directory.finish_appointments, directory.purge_appointments
  to service_role;

-- accounts/190_accounts.sql

-- An account of the auth service becomes a professional, and what follows from its changes.

create or replace function email.welcome_account(account uuid, address text, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform email.enqueue('welcome', address, jsonb_build_object('name', name), 'welcome ' || account);
exception when others then
  -- A sign-up never fails for an email.
  raise warning 'no welcome email: %', sqlstate;
end
$$;

-- A new account is a new professional with ten days of trial, who has accepted what the form says in the account's
-- metadata and is welcomed by email. Never fails, whatever is in there: a sign-up must not depend on it.
create or replace function directory.welcome_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name text := left(coalesce(new.raw_user_meta_data ->> 'name', ''), 120);
begin
  insert into directory.memberships (user_id, email) values (new.id, new.email);
  insert into directory.profiles (user_id, name) values (new.id, given_name);
  perform directory.record_acceptance(new.id, new.raw_user_meta_data -> 'accepted_documents');
  -- An account that was moved here from elsewhere was welcomed there.
  if new.email is not null and new.invited_at is null and new.created_at > now() - interval '1 hour' then
    perform email.welcome_account(new.id, new.email, given_name);
  end if;
  return null;
end
$$;
create or replace trigger welcome_account after insert on auth.users
for each row execute function directory.welcome_account();

create or replace function directory.follow_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.email is distinct from new.email then
    update directory.memberships m set email = new.email where m.user_id = new.id;
  end if;
  -- Whoever proves to own the address may not be who made the account: a calendar address from before would go on
  -- showing the patients to the other one.
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    delete from directory.calendar_feeds f using directory.profiles p
    where p.user_id = new.id and f.professional_id = p.id;
  end if;
  return null;
end
$$;
create or replace trigger follow_account after update of email, email_confirmed_at on auth.users
for each row when (
  old.email is distinct from new.email or old.email_confirmed_at is null and new.email_confirmed_at is not null
) execute function directory.follow_account();

-- Whoever came by an invitation, a link or another service has no password to be asked for: the settings offer one.
create or replace function public.has_password() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = (select auth.uid()) and u.encrypted_password <> '')
$$;

revoke execute on function email.welcome_account, directory.welcome_account, directory.follow_account,
  public.has_password from public, anon, authenticated, service_role;
grant execute on function public.has_password to authenticated;

-- accounts/200_devices.sql

-- By which kinds of browser an account has been used.

-- Answers whether the device is a new one: the account knew others but not this. The first of all is not.
create or replace function directory.note_device(account uuid, device text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_first boolean;
  is_new boolean;
begin
  select not exists (select from directory.known_devices d where d.user_id = account) into is_first;
  insert into directory.known_devices as d (user_id, device) values (account, note_device.device)
  on conflict on constraint known_devices_pkey do update set last_seen_at = now()
  returning d.xmax = 0 into is_new;
  return is_new and not is_first;
end
$$;

-- Where a professional's clock is; São Paulo's for whoever has given no city.
create or replace function directory.account_time_zone(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id where p.user_id = account
  ), 'America/Sao_Paulo')
$$;

create or replace function directory.purge_devices() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select d.user_id, d.device from directory.known_devices d
    where d.last_seen_at < now() - interval '400 days' limit 1000
  ), gone as (
    delete from directory.known_devices d using old where d.user_id = old.user_id and d.device = old.device returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.note_device, directory.account_time_zone, directory.purge_devices from public,
  anon, authenticated, service_role;
grant execute on function directory.note_device, directory.account_time_zone to service_role, supabase_auth_admin;
grant execute on function directory.purge_devices to service_role;

-- accounts/210_recovery_codes.sql

-- Ten codes for who lost the second factor. A code works once, and takes the factor away, because whoever lost it
-- needs a new one and whoever stole the code must not pass unnoticed.

-- Sixty random bits salted with the account: no table of hashes helps, and no guessing within the limit below.
create or replace function directory.recovery_code_hash(account uuid, code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(uuid_send(account) || convert_to(
    translate(lower(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'oil', '011'), 'UTF8'))
$$;

-- Twelve of 32 signs that nobody confuses. Of a random UUID, the bytes that are random through and through.
create or replace function directory.random_recovery_code() returns text
language sql volatile set search_path = ''
as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(source, place) & 31), 1)
      || case when ordinal in (4, 8) then '-' else '' end, '' order by ordinal)
  from (select uuid_send(gen_random_uuid()) as source offset 0) random,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]) with ordinality as places (place, ordinal)
$$;

create or replace function directory.verified_factor(account uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select f.id from auth.mfa_factors f
  where f.user_id = account and f.status = 'verified' order by f.created_at desc limit 1
$$;

create or replace function directory.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := auth.uid();
  factor uuid := directory.verified_factor(account);
  codes text[];
begin
  if factor is null or not directory.has_live_session() or auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise insufficient_privilege using message = 'Entre com o código do aplicativo autenticador para criar códigos.';
  end if;
  -- One after the other: of two requests at once the second one's codes count, and no mixture of both.
  perform from auth.users u where u.id = account for update;
  delete from directory.recovery_codes c where c.user_id = account;
  select array_agg(directory.random_recovery_code()) into codes from generate_series(1, 10);
  insert into directory.recovery_codes (user_id, code_hash, factor_id)
  select account, directory.recovery_code_hash(account, code), factor from unnest(codes) as code;
  return codes;
end
$$;

create or replace function directory.count_recovery_codes() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from directory.recovery_codes c
  where c.user_id = (select auth.uid()) and c.factor_id = directory.verified_factor(c.user_id)
    and directory.has_needed_factor()
$$;

-- Answers `used`, `wrong` or `limited`; it does not raise, because a failure has to be counted.
create or replace function directory.use_recovery_code(code text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := auth.uid();
  tried integer;
begin
  if account is null or not exists (
    select from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = account
  ) then
    raise insufficient_privilege using message = 'Entre com e-mail e senha antes de usar um código de recuperação.';
  end if;
  insert into directory.recovery_failures as f (user_id, failures, since) values (account, 1, now())
  on conflict (user_id) do update set
    failures = case when f.since < now() - interval '15 minutes' then 1 else f.failures + 1 end,
    since = case when f.since < now() - interval '15 minutes' then now() else f.since end
  returning failures into tried;
  if tried > 5 then return 'limited'; end if;
  delete from directory.recovery_codes c
  where c.user_id = account and c.factor_id = directory.verified_factor(account)
    and c.code_hash = directory.recovery_code_hash(account, coalesce(code, ''));
  if not found then return 'wrong'; end if;
  perform directory.drop_second_factor(account, (auth.jwt() ->> 'session_id')::uuid);
  return 'used';
end
$$;

-- The other sessions end, the remaining codes with them, and the owner is told.
create or replace function directory.drop_second_factor(account uuid, kept_session uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.mfa_factors f where f.user_id = account;
  delete from auth.sessions s where s.user_id = account and s.id <> kept_session;
  delete from directory.recovery_codes c where c.user_id = account;
  delete from directory.recovery_failures f where f.user_id = account;
  perform email.enqueue('second-factor-removed', u.email,
    jsonb_build_object('name', left(coalesce(u.raw_user_meta_data ->> 'name', ''), 120)))
  from auth.users u where u.id = account and u.email is not null;
end
$$;

create or replace function public.make_recovery_codes() returns text[]
language sql set search_path = ''
as $$ select directory.make_recovery_codes() $$;

create or replace function public.count_recovery_codes() returns integer
language sql stable set search_path = ''
as $$ select directory.count_recovery_codes() $$;

create or replace function public.use_recovery_code(code text) returns text
language sql set search_path = ''
as $$ select directory.use_recovery_code(code) $$;

revoke execute on function directory.recovery_code_hash, directory.random_recovery_code, directory.verified_factor,
  directory.make_recovery_codes, directory.count_recovery_codes, directory.use_recovery_code,
  directory.drop_second_factor, public.make_recovery_codes, public.count_recovery_codes, public.use_recovery_code from
  public, anon, authenticated, service_role;
grant execute on function directory.make_recovery_codes, directory.count_recovery_codes, directory.use_recovery_code,
  public.make_recovery_codes, public.count_recovery_codes, public.use_recovery_code to authenticated;

-- accounts/220_sessions.sql

-- Where one is signed in. The table is the auth service's; everybody sees and ends only their own sessions.

create or replace function directory.own_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.user_agent,
    s.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select auth.uid()) and directory.has_needed_factor()
    and (s.not_after is null or s.not_after > now())
  order by 5 desc, 3 desc
$$;

create or replace function directory.end_own_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre de novo para encerrar outras sessões.';
  end if;
  delete from auth.sessions s where s.id = session_id and s.user_id = (select auth.uid());
  return found;
end
$$;

create or replace function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable set search_path = ''
as $$ select * from directory.own_sessions() $$;

create or replace function public.end_my_session(session_id uuid) returns boolean
language sql set search_path = ''
as $$ select directory.end_own_session(session_id) $$;

revoke execute on function directory.own_sessions, directory.end_own_session, public.my_sessions, public.end_my_session
  from public, anon, authenticated, service_role;
grant execute on function directory.own_sessions, directory.end_own_session, public.my_sessions, public.end_my_session
  to authenticated;

-- accounts/230_former_accounts.sql

-- Who deletes an account and makes it again with the same address goes on where they were.

create or replace function directory.former_account_hash(email text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to('former account ' || lower(btrim(email)), 'UTF8')) $$;

create or replace function directory.remember_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.former_accounts as f (email_hash, trial_end_date, suspended_at)
  select directory.former_account_hash(old.email), m.trial_end_date, m.suspended_at
  from directory.memberships m where m.user_id = old.id
  on conflict (email_hash) do update
  set trial_end_date = excluded.trial_end_date, suspended_at = excluded.suspended_at, left_at = excluded.left_at;
  return old;
end
$$;
create or replace trigger remember_account before delete on auth.users
for each row when (old.email is not null and old.email_confirmed_at is not null)
execute function directory.remember_account();

create or replace function directory.recall_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former directory.former_accounts;
begin
  select * into former from directory.former_accounts f
  where f.email_hash = directory.former_account_hash(new.email) and f.left_at > now() - interval '12 months';
  new.trial_end_date := least(new.trial_end_date, former.trial_end_date);
  new.suspended_at := coalesce(new.suspended_at, former.suspended_at);
  return new;
end
$$;
create or replace trigger recall_account before insert on directory.memberships
for each row when (new.email is not null) execute function directory.recall_account();

create or replace function directory.purge_former_accounts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select f.email_hash from directory.former_accounts f where f.left_at < now() - interval '12 months' limit 1000
  ), gone as (
    delete from directory.former_accounts f using old where f.email_hash = old.email_hash returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.former_account_hash, directory.remember_account, directory.recall_account,
  directory.purge_former_accounts from public, anon, authenticated, service_role;
grant execute on function directory.purge_former_accounts to service_role;

-- accounts/240_account_deletion.sql

-- The end of an account. What hangs on it goes with it by its foreign keys; what the law makes us keep is kept by
-- the table it is in, which takes its own copy before the account goes.

create or replace function directory.delete_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  gone auth.users;
begin
  -- The listing first, so that nobody finds a profile whose account is on its way out.
  delete from directory.profiles p where p.user_id = account;
  delete from auth.users u where u.id = account returning u.* into gone;
  if gone.id is null then return false; end if;
  -- After the account, whose own emails go with it.
  if gone.email is not null then
    perform email.enqueue('account-deleted', gone.email,
      jsonb_build_object('name', left(coalesce(gone.raw_user_meta_data ->> 'name', ''), 120)));
  end if;
  return true;
end
$$;

-- What is ahead is cancelled: no patient waits at a closed door. What is over goes silently.
create or replace function directory.cancel_before_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.appointments a
  set status = 'cancelled', ended_by = 'professional', answer_by = null, ended_at = now(), updated_at = now()
  where a.professional_id = old.id and a.status in ('requested', 'proposed', 'confirmed')
    and (a.starts_at is null or a.starts_at > now());
  return old;
end
$$;
create or replace trigger cancel_before_leaving before delete on directory.profiles
for each row execute function directory.cancel_before_leaving();

revoke execute on function directory.delete_account, directory.cancel_before_leaving from public, anon, authenticated,
  service_role;
grant execute on function directory.delete_account to service_role;

-- accounts/250_account_export.sql

-- Everything the product holds about a person, as one document. Each capability has its own part: a function
-- `directory.export_section_<name>(account uuid) returns jsonb`, not callable by anybody, is found here by its name,
-- and the part appears under <name>. Null leaves the part out.

create or replace function directory.export_account(account uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  document jsonb := jsonb_build_object('exported_at', now());
  section record;
  part jsonb;
begin
  for section in
    select p.proname, substr(p.proname, length('export_section_') + 1) as name from pg_catalog.pg_proc p
    where p.pronamespace = 'directory'::regnamespace and starts_with(p.proname, 'export_section_')
      and p.prorettype = 'jsonb'::regtype and p.proargtypes = array['uuid'::regtype]::oidvector
    order by p.proname
  loop
    execute format('select directory.%I($1)', section.proname) into part using account;
    if part is not null then document := document || jsonb_build_object(section.name, part); end if;
  end loop;
  return document;
end
$$;

-- No secret is exported: neither the password's hash nor the second factor's key nor any token.
create or replace function directory.export_section_account(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'new_email', nullif(u.email_change, ''),
    'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'metadata', u.raw_user_meta_data,
    'sign_in_methods', (select jsonb_agg(i.provider order by i.provider) from auth.identities i where i.user_id = u.id),
    'second_factors', (
      select jsonb_agg(jsonb_build_object('type', f.factor_type, 'name', f.friendly_name, 'status', f.status,
        'created_at', f.created_at) order by f.created_at)
      from auth.mfa_factors f where f.user_id = u.id
    ),
    'unused_recovery_codes', (select count(*) from directory.recovery_codes c where c.user_id = u.id)
  )
  from auth.users u where u.id = account
$$;

create or replace function directory.export_section_sessions(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('created_at', s.created_at, 'refreshed_at', s.refreshed_at,
    'user_agent', s.user_agent, 'address', s.ip) order by s.created_at)
  from auth.sessions s where s.user_id = account
$$;

create or replace function directory.export_section_profile(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(p) - '{rank,city_number,specialty_id,city_id,modality,availability}'::text[] || jsonb_build_object(
    'specialty', s.name, 'city', c.name, 'state', c.state,
    'modality', directory.modality_name(p.modality)
  )
  from directory.profiles p
  left join public.specialties s on s.id = p.specialty_id
  left join public.cities c on c.id = p.city_id
  where p.user_id = account
$$;

create or replace function directory.export_section_membership(account uuid) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(m) from directory.memberships m where m.user_id = account $$;

-- What the panel holds.
create or replace function directory.export_section_activity(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'time_off', (
      select jsonb_agg(to_jsonb(t) - 'professional_id' order by t.starts_on)
      from directory.time_off t join directory.profiles p on p.id = t.professional_id where p.user_id = account
    ),
    'daily_counts', (
      select jsonb_agg(to_jsonb(c) - 'professional_id' order by c.day)
      from directory.daily_counts c join directory.profiles p on p.id = c.professional_id where p.user_id = account
    ),
    'accepted_documents', (
      select jsonb_agg(to_jsonb(d) - 'user_id' order by d.accepted_at)
      from directory.accepted_documents d where d.user_id = account
    )
  ))
$$;

create or replace function directory.export_own_account() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre de novo para baixar seus dados.';
  end if;
  return directory.export_account(auth.uid());
end
$$;

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$ select directory.export_own_account() $$;

revoke execute on function directory.export_account, directory.export_section_account,
  directory.export_section_sessions, directory.export_section_profile, directory.export_section_membership,
  directory.export_section_activity, directory.export_own_account, public.export_my_data from public, anon,
  authenticated, service_role;
grant execute on function directory.export_account to service_role;
grant execute on function directory.export_own_account, public.export_my_data to authenticated;

-- accounts/260_legal_documents.sql

-- Which version of the terms and of the privacy policy somebody accepted.

drop policy if exists "everyone reads which documents there are" on directory.documents;
create policy "everyone reads which documents there are" on directory.documents
for select to anon, authenticated using (true);
drop policy if exists "professionals read what they accepted" on directory.accepted_documents;
create policy "professionals read what they accepted" on directory.accepted_documents
for select to authenticated using (user_id = (select auth.uid()));

-- Records what is current; an older or unknown version is no acceptance. The first moment stays.
create or replace function directory.record_acceptance(account uuid, versions jsonb) returns integer
language sql security definer set search_path = ''
as $$
  with recorded as (
    insert into directory.accepted_documents (user_id, kind, version)
    select account, current.kind, current.version
    from (select d.kind, max(d.version) as version from directory.documents d group by d.kind) current
    where jsonb_typeof(versions) = 'object' and versions ->> current.kind = current.version
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from recorded
$$;

-- What the caller has still to accept.
create or replace function public.pending_documents() returns table (kind text, version text)
language sql stable set search_path = ''
as $$
  select d.kind, max(d.version) from directory.documents d
  group by d.kind
  having not exists (
    select from directory.accepted_documents a
    where a.user_id = (select auth.uid()) and a.kind = d.kind and a.version = max(d.version)
  )
  order by d.kind
$$;

create or replace function directory.accept_own_documents(versions jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Entre na sua conta para aceitar os documentos.';
  end if;
  return directory.record_acceptance(auth.uid(), versions);
end
$$;

create or replace function public.accept_documents(versions jsonb) returns integer
language sql set search_path = ''
as $$ select directory.accept_own_documents(versions) $$;

revoke execute on function directory.record_acceptance, public.pending_documents, directory.accept_own_documents,
  public.accept_documents from public, anon, authenticated, service_role;
grant execute on function public.pending_documents, directory.accept_own_documents, public.accept_documents to
  authenticated;

-- directory/270_photos.sql

-- Who may add, list and remove objects of the bucket `photos`.

-- A few names a person, so that the bucket is no free storage. Definer: a policy that reads its own table never ends.
create or replace function directory.may_add_photo(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and object_name ~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg)$')
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'photos' and starts_with(o.name, auth.uid()::text || '/')
    ) < 10
$$;

-- What weighs less than 200 bytes is a dot, not a face.
drop policy if exists "professionals add photos of their own" on storage.objects;
create policy "professionals add photos of their own" on storage.objects
for insert to authenticated
with check (bucket_id = 'photos' and (select directory.may_add_photo(name)) and (metadata ->> 'size')::bigint >= 200);

drop policy if exists "professionals list their own photos" on storage.objects;
create policy "professionals list their own photos" on storage.objects
for select to authenticated
using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
drop policy if exists "professionals remove their own photos" on storage.objects;
create policy "professionals remove their own photos" on storage.objects
for delete to authenticated
using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
drop policy if exists "photos are added with the second factor, where there is one" on storage.objects;
create policy "photos are added with the second factor, where there is one" on storage.objects
as restrictive for insert to authenticated
with check (bucket_id <> 'photos' or (select directory.has_needed_factor()));
drop policy if exists "photos are removed with the second factor, where there is one" on storage.objects;
create policy "photos are removed with the second factor, where there is one" on storage.objects
as restrictive for delete to authenticated
using (bucket_id <> 'photos' or (select directory.has_needed_factor()));

revoke execute on function directory.may_add_photo from public, anon, authenticated, service_role;
grant execute on function directory.may_add_photo to authenticated, service_role;

-- billing/280_billing.sql

-- What holds for the record of payments by itself: it is only added to, ends with its account, and is kept for five
-- years.

drop policy if exists "professionals hear of their own subscription" on public.subscription_events;
create policy "professionals hear of their own subscription" on public.subscription_events
for select to authenticated using (user_id = (select auth.uid()) and (select directory.has_needed_factor()));

-- Of an account that lives the whole history stays: replayed, it must give the status that is stored. What is older
-- than five years may go once the account is gone.
create or replace function billing.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years'
    and not exists (select from directory.memberships m where m.user_id = old.account_id) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The history of subscriptions is only ever added to.';
end
$$;
create or replace trigger history_is_append_only before update or delete on billing.history
for each row execute function billing.refuse_change();
create or replace trigger history_is_never_emptied before truncate on billing.history
for each statement execute function billing.refuse_change();

-- An account that goes is charged no more, even if the provider cannot be reached now.
create or replace function billing.end_with_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into billing.payment_events (provider, event_id, kind, subject)
  values (old.provider, 'end:' || old.id, 'end', old.id)
  on conflict (provider, event_id) do nothing;
  return null;
end
$$;
create or replace trigger end_with_account after delete on billing.subscriptions
for each row when (old.state <> 'ended') execute function billing.end_with_account();

create or replace function billing.notify_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.subscription_events as known (user_id, at)
  select u.id, clock_timestamp() from auth.users u where u.id = new.account_id
  on conflict (user_id) do update set at = excluded.at;
  return null;
end
$$;

-- Every fact and every turn of the clock is a line of the history.
create or replace trigger notify_owner after insert on billing.history
for each row execute function billing.notify_owner();
create or replace trigger notify_owner after update of status on billing.checkouts
for each row when (old.status <> new.status) execute function billing.notify_owner();

-- Whose subject an event speaks of; null when it is nobody's here.
create or replace function billing.account_of(provider text, subject text) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select c.account_id from billing.customers c where c.provider = account_of.provider and c.id = subject),
    (select c.account_id from billing.checkouts c where c.provider = account_of.provider and c.reference = subject),
    (select c.account_id from billing.checkouts c where c.provider = account_of.provider and c.recurrence = subject limit 1),
    (select s.account_id from billing.subscriptions s where s.provider = account_of.provider and s.id = subject),
    (select c.account_id from billing.charges c where c.provider = account_of.provider and c.id = subject)
  )
$$;

-- A page that waits asks every two seconds; the provider is asked at most every four.
create or replace function billing.may_ask(account uuid, moment timestamptz) returns boolean
language sql set search_path = ''
as $$
  with asked as (
    insert into billing.accounts as a (account_id, asked_at) values (account, moment)
    on conflict (account_id) do update set asked_at = excluded.asked_at
    where a.asked_at is null or a.asked_at <= excluded.asked_at - interval '4 seconds'
    returning 1
  )
  select exists (select from asked)
$$;

-- What was charged is kept for five years, as the privacy page says, and no longer once its account is gone. A thousand
-- of each at a time; how many went.
create or replace function billing.purge_old() returns integer
language sql security definer set search_path = ''
as $$
  with history as (
    delete from billing.history h where h.id in (
      select o.id from billing.history o where o.at < now() - interval '5 years'
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      order by o.at limit 1000) returning 1
  ), charges as (
    delete from billing.charges c where c.id in (
      select o.id from billing.charges o
      where greatest(o.period_end, o.status_at, o.refunded_at) < now() - interval '5 years'
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      limit 1000) returning 1
  ), disputes as (
    delete from billing.disputes d where d.id in (
      select o.id from billing.disputes o where greatest(o.opened_at, o.learnt_at) < now() - interval '5 years'
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      limit 1000) returning 1
  ), events as (
    delete from billing.payment_events e where e.id in (
      select o.id from billing.payment_events o where o.handled_at < now() - interval '5 years'
      limit 1000) returning 1
  )
  select ((select count(*) from history) + (select count(*) from charges) + (select count(*) from disputes)
    + (select count(*) from events))::integer
$$;

revoke execute on function billing.refuse_change, billing.end_with_account, billing.notify_owner, billing.account_of,
  billing.may_ask, billing.purge_old from public, anon, authenticated, service_role;
grant execute on function billing.account_of, billing.may_ask, billing.purge_old to service_role;

-- billing/290_billing_record.sql

-- One account's record of payments, opened and saved as a whole. The rules are TypeScript (subscription-status.ts).

create or replace function billing.millis(moment timestamptz) returns bigint
language sql immutable set search_path = ''
as $$ select (extract(epoch from moment) * 1000)::bigint $$;

create or replace function billing.moment(millis bigint) returns timestamptz
language sql immutable set search_path = ''
as $$ select to_timestamp(millis / 1000.0) $$;

-- One account's record, while everybody else who wants it waits for the end of this transaction.
create or replace function billing.open_record(account uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  result jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('billing ' || account, 0));
  select jsonb_build_object(
    'status', m.subscription_status, 'paidUntil', billing.millis(m.paid_until), 'cancelAt', billing.millis(m.cancel_at),
    'trialEnd', billing.millis(m.trial_end_date), 'email', m.email,
    'name', (select p.name from directory.profiles p where p.user_id = account),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'state', s.state, 'at', billing.millis(s.state_at),
        'since', billing.millis(s.since)))
      from billing.subscriptions s where s.account_id = account), '[]'),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subscription', c.subscription_id, 'amount', c.amount,
        'start', billing.millis(c.period_start), 'end', billing.millis(c.period_end), 'status', c.status,
        'at', billing.millis(c.status_at)))
      from billing.charges c where c.account_id = account), '[]'),
    'disputes', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'charge', d.charge_id, 'state', d.state,
        'at', billing.millis(d.opened_at)))
      from billing.disputes d where d.account_id = account), '[]')
  ) into result from directory.memberships m where m.user_id = account;
  return result;
end
$$;

-- Record, history and membership change together; the listing follows by the membership's trigger.
create or replace function billing.save_record(
  account uuid, cause text, facts jsonb, outcome jsonb, subscriptions jsonb, charges jsonb, disputes jsonb default '[]'
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  before directory.memberships;
  receipts jsonb;
begin
  select * into before from directory.memberships m where m.user_id = account for update;
  insert into billing.subscriptions as s (id, provider, account_id, method, method_label, state, state_at, since)
  select r.id, r.provider, account, r.method, r."methodLabel", r.state, billing.moment(r.at), billing.moment(r.since)
  from jsonb_to_recordset(subscriptions)
    as r (id text, provider text, method text, "methodLabel" text, state text, at bigint, since bigint)
  on conflict (id) do update set state = excluded.state, state_at = excluded.state_at, method = excluded.method,
    method_label = coalesce(excluded.method_label, s.method_label)
  where s.account_id = account;
  with saved as (
    insert into billing.charges as c (
      id, provider, account_id, subscription_id, amount, period_start, period_end, status, status_at, paid_at,
      refunded_at, receipt)
    select r.id, r.provider, account, r.subscription, r.amount, billing.moment(r.start), billing.moment(r."end"),
      r.status, billing.moment(r.at), billing.moment(r."paidAt"),
      case when r.status = 'refunded' then billing.moment(r.at) end,
      case when r."paidAt" is not null then nextval('billing.receipts') end
    from jsonb_to_recordset(charges) as r (id text, provider text, subscription text, amount integer, start bigint,
      "end" bigint, status text, at bigint, "paidAt" bigint)
    on conflict (id) do update set status = excluded.status, status_at = excluded.status_at,
      paid_at = coalesce(c.paid_at, excluded.paid_at), refunded_at = coalesce(c.refunded_at, excluded.refunded_at),
      receipt = coalesce(c.receipt, excluded.receipt)
    where c.account_id = account
    returning c.id, c.receipt
  )
  select jsonb_object_agg(saved.id, saved.receipt) into receipts from saved;
  insert into billing.disputes as d (id, provider, account_id, charge_id, state, opened_at)
  select r.id, r.provider, account, r.charge, r.state, billing.moment(r.at)
  from jsonb_to_recordset(disputes) as r (id text, provider text, charge text, state text, at bigint)
  on conflict (id) do update set state = excluded.state, learnt_at = now() where d.account_id = account;
  insert into billing.accounts (account_id, next_transition_at)
  values (account, billing.moment((outcome ->> 'nextTransitionAt')::bigint))
  on conflict (account_id) do update set next_transition_at = excluded.next_transition_at;
  update directory.memberships m set subscription_status = outcome ->> 'status',
    paid_until = billing.moment((outcome ->> 'paidUntil')::bigint),
    cancel_at = billing.moment((outcome ->> 'cancelAt')::bigint)
  where m.user_id = account and (m.subscription_status, billing.millis(m.paid_until), billing.millis(m.cancel_at))
    is distinct from (outcome ->> 'status', (outcome ->> 'paidUntil')::bigint, (outcome ->> 'cancelAt')::bigint);
  if facts <> '[]' or before.subscription_status is distinct from outcome ->> 'status' then
    insert into billing.history (account_id, cause, facts, status_before, status, paid_until, cancel_at)
    values (account, cause, facts, before.subscription_status, outcome ->> 'status',
      billing.moment((outcome ->> 'paidUntil')::bigint), billing.moment((outcome ->> 'cancelAt')::bigint));
  end if;
  return coalesce(receipts, '{}');
end
$$;

revoke execute on function billing.millis, billing.moment, billing.open_record, billing.save_record from public, anon,
  authenticated, service_role;
grant execute on function billing.millis, billing.moment, billing.open_record, billing.save_record to service_role;

-- billing/300_billing_figures.sql

-- What the owner, operators and the export read of payments.

-- Everything the owner's page shows, in one answer: with the second factor, where there is one.
create or replace function public.subscription_overview() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
    'subscription', (
      select jsonb_build_object('id', s.id, 'provider', s.provider, 'method', s.method, 'methodLabel', s.method_label,
        'state', s.state)
      from billing.subscriptions s where s.account_id = m.user_id
      order by array_position(array['open', 'cancelling', 'ended'], s.state), s.created_at desc limit 1),
    'checkout', (
      select jsonb_build_object('id', c.id, 'provider', c.provider, 'method', c.method, 'status', c.status,
        'url', c.url, 'pixCode', c.pix_code, 'expiresAt', c.expires_at)
      from billing.checkouts c where c.account_id = m.user_id order by c.created_at desc limit 1),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount, 'start', c.period_start, 'end', c.period_end,
        'status', c.status, 'at', c.status_at, 'paidAt', c.paid_at, 'refundedAt', c.refunded_at, 'receipt', c.receipt,
        'provider', c.provider, 'isDisputed', exists (
          select from billing.disputes d where d.charge_id = c.id and d.account_id = m.user_id and d.state <> 'won')
        ) order by c.period_start desc)
      from billing.charges c where c.account_id = m.user_id), '[]'),
    'refundPending', exists (
      select from billing.payment_events e join billing.charges c on c.id = e.subject
      where e.kind = 'refund' and e.next_attempt_at is not null and c.account_id = m.user_id)
  )
  from directory.memberships m where m.user_id = (select auth.uid()) and (select directory.has_needed_factor())
$$;

-- What an operator wants to know at a glance. Revenue and churn are those of the last thirty days.
create or replace function billing.figures(now timestamptz default now()) returns jsonb
language sql stable set search_path = ''
as $$
  with statuses as (
    select count(*) filter (where m.subscription_status = 'trial' and m.trial_end_date > now) as trials,
      count(*) filter (where m.subscription_status = 'trial' and m.trial_end_date <= now) as expired,
      count(*) filter (where m.subscription_status = 'active') as active,
      count(*) filter (where m.subscription_status = 'past_due') as past_due,
      count(*) filter (where m.subscription_status = 'inactive') as inactive
    from directory.memberships m
  ), money as (
    select coalesce(sum(c.amount) filter (where c.paid_at > now - interval '30 days'), 0)
      - coalesce(sum(c.amount) filter (where c.refunded_at > now - interval '30 days' and c.paid_at is not null), 0) as revenue
    from billing.charges c
  ), contested as (
    select count(*) filter (where d.state = 'open') as open,
      coalesce(sum(c.amount) filter (where d.state <> 'won' and d.opened_at > now - interval '30 days'
        and c.status = 'paid'), 0) as taken
    from billing.disputes d join billing.charges c on c.id = d.charge_id
  ), losses as (
    select count(distinct h.account_id) as lost from billing.history h
    where h.at > now - interval '30 days' and h.status = 'inactive' and h.status_before in ('active', 'past_due')
  )
  select jsonb_build_object('trials', trials, 'expired_trials', expired, 'active', active, 'past_due', past_due,
    'inactive', inactive, 'revenue_centavos', revenue - taken, 'lost', lost,
    'churn', round(lost::numeric / greatest(active + past_due + lost, 1), 4),
    'open_disputes', contested.open,
    'dead_events', (select count(*) from billing.payment_events e where e.failed_at is not null))
  from statuses, money, contested, losses
$$;

-- What was paid, how, and what became of the subscription: part of everything a person may take along.
create or replace function directory.export_section_payments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'subscriptions', (
      select jsonb_agg(to_jsonb(s) - 'account_id' order by s.since)
      from billing.subscriptions s where s.account_id = account),
    'charges', (
      select jsonb_agg(to_jsonb(c) - '{account_id,amount}'::text[] || jsonb_build_object('amount_centavos', c.amount)
        order by c.period_start)
      from billing.charges c where c.account_id = account),
    'disputes', (
      select jsonb_agg(to_jsonb(d) - 'account_id' order by d.opened_at)
      from billing.disputes d where d.account_id = account),
    'history', (
      select jsonb_agg(to_jsonb(h) - 'account_id' order by h.id) from billing.history h where h.account_id = account)
  )), '{}')
$$;

revoke execute on function public.subscription_overview, billing.figures, directory.export_section_payments from public,
  anon, authenticated, service_role;
grant execute on function public.subscription_overview to authenticated;
grant execute on function billing.figures to service_role;

-- reviews/310_reviews.sql

-- What patients say of a professional, as visitors read it, and the ratings that follow from it.

drop policy if exists "professionals read the reviews of themselves" on public.reviews;
create policy "professionals read the reviews of themselves" on public.reviews
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Rating and count of a profile are those of its visible reviews, in the same transaction. The profile is locked in one
-- statement and counted in the next: whoever waited for the lock then sees what the other has written. The weak lock,
-- because the foreign key of a new review holds one already that the strong one would wait for.
create or replace function directory.rate_profiles(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from directory.profiles p where p.id = any (ids) order by p.id for no key update;
  update directory.profiles p set rating = seen.rating, review_count = seen.total
  from (
    select wanted.id, round(avg(r.stars), 2) as rating, count(r.id)::integer as total
    from unnest(ids) as wanted (id)
    left join public.reviews r on r.professional_id = wanted.id and r.hidden_at is null
    group by wanted.id
  ) seen
  where p.id = seen.id and (p.rating, p.review_count) is distinct from (seen.rating, seen.total);
  perform directory.notify_profiles(ids);
end
$$;

-- After reviews were written, hidden, shown or deleted: first the rating of each profile, then the totals of all, whose
-- one row is always the last one that a transaction locks.
create or replace function directory.follow_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  more bigint := 0;
  more_content bigint := 0;
  less bigint := 0;
  less_content bigint := 0;
begin
  if tg_op = 'DELETE' then
    perform directory.rate_profiles(array(select distinct r.professional_id from removed r order by 1));
  else
    perform directory.rate_profiles(array(select distinct r.professional_id from added r order by 1));
    select count(*), count(*) filter (where r.stars >= 4) into more, more_content
    from added r where r.hidden_at is null;
  end if;
  if tg_op <> 'INSERT' then
    select count(*), count(*) filter (where r.stars >= 4) into less, less_content
    from removed r where r.hidden_at is null;
  end if;
  if (more, more_content) is distinct from (less, less_content) then
    update directory.review_totals t
    set shown = t.shown + more - less, content = t.content + more_content - less_content;
  end if;
  return null;
end
$$;
create or replace trigger follow_inserted_reviews after insert on public.reviews
referencing new table as added for each statement execute function directory.follow_reviews();
create or replace trigger follow_updated_reviews after update on public.reviews
referencing old table as removed new table as added for each statement execute function directory.follow_reviews();
create or replace trigger follow_deleted_reviews after delete on public.reviews
referencing old table as removed for each statement execute function directory.follow_reviews();

-- Counted anew: at the beginning, after a bulk load, or when somebody doubts.
create or replace function directory.rebuild_review_totals() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from directory.review_totals;
  insert into directory.review_totals (shown, content)
  select count(*), count(*) filter (where r.stars >= 4) from public.reviews r where r.hidden_at is null
$$;

create or replace function directory.satisfaction() returns numeric
language sql stable security definer set search_path = ''
as $$ select t.content::numeric / nullif(t.shown, 0) from directory.review_totals t $$;

-- The landing page's figures: exact counts; how they are rounded for show is the page's business.
create or replace function public.directory_figures()
returns table (professionals bigint, specialties bigint, cities bigint, satisfaction numeric)
language sql stable set search_path = ''
as $$
  select coalesce(sum(f.n), 0)::bigint,
    (select count(*) from public.approaches a where exists (
      select from directory.profiles p where p.specialty_id = a.specialty_id and p.approach = a.name)),
    count(distinct f.city_number) filter (where f.city_number >= 0),
    directory.satisfaction()
  from directory.facets f where f.n > 0
$$;

-- Words are shown where the council of the specialty lets them be, whatever it was when they were written.
create or replace function directory.allows_testimonials(of_professional uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select s.allows_testimonials from directory.profiles p join public.specialties s on s.id = p.specialty_id
    where p.id = of_professional
  ), false)
$$;

-- Newest first. The place to go on from is the last one's moment, in microseconds, and its id.
create or replace function directory.reviews_page(
  of_professional uuid, before_moment bigint default null, before_id uuid default null, size integer default 10
) returns table (
  id uuid, stars smallint, comment text, author text, source text, answer text, created_at timestamptz, moment bigint
)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.stars, case when directory.allows_testimonials(of_professional) then r.comment end, r.author, r.source,
    r.answer, r.created_at, (extract(epoch from r.created_at) * 1000000)::bigint
  from public.reviews r
  where r.professional_id = of_professional and r.hidden_at is null and directory.is_listed(of_professional)
    and (before_moment is null or before_id is null or (r.created_at, r.id) < (
      timestamptz 'epoch' + before_moment / 1000000 * interval '1 second'
        + before_moment % 1000000 * interval '1 microsecond', before_id))
  order by r.created_at desc, r.id desc
  limit greatest(1, least(coalesce(size, 10), 50))
$$;

-- How many visible reviews have one star, two, … five.
create or replace function directory.star_counts(of_professional uuid) returns integer[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select (select count(*) from public.reviews r
      where r.professional_id = of_professional and r.hidden_at is null and r.stars = star)::integer
    from generate_series(1, 5) star order by star
  )
$$;

create or replace function directory.export_section_reviews(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(r) - 'professional_id' order by r.created_at)
  from public.reviews r join directory.profiles p on p.id = r.professional_id where p.user_id = account
$$;

revoke execute on function directory.rate_profiles, directory.follow_reviews, directory.rebuild_review_totals,
  directory.satisfaction, public.directory_figures, directory.allows_testimonials, directory.reviews_page,
  directory.star_counts, directory.export_section_reviews from public, anon, authenticated, service_role;
grant execute on function directory.rebuild_review_totals to service_role;
grant execute on function directory.satisfaction, public.directory_figures, directory.allows_testimonials,
  directory.reviews_page, directory.star_counts to anon, authenticated, service_role;

-- reviews/320_review_links.sql

-- A review needs a link that works once. Only the hash of its token is kept: whoever reads the table can review
-- nobody.

-- Whoever books with the professional's own address or number reviews nobody: "after an appointment here" must mean it.
create or replace function directory.is_own_contact(of_appointment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.appointments a
    join directory.profiles p on p.id = a.professional_id left join auth.users u on u.id = p.user_id
    where a.id = of_appointment and (
      a.patient_email in (lower(u.email), lower(p.contact_email))
      -- With or without the country's code.
      or right(a.patient_whatsapp, 10) = right(regexp_replace(p.whatsapp, '\D', '', 'g'), 10))
  )
$$;

-- A new token for an appointment takes the place of the one before, unless that was used: then there is none.
create or replace function directory.new_review_link(of_professional uuid, of_appointment uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  if directory.is_own_contact(of_appointment) then return null; end if;
  insert into directory.review_links as known (token_hash, professional_id, appointment_id, source)
  values (sha256(convert_to(token, 'UTF8')), of_professional, of_appointment,
    case when of_appointment is null then 'contact' else 'appointment' end)
  on conflict (appointment_id) do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = now() + interval '60 days'
  where known.used_at is null;
  return case when found then token end;
end
$$;

-- What a link can do now: open, written (there is a review, which may be deleted), used (it was deleted), expired. An
-- appointment that turns out not to have taken place takes the unused link with it.
create or replace function directory.review_link_state(link directory.review_links) returns text
language sql stable set search_path = ''
as $$
  select case
    when link.review_id is not null then 'written'
    when link.used_at is not null then 'used'
    when link.expires_at <= now() or exists (
      select from public.appointments a where a.id = link.appointment_id and a.status <> 'done') then 'expired'
    else 'open'
  end
$$;

create or replace function directory.review_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', directory.review_link_state(l), 'source', l.source, 'professionalId', p.id, 'professional', p.name,
    'ownerId', p.user_id, 'specialty', (select s.name from public.specialties s where s.id = p.specialty_id),
    'allowsComment', directory.allows_testimonials(p.id), 'isListed', coalesce(p.listed_until > now(), false),
    'review', (
      select jsonb_build_object('stars', r.stars, 'comment', r.comment, 'author', r.author, 'answer', r.answer,
        'createdAt', r.created_at, 'isHidden', r.hidden_at is not null)
      from public.reviews r where r.id = l.review_id)
  )
  from directory.review_links l join directory.profiles p on p.id = l.professional_id
  where l.token_hash = sha256(convert_to(link_token, 'UTF8'))
$$;

-- Gives the link's state before: 'open' means that the review is written now.
create or replace function directory.write_review(link_token text, stars integer, comment text, author text)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  link directory.review_links;
  link_state text;
  words text := nullif(btrim(comment), '');
  made uuid;
begin
  if stars is null or stars not between 1 and 5 then
    raise check_violation using message = 'Escolha de uma a cinco estrelas.';
  elsif length(words) > 1000 then
    raise check_violation using message = 'O comentário pode ter no máximo 1.000 caracteres.';
  end if;
  -- Locked: two that send the same link at once come one after the other.
  select * into link from directory.review_links l
  where l.token_hash = sha256(convert_to(link_token, 'UTF8')) for update;
  if link.token_hash is null then return 'expired'; end if;
  link_state := directory.review_link_state(link);
  if link_state <> 'open' then return link_state; end if;
  insert into public.reviews (professional_id, stars, comment, author, source)
  values (link.professional_id, stars, case when directory.allows_testimonials(link.professional_id) then words end,
    left(nullif(split_part(btrim(author), ' ', 1), ''), 40), link.source)
  returning id into made;
  update directory.review_links l set used_at = now(), review_id = made where l.token_hash = link.token_hash;
  return link_state;
end
$$;

create or replace function directory.delete_review(link_token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.reviews r using directory.review_links l
  where l.token_hash = sha256(convert_to(link_token, 'UTF8')) and r.id = l.review_id;
  return found;
end
$$;

create or replace function directory.contact_links_left(of_professional uuid) returns integer
language sql stable set search_path = ''
as $$
  select greatest(0, least(
    5 - count(*) filter (where l.created_at > now() - interval '1 day'),
    50 - count(*) filter (where l.used_at is null and l.expires_at > now())))::integer
  from directory.review_links l where l.professional_id = of_professional and l.source = 'contact'
$$;

-- For somebody who came by WhatsApp or e-mail: a few a day. For an appointment that took place: only where the patient
-- gave no e-mail, because the other ones get their link by email and the professional never sees it.
create or replace function directory.make_own_review_link(of_appointment uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid := directory.own_professional_id();
  token text;
begin
  if own is null then raise insufficient_privilege using message = 'Entre na sua conta.'; end if;
  perform pg_advisory_xact_lock(hashtextextended('review links ' || own, 0));
  if of_appointment is null and directory.contact_links_left(own) <= 0 then
    raise check_violation using message = 'Você já criou os links de hoje. Amanhã poderá criar outros.';
  elsif of_appointment is not null and not exists (
    select from public.appointments a
    where a.id = of_appointment and a.professional_id = own and a.status = 'done' and a.patient_whatsapp is not null
  ) then
    raise insufficient_privilege using message = 'Esta consulta não é sua, não aconteceu ou o convite segue por e-mail.';
  end if;
  token := directory.new_review_link(own, of_appointment);
  if token is null then raise check_violation using message = 'Este paciente já usou o link.'; end if;
  return token;
end
$$;

-- Patients without an e-mail whose appointment took place: the professional sends them the link.
create or replace function directory.own_invitations() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'linksLeft', directory.contact_links_left(directory.own_professional_id()),
    'patients', (
      select coalesce(jsonb_agg(jsonb_build_object('appointment', a.id, 'name', a.patient_name,
        'whatsapp', a.patient_whatsapp, 'startsAt', a.starts_at, 'invitedAt', l.created_at) order by a.starts_at desc), '[]')
      from (
        select * from public.appointments a
        where a.professional_id = directory.own_professional_id() and a.status = 'done'
          and a.patient_whatsapp is not null and a.ended_at > now() - interval '30 days'
        order by a.starts_at desc limit 50
      ) a left join directory.review_links l on l.appointment_id = a.id
      where l.used_at is null))
$$;

-- Who gave no e-mail gets no email, but holds the private link of the appointment: it leads to the review as well.
create or replace function directory.review_own_appointment(link_token text) returns text
language sql volatile security definer set search_path = ''
as $$
  select directory.new_review_link(a.professional_id, a.id) from public.appointments a
  where a.id = directory.appointment_of_link(link_token) and a.status = 'done' and a.patient_email is null
$$;

create or replace function public.make_review_link(appointment uuid default null) returns text
language sql volatile set search_path = ''
as $$ select directory.make_own_review_link(appointment) $$;

create or replace function public.my_review_invitations() returns jsonb
language sql stable set search_path = ''
as $$ select directory.own_invitations() $$;

create or replace function directory.purge_review_links() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from directory.review_links l where l.token_hash in (
      select o.token_hash from directory.review_links o
      where o.used_at is null and o.expires_at < now() - interval '60 days' limit 1000)
    returning 1
  )
  select count(*) from gone
$$;

create or replace function directory.export_section_review_links(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('source', l.source, 'created_at', l.created_at, 'expires_at', l.expires_at,
    'used_at', l.used_at) order by l.created_at)
  from directory.review_links l join directory.profiles p on p.id = l.professional_id where p.user_id = account
$$;

revoke execute on function directory.is_own_contact, directory.new_review_link, directory.review_link_state,
  directory.review_by_link, directory.write_review, directory.delete_review, directory.contact_links_left,
  directory.make_own_review_link, directory.own_invitations, directory.review_own_appointment, public.make_review_link,
  public.my_review_invitations, directory.purge_review_links, directory.export_section_review_links from public, anon,
  authenticated, service_role;
grant execute on function directory.review_by_link, directory.write_review, directory.delete_review,
  directory.review_own_appointment to anon, service_role;
grant execute on function directory.make_own_review_link, directory.own_invitations, public.make_review_link,
  public.my_review_invitations to authenticated;
grant execute on function directory.purge_review_links to service_role;

-- reviews/330_review_answers.sql

-- One answer to a review, by the professional.

-- Once; for a day it can still be corrected, and again whenever operators ask for it.
create or replace function directory.answer_own_review(review uuid, words text) returns public.reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.reviews;
  said text := nullif(btrim(words), '');
begin
  select * into known from public.reviews r
  where r.id = review and r.professional_id = directory.own_professional_id() for update;
  if known.id is null then
    raise insufficient_privilege using message = 'Esta avaliação não é sua ou não existe mais.';
  elsif said is null or length(said) > 1000 then
    raise check_violation using message = 'Escreva uma resposta de até 1.000 caracteres.';
  elsif known.answered_at <= now() - interval '24 hours' and known.correction_asked_at is null then
    raise check_violation using message = 'A resposta só pode ser corrigida nas primeiras 24 horas.';
  end if;
  update public.reviews r set answer = said, correction_asked_at = null,
    answered_at = case when r.correction_asked_at is null then coalesce(r.answered_at, now()) else now() end
  where r.id = review returning * into known;
  return known;
end
$$;

create or replace function public.answer_review(review uuid, words text) returns public.reviews
language sql volatile set search_path = ''
as $$ select directory.answer_own_review(review, words) $$;

revoke execute on function directory.answer_own_review, public.answer_review from public, anon, authenticated,
  service_role;
grant execute on function directory.answer_own_review, public.answer_review to authenticated;

-- reviews/340_review_emails.sql

-- Patients are invited to a review, and professionals hear of a new one.

-- Some hours after the appointment, in which the professional may say that nobody came.
create or replace function directory.invite_reviews() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  done bigint := 0;
begin
  for due in
    select a.id, a.professional_id, a.patient_email, a.patient_name, p.name as professional
    from public.appointments a join directory.profiles p on p.id = a.professional_id
    where a.status = 'done' and a.patient_email is not null
      and a.ended_at between now() - interval '14 days' and now() - interval '3 hours'
      and not exists (select from directory.review_links l where l.appointment_id = a.id)
      and not directory.is_own_contact(a.id)
    order by a.id limit 500 for update of a skip locked
  loop
    perform email.enqueue('review-invitation', due.patient_email,
      jsonb_build_object('patient', due.patient_name, 'professional', due.professional,
        'token', directory.new_review_link(due.professional_id, due.id)),
      format('review-invitation %s', due.id));
    done := done + 1;
  end loop;
  return done;
end
$$;

-- When a link has become a review, not when a row is inserted: reviews that were moved here from elsewhere are not new.
create or replace function directory.notify_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An address that nobody confirmed learns that there is something to see, and nothing of the patient.
  perform email.enqueue(
    'review-received', u.email,
    jsonb_build_object('professional', p.name, 'isWhole', u.email_confirmed_at is not null)
      || case when u.email_confirmed_at is null then '{}' else jsonb_strip_nulls(jsonb_build_object(
        'stars', r.stars, 'author', r.author, 'comment', r.comment)) end,
    'review-received ' || r.id)
  from public.reviews r
  join directory.profiles p on p.id = r.professional_id and p.listed_until > now()
  join auth.users u on u.id = p.user_id and u.email <> ''
  where r.id = new.review_id;
  return null;
end
$$;
create or replace trigger notify_of_review after update of review_id on directory.review_links
for each row when (old.review_id is null and new.review_id is not null) execute function directory.notify_of_review();

-- Whoever deletes the words takes them out of the email that still waits.
create or replace function email.withdraw_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where o.unique_key = 'review-received ' || old.id and o.next_attempt_at is not null;
  return null;
end
$$;
create or replace trigger withdraw_email after delete on public.reviews
for each row execute function email.withdraw_review();

revoke execute on function directory.invite_reviews, directory.notify_of_review, email.withdraw_review from public,
  anon, authenticated, service_role;
grant execute on function directory.invite_reviews to service_role;

-- reviews/350_reports.sql

-- "Denunciar": what visitors find wrong with a review or a profile, until an operator has looked.

-- Gives whether there was something to report. Past twenty open reports of one thing another says nothing new.
create or replace function directory.report(kind text, target uuid, reason text, words text default null, contact text default null)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  of_professional uuid := case kind
    when 'profile' then (select p.id from directory.profiles p where p.id = target)
    when 'review' then (select r.professional_id from public.reviews r where r.id = target and r.hidden_at is null)
  end;
begin
  if of_professional is null or not directory.is_listed(of_professional) then return false; end if;
  if reason is null or reason not in ('false', 'offensive', 'private', 'advertising', 'other') then
    raise check_violation using message = 'Escolha o motivo.';
  elsif length(btrim(words)) > 1000 or length(btrim(contact)) > 254 then
    raise check_violation using message = 'Use um texto mais curto.';
  end if;
  insert into directory.reports (kind, professional_id, review_id, reason, words, contact)
  select kind, of_professional, case when kind = 'review' then target end, reason, nullif(btrim(words), ''),
    nullif(btrim(contact), '')
  where (
    select count(*) from directory.reports r
    where r.professional_id = of_professional and r.state = 'open' and r.kind = kind
      and (kind = 'profile' or r.review_id = target)
  ) < 20;
  return true;
end
$$;

-- Whoever left an address is answered by it; half a year later nobody needs it any more.
create or replace function directory.purge_report_contacts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select r.id from directory.reports r
    where r.contact is not null and r.state <> 'open' and r.closed_at < now() - interval '180 days' limit 1000
  ), emptied as (
    update directory.reports r set contact = null from old where r.id = old.id returning 1
  )
  select count(*)::integer from emptied
$$;

-- What visitors reported: the review or profile as it is now, and who wants an answer.
create or replace function public.operator_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'reason', r.reason, 'words', r.words,
      'hasContact', r.contact is not null, 'createdAt', r.created_at, 'professionalId', p.id, 'name', p.name,
      'specialty', s.name, 'isListed', coalesce(p.listed_until > now(), false),
      'review', case when v.id is not null then jsonb_build_object('id', v.id, 'stars', v.stars, 'comment', v.comment,
        'author', v.author, 'answer', v.answer, 'hiddenAt', v.hidden_at, 'createdAt', v.created_at) end
    ) order by r.created_at)
    from (select * from directory.reports q where q.state = 'open' order by q.created_at limit 100) r
    join directory.profiles p on p.id = r.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.reviews v on v.id = r.review_id
  ), '[]');
end
$$;

-- The answer is mailed to who left an address; others left a telephone or nothing, and get none.
create or replace function public.operator_close_report(report uuid, is_upheld boolean, answer text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  closed directory.reports;
begin
  perform directory.require_operator();
  words := directory.given_reason(answer);
  update directory.reports r set state = case when is_upheld then 'upheld' else 'dismissed' end, closed_at = now()
  where r.id = report and r.state = 'open' returning * into closed;
  if closed.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  if closed.contact ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform email.enqueue('report-answered', closed.contact, jsonb_build_object('answer', words), 'report ' || closed.id);
  end if;
  perform directory.log_act('close_report', 'report', report, jsonb_build_object('state', 'open'),
    jsonb_build_object('state', closed.state, 'kind', closed.kind, 'professional', closed.professional_id), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create or replace function directory.set_review_hidden(review uuid, is_hidden boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  changed public.reviews;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  update public.reviews r set hidden_at = case when is_hidden then now() end
  where r.id = review and (r.hidden_at is not null) <> is_hidden returning * into changed;
  if changed.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act(case when is_hidden then 'hide_review' else 'show_review' end, 'review', review,
    jsonb_build_object('is_hidden', not is_hidden),
    jsonb_build_object('is_hidden', is_hidden, 'professional', changed.professional_id), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create or replace function public.operator_hide_review(review uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_review_hidden(review, true, reason) $$;

create or replace function public.operator_show_review(review uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_review_hidden(review, false, reason) $$;

revoke execute on function directory.report, directory.purge_report_contacts, public.operator_reports,
  public.operator_close_report, directory.set_review_hidden, public.operator_hide_review, public.operator_show_review
  from public, anon, authenticated, service_role;
grant execute on function directory.report to anon, service_role;
grant execute on function directory.purge_report_contacts to service_role;
grant execute on function public.operator_reports, public.operator_close_report, public.operator_hide_review,
  public.operator_show_review to authenticated;

-- directory/360_statistics.sql

-- Views and contacts, counted in batches. A visitor counts once a day for each profile and kind.

drop policy if exists "professionals read their own counts" on directory.daily_counts;
create policy "professionals read their own counts" on directory.daily_counts
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals hear of their own contacts" on public.contact_events;
create policy "professionals hear of their own contacts" on public.contact_events
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- The same in every process of the installation; whoever asks first makes it.
create or replace function directory.salt_of(of_day date) returns bytea
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into directory.day_salts (day, salt)
  values (of_day, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict do nothing;
  return (select s.salt from directory.day_salts s where s.day = of_day);
end
$$;

-- One statement for all that happened since the last: marks that are new today become counts. In the order of the ids,
-- so that two processes never wait for each other in a circle. `who` is the account of a visitor who is signed in.
create or replace function directory.count_visits(of_day date, professionals uuid[], kinds text[], marks bigint[], who uuid[])
returns bigint
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    insert into directory.visitor_marks as m (day, mark)
    select distinct of_day, g.mark from unnest(marks) as g (mark) order by 2
    on conflict do nothing returning m.mark
  ), given as (
    select distinct on (g.mark) p.id, g.kind, (now() at time zone coalesce(c.time_zone, 'America/Sao_Paulo'))::date as day
    from unnest(professionals, kinds, marks, who) as g (professional, kind, mark, account)
    join fresh on fresh.mark = g.mark
    join directory.profiles p on p.id = g.professional and p.listed_until > now() and p.user_id is distinct from g.account
    left join public.cities c on c.id = p.city_id
  ), counted as (
    insert into directory.daily_counts as known (professional_id, day, views, whatsapp, email)
    select id, day, count(*) filter (where kind = 'view'), count(*) filter (where kind = 'whatsapp'),
      count(*) filter (where kind = 'email')
    from given group by id, day order by id
    on conflict (professional_id, day) do update set views = known.views + excluded.views,
      whatsapp = known.whatsapp + excluded.whatsapp, email = known.email + excluded.email
    returning known.professional_id
  ), notified as (
    insert into public.contact_events as known (professional_id, kind, at)
    select id, max(kind), now() from given where kind in ('whatsapp', 'email') group by id order by id
    on conflict (professional_id) do update set kind = excluded.kind, at = excluded.at
    returning known.professional_id
  )
  select (select count(*) from given)
$$;

-- The day ends in São Paulo: then nothing is left that could tell who came.
create or replace function directory.purge_marks() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with salts as (
    delete from directory.day_salts s where s.day < (now() at time zone 'America/Sao_Paulo')::date returning 1
  ), gone as (
    delete from directory.visitor_marks m where m.day < (now() at time zone 'America/Sao_Paulo')::date returning 1
  )
  select (select count(*) from gone)
$$;

-- A request for an appointment is a contact too, counted with it.
create or replace function directory.count_appointment(of_professional uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into directory.daily_counts as known (professional_id, day, appointments)
  select p.id, (now() at time zone directory.time_zone_of(p.city_id))::date, 1
  from directory.profiles p where p.id = of_professional
  on conflict (professional_id, day) do update set appointments = known.appointments + 1
$$;

-- The last days of the caller's own profile, today last, each with its counts: zero is shown as zero.
create or replace function public.my_statistics(days integer default 30)
returns table (day date, views integer, whatsapp integer, email integer, appointments integer)
language sql stable set search_path = ''
as $$
  select d.day, coalesce(n.views, 0), coalesce(n.whatsapp, 0), coalesce(n.email, 0), coalesce(n.appointments, 0)
  from (
    select p.id, (now() at time zone coalesce(c.time_zone, 'America/Sao_Paulo'))::date as today
    from directory.profiles p left join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ) own
  cross join lateral (
    select own.today - back as day from generate_series(greatest(1, least(coalesce(days, 30), 366)) - 1, 0, -1) back
  ) d
  left join directory.daily_counts n on n.professional_id = own.id and n.day = d.day
  order by d.day
$$;

revoke execute on function directory.salt_of, directory.count_visits, directory.purge_marks,
  directory.count_appointment, public.my_statistics from public, anon, authenticated, service_role;
grant execute on function directory.salt_of, directory.count_visits, directory.purge_marks to service_role;
grant execute on function public.my_statistics to authenticated;

-- directory/370_visitor_limits.sql

-- How often a visitor asked, shared by every process.

-- Counted before the act, so that failures count. Gives the hits of the running window and the seconds it still lasts.
create or replace function directory.count_visitor(hit_key text, window_seconds integer)
returns table (hits integer, seconds_left integer)
language sql set search_path = ''
as $$
  insert into directory.visitor_hits as known (key, hits, resets_at)
  values (hit_key, 1, now() + make_interval(secs => window_seconds))
  on conflict (key) do update set
    hits = case when known.resets_at <= now() then 1 else least(known.hits + 1, 1000000) end,
    resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
  returning known.hits, greatest(1, ceil(extract(epoch from known.resets_at - now())))::integer
$$;

create or replace function directory.purge_visitors() returns bigint
language sql set search_path = ''
as $$
  with gone as (delete from directory.visitor_hits where resets_at <= now() returning 1)
  select count(*) from gone
$$;

revoke execute on function directory.count_visitor, directory.purge_visitors from public, anon, authenticated,
  service_role;
grant execute on function directory.count_visitor, directory.purge_visitors to service_role;

-- operators/380_operators.sql

-- Who works for the platform. Everything operators read or do goes through functions `public.operator_<act>`, which
-- refuse everybody else and write down what changes in the same transaction.

create or replace function directory.refuse_log_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'O registro dos atos de operadores só recebe novas linhas.';
end
$$;
create or replace trigger operator_log_is_append_only before update or delete on directory.operator_log
for each row execute function directory.refuse_log_change();
create or replace trigger operator_log_is_never_emptied before truncate on directory.operator_log
for each statement execute function directory.refuse_log_change();

create or replace function directory.verified_factors(account uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(select f.id from auth.mfa_factors f where f.user_id = account and f.status = 'verified' order by f.id)
$$;

-- The second factor was given in this very session, the session is alive, and the account is still an operator's:
-- asked of the tables, because a token outlives what it says.
create or replace function directory.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    and directory.has_live_session()
    and exists (
      select from directory.operators o, directory.verified_factors(o.user_id) as now_verified
      where o.user_id = (select auth.uid()) and now_verified <> '{}' and now_verified <@ o.factors
    )
$$;

create or replace function directory.require_operator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not directory.is_operator() then
    raise insufficient_privilege using message = 'Esta área é só de operadores, com a verificação em duas etapas.';
  end if;
end
$$;

create or replace function directory.log_act(
  act text, target_kind text, target_id uuid, before jsonb, after jsonb, why text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  insert into directory.operator_log (operator_id, operator_email, act, target_kind, target_id, before, after, why)
  select u.id, coalesce(u.email, ''), log_act.act, log_act.target_kind, log_act.target_id, log_act.before,
    log_act.after, nullif(btrim(log_act.why), '')
  from auth.users u where u.id = auth.uid();
end
$$;

-- A reason that somebody else will read.
create or replace function directory.given_reason(reason text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words text := btrim(coalesce(reason, ''));
begin
  if length(words) < 5 then raise check_violation using message = 'Escreva o motivo em uma frase.'; end if;
  if length(words) > 1500 then raise check_violation using message = 'O motivo pode ter no máximo 1.500 caracteres.'; end if;
  return words;
end
$$;

-- For the command line, as the owner of the database.
create or replace function directory.set_operator(email text, is_operator boolean) returns text
language plpgsql set search_path = ''
as $$
declare
  account auth.users;
  seen uuid[];
begin
  select * into account from auth.users u where lower(u.email) = lower(btrim(set_operator.email)) limit 1;
  if account.id is null then return 'unknown'; end if;
  if is_operator then
    seen := directory.verified_factors(account.id);
    if seen = '{}' then return 'no_factor'; end if;
    insert into directory.operators as o (user_id, factors) values (account.id, seen)
    on conflict (user_id) do update set factors = excluded.factors, added_at = now() where o.factors <> excluded.factors;
  else
    delete from directory.operators o where o.user_id = account.id;
  end if;
  if not found then return 'unchanged'; end if;
  insert into directory.operator_log (operator_email, act, target_kind, target_id)
  values ('linha de comando', case when is_operator then 'add_operator' else 'remove_operator' end, 'operator', account.id);
  return 'changed';
end
$$;

-- What the page asks first: whether this account is an operator's, whether the session is enough, and whether the
-- factor is one that nobody vouched for.
create or replace function public.am_i_operator() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'isOperator', exists (select from directory.operators o where o.user_id = (select auth.uid())),
    'isReady', directory.is_operator(),
    'isFactorNew', exists (
      select from directory.operators o
      where o.user_id = (select auth.uid()) and not directory.verified_factors(o.user_id) <@ o.factors)
  )
$$;

create or replace function public.operator_log(before_id bigint default null, of_target uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'at', l.at, 'operator', l.operator_email, 'act', l.act,
      'targetKind', l.target_kind, 'targetId', l.target_id,
      'target', coalesce(p.name, u.email, case when l.target_id is not null then left(l.target_id::text, 8) end),
      'before', l.before, 'after', l.after, 'why', l.why) order by l.id desc)
    from (
      select * from directory.operator_log o
      where (before_id is null or o.id < before_id) and (of_target is null or o.target_id = of_target)
      order by o.id desc limit 100
    ) l
    left join directory.profiles p on l.target_kind = 'professional' and p.id = l.target_id
    left join auth.users u on l.target_kind = 'operator' and u.id = l.target_id
  ), '[]');
end
$$;

-- Disputes have a deadline: whoever runs the platform is told at once, by email, and answers at the provider.
create or replace function billing.notify_operators(account uuid, kind text, data jsonb, unique_key text) returns void
language sql security definer set search_path = ''
as $$
  select email.enqueue(notify_operators.kind, u.email,
    data || jsonb_build_object('link', data ->> 'link' || '/operador/suporte/' || p.id), unique_key || ':' || u.id)
  from directory.operators o join auth.users u on u.id = o.user_id, directory.profiles p
  where u.email is not null and p.user_id = account
$$;

revoke execute on function directory.refuse_log_change, directory.verified_factors, directory.is_operator,
  directory.require_operator, directory.log_act, directory.given_reason, directory.set_operator, public.am_i_operator,
  public.operator_log, billing.notify_operators from public, anon, authenticated, service_role;
grant execute on function directory.is_operator, public.am_i_operator, public.operator_log to authenticated;
grant execute on function billing.notify_operators to service_role;

-- operators/390_verification.sql

-- Registrations that an operator compares with the council's register. A profile is asked about when it is new, when
-- name, specialty or number changes, a year after it was confirmed, and when somebody who was refused asks again.

-- A new or changed profile: an older question is replaced by one about the words as they are now.
create or replace function directory.queue_verification(profile directory.profiles) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.verifications v set state = 'replaced', decided_at = now()
  where v.professional_id = profile.id and v.state = 'waiting';
  if profile.verified_at is null and profile.name <> '' and profile.specialty_id is not null
    and profile.registration is not null
  then
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    values (profile.id, profile.name, profile.specialty_id, profile.registration,
      case when exists (select from directory.verifications v where v.professional_id = profile.id)
        then 'changed' else 'new' end);
  end if;
end
$$;

-- Daily. The badge with its date stays while the question waits.
create or replace function directory.ask_verifications_again() returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select p.id, p.name, p.specialty_id, p.registration from directory.profiles p
    where p.verified_at < now() - interval '12 months' and p.specialty_id is not null and p.registration is not null
      and not exists (select from directory.verifications v where v.professional_id = p.id and v.state = 'waiting')
    limit 1000
  ), asked as (
    insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
    select d.id, d.name, d.specialty_id, d.registration, 'yearly' from due d
    on conflict do nothing returning 1
  )
  select count(*)::integer from asked
$$;

create or replace function public.my_registration() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'registration', p.registration, 'verifiedAt', p.verified_at, 'deadline', p.registration_deadline,
    'latest', (
      select jsonb_build_object('state', v.state, 'cause', v.cause, 'askedAt', v.asked_at, 'decidedAt', v.decided_at,
        'reason', v.reason)
      from directory.verifications v where v.professional_id = p.id and v.state <> 'replaced'
      order by v.asked_at desc limit 1),
    'cards', (
      select count(*) from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/'))
  )
  from directory.profiles p where p.id = (select directory.own_professional_id())
$$;

-- Whoever was refused and is right asks again without changing a letter, and may then send the council's card. As with a
-- correction, a deadline that has not passed is lifted while the question waits. Three times in thirty days.
create or replace function public.ask_registration_again() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  profile directory.profiles;
begin
  select p.* into profile from directory.profiles p
  where p.user_id = (select auth.uid()) and directory.has_needed_factor() for update;
  if profile.id is null then
    raise insufficient_privilege using message = 'Entre na sua conta para pedir nova conferência.';
  end if;
  if coalesce((
    select v.state not in ('not_found', 'differs') from directory.verifications v
    where v.professional_id = profile.id and v.state <> 'replaced'
    order by v.state = 'waiting' desc, v.asked_at desc limit 1
  ), true) then
    raise check_violation using message = 'Seu registro não espera nova conferência.';
  end if;
  if (select count(*) from directory.verifications v
      where v.professional_id = profile.id and v.cause = 'again' and v.asked_at > now() - interval '30 days') >= 3 then
    raise check_violation using message = 'Você já pediu três vezes neste mês. Corrija o perfil ou fale conosco em Contato.';
  end if;
  insert into directory.verifications (professional_id, name, specialty_id, registration, cause)
  values (profile.id, profile.name, profile.specialty_id, profile.registration, 'again');
  update directory.profiles p set registration_deadline = null where p.id = profile.id and p.registration_deadline > now();
end
$$;

create or replace function directory.describe_verification(v directory.verifications) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', v.id, 'professionalId', v.professional_id, 'name', v.name, 'specialty', s.name,
    'council', s.council, 'registration', v.registration, 'cause', v.cause, 'state', v.state, 'askedAt', v.asked_at,
    'decidedAt', v.decided_at, 'reason', v.reason, 'city', c.name, 'uf', c.state,
    'isListed', coalesce(p.listed_until > now(), false), 'verifiedAt', p.verified_at,
    'deadline', p.registration_deadline,
    'hasCard', exists (
      select from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/')))
  from directory.profiles p
  join public.specialties s on s.id = v.specialty_id
  left join public.cities c on c.id = p.city_id
  where p.id = v.professional_id
$$;

-- Oldest first, fifty at a time: a decided one makes room for the next. The total stops at a thousand.
create or replace function public.operator_registrations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return jsonb_build_object(
    'total', (select count(*) from (select from directory.verifications v where v.state = 'waiting' limit 1000) w),
    'rows', coalesce((
      select jsonb_agg(directory.describe_verification(v) order by v.asked_at, v.id)
      from (
        select * from directory.verifications w where w.state = 'waiting' order by w.asked_at, w.id limit 50
      ) v), '[]')
  );
end
$$;

-- Decides only what still waits: of two operators the second is told what the first decided. Locks the profile first,
-- as its owner's changes do. The fourteen days count from the first refusal since the last confirmation: changing a
-- letter asks anew and lifts the deadline, but does not win another fortnight each time. Two days are always left to put
-- things right.
create or replace function public.operator_decide_registration(verification uuid, decision text, reason text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  decided directory.verifications;
  profile directory.profiles;
  words text := nullif(btrim(coalesce(reason, '')), '');
  first_refusal timestamptz;
  deadline timestamptz;
begin
  perform directory.require_operator();
  if coalesce(decision, '') not in ('confirmed', 'not_found', 'differs') then
    raise check_violation using message = 'Esta decisão não existe.';
  end if;
  if decision <> 'confirmed' then words := directory.given_reason(reason); end if;
  select p.* into profile from directory.profiles p
  join directory.verifications v on v.professional_id = p.id where v.id = verification for update of p;
  update directory.verifications v set state = decision, decided_at = now(), decided_by = auth.uid(), reason = words
  where v.id = verification and v.state = 'waiting' returning * into decided;
  if decided.id is null then
    return jsonb_build_object('outcome', 'conflict', 'now', (
      select jsonb_build_object('state', v.state, 'decidedAt', v.decided_at,
        'decidedBy', (select u.email from auth.users u where u.id = v.decided_by))
      from directory.verifications v where v.id = verification));
  end if;
  if decision <> 'confirmed' then
    select min(v.decided_at) into first_refusal from directory.verifications v
    where v.professional_id = profile.id and v.state in ('not_found', 'differs')
      and v.decided_at > greatest(now() - interval '180 days', (
        select max(c.decided_at) from directory.verifications c
        where c.professional_id = profile.id and c.state = 'confirmed'));
    deadline := coalesce(profile.registration_deadline,
      greatest(first_refusal + interval '14 days', now() + interval '2 days'));
  end if;
  update directory.profiles p set
    verified_at = case when decision = 'confirmed' then now() end, registration_deadline = deadline
  where p.id = profile.id;
  perform directory.remove_cards(profile.user_id::text);
  perform email.enqueue('registration-checked', m.email, jsonb_build_object('name', profile.name, 'outcome', decision,
    'registration', decided.registration, 'reason', words, 'deadline', deadline), 'registration ' || decided.id)
  from directory.memberships m where m.user_id = profile.user_id and m.email is not null;
  perform directory.log_act('decide_registration', 'professional', profile.id,
    jsonb_build_object('verified_at', profile.verified_at, 'deadline', profile.registration_deadline),
    jsonb_build_object('decision', decision, 'registration', decided.registration, 'deadline', deadline), words);
  return jsonb_build_object('outcome', 'decided');
end
$$;

-- What the person may know of it goes into the export of the own data.
create or replace function directory.export_section_registration(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(v) - '{id,professional_id,specialty_id,decided_by}'::text[] order by v.asked_at)
  from directory.verifications v join directory.profiles p on p.id = v.professional_id where p.user_id = account
$$;

revoke execute on function directory.queue_verification, directory.ask_verifications_again, public.my_registration,
  public.ask_registration_again, directory.describe_verification, public.operator_registrations,
  public.operator_decide_registration, directory.export_section_registration from public, anon, authenticated,
  service_role;
grant execute on function directory.ask_verifications_again to service_role;
grant execute on function public.my_registration, public.ask_registration_again, public.operator_registrations,
  public.operator_decide_registration to authenticated;

-- operators/400_council_cards.sql

-- The council's card, if the professional wants to help: seen by operators only, gone with the decision.

create or replace function directory.may_add_card(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.has_live_session()
    and object_name ~ ('^' || auth.uid()::text || '/[0-9a-f-]{36}\.(webp|jpg|png)$')
    and exists (
      select from directory.verifications v join directory.profiles p on p.id = v.professional_id
      where p.user_id = auth.uid() and v.state = 'waiting'
    )
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'council-cards' and starts_with(o.name, auth.uid()::text || '/')
    ) < 3
$$;

-- A card opens for the operator who has just said, in the log, that they look at it; the bucket shows them nothing else.
create or replace function directory.may_see_card(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select directory.is_operator() and exists (
    select from directory.operator_log l join directory.profiles p on p.id = l.target_id
    where l.at > now() - interval '10 minutes' and l.operator_id = auth.uid() and l.act = 'open_card'
      and starts_with(object_name, p.user_id::text || '/')
  )
$$;

drop policy if exists "professionals send their own council card" on storage.objects;
create policy "professionals send their own council card" on storage.objects
for insert to authenticated with check (bucket_id = 'council-cards' and (select directory.may_add_card(name)));
drop policy if exists "council cards are seen by their owner and by operators on record" on storage.objects;
create policy "council cards are seen by their owner and by operators on record" on storage.objects
for select to authenticated using (
  bucket_id = 'council-cards' and (
    (storage.foldername(name))[1] = (select auth.uid())::text and (select directory.has_needed_factor())
    or directory.may_see_card(name)
  )
);
drop policy if exists "professionals take their own council card back" on storage.objects;
create policy "professionals take their own council card back" on storage.objects
for delete to authenticated using (
  bucket_id = 'council-cards' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select directory.has_needed_factor())
);

-- The rows go at once, and with them every way to the file; the file itself by the daily sweep.
create or replace function directory.remove_cards(account text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  -- Supabase's storage refuses deletions by SQL that do not say they mean it.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o where o.bucket_id = 'council-cards' and starts_with(o.name, account || '/');
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Daily: cards that nobody is going to look at, because their account or their question has gone.
create or replace function directory.purge_council_cards() returns integer
language sql security definer set search_path = ''
as $$
  select coalesce(sum(directory.remove_cards(orphan.account)), 0)::integer from (
    select distinct split_part(o.name, '/', 1) as account from storage.objects o
    where o.bucket_id = 'council-cards' and not exists (
      select from directory.profiles p join directory.verifications v on v.professional_id = p.id
      where p.user_id::text = split_part(o.name, '/', 1) and v.state = 'waiting'
    )
  ) orphan
$$;

-- Looking at somebody's card is an act too. Gives the objects' names, which the storage then serves to operators.
create or replace function public.operator_open_card(verification uuid) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  names text[];
  professional uuid;
begin
  perform directory.require_operator();
  select v.professional_id, array(
    select o.name from storage.objects o
    where o.bucket_id = 'council-cards' and starts_with(o.name, p.user_id::text || '/') order by o.created_at
  ) into professional, names
  from directory.verifications v join directory.profiles p on p.id = v.professional_id
  where v.id = verification and v.state = 'waiting';
  perform directory.log_act('open_card', 'professional', professional, null,
    jsonb_build_object('cards', coalesce(cardinality(names), 0)), null);
  return coalesce(names, '{}');
end
$$;

revoke execute on function directory.may_add_card, directory.may_see_card, directory.remove_cards,
  directory.purge_council_cards, public.operator_open_card from public, anon, authenticated, service_role;
grant execute on function directory.may_add_card, directory.may_see_card, public.operator_open_card to authenticated;
grant execute on function directory.purge_council_cards to service_role;

-- operators/410_moderation.sql

-- What councils forbid is looked for in profiles and shown to an operator; nothing is changed by itself.
-- Professionals' answers to reviews are as public as their profiles, and councils' rules of words hold for both.

-- What everybody may read of a professional's own words, as the rules read it.
drop view if exists directory.public_texts;
create view directory.public_texts with (security_invoker = on) as
  select p.id as professional_id, null::uuid as review_id, p.specialty_id,
    directory.search_key(concat_ws(E'\n', p.name, p.approach, p.description, p.schedule)) as words
  from directory.profiles p where p.specialty_id is not null
  union all
  select r.professional_id, r.id, p.specialty_id, directory.search_key(r.answer)
  from public.reviews r join directory.profiles p on p.id = r.professional_id
  where r.answer is not null and r.hidden_at is null and p.specialty_id is not null;
revoke all on directory.public_texts from anon, authenticated, service_role;

-- What was looked at stays looked at while its words are the same. A text is named by its review's id or its profile's.
create or replace function directory.flag_texts(professionals uuid[], only_text uuid default null, only_word smallint default null)
returns void
language sql security definer set search_path = ''
as $$
  with met as materialized (
    select t.professional_id, t.review_id, w.id as word_id,
      coalesce(substring(t.words from '([^\n]{0,60}(?:' || w.pattern || ')[^\n]{0,60})'), '') as excerpt
    from directory.public_texts t
    join public.specialties s on s.id = t.specialty_id
    join directory.flagged_words w on (w.specialty_id is null or w.specialty_id = s.id)
      and not (w.is_price and s.allows_prices) and t.words ~ w.pattern
    where t.professional_id = any (professionals)
      and (only_text is null or coalesce(t.review_id, t.professional_id) = only_text)
      and (only_word is null or w.id = only_word)
  ), gone as (
    delete from directory.word_flags f
    where f.professional_id = any (professionals)
      and (only_text is null or coalesce(f.review_id, f.professional_id) = only_text)
      and (only_word is null or f.word_id = only_word)
      and not exists (
        select from met m where m.professional_id = f.professional_id
          and m.review_id is not distinct from f.review_id and m.word_id = f.word_id)
  )
  insert into directory.word_flags as f (professional_id, review_id, word_id, excerpt)
  select m.professional_id, m.review_id, m.word_id, m.excerpt from met m
  on conflict (professional_id, review_id, word_id) do update
    set id = gen_random_uuid(), excerpt = excluded.excerpt, looked_at = null, found_at = now()
    where f.excerpt <> excluded.excerpt
$$;

create or replace function directory.flag_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.flag_texts(array[new.professional_id], new.id);
  return null;
end
$$;
create or replace trigger flag_changed_answers after update on public.reviews
for each row when ((new.answer, new.hidden_at) is distinct from (old.answer, old.hidden_at))
execute function directory.flag_answer();
create or replace trigger flag_new_answers after insert on public.reviews
for each row when (new.answer is not null) execute function directory.flag_answer();

-- What nobody has looked at comes first; what waits for a correction never crowds it out.
create or replace function public.operator_flags() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'professionalId', p.id, 'name', p.name, 'specialty', s.name,
      'label', w.label, 'why', w.why, 'excerpt', f.excerpt,
      'match', substring(f.excerpt from '(' || w.pattern || ')'), 'isAnswer', f.review_id is not null,
      'text', case when f.review_id is null then p.description else r.answer end, 'foundAt', f.found_at,
      'isWaiting', f.looked_at is not null, 'correctionAskedAt', f.correction_asked_at,
      'isListed', coalesce(p.listed_until > now(), false))
      order by f.looked_at is not null, coalesce(f.looked_at, f.found_at), f.id)
    from (
      (select * from directory.word_flags g where g.looked_at is null order by g.found_at, g.id limit 100)
      union all
      (select * from directory.word_flags g where g.correction_asked_at is not null and g.looked_at is not null
        order by g.correction_asked_at, g.id limit 100)
    ) f
    join directory.flagged_words w on w.id = f.word_id
    join directory.profiles p on p.id = f.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.reviews r on r.id = f.review_id
  ), '[]');
end
$$;

create or replace function public.operator_dismiss_flag(flag uuid, why text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  seen directory.word_flags;
begin
  perform directory.require_operator();
  update directory.word_flags f set looked_at = now(), correction_asked_at = null
  where f.id = flag and (f.looked_at is null or f.correction_asked_at is not null) returning * into seen;
  if seen.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  update public.reviews r set correction_asked_at = null
  where r.id = seen.review_id and r.correction_asked_at is not null and not exists (
    select from directory.word_flags f where f.review_id = r.id and f.correction_asked_at is not null);
  perform directory.log_act('dismiss_flag', 'professional', seen.professional_id, null,
    jsonb_build_object('word', seen.word_id, 'excerpt', seen.excerpt), left(why, 1500));
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The rules read without accents and capitals; a person is quoted as written and in whole words, where each letter still
-- has its place.
create or replace function directory.as_written(words text, excerpt text) returns text
language sql immutable set search_path = ''
as $$
  select case when place > 0 and length(key) = length(words)
    then substring(left(words, place - 1) from '\S{0,40}$') || substr(words, place, length(excerpt))
      || substring(substr(words, place + length(excerpt)) from '^\S{0,40}')
    else excerpt end
  from directory.search_key(words) as key, position(excerpt in key) as place
$$;

create or replace function public.operator_ask_correction(flag uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  asked directory.word_flags;
  address text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  update directory.word_flags f set looked_at = now(), correction_asked_at = now()
  where f.id = flag and f.looked_at is null returning * into asked;
  if asked.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  update public.reviews r set correction_asked_at = now() where r.id = asked.review_id;
  select m.email into address from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = asked.professional_id;
  if address is null then raise no_data_found using message = 'Este profissional não tem um endereço de e-mail.'; end if;
  perform email.enqueue('correction-asked', address, (
    select jsonb_build_object('name', p.name, 'reason', words, 'rule', w.why, 'isAnswer', r.id is not null,
      'passage', left(directory.as_written(
        coalesce(r.answer, concat_ws(E'\n', p.name, p.approach, p.description, p.schedule)), asked.excerpt), 500))
    from directory.profiles p
    join directory.flagged_words w on w.id = asked.word_id
    left join public.reviews r on r.id = asked.review_id
    where p.id = asked.professional_id
  ));
  perform directory.log_act('ask_correction', 'professional', asked.professional_id, null,
    jsonb_build_object('word', asked.word_id, 'excerpt', asked.excerpt), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.flag_texts, directory.flag_answer, public.operator_flags,
  public.operator_dismiss_flag, directory.as_written, public.operator_ask_correction from public, anon, authenticated,
  service_role;
grant execute on function public.operator_flags, public.operator_dismiss_flag, public.operator_ask_correction to
  authenticated;

-- operators/420_council_rules.sql

-- What a council allows changes now and then, and is then looked for in the texts that are there already: one rule
-- in one specialty at a time, a thousand profiles a call, from where the last call ended.

create or replace function directory.scan_again_for_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.word_scans (specialty_id, word_id)
  select new.id, w.id from directory.flagged_words w where w.is_price and coalesce(w.specialty_id, new.id) = new.id
  on conflict (specialty_id, word_id) do update set scanned_to = default;
  return null;
end
$$;
create or replace trigger changed_prices_are_scanned_for after update on public.specialties
for each row when (new.allows_prices is distinct from old.allows_prices)
execute function directory.scan_again_for_prices();

-- The rule's former specialty too: what was flagged there goes. A deleted rule takes its flags along.
create or replace function directory.scan_again_for_word() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.word_scans (specialty_id, word_id)
  select s.id, new.id from public.specialties s
  where new.specialty_id is null or s.id = new.specialty_id
    or tg_op = 'UPDATE' and (old.specialty_id is null or s.id = old.specialty_id)
  on conflict (specialty_id, word_id) do update set scanned_to = default;
  return null;
end
$$;
create or replace trigger changed_words_are_scanned_for after update on directory.flagged_words
for each row when (
  (new.pattern, new.specialty_id, new.is_price) is distinct from (old.pattern, old.specialty_id, old.is_price)
) execute function directory.scan_again_for_word();
create or replace trigger new_words_are_scanned_for after insert on directory.flagged_words
for each row execute function directory.scan_again_for_word();

-- Walks by the primary key, others' profiles included: a batch costs the same however rare the specialty is.
-- Answers how many profiles it passed, and at least one while there is something to do.
create or replace function directory.scan_words(batch integer default 1000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  scan directory.word_scans;
  passed uuid[];
begin
  select * into scan from directory.word_scans w order by w.specialty_id, w.word_id limit 1 for update skip locked;
  if scan.word_id is null then return 0; end if;
  passed := array(
    select p.id from directory.profiles p where p.id > scan.scanned_to order by p.id limit batch
  );
  perform directory.flag_texts(
    array(select p.id from directory.profiles p where p.id = any (passed) and p.specialty_id = scan.specialty_id),
    null, scan.word_id);
  if cardinality(passed) < batch then
    delete from directory.word_scans w where (w.specialty_id, w.word_id) = (scan.specialty_id, scan.word_id);
  else
    update directory.word_scans w set scanned_to = passed[batch]
    where (w.specialty_id, w.word_id) = (scan.specialty_id, scan.word_id);
  end if;
  return greatest(cardinality(passed), 1);
end
$$;

create or replace function public.operator_rules() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return (
    select jsonb_agg(jsonb_build_object('id', s.id, 'specialty', s.name, 'council', s.council,
      'allowsTestimonials', s.allows_testimonials, 'allowsPrices', s.allows_prices) order by s.id)
    from public.specialties s
  );
end
$$;

-- Who had read the older rule hears of it instead of being overruled.
create or replace function public.operator_set_rule(specialty smallint, rule text, is_allowed boolean, reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  if rule = 'testimonials' then
    update public.specialties s set allows_testimonials = is_allowed
    where s.id = specialty and s.allows_testimonials <> is_allowed;
  elsif rule = 'prices' then
    update public.specialties s set allows_prices = is_allowed where s.id = specialty and s.allows_prices <> is_allowed;
  else
    raise check_violation using message = 'Esta regra não existe.';
  end if;
  if not found then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act('set_rule', 'rule', null, jsonb_build_object('is_allowed', not is_allowed),
    jsonb_build_object('specialty', specialty, 'rule', rule, 'is_allowed', is_allowed), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.scan_again_for_prices, directory.scan_again_for_word, directory.scan_words,
  public.operator_rules, public.operator_set_rule from public, anon, authenticated, service_role;
grant execute on function directory.scan_words to service_role;
grant execute on function public.operator_rules, public.operator_set_rule to authenticated;

-- operators/430_suspension.sql

-- An operator takes a listing down and puts it up again.

-- Of two operators who do the same, the second changes nothing and is told so.
create or replace function directory.set_suspended(professional uuid, is_suspended boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  before directory.memberships;
  professional_name text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  select m.* into before from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = professional for update of m;
  if before.user_id is null then raise no_data_found using message = 'Este profissional não existe mais.'; end if;
  if (before.suspended_at is not null) = is_suspended then return jsonb_build_object('outcome', 'conflict'); end if;
  update directory.memberships m set suspended_at = case when is_suspended then now() end
  where m.user_id = before.user_id;
  select p.name into professional_name from directory.profiles p where p.id = professional;
  if before.email is not null then
    perform email.enqueue(case when is_suspended then 'listing-suspended' else 'listing-restored' end, before.email,
      jsonb_build_object('name', professional_name, 'reason', words));
  end if;
  perform directory.log_act(case when is_suspended then 'suspend' else 'restore' end, 'professional', professional,
    jsonb_build_object('suspended_at', before.suspended_at), jsonb_build_object('is_suspended', is_suspended), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create or replace function public.operator_suspend(professional uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_suspended(professional, true, reason) $$;

create or replace function public.operator_restore(professional uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_suspended(professional, false, reason) $$;

revoke execute on function directory.set_suspended, public.operator_suspend, public.operator_restore from public, anon,
  authenticated, service_role;
grant execute on function public.operator_suspend, public.operator_restore to authenticated;

-- operators/440_support.sql

-- What an operator needs to help somebody: find, see, and a few bounded acts. Nobody signs in as somebody else.

-- "ana" finds Ana before Adriana.
create or replace function public.operator_find(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked text := left(btrim(coalesce(words, '')), 100);
  pattern text;
  found uuid[];
begin
  perform directory.require_operator();
  if length(asked) < 3 then return '[]'; end if;
  if position('@' in asked) > 0 then
    pattern := replace(replace(replace(lower(asked), '\', '\\'), '%', '\%'), '_', '\_') || '%';
    found := array(
      select p.id from directory.memberships m join directory.profiles p on p.user_id = m.user_id
      where lower(m.email) like pattern order by m.email limit 25);
  else
    -- "CRP 06/1663" and "ana bea" in the same way: what is between letters and digits may be anything.
    pattern := btrim(regexp_replace(directory.search_key(asked), '[^a-z0-9]+', '%', 'g'), '%') || '%';
    if length(pattern) < 4 then return '[]'; end if;
    found := array(
      select p.id from directory.profiles p
      where translate(lower(p.name || ' ' || coalesce(p.registration, '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ',
        'aaaaaeeeeiiiiooooouuuucn') like '%' || pattern
      -- In order, so that the planner cannot hope to meet 25 of them early on a walk through the whole table.
      order by translate(lower(p.name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') not like pattern,
        p.name, p.id
      limit 25);
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'email', m.email, 'specialty', s.name,
      'registration', p.registration, 'status', m.subscription_status, 'suspendedAt', m.suspended_at,
      'isListed', coalesce(p.listed_until > now(), false), 'verifiedAt', p.verified_at, 'city', c.name, 'uf', c.state)
      order by array_position(found, p.id))
    from directory.profiles p
    left join directory.memberships m on m.user_id = p.user_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.cities c on c.id = p.city_id
    where p.id = any (found)
  ), '[]');
end
$$;

-- Everything on one page; no content of emails, no secret of a session, no patient.
create or replace function public.operator_professional(professional uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return (
    select jsonb_build_object(
      'id', p.id, 'name', p.name, 'email', m.email, 'emailConfirmedAt', u.email_confirmed_at, 'createdAt', p.created_at,
      'lastSignInAt', u.last_sign_in_at, 'specialty', s.name, 'registration', p.registration, 'city', c.name,
      'uf', c.state, 'description', p.description, 'verifiedAt', p.verified_at, 'deadline', p.registration_deadline,
      'isListed', coalesce(p.listed_until > now(), false), 'listedUntil', p.listed_until,
      'status', m.subscription_status, 'trialEnd', m.trial_end_date, 'paidUntil', m.paid_until, 'cancelAt', m.cancel_at,
      'pausedAt', m.paused_at, 'suspendedAt', m.suspended_at,
      'hasSecondFactor', exists (
        select from auth.mfa_factors f where f.user_id = p.user_id and f.status = 'verified'),
      'history', coalesce((
        select jsonb_agg(jsonb_build_object('at', h.at, 'cause', h.cause, 'before', h.status_before,
          'status', h.status, 'paidUntil', h.paid_until) order by h.id desc)
        from (select * from billing.history b where b.account_id = p.user_id order by b.id desc limit 50) h), '[]'),
      'charges', coalesce((
        select jsonb_agg(jsonb_build_object('amount', g.amount, 'status', case
            when g.status = 'paid' and exists (
              select from billing.disputes d where d.charge_id = g.id and d.state <> 'won') then 'disputed'
            else g.status end, 'at', g.status_at,
          'provider', g.provider, 'start', g.period_start, 'end', g.period_end) order by g.period_start desc)
        from (
          select * from billing.charges b where b.account_id = p.user_id order by b.period_start desc limit 24
        ) g), '[]'),
      'emails', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'createdAt', o.created_at, 'sentAt', o.sent_at,
          'failedAt', o.failed_at, 'attempts', o.attempts, 'error', o.last_error,
          'canResend', o.next_attempt_at is not null or o.kind in ('welcome', 'registration-checked')
        ) order by o.created_at desc)
        from (
          select * from email.outbox n where n.recipient = lower(m.email) order by n.created_at desc limit 50
        ) o), '[]'),
      'sessions', coalesce((
        select jsonb_agg(jsonb_build_object('createdAt', a.created_at,
          'lastUsedAt', greatest(a.created_at, a.refreshed_at at time zone 'UTC'), 'userAgent', a.user_agent)
          order by a.created_at desc)
        from auth.sessions a where a.user_id = p.user_id and (a.not_after is null or a.not_after > now())), '[]'),
      'verifications', coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state, 'cause', v.cause, 'name', v.name,
          'registration', v.registration, 'askedAt', v.asked_at, 'decidedAt', v.decided_at, 'reason', v.reason)
          order by v.asked_at desc)
        from directory.verifications v where v.professional_id = p.id), '[]')
    )
    from directory.profiles p
    join auth.users u on u.id = p.user_id
    left join directory.memberships m on m.user_id = p.user_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.cities c on c.id = p.city_id
    where p.id = professional
  );
end
$$;

-- At most thirty days from now, and never for who has paid: nobody's subscription is touched from here.
create or replace function public.operator_extend_trial(professional uuid, days integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  before directory.memberships;
  new_end timestamptz;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  if days is null or days not between 1 and 30 then
    raise check_violation using message = 'Escolha de 1 a 30 dias.';
  end if;
  select m.* into before from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = professional for update of m;
  if before.user_id is null then raise no_data_found using message = 'Este profissional não existe mais.'; end if;
  if before.subscription_status <> 'trial' then
    raise check_violation using message = 'Só o período gratuito pode ser estendido.';
  end if;
  new_end := greatest(before.trial_end_date, now()) + make_interval(days => days);
  if new_end > now() + interval '30 days' then
    raise check_violation using message = 'O período gratuito não pode passar de 30 dias a partir de hoje.';
  end if;
  update directory.memberships m set trial_end_date = new_end where m.user_id = before.user_id;
  if before.email is not null then
    perform email.enqueue('trial-extended', before.email, jsonb_build_object(
      'name', (select p.name from directory.profiles p where p.id = professional), 'end', new_end));
  end if;
  perform directory.log_act('extend_trial', 'professional', professional,
    jsonb_build_object('trial_end_date', before.trial_end_date), jsonb_build_object('trial_end_date', new_end), words);
  return jsonb_build_object('outcome', 'done', 'trialEnd', new_end);
end
$$;

create or replace function public.operator_end_sessions(professional uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  ended integer;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  delete from auth.sessions a using directory.profiles p where p.id = professional and a.user_id = p.user_id;
  get diagnostics ended = row_count;
  perform directory.log_act('end_sessions', 'professional', professional, null,
    jsonb_build_object('ended', ended), words);
  return jsonb_build_object('outcome', 'done', 'ended', ended);
end
$$;

-- What waits is tried now. Of what was sent or given up nothing is kept, so only kinds that can be written anew go out
-- again; links that open an account never do: their owner asks for them.
create or replace function public.operator_resend_email(message uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  old email.outbox;
  professional directory.profiles;
  content jsonb;
begin
  perform directory.require_operator();
  select * into old from email.outbox o where o.id = message for update;
  select p.* into professional from directory.profiles p
  join directory.memberships m on m.user_id = p.user_id where lower(m.email) = old.recipient limit 1;
  if old.id is null or professional.id is null then
    raise no_data_found using message = 'Esta mensagem não existe mais.';
  end if;
  if old.next_attempt_at is not null then
    update email.outbox o set next_attempt_at = least(o.next_attempt_at, now()) where o.id = message and o.due_at <= now();
    perform pg_notify('email', '');
  else
    if old.kind = 'welcome' then
      content := jsonb_build_object('name', professional.name);
    elsif old.kind = 'registration-checked' then
      select jsonb_build_object('name', professional.name, 'outcome', v.state, 'registration', v.registration,
        'reason', v.reason, 'deadline', professional.registration_deadline) into content
      from directory.verifications v
      where v.professional_id = professional.id and v.state in ('confirmed', 'not_found', 'differs')
      order by v.decided_at desc limit 1;
    end if;
    if content is null then
      raise check_violation using message = 'Esta mensagem não pode ser enviada de novo daqui.';
    end if;
    if exists (
      select from email.outbox o where o.recipient = old.recipient and o.kind = old.kind
        and o.created_at > now() - interval '10 minutes'
    ) then
      raise check_violation using message = 'Uma mensagem igual saiu há menos de dez minutos.';
    end if;
    perform email.enqueue(old.kind, old.recipient, content);
  end if;
  perform directory.log_act('resend_email', 'professional', professional.id, null,
    jsonb_build_object('kind', old.kind), null);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function public.operator_find, public.operator_professional, public.operator_extend_trial,
  public.operator_end_sessions, public.operator_resend_email from public, anon, authenticated, service_role;
grant execute on function public.operator_find, public.operator_professional, public.operator_extend_trial,
  public.operator_end_sessions, public.operator_resend_email to authenticated;

-- operators/450_overview.sql

-- The operator's first page: what waits, how things stand, what is broken. Live, in one answer.

create or replace function public.operator_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'America/Sao_Paulo')::date;
begin
  perform directory.require_operator();
  return jsonb_build_object(
    'queue', jsonb_build_object(
      'registrations', (select count(*) from (select from directory.verifications v where v.state = 'waiting' limit 1000) w),
      'oldest', (select v.asked_at from directory.verifications v where v.state = 'waiting' order by v.asked_at, v.id limit 1),
      'flags', (select count(*) from directory.word_flags f where f.looked_at is null),
      'reports', (select count(*) from directory.reports r where r.state = 'open'),
      'requests', (select count(*) from directory.privacy_requests r where r.state = 'open'),
      'late', (select count(*) from directory.privacy_requests r where r.state = 'open' and r.due_at < now())
    ),
    'signUps', (
      select jsonb_agg(jsonb_build_object('day', d.day::date, 'count', coalesce(n.signed, 0)) order by d.day)
      from generate_series(today - 29, today, interval '1 day') as d (day)
      left join (
        select (p.created_at at time zone 'America/Sao_Paulo')::date as day, count(*) as signed
        from directory.profiles p where p.created_at >= (today - 29)::timestamp at time zone 'America/Sao_Paulo'
        group by 1
      ) n on n.day = d.day::date
    ),
    'listed', coalesce((
      select jsonb_agg(jsonb_build_object('specialty', s.name, 'uf', g.state, 'count', g.n) order by s.id, g.state)
      from (
        select f.specialty_id, c.state, sum(f.n) as n from directory.facets f
        left join public.cities c on c.number = f.city_number
        group by 1, 2 having sum(f.n) > 0
      ) g join public.specialties s on s.id = g.specialty_id
    ), '[]'),
    'billing', billing.figures(),
    'emails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', l.kind, 'sent', l.sent, 'waiting', l.waiting, 'late', l.late,
        'failed', l.failed) order by l.failed desc, l.late desc, l.kind)
      from (
        select m.kind, count(*) filter (where m.sent_at is not null) as sent,
          count(*) filter (where m.next_attempt_at is not null) as waiting,
          count(*) filter (where m.next_attempt_at is not null and m.attempts > 1) as late,
          count(*) filter (where m.failed_at is not null and m.last_error is distinct from 'superseded') as failed
        from email.outbox m where m.created_at > now() - interval '7 days' group by m.kind
      ) l
    ), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'provider', e.provider, 'kind', e.kind, 'receivedAt', e.received_at,
        'attempts', e.attempts, 'failedAt', e.failed_at, 'error', e.last_error) order by e.received_at desc)
      from (
        select * from billing.payment_events b
        where b.failed_at is not null or b.next_attempt_at is not null and b.attempts > 0 order by b.received_at desc limit 50
      ) e
    ), '[]'),
    'jobs', coalesce((
      select jsonb_agg(jsonb_build_object('name', r.name, 'finishedAt', r.finished_at, 'succeededAt', r.succeeded_at,
        'failedAt', r.failed_at, 'error', r.last_error, 'successes', r.successes, 'failures', r.failures) order by r.name)
      from jobs.runs r
    ), '[]')
  );
end
$$;

revoke execute on function public.operator_overview from public, anon, authenticated, service_role;
grant execute on function public.operator_overview to authenticated;

-- operators/460_privacy_requests.sql

-- Requests under the LGPD (articles 18 and 19): anybody may make one, an operator answers within fifteen days, and
-- what was done is kept as proof for five years.

create or replace function directory.new_protocol() returns text
language sql volatile set search_path = ''
as $$
  select substr(characters, 1, 4) || '-' || substr(characters, 5, 4) from (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(source, place) & 31), 1), '' order by place)
      as characters
    from (select uuid_send(gen_random_uuid()) as source offset 0) random, generate_series(8, 15) as place
  ) made
$$;

-- Whoever asks is answered alike, whatever is known of the address: the protocol goes only to the mailbox it names.
-- The same words again while they wait are one request, whose protocol is mailed once more a day at most; other words
-- are another request. Beyond five a day nothing more is kept, and nobody is told.
create or replace function directory.make_privacy_request(kind text, name text, email text, message text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(coalesce(make_privacy_request.email, '')));
  words text := nullif(btrim(make_privacy_request.message), '');
  made directory.privacy_requests;
begin
  perform pg_advisory_xact_lock(hashtextextended('privacy ' || address, 0));
  select * into made from directory.privacy_requests r
  where lower(r.email) = address and r.kind = make_privacy_request.kind and r.state = 'open'
    and r.message is not distinct from words
  limit 1;
  if made.id is null then
    insert into directory.privacy_requests (protocol, kind, name, email, message)
    select directory.new_protocol(), make_privacy_request.kind, btrim(make_privacy_request.name), address, words
    where (
      select count(*) from directory.privacy_requests r
      where lower(r.email) = address and r.created_at > now() - interval '1 day'
    ) < 5
    returning * into made;
  end if;
  if made.id is null then return; end if;
  perform email.enqueue('privacy-request-received', address, jsonb_build_object('name', made.name, 'kind', made.kind,
    'protocol', made.protocol, 'due', made.due_at), format('privacy %s %s', made.id, current_date));
end
$$;

-- Five years after the answer.
create or replace function directory.purge_privacy_requests() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select r.id from directory.privacy_requests r
    where r.state <> 'open' and r.closed_at < now() - interval '5 years' limit 1000
  ), gone as (
    delete from directory.privacy_requests r using old where r.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;

-- How much is kept of an address: counts, so that an operator reads nothing of the person's.
create or replace function directory.kept_counts(address text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointments', (select count(*) from public.appointments a where a.patient_email = address),
    'ahead', (
      select count(*) from public.appointments a
      where a.patient_email = address and a.status in ('requested', 'proposed', 'confirmed')),
    'reports', (select count(*) from directory.reports r where lower(r.contact) = address)
  )
$$;

create or replace function public.operator_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'protocol', r.protocol, 'kind', r.kind, 'name', r.name,
      'email', r.email, 'message', r.message, 'state', r.state, 'createdAt', r.created_at, 'dueAt', r.due_at,
      'closedAt', r.closed_at, 'done', r.done,
      'kept', case when r.state = 'open' then directory.kept_counts(r.email) end,
      'professionalId', (
        select p.id from directory.memberships m join directory.profiles p on p.user_id = m.user_id
        where lower(m.email) = lower(r.email) limit 1)
    ) order by r.state <> 'open', r.due_at)
    from (
      select * from directory.privacy_requests q order by q.state <> 'open', q.due_at limit 200
    ) r
  ), '[]');
end
$$;

create or replace function public.operator_close_request(request uuid, is_done boolean, answer text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  closed directory.privacy_requests;
begin
  perform directory.require_operator();
  words := directory.given_reason(answer);
  update directory.privacy_requests r set state = case when is_done then 'done' else 'refused' end, closed_at = now(),
    closed_by = auth.uid(), done = words
  where r.id = request and r.state = 'open' returning * into closed;
  if closed.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  perform email.enqueue('privacy-request-answered', closed.email, jsonb_build_object('name', closed.name,
    'protocol', closed.protocol, 'isDone', is_done, 'answer', words));
  perform directory.log_act('close_request', 'request', request, jsonb_build_object('state', 'open'),
    jsonb_build_object('state', closed.state, 'kind', closed.kind), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- A patient's or a visitor's data goes to the mailbox that it belongs to, or goes away, unread by the operator. Who has
-- an account does both in the settings.
create or replace function public.operator_send_kept(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked directory.privacy_requests;
begin
  perform directory.require_operator();
  select * into asked from directory.privacy_requests r where r.id = request and r.state = 'open' for update;
  if asked.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  if exists (
    select from email.outbox o where o.recipient = asked.email and o.kind = 'privacy-request-data'
      and o.created_at > now() - interval '1 hour'
  ) then
    raise check_violation using message = 'Os dados já foram enviados há menos de uma hora.';
  end if;
  perform email.enqueue('privacy-request-data', asked.email, jsonb_build_object('name', asked.name,
    'protocol', asked.protocol,
    'appointments', coalesce((
      select jsonb_agg(jsonb_build_object('professional', p.name, 'at', a.starts_at, 'createdAt', a.created_at,
        'status', a.status, 'patientName', a.patient_name, 'message', a.message, 'wish', a.wish)
        order by a.created_at desc)
      from (
        select * from public.appointments b where b.patient_email = asked.email order by b.created_at desc limit 50
      ) a join directory.profiles p on p.id = a.professional_id), '[]'),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object('at', r.created_at, 'words', r.words) order by r.created_at desc)
      from (
        select * from directory.reports q where lower(q.contact) = asked.email order by q.created_at desc limit 50
      ) r), '[]')));
  perform directory.log_act('send_kept', 'request', request, null, directory.kept_counts(asked.email), null);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Consultations that are still ahead concern somebody else too: the patient cancels those by the private link first.
create or replace function public.operator_erase_kept(request uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  asked directory.privacy_requests;
  before jsonb;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  select * into asked from directory.privacy_requests r where r.id = request and r.state = 'open' for update;
  if asked.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  before := directory.kept_counts(asked.email);
  if (before ->> 'ahead')::integer > 0 then
    raise check_violation using
      message = 'Há consulta em aberto com este e-mail. A pessoa a cancela pelo link que recebeu; depois apague.';
  end if;
  delete from public.appointments a where a.patient_email = asked.email;
  update directory.reports r set contact = null where lower(r.contact) = asked.email;
  perform directory.log_act('erase_kept', 'request', request, before, directory.kept_counts(asked.email), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.new_protocol, directory.make_privacy_request, directory.purge_privacy_requests,
  directory.kept_counts, public.operator_requests, public.operator_close_request, public.operator_send_kept,
  public.operator_erase_kept from public, anon, authenticated, service_role;
grant execute on function directory.make_privacy_request to anon, authenticated;
grant execute on function directory.purge_privacy_requests to service_role;
grant execute on function public.operator_requests, public.operator_close_request, public.operator_send_kept,
  public.operator_erase_kept to authenticated;
