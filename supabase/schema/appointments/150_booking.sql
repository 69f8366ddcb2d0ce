-- What a patient does: ask for an appointment, and with the private link follow, accept, move or cancel it. These
-- live in `directory`, which the table API does not expose: visitors reach them through the site's forms only, where
-- the address is limited and a proof of work asked for.

-- One outcome in a word: requested or unconfirmed (with the link's token), taken, too_many, needs_email, unlisted. The
-- network is a keyed hash of the visitor's; consents are versions of the words that were ticked, by their kind.
drop function if exists directory.request_appointment(uuid, timestamptz, text, text, text, text, text, text, text);
drop function if exists directory.request_appointment(uuid, timestamptz, text, text, text, text, text, text, text, text);
create or replace function directory.request_appointment(
  of_professional uuid, at timestamptz, wish text, in_modality text, patient_name text, patient_email text,
  patient_whatsapp text, message text, patient_zone text, network text, for_whom text, consents jsonb
) returns table (outcome text, token text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  email text := nullif(lower(btrim(patient_email)), '');
  phone text := nullif(regexp_replace(patient_whatsapp, '\D', '', 'g'), '');
  first_status text := 'requested';
  made uuid;
begin
  if not directory.is_listed(of_professional) then return query select 'unlisted', null::text; return; end if;
  if (select p.modality & directory.modality_bits(in_modality) from directory.profiles p where p.id = of_professional)
    is not distinct from 0::smallint or in_modality is null or in_modality = 'ambos'
  then
    raise check_violation using message = 'Escolha como você quer ser atendido.';
  end if;
  perform directory.check_consents(for_whom, consents);
  perform directory.lock_agenda(of_professional);
  if directory.asks_too_often(of_professional, email, phone) then
    return query select 'too_many', null::text; return;
  end if;
  if directory.needs_confirmed_contact(of_professional, network) then
    if email is null then return query select 'needs_email', null::text; return; end if;
    first_status := 'unconfirmed';
  end if;
  perform directory.expire_appointments(of_professional), directory.release_times(of_professional);
  if at is not null and not directory.is_free_slot(of_professional, at, in_modality) then
    return query select 'taken', null::text; return;
  end if;
  insert into public.appointments (professional_id, status, starts_at, ends_at, wish, modality, patient_name, patient_email,
    patient_whatsapp, message, patient_zone, answer_by, for_whom, has_guardian)
  select p.id, first_status, at, at + make_interval(mins => p.consultation_minutes), nullif(btrim(wish), ''), in_modality,
    btrim(regexp_replace(patient_name, '\s+', ' ', 'g')), email, phone, nullif(btrim(message), ''),
    patient_zone, case first_status when 'requested' then directory.answer_by(at)
      else least(now() + interval '1 day', at) end,
    for_whom, for_whom = 'minor' and consents ->> 'guardian' is not null
  from directory.profiles p where p.id = of_professional
  returning id into made;
  insert into directory.consents (appointment_id, kind, version)
  select made, w.kind, w.version from directory.consent_words w
  where w.version::text = consents ->> w.kind and (w.kind <> 'guardian' or for_whom = 'minor')
    and (w.kind <> 'invitation' or directory.allows_testimonials(of_professional));
  if network is not null then
    insert into directory.request_networks (appointment_id, network) values (made, network);
  end if;
  return query select first_status, directory.new_appointment_link(made, is_mailed => false);
-- A slot of the professional's own making, such as a proposal, may stand across.
exception when exclusion_violation then
  return query select 'taken', null::text;
end
$$;

-- Nobody's request is kept without words that we know to have been on the page.
create or replace function directory.check_consents(for_whom text, consents jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if for_whom is null or for_whom not in ('self', 'adult', 'minor') then
    raise check_violation using message = 'Diga para quem é a consulta.';
  elsif not exists (
    select from directory.consent_words w
    where w.kind = 'appointment' and w.version::text = consents ->> 'appointment'
  ) then
    raise check_violation using message = 'Para enviar o pedido, é preciso concordar.';
  elsif for_whom = 'minor' and not exists (
    select from directory.consent_words w where w.kind = 'guardian' and w.version::text = consents ->> 'guardian'
  ) then
    raise check_violation using message = 'Para crianças e adolescentes, quem pede é mãe, pai ou responsável legal.';
  end if;
end
$$;

-- The first requests from somewhere are believed. Once a network has two open ones with this professional or four in all,
-- or a professional has eight, whose contacts nobody has confirmed, the next has to be confirmed by a link in an email.
-- Who was confirmed counts only while holding a time of this professional's: a clinic's waiting room goes on.
create or replace function directory.needs_confirmed_contact(of_professional uuid, network text) returns boolean
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- After the agenda's lock, always: of two at once from one network the second counts the first.
  perform pg_advisory_xact_lock(hashtextextended('network ' || network, 0));
  return (
    select count(*) filter (where a.professional_id = of_professional
        and (a.contact_confirmed_at is null or a.held_until > now())) >= 2
      or count(*) filter (where a.contact_confirmed_at is null) >= 4
    from directory.request_networks n join public.appointments a on a.id = n.appointment_id
    where n.network = network and a.answer_by > now()
  ) or (
    select count(*) from public.appointments a
    where a.professional_id = of_professional and a.status = 'requested' and a.contact_confirmed_at is null
      and a.answer_by > now()
  ) >= 8;
end
$$;

-- What was erased within a day of being asked for still counts, as a keyed hash of the contact: or whoever erases asks
-- without end, and fills a stranger's mailbox.
create or replace function directory.erased_key(contact text) returns text
language sql stable security definer set search_path = ''
as $$
  select 'erased ' || encode(sha256(k.key || sha256(convert_to(
    'erased ' || email.mailbox(contact), 'UTF8'))), 'base64')
  from directory.mark_key k
$$;

create or replace function directory.count_erased(contact text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select h.hits from directory.visitor_hits h
    where h.key = directory.erased_key(contact) and h.resets_at > now()), 0)
$$;

-- Nobody asks one person over and over, and no mailbox is filled through our forms. The index knows addresses as they
-- were typed: with tags a mailbox is known among the professional's own requests.
create or replace function directory.asks_too_often(of_professional uuid, email text, phone text) returns boolean
language sql stable set search_path = ''
as $$
  select count(*) filter (where a.professional_id = of_professional and a.status in ('requested', 'proposed')) >= 2
    or count(*) filter (where a.created_at > now() - interval '1 day')
      + directory.count_erased(coalesce(email, phone)) >= 5
  from public.appointments a
  where a.patient_email = email or a.patient_whatsapp = phone
    or a.professional_id = of_professional and email.mailbox(a.patient_email) = email.mailbox(email)
$$;

-- Unanswered for too long. What nobody confirmed never was a request, and leaves no trace. Everybody's when nobody is
-- named.
create or replace function directory.expire_appointments(of_professional uuid default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
  gone bigint;
begin
  delete from public.appointments a
  where a.status = 'unconfirmed' and a.answer_by <= now()
    and (of_professional is null or a.professional_id = of_professional);
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

-- Under which title somebody is named to patients; app/features/professionals/titles.ts has the words.
create or replace function directory.title_facts(profile directory.profiles) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('specialty', s.name, 'registration', profile.registration, 'rqe', profile.rqe,
    'titleForm', profile.title_form)
  from public.specialties s where s.id = profile.specialty_id
$$;

-- So much of a contact that its owner notices a slip, and nobody else learns it: "(11) 9••••-5678", "m•••@exemplo.com.br".
create or replace function directory.masked_contact(a public.appointments) returns text
language sql immutable set search_path = ''
as $$
  select case when a.patient_email is not null then regexp_replace(a.patient_email, '^(.)[^@]*', '\1•••')
    else (select format('(%s) %s••••-%s', left(n, 2), substr(n, 3, 1), right(n, 4))
      from regexp_replace(a.patient_whatsapp, '^55(?=\d{10,11}$)', '') n) end
$$;

-- What the private page shows. The contact is masked: who finds an open page learns no number or address.
create or replace function directory.appointment_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'professionalId', p.id, 'professional', p.name,
    'specialty', (select s.name from public.specialties s where s.id = p.specialty_id), 'title', directory.title_facts(p),
    'verifiedAt', case when p.verified_at > directory.verified_since() then p.verified_at end,
    'status', case when a.status in ('unconfirmed', 'requested', 'proposed') and a.answer_by <= now() then 'expired' else a.status end,
    'startsAt', a.starts_at, 'endsAt', a.ends_at, 'wish', a.wish, 'modality', a.modality, 'patientName', a.patient_name,
    'contact', directory.masked_contact(a),
    'hasEmail', a.patient_email is not null, 'message', a.message, 'note', a.note, 'endedBy', a.ended_by,
    'answerBy', a.answer_by, 'isHeld', coalesce(a.held_until > now(), false),
    'heldUntil', nullif(a.held_until, 'infinity'), 'isMailed', l.is_mailed, 'zone', directory.time_zone_of(p.city_id),
    'city', (select c.name || ' - ' || c.state from public.cities c where c.id = p.city_id),
    'place', case when a.modality = 'presencial' then directory.place_of(p.id) end,
    'whatsapp', p.whatsapp, 'isListed', p.listed_until > now(), 'forWhom', a.for_whom
  )
  from directory.appointment_links l
  join public.appointments a on a.id = l.appointment_id join directory.profiles p on p.id = a.professional_id
  where l.token_hash = sha256(convert_to(link_token, 'UTF8'))
$$;

-- Whoever acts by a link from an email has confirmed the contact. The agenda is locked from here on.
drop function if exists directory.require_link(text);
create or replace function directory.require_link(link_token text) returns public.appointments
language plpgsql volatile set search_path = ''
as $$
declare
  link directory.appointment_links;
  wanted public.appointments;
begin
  select * into link from directory.appointment_links l where l.token_hash = sha256(convert_to(link_token, 'UTF8'));
  if link.token_hash is null then raise no_data_found using message = 'Este link não existe mais.'; end if;
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = link.appointment_id));
  update public.appointments a set contact_confirmed_at = now()
  where a.id = link.appointment_id and link.is_mailed and a.contact_confirmed_at is null;
  select * into wanted from public.appointments a where a.id = link.appointment_id;
  if wanted.status = 'unconfirmed' and wanted.contact_confirmed_at is null then
    raise check_violation using message = 'Abra o link que mandamos para o seu e-mail.';
  end if;
  return wanted;
