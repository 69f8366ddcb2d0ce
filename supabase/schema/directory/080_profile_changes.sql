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
  if tg_op = 'INSERT' or (new.name, new.address, new.district, new.schedule, new.description)
    is distinct from (old.name, old.address, old.district, old.schedule, old.description)
  then
    new.name := directory.tidy_name(new.name);
    new.address := directory.plain_text(new.address);
    new.district := directory.plain_text(new.district);
    new.schedule := directory.plain_text(new.schedule);
    new.description := directory.plain_text(new.description);
  end if;
  new.registration := nullif(btrim(regexp_replace(new.registration, '\s+', ' ', 'g')), '');
  new.whatsapp := nullif(btrim(new.whatsapp), '');
  new.contact_email := nullif(lower(btrim(new.contact_email)), '');
  new.approach := nullif(new.approach, '');
  -- The RQE has its own column, also where it was written behind a physician's registration.
  new.rqe := nullif(btrim(new.rqe), '');
  if new.specialty_id = 2 and new.registration ~* '\mRQE' then
    new.rqe := coalesce(new.rqe, substring(new.registration from '(?i)\mRQE[\sº°n:.-]*(\d{1,6})$'));
    new.registration := nullif(
      regexp_replace(new.registration, '(?i)(\s*[+,;/|-]|\s+e)?\s*\mRQE[\sº°n:.-]*\d{1,6}$', ''), '');
  end if;
  if new.rqe !~ '^\d' then new.rqe := regexp_replace(new.rqe, '(?i)^RQE[\sº°n:.-]*', ''); end if;

  -- 2. The limits of the profile's form, in words that people understand: the constraints of the table say the same,
  -- but in English and by their names. An expression here costs a tenth of calling a function for every good row.
  if new.approach is not null and not exists (
    select from public.approaches a where a.specialty_id = new.specialty_id and a.name = new.approach
  ) then
    raise check_violation using message = 'A abordagem escolhida não pertence a esta especialidade.';
  end if;
  problem := case
    when length(new.name) > 120 then 'O nome pode ter no máximo 120 caracteres.'
    -- An account may bring a first name alone; whoever writes it here writes it whole.
    when tg_op = 'UPDATE' and new.name is distinct from old.name and new.name <> ''
      and not (new.name ~ '[[:alpha:]].* .*[[:alpha:]]' and new.name ~ '[[:alpha:]]{2}')
      then 'O nome precisa ter também o sobrenome.'
    when length(new.registration) > 60 then 'O registro profissional pode ter no máximo 60 caracteres.'
    when new.rqe !~ '^\d{1,6}$' then 'O RQE tem até 6 números, como em RQE 12345.'
    when new.title_form not in ('feminina', 'masculina') then 'A forma da profissão escolhida não existe.'
    when new.age_group not in ('criancas', 'adultos', 'ambos') then 'A faixa etária escolhida não existe.'
    when length(new.address) > 200 then 'O endereço pode ter no máximo 200 caracteres.'
    when length(new.district) > 100 then 'O bairro pode ter no máximo 100 caracteres.'
    when length(new.schedule) > 1000 then 'Os horários podem ter no máximo 1.000 caracteres.'
    when length(new.description) > 4000 then 'A descrição pode ter no máximo 4.000 caracteres.'
    when least(new.fee_min, new.fee_max) < 1 or greatest(new.fee_min, new.fee_max) > 99999
      then 'O valor vai de R$ 1 a R$ 99.999.'
    when length(new.contact_email) > 254 or new.contact_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
      then 'O e-mail de contato não parece um endereço de e-mail.'
    -- As `isPhone` in app/shared/forms/masks.ts. One that was saved before the rule was waits for who changes it.
    when new.whatsapp is distinct from old.whatsapp and (length(new.whatsapp) > 30
        or regexp_replace(new.whatsapp, '\D', '', 'g') !~ '^(55)?[1-9]{2}(9\d{8}|[2-5]\d{7})$')
      then 'O WhatsApp precisa do número inteiro, com DDD, como em (11) 98765-4321.'
  end;
  if problem is not null then raise check_violation using message = problem; end if;
  if new.fee_min is not null or new.fee_max is not null then
    new.fee_min := coalesce(new.fee_min, new.fee_max);
    if new.fee_max <= new.fee_min then new.fee_max := null; end if;
    if not exists (select from public.specialties s where s.id = new.specialty_id and s.allows_prices) then
      if tg_op = 'INSERT' or (new.fee_min, new.fee_max) is distinct from (old.fee_min, old.fee_max) then
        raise check_violation using message = 'O valor não pode ser divulgado nesta especialidade.';
      end if;
      -- Of another specialty, or from before the council's rule changed.
      new.fee_min := null;
      new.fee_max := null;
    end if;
  end if;

  if new.booking_rules -> 'services' <> '[]' and directory.are_booking_rules(new.booking_rules) then
    if tg_op = 'INSERT' or new.booking_rules is distinct from old.booking_rules then
      if exists (
        select from jsonb_array_elements(new.booking_rules -> 'services') s where not directory.has_letter(s ->> 'name')
      ) then
        raise check_violation using message = 'O nome do serviço precisa ter letras.';
      end if;
      new.booking_rules := jsonb_set(new.booking_rules, '{services}', (
        select jsonb_agg(s || jsonb_build_object('name', directory.tidy_name(s ->> 'name')) order by at)
        from jsonb_array_elements(new.booking_rules -> 'services') with ordinality as t (s, at)));
    end if;
    -- The first service is the usual one.
    new.consultation_minutes := (new.booking_rules #>> '{services,0,minutes}')::smallint;
    if jsonb_path_exists(new.booking_rules, '$.services[*].fee')
      and not exists (select from public.specialties s where s.id = new.specialty_id and s.allows_prices)
    then
      if tg_op = 'INSERT' or new.booking_rules is distinct from old.booking_rules then
        raise check_violation using message = 'O valor não pode ser divulgado nesta especialidade.';
      end if;
      new.booking_rules := directory.shown_rules(new.booking_rules, new.specialty_id);
    end if;
  end if;

  if tg_op = 'UPDATE' and
    (new.name, new.address, new.district, new.schedule, new.description, new.booking_rules, new.specialty_id)
    is distinct from
    (old.name, old.address, old.district, old.schedule, old.description, old.booking_rules, old.specialty_id)
  then
    new := directory.hold_texts(new, old);
  end if;

  -- 3. What it is found by: a plan that was confirmed too long ago changes it, too.
  if tg_op = 'INSERT' or new.plans_lapse_on <= current_date
    or (new.themes, new.health_plans, new.plans_confirmed, new.languages, new.accessibility, new.approach,
      new.age_group, new.specialty_id)
    is distinct from (old.themes, old.health_plans, old.plans_confirmed, old.languages, old.accessibility, old.approach,
      old.age_group, old.specialty_id)
  then
    new := directory.with_attributes(new, old);
  end if;

  -- 4. Another name, specialty, number or RQE is to be confirmed anew. Who writes verified_at in the same statement means
  -- it. A deadline that has passed stays until the new number is confirmed: nobody is listed again by changing a letter.
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration, new.rqe)
    is distinct from (old.name, old.specialty_id, old.registration, old.rqe)
  then
    if new.verified_at is not distinct from old.verified_at then new.verified_at := null; end if;
    if new.registration_deadline > now() then new.registration_deadline := null; end if;
    -- Whoever comes to be without an RQE after the trial leaves the search now, not when the trial ended: what was paid
    -- for the time between stays paid (billing.blocks).
    if new.specialty_id = 2 and new.rqe is null and (old.specialty_id = 2 and old.rqe is null) is not true then
      new.rqe_deadline := greatest(new.rqe_deadline, now());
    end if;
  end if;

  -- 5. A registration is listed once. Asked of who comes into the listing; whoever is in it stays, and whoever was
  -- confirmed holds it. Whose registration was found to be another's is so until that other gives it up, listed, paid and
  -- paused or not: who is so cannot buy (billing.blocks). A statement that sets registration_contested_at itself is not
  -- overruled.
  select * into membership from directory.memberships m where m.user_id = new.user_id;
  if tg_op = 'INSERT' or new.registration_contested_at is not distinct from old.registration_contested_at
    and (old.listed_until is null or (new.registration, new.specialty_id)
      is distinct from (old.registration, old.specialty_id))
  then
    new.registration_contested_at := null;
    if new.verified_at is null
      and (directory.listing_end(new, membership) > now() or old.registration_contested_at is not null
        and (new.registration, new.specialty_id) is not distinct from (old.registration, old.specialty_id))
      and directory.is_held_by_another(new)
    then
      new.registration_contested_at := coalesce(old.registration_contested_at, now());
    end if;
  end if;

  -- 6. The listing, from all of the above.
  new.city_number := (select c.number from public.cities c where c.id = new.city_id);
  new.listed_until := directory.listing_end(new, membership);
  -- A moment that has passed is no listing: lapsed rows leave the indexes and the counts when touched.
  if new.listed_until <= now() then new.listed_until := null; end if;

  -- 7. Two windows that edit one profile notice each other by this moment.
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration, new.approach, new.age_group, new.modality,
      new.address, new.district, new.city_id, new.schedule, new.description, new.whatsapp, new.contact_email,
      new.weekly_hours, new.photo, new.consultation_minutes, new.works_on_holidays, new.rqe, new.title_form,
      new.themes, new.health_plans, new.languages, new.accessibility, new.fee_min, new.fee_max, new.booking_rules)
    is distinct from (old.name, old.specialty_id, old.registration, old.approach, old.age_group, old.modality,
      old.address, old.district, old.city_id, old.schedule, old.description, old.whatsapp, old.contact_email,
      old.weekly_hours, old.photo, old.consultation_minutes, old.works_on_holidays, old.rqe, old.title_form,
      old.themes, old.health_plans, old.languages, old.accessibility, old.fee_min, old.fee_max, old.booking_rules)
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
  -- Who was confirmed holds a registration also while not listed. A contested profile holds none, so its
  -- change frees none.
  if old.registration is not null and old.registration_contested_at is null and (tg_op = 'DELETE'
    or (new.registration, new.specialty_id) is distinct from (old.registration, old.specialty_id)
    or new.registration_contested_at is null and new.listed_until is null and new.verified_at is null
      and (old.listed_until is not null or old.verified_at is not null))
  then
    perform directory.release_registration(old);
  end if;
  if tg_op = 'DELETE' then return null; end if;
  -- Another specialty is another council: its rules hold for the answers to reviews too.
  if new.specialty_id is not null and (
    tg_op = 'INSERT' or (new.name, new.approach, new.address, new.district, new.description, new.schedule, new.specialty_id,
      new.booking_rules) is distinct from (old.name, old.approach, old.address, old.district, old.description,
      old.schedule, old.specialty_id, old.booking_rules)
    -- What waits changes nothing of the row.
    or exists (select from directory.held_texts h where h.professional_id = new.id)
    or exists (select from directory.word_flags f where f.professional_id = new.id and f.review_id is null)
  ) then
    perform directory.flag_texts(array[new.id], case when new.specialty_id = old.specialty_id then new.id end);
    if new.specialty_id is distinct from old.specialty_id then perform directory.publish_answers(array[new.id]); end if;
  end if;
  if tg_op = 'UPDATE' and
    (new.weekly_hours, new.consultation_minutes, new.works_on_holidays, new.modality, new.city_id, new.booking_rules)
    is distinct from (old.weekly_hours, old.consultation_minutes, old.works_on_holidays, old.modality, old.city_id,
      old.booking_rules)
  then
    perform directory.note_availability(new.id, fills => false);
  end if;
  if tg_op = 'UPDATE' and (new.name, new.specialty_id, new.registration, new.rqe)
      is distinct from (old.name, old.specialty_id, old.registration, old.rqe)
    or tg_op = 'INSERT' and new.specialty_id is not null and new.registration is not null and new.verified_at is null
  then
    perform directory.queue_verification(new);
  end if;
  if new.registration is not null and (new.registration, new.specialty_id, new.verified_at)
    is distinct from (old.registration, old.specialty_id, old.verified_at)
  then
    perform directory.recall_account(new.user_id);
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
