-- What a profile says beside the fields that everybody has, and the numbers that it is found by.

drop policy if exists "everyone reads the attributes" on directory.attributes;
create policy "everyone reads the attributes" on directory.attributes for select to anon, authenticated using (true);

-- The list as forms offer it and pages name it.
create or replace view public.attributes with (security_invoker = true) as
select a.kind, a.slug, a.name, array(
  select s.slug from public.specialties s where s.id = any (a.specialty_ids) order by s.id) as specialties, a.is_offered
from directory.attributes a;

revoke all on public.attributes from anon, authenticated, service_role;
grant select on public.attributes to anon, authenticated, service_role;

-- A health plan counts for six months after it was confirmed. The same months as planMonths in
-- app/features/professionals/attributes/attributes.ts; supabase/tests/attributes.test.ts compares them.
create or replace function directory.confirmed_plans(plans text[], confirmed jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select plan from unnest(plans) with ordinality as given (plan, place)
    where (confirmed ->> plan)::date + interval '6 months' > current_date order by place
  )
$$;

-- All that is true of a profile now.
create or replace function directory.attributes_of(profile directory.profiles) returns smallint[]
language sql stable set search_path = ''
as $$
  select array(
    select a.id from directory.attributes a
    where case a.kind
      when 'age' then profile.age_group in (a.slug, 'ambos')
      when 'approach' then profile.approach = a.name and profile.specialty_id = any (a.specialty_ids)
      when 'theme' then a.slug = any (profile.themes)
      when 'plan' then a.slug = any (directory.confirmed_plans(profile.health_plans, profile.plans_confirmed))
      when 'language' then a.slug = any (profile.languages)
      when 'access' then a.slug = any (profile.accessibility)
    end
    order by a.id
  )
$$;

-- Each once, in one order, null for none; what may not be chosen (any more) is refused, unless it was there already.
create or replace function directory.chosen_attributes(
  of_kind text, chosen text[], former text[], of_specialty smallint, refusal text
) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  tidied text[] := array(
    select distinct a.slug from directory.attributes a
    where a.kind = of_kind and a.slug = any (chosen) and (a.slug = any (former)
      or a.is_offered and (a.specialty_ids = '{}' or of_specialty = any (a.specialty_ids)))
    order by a.slug
  );
begin
  if not coalesce(chosen, '{}') <@ tidied then raise check_violation using message = refusal; end if;
  return nullif(tidied, '{}');
end
$$;

-- A step of directory.prepare_profile.
create or replace function directory.with_attributes(profile directory.profiles, former directory.profiles)
returns directory.profiles
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_specialty smallint := profile.specialty_id;
begin
  -- Another specialty has other themes: those that both have stay.
  if of_specialty is distinct from former.specialty_id then
    profile.themes := array(
      select a.slug from directory.attributes a
      where a.kind = 'theme' and a.slug = any (profile.themes)
        and (a.specialty_ids = '{}' or of_specialty = any (a.specialty_ids))
    );
  end if;
  if cardinality(profile.themes) > 10 then
    raise check_violation using message = 'Os temas podem ser no máximo 10.';
  end if;
  profile.themes := directory.chosen_attributes('theme', profile.themes, former.themes, of_specialty,
    'Os temas escolhidos não pertencem a esta especialidade.');
  profile.health_plans := directory.chosen_attributes('plan', profile.health_plans, former.health_plans, of_specialty,
    'Os convênios escolhidos não estão na lista.');
  profile.languages := directory.chosen_attributes('language', profile.languages, former.languages, of_specialty,
    'Os idiomas escolhidos não estão na lista.');
  profile.accessibility := directory.chosen_attributes('access', profile.accessibility, former.accessibility,
    of_specialty, 'A acessibilidade escolhida não está na lista.');
  -- Whoever adds a plan confirms it.
  select jsonb_object_agg(plan, coalesce(profile.plans_confirmed ->> plan, current_date::text))
  into profile.plans_confirmed from unnest(profile.health_plans) plan;
  select min((profile.plans_confirmed ->> plan)::date + interval '6 months') into profile.plans_lapse_on
  from unnest(directory.confirmed_plans(profile.health_plans, profile.plans_confirmed)) plan;
  profile.attributes := directory.attributes_of(profile);
  return profile;
end
$$;

-- Run every minute: a plan that was confirmed too long ago is found no more, and its professional is asked.
create or replace function directory.ask_plans_again() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due uuid[] := array(
    select p.id from directory.profiles p where p.plans_lapse_on <= current_date
    order by p.plans_lapse_on limit 500 for update skip locked
  );
begin
  perform email.enqueue('plans-to-confirm', m.email, jsonb_build_object('name', p.name),
    'plans ' || p.plans_lapse_on || ' ' || p.id)
  from directory.profiles p join directory.memberships m on m.user_id = p.user_id
  where p.id = any (due) and p.listed_until > now() and m.email is not null;
  update directory.profiles p set user_id = p.user_id where p.id = any (due);
  return cardinality(due);
end
$$;

-- "Continuo atendendo por eles": all of the own plans, from today on.
create or replace function public.confirm_health_plans() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update directory.profiles p
  set plans_confirmed = (select jsonb_object_agg(plan, current_date) from unnest(p.health_plans) plan)
  where p.user_id = (select auth.uid()) and (select directory.has_needed_factor());
  if not found then
    raise insufficient_privilege using message = 'Entre na sua conta para confirmar os convênios.';
  end if;
end
$$;

-- How many in a hundred pages of the people to look at, where some tens of thousands of people are enough.
create or replace function directory.sample_share() returns real
language sql stable set search_path = ''
as $$
  select least(100, 100 * 4000.0 / greatest(1, pg_relation_size('directory.profiles') / 8192))
$$;

-- How many of each specialty have an attribute, about; null: how many they are.
create or replace function directory.attribute_shares()
returns table (specialty_id smallint, attribute smallint, people integer)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  share real := directory.sample_share();
begin
  return query
  select p.specialty_id, a, (count(*) * 100 / share)::integer
  from directory.profiles p tablesample system (share), unnest(p.attributes || null::smallint) a
  where p.listed_until is not null group by 1, 2;
end
$$;

revoke execute on function directory.confirmed_plans, directory.attributes_of, directory.chosen_attributes,
  directory.with_attributes, directory.ask_plans_again, directory.sample_share, directory.attribute_shares, public.confirm_health_plans
  from public, anon, authenticated, service_role;
grant execute on function directory.confirmed_plans, directory.attribute_shares to anon, authenticated, service_role;
grant execute on function directory.ask_plans_again to service_role;
grant execute on function public.confirm_health_plans to authenticated;
