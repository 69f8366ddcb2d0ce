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

drop policy if exists "professionals read what of their own waits" on directory.held_texts;
create policy "professionals read what of their own waits" on directory.held_texts
for select to authenticated using (professional_id = (select directory.own_professional_id()));
drop policy if exists "professionals take back what of their own waits" on directory.held_texts;
create policy "professionals take back what of their own waits" on directory.held_texts
for delete to authenticated using (professional_id = (select directory.own_professional_id()));

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

-- Lists of telephones and e-mails are what spammers want. Through the API a stranger reads those of one profile at a
-- time, by asking for a single row (PostgREST then answers one or fails); the pages ask for one as well, without an API.
create or replace function directory.reads_contacts() returns boolean
language sql stable set search_path = ''
as $$
  select current_user not in ('anon', 'authenticated')
    or coalesce(current_setting('request.path', true), '') = ''
    or current_setting('request.path', true) like '%/professionals'
      -- Alone: of several types in the header another might be answered.
      and current_setting('request.headers', true)::jsonb ->> 'accept' ~ '^application/vnd\.pgrst\.object(\+json)?(;[^,]*)?$'
$$;
revoke execute on function directory.reads_contacts from public;
grant execute on function directory.reads_contacts to anon, authenticated, service_role;

-- An operator's confirmation counts for twelve months: older ones are no longer shown. The same months as in
-- app/features/verification/terms.ts; supabase/tests/same-rules.test.ts compares them.
create or replace function directory.verified_since() returns timestamptz
language sql stable parallel safe set search_path = ''
as $$ select now() - interval '12 months' $$;
revoke execute on function directory.verified_since from public;
grant execute on function directory.verified_since to anon, authenticated, service_role;

-- The rules as everybody may read them: without fees where the council bars prices.
create or replace function directory.shown_rules(rules jsonb, of_specialty smallint) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(rules -> 'services', '[]') = '[]'
    or exists (select from public.specialties s where s.id = of_specialty and s.allows_prices)
  then
    return rules;
  end if;
  return rules || jsonb_build_object('services', (
    select jsonb_agg(it - 'fee' order by place) from jsonb_array_elements(rules -> 'services') with ordinality s (it, place)));
end
$$;

revoke execute on function directory.shown_rules from public;
grant execute on function directory.shown_rules to anon, authenticated, service_role;

