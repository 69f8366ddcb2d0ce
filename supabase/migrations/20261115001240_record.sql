-- The record shows what the panel needs: the photo and the way of attending to everybody, the pause and a suspension
-- to the owner alone.

create or replace view public.professionals with (security_invoker = true) as
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

-- After `prepare_profile` in the alphabet, which does the same for the older columns. Two windows that edit one profile
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
revoke execute on function directory.touch_profile from public;
create trigger touch_profile before update on directory.profiles
for each row execute function directory.touch_profile();

-- Cards show the photo.
drop function directory.search_page(
  smallint, smallint, integer, smallint[], bytea, integer, integer, uuid, integer, text);
create function directory.search_page(
  of_specialty smallint, by_modality smallint, at_times integer, in_cities smallint[], city_bits bytea,
  start integer, after_rank integer, after_id uuid, size integer, way text
) returns table (
  id uuid, name text, specialty_id smallint, registration text, approach text, modality smallint, district text,
  city text, state text, schedule text, description text, verified_at timestamptz, rating numeric,
  review_count integer, rank integer, photo text
)
language plpgsql stable security definer set search_path = ''
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
  select p.id, p.name, p.specialty_id, p.registration, p.approach, p.modality, p.district, c.name, c.state,
    p.schedule, p.description, p.verified_at, p.rating, p.review_count, p.rank, p.photo
  from unnest(page) with ordinality as wanted (id, place)
  join directory.profiles p on p.id = wanted.id
  left join public.cities c on c.id = p.city_id
  order by wanted.place;
end
$$;

drop function public.search_professionals(text, text, text, integer, integer, integer, integer, uuid, date);
create function public.search_professionals(
  of_specialty text default null,
  by_modality text default null,
  in_city text default null,
  within_km integer default null,
  at_times integer default null,
  page_size integer default 20,
  after_rank integer default null,
  after_id uuid default null,
  day date default (now() at time zone 'America/Sao_Paulo')::date
) returns table (
  id uuid, name text, specialty text, registration text, approach text, modality text, district text, city text,
  state text, schedule text, description text, verified_at timestamptz, rating numeric, review_count integer,
  rank integer, photo text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted smallint[] := directory.city_numbers(directory.searched_cities(in_city, within_km));
begin
  return query
  select r.id, r.name, s.name, r.registration, r.approach,
    case r.modality when 1 then 'presencial' when 2 then 'online' when 3 then 'ambos' end,
    r.district, r.city, r.state, r.schedule, r.description, r.verified_at, r.rating, r.review_count, r.rank, r.photo
  from directory.search_page(
    directory.specialty_id(of_specialty), coalesce(directory.modality_bits(by_modality), 3::smallint),
    coalesce(at_times, 0), wanted, directory.city_bitmap(wanted), directory.rotation_start(day), after_rank, after_id,
    greatest(1, least(coalesce(page_size, 20), 100)), case when cardinality(wanted) <= 40 then 'cities' else 'walk' end
  ) with ordinality as r (
    id, name, specialty_id, registration, approach, modality, district, city, state, schedule, description, verified_at,
    rating, review_count, rank, photo, place)
  left join public.specialties s on s.id = r.specialty_id
  order by r.place;
end
$$;

revoke execute on function directory.search_page, public.search_professionals from public;
grant execute on function directory.search_page, public.search_professionals to anon, authenticated, service_role;
