-- How a patient asks for an appointment. These live in `directory`, which the table API does not expose: visitors reach
-- them through the site's forms only, where the address is limited and a proof of work asked for.

-- The token of the link that a form leads to, whenever it asks for the same: of the id that its browser made. We keep
-- neither; and under our key, so that the id alone is no link.
create or replace function directory.token_of_form(
  sending uuid, of_professional uuid, at timestamptz, wish text, patient_email text, patient_whatsapp text
) returns text
language sql stable security definer set search_path = ''
as $$
  select translate(encode(sha256(k.key || sha256(convert_to(jsonb_build_array('request', sending, of_professional,
    extract(epoch from at), nullif(btrim(wish), ''), nullif(lower(btrim(patient_email)), ''),
    nullif(regexp_replace(patient_whatsapp, '\D', '', 'g'), ''))::text, 'UTF8'))), 'base64'), '+/=', '-_')
  from directory.mark_key k where sending is not null
$$;

-- Of a form whose answer was lost, and which is sent again: the link of the request that it has made. Within an hour; and
-- whoever has cancelled it asks anew.
create or replace function directory.repeated_request(
  sending uuid, of_professional uuid, at timestamptz, wish text, patient_email text, patient_whatsapp text
) returns text
language sql stable security definer set search_path = ''
as $$
  select t.token
  from directory.token_of_form(sending, of_professional, at, wish, patient_email, patient_whatsapp) t (token)
  join directory.appointment_links l on l.token_hash = directory.hash_token(t.token)
  join public.appointments a on a.id = l.appointment_id
  where l.created_at > now() - interval '1 hour' and (a.status, a.ended_by) is distinct from ('cancelled', 'patient')
$$;

