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
  token text := directory.random_token();
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
  insert into directory.privacy_proofs (token_hash, request_id) values (sha256(convert_to(token, 'UTF8')), made.id);
  perform email.enqueue('privacy-request-received', address, jsonb_build_object('name', made.name, 'kind', made.kind,
    'protocol', made.protocol, 'due', made.due_at, 'token', token), format('privacy %s %s', made.id, current_date));
end
$$;

-- What the link in the email shows, and what it proves: whoever uses it reads that mailbox.
create or replace function directory.privacy_request_by_proof(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('protocol', r.protocol, 'isOpen', r.state = 'open', 'isProved', r.proved_at is not null)
  from directory.privacy_proofs p join directory.privacy_requests r on r.id = p.request_id
  where p.token_hash = sha256(convert_to(link_token, 'UTF8'))
$$;

create or replace function directory.prove_privacy_request(link_token text) returns void
language sql security definer set search_path = ''
as $$
  update directory.privacy_requests r set proved_at = now()
  from directory.privacy_proofs p
  where p.token_hash = sha256(convert_to(link_token, 'UTF8')) and r.id = p.request_id and r.proved_at is null
    and r.state = 'open'
$$;

create or replace function directory.purge_privacy_requests() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select r.id from directory.privacy_requests r
    where r.state <> 'open' and r.closed_at < now() - directory.kept_for('privacy_requests') limit 1000
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
      'closedAt', r.closed_at, 'done', r.done, 'provedAt', r.proved_at,
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

-- Only for who has proved to read the mailbox: anybody can type an address. Consultations that are still ahead concern somebody else too: the patient cancels those by the private link first.
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
  if asked.proved_at is null then
    raise check_violation using
      message = 'A pessoa ainda não confirmou, pelo link que recebeu, que o e-mail é dela. Sem isso nada é apagado.';
  end if;
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

revoke execute on function directory.new_protocol, directory.make_privacy_request, directory.privacy_request_by_proof,
  directory.prove_privacy_request, directory.purge_privacy_requests,
  directory.kept_counts, public.operator_requests, public.operator_close_request, public.operator_send_kept,
  public.operator_erase_kept from public, anon, authenticated, service_role;
grant execute on function directory.make_privacy_request to anon, authenticated;
grant execute on function directory.privacy_request_by_proof, directory.prove_privacy_request to anon;
grant execute on function directory.purge_privacy_requests to service_role;
grant execute on function public.operator_requests, public.operator_close_request, public.operator_send_kept,
  public.operator_erase_kept to authenticated;
