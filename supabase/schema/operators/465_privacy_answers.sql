-- What is kept of whoever asks under the LGPD: counted for the operator, sent to the person, or erased.

-- Which appointments a request is about, and what proves it. By link: a private link was sent along, which proves that one
-- appointment, whoever typed the contact. By address: the mailbox's own. By number: those with the number of a linked one.
-- A number is what anybody can type, so that it opens nothing to be read, and erases only what is over.
create or replace function directory.asked_appointments(asked directory.privacy_requests)
returns table (id uuid, proof text, is_open boolean)
language sql stable security definer set search_path = ''
as $$
  with linked as materialized (
    select a.id, a.patient_whatsapp from directory.privacy_request_appointments r
    join public.appointments a on a.id = r.appointment_id where r.request_id = asked.id
  )
  select a.id, case when a.id in (select l.id from linked l) then 'link'
      when a.patient_email = asked.email then 'address' else 'number' end,
    a.status in ('unconfirmed', 'requested', 'proposed', 'confirmed')
  from public.appointments a
  where a.id in (select l.id from linked l) or a.patient_email = asked.email
    or a.patient_whatsapp in (select l.patient_whatsapp from linked l)
$$;

-- What may be erased: by link at once, by address once the mailbox has said so, by number what is over, and no review.
create or replace function directory.erasable_appointments(asked directory.privacy_requests)
returns table (id uuid, with_review boolean)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.proof <> 'number' from directory.asked_appointments(asked) a
  where a.proof = 'link' or a.proof = 'address' and asked.proved_at is not null or a.proof = 'number' and not a.is_open
$$;

-- How much is kept of whoever asks: counts, so that an operator reads nothing of the person's.
drop function if exists directory.kept_counts(text);
create or replace function directory.kept_counts(asked directory.privacy_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointments', count(*) filter (where a.proof = 'address'),
    'linked', count(*) filter (where a.proof = 'link'),
    'same_number', count(*) filter (where a.proof = 'number'),
    'ahead', count(*) filter (where a.is_open),
    'erasable', (select count(*) from directory.erasable_appointments(asked))
      + case when asked.proved_at is null then 0 else max(r.n) + max(w.n) end,
    'reports', max(r.n), 'waiting', max(w.n))
  from (select count(*) as n from directory.reports q where lower(q.contact) = asked.email) r
  cross join (select count(*) as n from directory.waiting_list q where q.email = asked.email) w
  left join directory.asked_appointments(asked) a on true
$$;

-- Everything that is kept of a patient or visitor, by the tables that hold it (supabase/tests/accounts/exports.test.ts):
-- what belongs to the mailbox, and what the private links prove. No token, of which only hashes are kept.
create or replace function directory.export_contact(asked directory.privacy_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'appointments', (
      select jsonb_agg(to_jsonb(a) - '{professional_id,reminded_at,held_until}'::text[] || jsonb_build_object(
        'professional', p.name, 'time_zone', directory.time_zone_of(p.city_id),
        'consents', (
          select jsonb_agg(jsonb_build_object('kind', c.kind, 'version', c.version, 'given_at', c.given_at,
            'words', replace(w.words, '{profissional}', p.name)) order by c.kind)
          from directory.consents c join directory.consent_words w using (kind, version) where c.appointment_id = a.id),
        'private_links', (
          select jsonb_agg(jsonb_build_object('created_at', l.created_at, 'is_mailed', l.is_mailed) order by l.created_at)
          from directory.appointment_links l where l.appointment_id = a.id),
        'network_code', (select n.network from directory.request_networks n where n.appointment_id = a.id),
        'reported_as_minor_at', (select m.reported_at from directory.minor_reports m where m.appointment_id = a.id),
        'review_link', (
          select jsonb_build_object('created_at', l.created_at, 'expires_at', l.expires_at, 'used_at', l.used_at,
            'hidden_for', l.hidden_for, 'objection', l.objection)
          from directory.review_links l where l.appointment_id = a.id),
        'review', (
          select to_jsonb(r) - '{id,professional_id,correction_asked_at}'::text[]
          from directory.review_links l join public.reviews r on r.id = l.review_id where l.appointment_id = a.id)
      ) order by a.created_at)
      from public.appointments a join directory.profiles p on p.id = a.professional_id
      where a.id in (select s.id from directory.asked_appointments(asked) s where s.proof <> 'number')),
    'reports', (
      select jsonb_agg(jsonb_build_object('created_at', r.created_at, 'kind', r.kind, 'reason', r.reason,
        'words', r.words, 'contact', r.contact, 'state', r.state, 'closed_at', r.closed_at,
        'professional', p.name) order by r.created_at)
      from directory.reports r join directory.profiles p on p.id = r.professional_id where lower(r.contact) = asked.email),
    'waiting_list', (
      select jsonb_agg(to_jsonb(w) - '{id,professional_id,seen_change,seen_on}'::text[] || jsonb_build_object(
        'professional', p.name,
        'private_links', (select count(*) from directory.waiting_links l where l.waiting_id = w.id)) order by w.created_at)
      from directory.waiting_list w join directory.profiles p on p.id = w.professional_id where w.email = asked.email),
    'emails', (
      select jsonb_agg(jsonb_build_object('kind', o.kind, 'recipient', o.recipient, 'created_at', o.created_at,
        'sent_at', o.sent_at, 'failed_at', o.failed_at) order by o.created_at)
      from email.outbox o where o.recipient = asked.email),
    'privacy_requests', (
      select jsonb_agg(to_jsonb(r) - '{id,closed_by}'::text[] || jsonb_build_object(
        'proof_links', (select count(*) from directory.privacy_proofs f where f.request_id = r.id),
        'linked_appointments', (
          select count(*) from directory.privacy_request_appointments l where l.request_id = r.id)) order by r.created_at)
      from directory.privacy_requests r where lower(r.email) = asked.email)))