-- One outcome in a word: requested, confirmed, unconfirmed or repeated (with the link's token), taken, no_service, too_many, needs_email,
-- unlisted. The network is a keyed hash of the visitor's; consents are versions of the words that were ticked, by their kind;
-- `sending` is the form's own id, where a script has made one.
drop function if exists directory.request_appointment(uuid, timestamptz, text, text, text, text, text, text, text);
drop function if exists directory.request_appointment(uuid, timestamptz, text, text, text, text, text, text, text, text);
drop function if exists directory.request_appointment(uuid, timestamptz, text, text, text, text, text, text, text, text, text, jsonb);
drop function if exists directory.request_appointment(
  uuid, timestamptz, text, text, text, text, text, text, text, text, text, jsonb, text);
create or replace function directory.request_appointment(
  of_professional uuid, at timestamptz, wish text, in_modality text, patient_name text, patient_email text,
  patient_whatsapp text, message text, patient_zone text, network text, for_whom text, consents jsonb,
  service text default null, sending uuid default null
) returns table (outcome text, token text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  email text := nullif(lower(btrim(patient_email)), '');
  phone text := nullif(regexp_replace(patient_whatsapp, '\D', '', 'g'), '');
  first_status text := 'requested';
  wanted record;
  is_automatic boolean;
  made uuid;
  link text;
begin
  if not directory.is_listed(of_professional) then return query select 'unlisted', null::text; return; end if;
  select s.* into wanted from directory.profiles p, lateral directory.service_of(p, service) s where p.id = of_professional;
  if not found then return query select 'no_service', null::text; return; end if;
  if (select p.modality & wanted.modality & directory.modality_bits(in_modality)
      from directory.profiles p where p.id = of_professional)
    is not distinct from 0::smallint or in_modality is null or in_modality = 'ambos'
  then
    raise check_violation using message = 'Escolha como prefere o atendimento.';
  end if;
  perform directory.check_consents(for_whom, consents);
  perform directory.lock_agenda(of_professional);
  -- After the lock: of two at once the second finds what the first has made.
  link := directory.repeated_request(sending, of_professional, at, wish, email, phone);
  if link is not null then return query select 'repeated', link; return; end if;
  if directory.asks_too_often(of_professional, email, phone) then
    return query select 'too_many', null::text; return;
  end if;
  if directory.needs_confirmed_contact(of_professional, network) then
    if email is null then return query select 'needs_email', null::text; return; end if;
    first_status := 'unconfirmed';
  end if;
  perform directory.expire_appointments(of_professional), directory.release_times(of_professional);
  if at is not null and not directory.is_free_slot(of_professional, at, in_modality, wanted.minutes) then
    return query select 'taken', null::text; return;
  end if;
  is_automatic := first_status = 'requested' and at is not null
    and directory.confirms_at_once(of_professional, email, phone, network);
  -- In one statement: the emails that follow are counted for the network.
  with asked as (
    insert into public.appointments (professional_id, status, starts_at, ends_at, service, is_automatic, wish, modality,
      patient_name, patient_email, patient_whatsapp, message, patient_zone, answer_by, for_whom, has_guardian)
    select p.id, first_status, at, at + make_interval(mins => wanted.minutes), wanted.name, is_automatic, directory.plain_text(wish), in_modality,
      patient_name, email, phone, directory.plain_text(message),
      patient_zone, directory.answer_by(first_status, at, directory.time_zone_of(p.city_id)),
      for_whom, for_whom = 'minor' and consents ->> 'guardian' is not null
    from directory.profiles p where p.id = of_professional
    returning id
  ), known as (
    insert into directory.request_networks (appointment_id, network)
    select a.id, network from asked a where network is not null
  )
  select a.id into made from asked a;
  insert into directory.consents (appointment_id, kind, version)
  select made, w.kind, w.version from directory.consent_words w
  where w.version::text = consents ->> w.kind and (w.kind <> 'guardian' or for_whom = 'minor')
    and (w.kind <> 'invitation' or directory.allows_testimonials(of_professional));
  if is_automatic then first_status := (directory.move_appointment(made, 'confirmed', 'rule')).status; end if;
  link := directory.token_of_form(sending, of_professional, at, wish, email, phone);
  insert into directory.appointment_links (token_hash, appointment_id)
  select directory.hash_token(link), made where link is not null
  on conflict do nothing;
  -- Sent without an id, or asked for anew by the same form.
  if not found then link := directory.new_appointment_link(made, is_mailed => false); end if;
  return query select first_status, link;
-- A proposal need not lie on the grid of slots, so it may overlap one that looked free.
exception when exclusion_violation then
  return query select 'taken', null::text;
end
$$;

-- Whether the professional lets the clock say yes to somebody: to who has at most one other time ahead, by the contact and
-- by the network. Whoever takes more is answered by hand, so that nobody fills an agenda that fills itself.
create or replace function directory.confirms_at_once(
  of_professional uuid, email text, phone text, network text, moved uuid default null
) returns boolean
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
begin
  if not coalesce((
    select (p.booking_rules ->> 'confirms')::boolean from directory.profiles p where p.id = of_professional), false)
  then
    return false;
  end if;
  return (
    select count(*) from public.appointments a left join directory.request_networks n on n.appointment_id = a.id
    where a.professional_id = of_professional and a.starts_at > now() and a.held_until > now()
      and a.id is distinct from moved
      and (email.mailbox(a.patient_email) = email.mailbox(email) or a.patient_whatsapp = phone or n.network = network)
  ) < 2;
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

-- What lies ahead of a professional and came from contacts that nobody has confirmed, the oldest first.
create or replace function directory.unconfirmed_contacts(of_professional uuid) returns setof uuid
language sql stable set search_path = ''
as $$
  select a.id from public.appointments a
  where a.professional_id = of_professional and a.contact_confirmed_at is null
    and (a.status = 'requested' and a.answer_by > now()
      or a.is_automatic and a.status = 'confirmed' and a.starts_at > now())
  order by a.created_at
$$;

-- So many of them that the next has to confirm its contact first.
create or replace function directory.has_many_unconfirmed(of_professional uuid) returns boolean
language sql stable set search_path = ''
as $$ select count(*) >= 8 from directory.unconfirmed_contacts(of_professional) $$;

-- The first requests from somewhere are believed. Once a network has two open ones with this professional or four in all,
-- or a professional has many, whose contacts nobody has confirmed, the next has to be confirmed by a link in an email.
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
    where n.network = network and (a.answer_by > now() or a.is_automatic and a.status = 'confirmed' and a.starts_at > now())
  ) or directory.has_many_unconfirmed(of_professional);
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

-- Nobody asks one person over and over, and no mailbox is filled through our forms. What a professional entered for somebody
-- was not asked for by them.
create or replace function directory.asks_too_often(of_professional uuid, email text, phone text) returns boolean
language sql stable set search_path = ''
as $$
  select count(*) filter (where a.professional_id = of_professional and a.status in ('requested', 'proposed')) >= 2
    or count(*) filter (where not a.is_own and a.created_at > now() - interval '1 day')
      + greatest(directory.count_erased(email), directory.count_erased(phone)) >= 5
  from public.appointments a
  where email.mailbox(a.patient_email) = email.mailbox(asks_too_often.email) or a.patient_whatsapp = phone
$$;

-- Unanswered for too long, by whom `ended_by` says. What nobody confirmed never was a request, and leaves no trace.
-- Everybody's when nobody is named.
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
    set status = 'expired', ended_by = case a.status when 'proposed' then 'patient' else 'professional' end,
      answer_by = null, ended_at = now(), updated_at = now()
    from late where a.id = late.id returning 1
  )
  select count(*) into gone from expired;
  return gone + directory.expire_moves(of_professional);
end
$$;

revoke execute on function directory.request_appointment, directory.token_of_form, directory.repeated_request,
  directory.confirms_at_once, directory.check_consents,
  directory.unconfirmed_contacts, directory.has_many_unconfirmed, directory.needs_confirmed_contact,
  directory.asks_too_often, directory.erased_key, directory.count_erased, directory.expire_appointments from public,
  anon, authenticated, service_role;
grant execute on function directory.request_appointment, directory.repeated_request to anon, service_role;
grant execute on function directory.expire_appointments to service_role;