-- Services with the names that `texts` has for them (see directory.free_texts).
create or replace function directory.with_names(rules jsonb, texts jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_path_exists(texts, '$.keyvalue() ? (@.key starts with "service ")') is not true then return rules; end if;
  return rules || jsonb_build_object('services', (
    select jsonb_agg(it || jsonb_strip_nulls(jsonb_build_object('name', texts ->> ('service ' || (it ->> 'id')))) order by place)
    from jsonb_array_elements(rules -> 'services') with ordinality s (it, place)));
end
$$;
revoke execute on function directory.with_names from public;
grant execute on function directory.with_names to anon, authenticated, service_role;

-- The photo and the way of attending are shown to everybody, the pause and a suspension to the owner alone.
drop view if exists public.professionals;
create view public.professionals with (security_invoker = true) as
select
  -- The owner goes on with what was written last, also while it waits for a look.
  p.id, p.user_id, coalesce(h.texts ->> 'name', p.name) as name, m.email, s.name as specialty, p.registration, p.approach, p.age_group,
  directory.modality_name(p.modality) as modality,
  coalesce(h.texts ->> 'address', p.address) as address, coalesce(h.texts ->> 'district', p.district) as district,
  c.name as city, c.state, coalesce(h.texts ->> 'schedule', p.schedule) as schedule, p.weekly_hours,
  coalesce(h.texts ->> 'description', p.description) as description,
  case when p.user_id = (select auth.uid()) or (select directory.reads_contacts()) then p.whatsapp end as whatsapp,
  case when p.user_id = (select auth.uid()) or (select directory.reads_contacts()) then p.contact_email end
    as contact_email,
  -- Whoever cannot see the membership sees only listed profiles; CASE calls the function for the own row alone.
  case when m.user_id is null then true else directory.is_listed(p.id) end as is_active,
  m.subscription_status, m.trial_end_date,
  case when p.verified_at > (select directory.verified_since()) then p.verified_at end as verified_at, p.rating,
  p.review_count, p.created_at, p.updated_at,
  p.photo, p.consultation_minutes, p.works_on_holidays, m.paused_at, m.suspended_at,
  p.registration_contested_at, p.rqe, p.title_form,
  case when m.user_id is not null then directory.registration_problem(p.id) end as registration_problem,
  coalesce(p.themes, '{}') as themes,
  -- The owner reads those that wait to be confirmed, too.
  case when m.user_id is not null then coalesce(p.health_plans, '{}')
    else directory.confirmed_plans(p.health_plans, p.plans_confirmed) end as health_plans,
  coalesce(p.languages, '{}') as languages, coalesce(p.accessibility, '{}') as accessibility,
  case when s.allows_prices then p.fee_min end as fee_min, case when s.allows_prices then p.fee_max end as fee_max,
  case when m.user_id is not null then array(
    select unnest(p.health_plans) except select unnest(directory.confirmed_plans(p.health_plans, p.plans_confirmed))
    order by 1) end as plans_to_confirm,
  case when p.booking_rules = '{}' then p.booking_rules
    when h.texts is null then directory.shown_rules(p.booking_rules, p.specialty_id)
    else directory.with_names(directory.shown_rules(p.booking_rules, p.specialty_id), h.texts) end as booking_rules,
  -- What of it waits, and since when.
  array(select jsonb_object_keys(h.texts)) as held_texts, h.held_at
from directory.profiles p
left join directory.held_texts h on h.professional_id = p.id and p.user_id = (select auth.uid())
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
      new.rating, new.review_count, new.created_at, new.updated_at, new.paused_at, new.suspended_at,
      new.registration_contested_at, new.registration_problem, new.plans_to_confirm, new.held_texts, new.held_at)
    is distinct from (old.id, old.user_id, old.email, old.is_active, old.subscription_status, old.trial_end_date,
      old.verified_at, old.rating, old.review_count, old.created_at, old.updated_at, old.paused_at,
      old.suspended_at, old.registration_contested_at, old.registration_problem, old.plans_to_confirm,
      old.held_texts, old.held_at)
  then
    raise insufficient_privilege using
      message = 'Só os dados do perfil podem ser alterados aqui.',
      hint = 'E-mail, assinatura, publicação, verificação e avaliação têm caminhos próprios.';
  end if;
  -- A view asks its conditions before the row is locked: several windows may have found the version that they know, or no
  -- profile yet. Asked again of the locked row, only the first of them writes it.
  perform from directory.profiles p where p.id = old.id and p.updated_at = old.updated_at for no key update;
  if not found then return null; end if;
  -- What is written now takes the place of what waits; whether it waits, too, is asked below (prepare_profile).
  if old.held_at is not null and
    (new.name, new.address, new.district, new.schedule, new.description, new.booking_rules)
    is distinct from (old.name, old.address, old.district, old.schedule, old.description, old.booking_rules)
  then
    delete from directory.held_texts h where h.professional_id = old.id;
  end if;
  update directory.profiles p set
    name = coalesce(new.name, ''), specialty_id = directory.specialty_id(new.specialty),
    registration = new.registration, approach = new.approach, age_group = nullif(new.age_group, ''),
    modality = directory.modality_bits(new.modality), address = new.address, district = new.district,
    city_id = directory.city_id(new.city, new.state), schedule = new.schedule, description = new.description,
    whatsapp = new.whatsapp, contact_email = new.contact_email, weekly_hours = coalesce(new.weekly_hours, '[]'),
    photo = nullif(new.photo, ''), consultation_minutes = coalesce(new.consultation_minutes, 50),
    works_on_holidays = coalesce(new.works_on_holidays, false), rqe = new.rqe,
    title_form = nullif(new.title_form, ''), themes = new.themes,
    health_plans = new.health_plans, languages = new.languages, accessibility = new.accessibility, fee_min = new.fee_min, fee_max = new.fee_max,
    booking_rules = coalesce(new.booking_rules, '{}')
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