$$;

-- How the last answer fares: waiting, sent or failed; null where none was sent yet.
create or replace function directory.answer_state(asked directory.privacy_requests) returns text
language sql stable security definer set search_path = ''
as $$
  select case when o.sent_at is not null then 'sent' when o.failed_at is not null then 'failed' else 'waiting' end
  from email.outbox o
  where o.recipient = asked.email and o.kind = 'privacy-request-data' and o.created_at >= asked.created_at
  order by o.created_at desc limit 1
$$;

-- It goes to the mailbox that it belongs to, unread by the operator, once somebody who reads that mailbox has said that they
-- asked: nobody is sent a file that they know nothing of. Who has an account finds the own data in the settings.
create or replace function public.operator_send_kept(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked directory.privacy_requests;
begin
  perform directory.require_operator();
  select * into asked from directory.privacy_requests r where r.id = request and r.state = 'open' for update;
  if asked.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  if asked.proved_at is null then
    raise check_violation using message = 'A pessoa ainda não confirmou que o e-mail é dela. Sem isso nada é enviado.';
  end if;
  if exists (
    select from email.outbox o where o.recipient = asked.email and o.kind = 'privacy-request-data'
      and o.created_at > now() - interval '1 hour' and o.failed_at is null
  ) then
    raise check_violation using message = 'Os dados já foram enviados há menos de uma hora.';
  end if;
  begin
    perform email.enqueue('privacy-request-data', asked.email, jsonb_build_object('name', asked.name,
      'protocol', asked.protocol, 'kept', directory.export_contact(asked)));
  exception when check_violation then
    raise check_violation using message =
      'Os dados não cabem em um e-mail, e nada foi enviado. Peça a quem cuida do servidor que os entregue de outra forma.';
  end;
  perform directory.log_act('send_kept', 'request', request, null, directory.kept_counts(asked), null);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Only what the person has proved to be theirs, by the mailbox or by a private link: anybody can type an address or a
-- number. What is still open is cancelled, and its professional told.
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
  before := directory.kept_counts(asked);
  if asked.proved_at is null and (before ->> 'linked')::integer = 0 then
    raise check_violation using message =
      'A pessoa ainda não confirmou que o e-mail é dela, nem enviou o link de uma consulta. Sem isso nada é apagado.';
  end if;
  -- In one order of agendas, so that two operators do not wait for each other.
  perform directory.erase_appointment(e.id, e.with_review, 'request') from (
    select e.* from directory.erasable_appointments(asked) e join public.appointments a on a.id = e.id
    order by a.professional_id, a.id) e;
  if asked.proved_at is not null then
    update directory.reports r set contact = null where lower(r.contact) = asked.email;
    -- That somebody reported is in the answers, too: they go with the address, sent or not.
    delete from email.outbox o where o.recipient = asked.email and o.kind = 'report-answered';
    delete from directory.waiting_list w where w.email = asked.email;
  end if;
  perform directory.log_act('erase_kept', 'request', request, before, directory.kept_counts(asked), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.asked_appointments, directory.erasable_appointments, directory.kept_counts,
  directory.export_contact, directory.answer_state, public.operator_send_kept, public.operator_erase_kept from public, anon,
  authenticated, service_role;
grant execute on function public.operator_send_kept, public.operator_erase_kept to authenticated;