end
$$;

-- The patient is who the contact says: only now it is a request, and only now its time is held.
create or replace function directory.confirm_by_link(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.appointments := directory.require_link(link_token);
begin
  if wanted.status <> 'unconfirmed' then return; end if;
  perform directory.release_times(wanted.professional_id);
  if wanted.answer_by <= now() then
    raise check_violation using message = 'O prazo para confirmar acabou. Faça outro pedido.';
  elsif wanted.starts_at is not null
    and not directory.is_free_slot(wanted.professional_id, wanted.starts_at, wanted.modality)
  then
    raise check_violation using message = 'Este horário foi ocupado enquanto isso. Escolha outro.';
  end if;
  perform directory.move_appointment(wanted.id, 'requested', 'patient');
end
$$;

-- What nobody confirmed goes without a trace.
create or replace function directory.cancel_by_link(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.appointments a
  where a.id = directory.appointment_of_link(link_token) and a.status = 'unconfirmed';
  if found then return; end if;
  perform directory.move_appointment((directory.require_link(link_token)).id, 'cancelled', 'patient');
end
$$;

create or replace function directory.accept_by_link(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.appointments := directory.require_link(link_token);
begin
  if wanted.answer_by <= now() then
    raise check_violation using message = 'O prazo desta proposta acabou. Escolha outro horário.';
  end if;
  perform directory.move_appointment(wanted.id, 'confirmed', 'patient');
end
$$;

create or replace function directory.reschedule_by_link(link_token text, at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.appointments := directory.require_link(link_token);
begin
  perform directory.expire_appointments(wanted.professional_id), directory.release_times(wanted.professional_id);
  if at is null or not directory.is_listed(wanted.professional_id)
    or not directory.is_free_slot(wanted.professional_id, at, wanted.modality)
  then
    raise check_violation using message = 'Este horário já está ocupado. Escolha outro.';
  end if;
  perform directory.move_appointment(wanted.id, 'requested', 'patient', at);
end
$$;

-- Consent to an invitation is given and withdrawn at any time; whoever holds the link holds the appointment.
create or replace function directory.invite_by_link(link_token text, is_wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.appointments := directory.require_link(link_token);
begin
  if is_wanted and directory.allows_testimonials(wanted.professional_id) then
    insert into directory.consents (appointment_id, kind, version)
    select wanted.id, 'invitation', max(w.version) from directory.consent_words w where w.kind = 'invitation'
    on conflict do nothing;
  elsif not is_wanted then
    delete from directory.consents c where c.appointment_id = wanted.id and c.kind = 'invitation';
    -- Whoever reads the mailbox wants none of the others either.
    delete from directory.consents c using public.appointments a, directory.appointment_links l
    where l.token_hash = sha256(convert_to(link_token, 'UTF8')) and l.is_mailed
      and a.patient_email = wanted.patient_email and c.appointment_id = a.id and c.kind = 'invitation';
  end if;
end
$$;

-- The one way in which a person's request goes before its time: an open one is cancelled, and the professional hears so
-- without a name. What was published as a review stays or goes with it; the link in the author's mailbox still deletes it.
create or replace function directory.erase_appointment(wanted uuid, with_review boolean, erased_by text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  known public.appointments;
begin
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = wanted));
  select * into known from public.appointments a where a.id = wanted for update;
  if known.id is null then return; end if;
  if with_review then
    delete from public.reviews r using directory.review_links l where l.appointment_id = wanted and r.id = l.review_id;
  end if;
  delete from directory.review_links l where l.appointment_id = wanted and l.review_id is null;
  perform email.erase_appointment(known);
  delete from public.appointments a where a.id = wanted;
  if known.status in ('requested', 'proposed', 'confirmed') and coalesce(known.ends_at > now(), true) then
    perform directory.email_about_erasure(known, erased_by);
  end if;
end
$$;

-- "Apagar meus dados": at once, whatever the contact is. The link proves this appointment and no other: anybody can type
-- anybody's number. Whoever has confirmed a mailbox hears of it there, in case that it was somebody else with the link.
create or replace function directory.erase_by_link(link_token text, with_review boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted uuid := directory.appointment_of_link(link_token);
  confirmed_address text := (
    select a.patient_email from public.appointments a
    join directory.appointment_links l on l.appointment_id = a.id and l.token_hash = sha256(convert_to(link_token, 'UTF8'))
    where a.contact_confirmed_at is not null or l.is_mailed);
begin
  if wanted is null then raise no_data_found using message = 'Este link não existe mais.'; end if;
  if confirmed_address is not null then perform email.enqueue('data-erased', confirmed_address, '{}'); end if;
  perform directory.erase_appointment(wanted, coalesce(with_review, false), 'patient');
end
$$;

revoke execute on function directory.request_appointment, directory.check_consents, directory.needs_confirmed_contact,
  directory.asks_too_often, directory.erased_key, directory.count_erased,
  directory.expire_appointments, directory.appointment_of_link, directory.place_of, directory.title_facts, directory.masked_contact,
  directory.appointment_by_link, directory.require_link, directory.confirm_by_link, directory.cancel_by_link, directory.accept_by_link,
  directory.reschedule_by_link, directory.invite_by_link, directory.erase_appointment, directory.erase_by_link from public, anon, authenticated, service_role;
grant execute on function directory.request_appointment, directory.appointment_by_link, directory.confirm_by_link,
  directory.cancel_by_link, directory.accept_by_link, directory.reschedule_by_link, directory.invite_by_link,
  directory.erase_by_link to anon, service_role;
grant execute on function directory.expire_appointments, directory.appointment_of_link to service_role;
