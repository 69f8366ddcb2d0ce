-- What the desk does about a patient's or a visitor's request, without an operator reading anything of theirs: the data
-- goes to the mailbox that it belongs to, or goes away. Who has an account does both in the settings.
create function directory.kept_counts(address text) returns jsonb
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
create index reports_by_contact on directory.reports (lower(contact)) where contact is not null;

create or replace function public.operator_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'protocol', r.protocol, 'kind', r.kind, 'name', r.name,
      'email', r.email, 'message', r.message, 'state', r.state, 'createdAt', r.created_at, 'dueAt', r.due_at,
      'closedAt', r.closed_at, 'done', r.done,
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

create function public.operator_send_kept(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked directory.privacy_requests;
begin
  perform directory.require_operator();
  select * into asked from directory.privacy_requests r where r.id = request and r.state = 'open' for update;
  if asked.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  if exists (
    select from mail.letters l where l.recipient = asked.email and l.kind = 'privacy-request-data'
      and l.created_at > now() - interval '1 hour'
  ) then
    raise check_violation using message = 'Os dados já foram enviados há menos de uma hora.';
  end if;
  perform mail.post('privacy-request-data', asked.email, jsonb_build_object('name', asked.name,
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

-- Consultations that are still ahead concern somebody else too: the patient cancels those by the private link first.
create function public.operator_erase_kept(request uuid, reason text) returns jsonb
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

revoke execute on function directory.kept_counts, public.operator_send_kept, public.operator_erase_kept
  from public, anon, authenticated, service_role;
grant execute on function public.operator_send_kept, public.operator_erase_kept to authenticated;
