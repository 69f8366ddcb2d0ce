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
