-- Requests under the LGPD (articles 18 and 19): anybody may make one, an operator answers within fifteen days, and
-- what was done is kept as proof for five years. What is kept of whoever asks, sent or erased: 465_privacy_answers.sql.

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
-- are another request. Beyond five a day of one mailbox nothing more is kept, and nobody is told. Private links of appointments, where
-- the person has some, are the proof for what no mailbox can prove: how many appointments they lead to, and how many of
-- them lead nowhere, is what the answer says, and no more than their pages would.
drop function if exists directory.make_privacy_request(text, text, text, text);
drop function if exists directory.make_privacy_request(text, text, text, text, text[]);
create or replace function directory.make_privacy_request(
  kind text, name text, email text, message text, links text[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(coalesce(make_privacy_request.email, '')));
  words text := directory.plain_text(make_privacy_request.message);
  made directory.privacy_requests;
  token text := directory.random_token();
  linked uuid[];
  counts jsonb;
begin
  select array_agg(distinct l.appointment_id) filter (where l.appointment_id is not null),
    jsonb_build_object('found', count(distinct l.appointment_id),
      'unknown', count(distinct link) filter (where l.appointment_id is null))
  into linked, counts
  from unnest(links[1:40]) as link
  left join directory.appointment_links l on l.token_hash = directory.hash_token(link);
  perform pg_advisory_xact_lock(hashtextextended('privacy ' || email.mailbox(address), 0));
  select * into made from directory.privacy_requests r
  where lower(r.email) = address and r.kind = make_privacy_request.kind and r.state = 'open'
    and r.message is not distinct from words
  limit 1;
  if made.id is null then
    insert into directory.privacy_requests (protocol, kind, name, email, message)
    select directory.new_protocol(), make_privacy_request.kind, make_privacy_request.name, address, words
    where (
      select count(*) from directory.privacy_requests r
      where email.mailbox(r.email) = email.mailbox(address) and r.created_at > now() - interval '1 day'
    ) < 5
    returning * into made;
  end if;
  if made.id is null then return counts; end if;
  insert into directory.privacy_request_appointments (request_id, appointment_id)
  select made.id, appointment from unnest(linked) as appointment
  on conflict do nothing;
  insert into directory.privacy_proofs (token_hash, request_id) values (directory.hash_token(token), made.id);
  perform email.enqueue('privacy-request-received', address, jsonb_build_object('name', made.name, 'kind', made.kind,
    'protocol', made.protocol, 'due', made.due_at, 'token', token, 'links', counts),
    format('privacy %s %s', made.id, current_date), counted => email.counted(address, made.proved_at is not null));
  return counts;
end
$$;

-- What the link in the email shows, and what it proves: whoever uses it reads that mailbox.
create or replace function directory.privacy_request_by_proof(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('protocol', r.protocol, 'kind', r.kind, 'isOpen', r.state = 'open',
    'isProved', r.proved_at is not null)
  from directory.privacy_proofs p join directory.privacy_requests r on r.id = p.request_id
  where p.token_hash = directory.hash_token(link_token)
$$;

create or replace function directory.prove_privacy_request(link_token text) returns void
language sql security definer set search_path = ''
as $$
  update directory.privacy_requests r set proved_at = now()
  from directory.privacy_proofs p
  where p.token_hash = directory.hash_token(link_token) and r.id = p.request_id and r.proved_at is null
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

create or replace function public.operator_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'protocol', r.protocol, 'kind', r.kind, 'name', r.name,
      'email', r.email, 'message', r.message, 'state', r.state, 'createdAt', r.created_at, 'dueAt', r.due_at,
      'closedAt', r.closed_at, 'done', r.done, 'provedAt', r.proved_at,
      'kept', case when r.state = 'open' then directory.kept_counts(r) end, 'answer', directory.answer_state(r),
      'isNameOther', r.state = 'open' and (
        select bool_and(directory.search_key(a.patient_name) <> directory.search_key(r.name))
        from directory.asked_appointments(r) s join public.appointments a on a.id = s.id where s.proof <> 'number'),
      'professionalId', (
        select p.id from directory.memberships m join directory.profiles p on p.user_id = m.user_id
        where lower(m.email) = lower(r.email) limit 1)
    ) order by r.state <> 'open', r.due_at)
    from directory.privacy_requests r where r.id in (
      select q.id from directory.privacy_requests q order by q.state <> 'open', q.due_at limit 200)
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

revoke execute on function directory.new_protocol, directory.make_privacy_request, directory.privacy_request_by_proof,
  directory.prove_privacy_request, directory.purge_privacy_requests, public.operator_requests,
  public.operator_close_request from public, anon, authenticated, service_role;
grant execute on function directory.make_privacy_request to anon, authenticated;
grant execute on function directory.privacy_request_by_proof, directory.prove_privacy_request to anon;
grant execute on function directory.purge_privacy_requests to service_role;
grant execute on function public.operator_requests, public.operator_close_request to authenticated;
