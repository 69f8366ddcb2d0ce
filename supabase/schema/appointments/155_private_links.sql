-- What a patient does with the private link of an appointment: follow, confirm, accept, move or cancel it, and erase what is
-- kept of it. Reached through the site's forms only, as asking for one is (150_booking.sql).

create or replace function directory.appointment_of_link(link_token text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select l.appointment_id from directory.appointment_links l
  where l.token_hash = directory.hash_token(link_token)
$$;

create or replace function directory.place_of(of_professional uuid) returns text
language sql stable set search_path = ''
as $$
  select nullif(concat_ws(', ', p.address, p.district,
    (select c.name || ' - ' || c.state from public.cities c where c.id = p.city_id)), '')
  from directory.profiles p where p.id = of_professional
$$;

-- Under which title somebody is named to patients; app/features/professionals/registration/titles.ts has the words.
create or replace function directory.title_facts(profile directory.profiles) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('specialty', s.name, 'registration', profile.registration, 'rqe', profile.rqe,
    'titleForm', profile.title_form)
  from public.specialties s where s.id = profile.specialty_id
$$;

-- So much of the contacts that their owner notices a slip, and nobody else learns them: "m•••@exemplo.com.br", "(11) 9••••-5678".
create or replace function directory.masked_contact(a public.appointments) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(', ', regexp_replace(a.patient_email, '^(.)[^@]*', '\1•••'), (
    select format('(%s) %s••••-%s', left(n, 2), substr(n, 3, 1), right(n, 4))
    from regexp_replace(a.patient_whatsapp, '^55(?=\d{10,11}$)', '') n where n is not null))
$$;

-- It stays as long as it was, whatever the services are now.
create or replace function directory.minutes_of(a public.appointments) returns integer
language sql immutable set search_path = ''
as $$ select (extract(epoch from a.ends_at - a.starts_at) / 60)::integer $$;

-- A wish in words has no length yet: it takes as long as the service of its name, or the usual one where that is gone.
create or replace function directory.minutes_wanted(a public.appointments) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(directory.minutes_of(a), (
    select (s ->> 'minutes')::integer from jsonb_array_elements(p.booking_rules -> 'services') s
    where s ->> 'name' = a.service limit 1), p.consultation_minutes)
  from directory.profiles p where p.id = a.professional_id
$$;

-- Until when the professional's notice lets somebody ask for the time.
create or replace function directory.asked_until(a public.appointments) returns timestamptz
language sql stable set search_path = ''
as $$
  select a.starts_at - directory.notice_of(p.booking_rules)
  from directory.profiles p where p.id = a.professional_id
$$;

-- Until when it has to be confirmed, where that is before the link's own end.
create or replace function directory.confirm_by(a public.appointments) returns timestamptz
language sql stable set search_path = ''
as $$ select case when a.status = 'unconfirmed' then nullif(least(directory.asked_until(a), a.answer_by), a.answer_by) end $$;

-- Whether another time would be agreed on at once.
create or replace function directory.moves_at_once(a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select directory.confirms_at_once(a.professional_id, a.patient_email, a.patient_whatsapp, (
    select n.network from directory.request_networks n where n.appointment_id = a.id), a.id)
$$;

-- What the private page shows. The contact is masked: who finds an open page learns no number or address.
create or replace function directory.appointment_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'professionalId', p.id, 'professional', p.name,
    'specialty', (select s.name from public.specialties s where s.id = p.specialty_id), 'title', directory.title_facts(p),
    'verifiedAt', case when p.verified_at > directory.verified_since() then p.verified_at end,
    'status', case when late.is_late then 'expired' else a.status end,
    -- Whose answer did not come: of what the clock has ended, `ended_by` tells.
    'expiredFrom', case when late.is_late then a.status
      when a.status = 'expired' then case a.ended_by when 'patient' then 'proposed' else 'requested' end end,
    'startsAt', a.starts_at, 'endsAt', a.ends_at, 'service', a.service, 'wish', a.wish, 'modality', a.modality, 'patientName', a.patient_name,
    'contact', directory.masked_contact(a),
    'hasEmail', a.patient_email is not null, 'hasWhatsapp', a.patient_whatsapp is not null, 'message', a.message, 'note', a.note, 'endedBy', a.ended_by,
    'answerBy', a.answer_by, 'isHeld', coalesce(a.held_until > now(), false),
    'heldUntil', nullif(a.held_until, 'infinity'), 'isMailed', l.is_mailed, 'zone', directory.time_zone_of(p.city_id),
    'city', (select c.name || ' - ' || c.state from public.cities c where c.id = p.city_id),
    'place', case when a.modality = 'presencial' then directory.place_of(p.id) end, 'room', directory.room_of(a),
    'whatsapp', p.whatsapp, 'contactEmail', p.contact_email, 'isListed', p.listed_until > now(), 'forWhom', a.for_whom,
    'isOwn', a.is_own, 'minutes', directory.minutes_wanted(a), 'confirms', directory.moves_at_once(a),
    'confirmBy', directory.confirm_by(a),
    'moveTo', a.move_to, 'moveAnswerBy', case when a.move_answer_by > now() then a.move_answer_by end,
    'moveOutcome', coalesce(a.move_outcome, case when a.move_answer_by <= now() then 'expired' end), 'moveNote', a.move_note,
    'isTooNear', a.status = 'unconfirmed' and coalesce(directory.asked_until(a) < now(), false)
  )
  from directory.appointment_links l
  join public.appointments a on a.id = l.appointment_id join directory.profiles p on p.id = a.professional_id,
    lateral (select a.status in ('unconfirmed', 'requested', 'proposed') and a.answer_by <= now() as is_late) late
  where l.token_hash = directory.hash_token(link_token)
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
  select * into link from directory.appointment_links l where l.token_hash = directory.hash_token(link_token);
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

-- A patient asks for a time, and where the professional's rule says yes at once, it is agreed on. What was agreed on before is
-- then moved; where no rule says so it stays, and its move is asked for.
create or replace function directory.move_by_rule(wanted uuid, at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  known public.appointments;
  says_yes boolean;
begin
  select * into known from public.appointments a where a.id = wanted;
  says_yes := coalesce(at, known.starts_at) is not null and directory.moves_at_once(known);
  if known.status = 'confirmed' and not says_yes then
    perform directory.request_move(known, at);
    return;
  end if;
  update public.appointments a set is_automatic = says_yes where a.id = wanted;
  if known.status = 'confirmed' then
    perform directory.move_appointment(wanted, 'confirmed', 'rule', at);
    return;
  end if;
  perform directory.move_appointment(wanted, 'requested', 'patient', at);
  if says_yes then perform directory.move_appointment(wanted, 'confirmed', 'rule'); end if;
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
  -- Nobody's data goes to who has left the search, or was taken out of it, since the request was written.
  if not directory.is_listed(wanted.professional_id) then
    raise check_violation using message = 'Este perfil não está disponível agora, e seu pedido não foi enviado.';
  elsif wanted.answer_by <= now() then
    raise check_violation using message = 'O prazo para confirmar acabou. Faça outro pedido.';
  elsif directory.asked_until(wanted) < now() then
    raise check_violation using message = 'Este horário ficou perto demais para um pedido. Escolha outro.';
  elsif wanted.starts_at is not null
    and not directory.is_free_slot(wanted.professional_id, wanted.starts_at, wanted.modality, directory.minutes_of(wanted))
  then
    raise check_violation using message = 'Este horário não está mais livre. Escolha outro.';
  end if;
  perform directory.move_by_rule(wanted.id, null);
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

-- `at` is the time that was read: another may have been proposed since.
drop function if exists directory.accept_by_link(text);
create or replace function directory.accept_by_link(link_token text, at timestamptz default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.appointments := directory.require_link(link_token);
begin
  perform directory.require_unmoved(wanted, at);
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
    or not directory.is_free_slot(wanted.professional_id, at, wanted.modality, directory.minutes_wanted(wanted))
  then
    raise check_violation using message = 'Este horário já está ocupado. Escolha outro.';
  end if;
  perform directory.move_by_rule(wanted.id, at);
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
    where l.token_hash = directory.hash_token(link_token) and l.is_mailed
      and a.patient_email = wanted.patient_email and c.appointment_id = a.id and c.kind = 'invitation';
    -- One that waits to be sent is not sent any more.
    delete from email.outbox o where o.kind = 'review-invitation' and o.next_attempt_at is not null
      and o.recipient = lower(wanted.patient_email)
      and not exists (
        select from public.appointments a join directory.consents c on c.appointment_id = a.id and c.kind = 'invitation'
        where o.subject_kind = 'appointment' and a.id = o.subject_id);
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
    join directory.appointment_links l on l.appointment_id = a.id and l.token_hash = directory.hash_token(link_token)
    where a.contact_confirmed_at is not null or l.is_mailed);
begin
  -- Pressed twice it is erased, and told, once.
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = wanted));
  if not exists (select from public.appointments a where a.id = wanted) then
    raise no_data_found using message = 'Este link não existe mais.';
  end if;
  if confirmed_address is not null then perform email.enqueue('data-erased', confirmed_address, '{}'); end if;
  perform directory.erase_appointment(wanted, coalesce(with_review, false), 'patient');
end
$$;

revoke execute on function directory.appointment_of_link, directory.minutes_of, directory.minutes_wanted, directory.asked_until,
  directory.confirm_by,
  directory.moves_at_once, directory.move_by_rule, directory.place_of, directory.title_facts, directory.masked_contact,
  directory.appointment_by_link, directory.require_link, directory.confirm_by_link,
  directory.cancel_by_link, directory.accept_by_link, directory.reschedule_by_link, directory.invite_by_link,
  directory.erase_appointment, directory.erase_by_link from public, anon, authenticated, service_role;
grant execute on function directory.appointment_by_link, directory.confirm_by_link, directory.cancel_by_link,
  directory.accept_by_link, directory.reschedule_by_link, directory.invite_by_link, directory.erase_by_link to anon,
  service_role;
grant execute on function directory.appointment_of_link, directory.minutes_of, directory.minutes_wanted to service_role;
