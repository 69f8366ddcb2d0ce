-- Requests that minors sent without mother, father or guardian (LGPD, article 14): told of by the professional, settled by an
-- operator.

-- "Pedido de menor sem responsável": the professional saw that a minor asked alone.
create or replace function directory.report_own_minor(appointment uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.appointments a
    where a.id = appointment and a.professional_id = directory.own_professional_id() and a.status <> 'unconfirmed'
  ) then
    raise insufficient_privilege using message = 'Esta consulta não é sua ou não existe mais.';
  end if;
  insert into directory.minor_reports (appointment_id) values (appointment) on conflict do nothing;
end
$$;

create or replace function public.report_minor(appointment uuid) returns void
language sql volatile set search_path = ''
as $$ select directory.report_own_minor(appointment) $$;

-- When and with whom; of who asked, nothing.
create or replace function public.operator_minor_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'professional', p.name, 'forWhom', a.for_whom,
      'createdAt', a.created_at, 'reportedAt', m.reported_at) order by m.reported_at)
    from directory.minor_reports m join public.appointments a on a.id = m.appointment_id
    join directory.profiles p on p.id = a.professional_id
  ), '[]');
end
$$;

create or replace function public.operator_settle_minor(appointment uuid, is_erased boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  reported public.appointments;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  -- Before any row, as all who change an appointment: with the row in hand, they and this one would wait for each other.
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = appointment));
  select a.* into reported from directory.minor_reports m join public.appointments a on a.id = m.appointment_id
  where m.appointment_id = appointment;
  if reported.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  if is_erased then
    perform directory.erase_appointment(appointment, true, 'operator');
  else
    delete from directory.minor_reports m where m.appointment_id = appointment;
  end if;
  perform directory.log_act(case when is_erased then 'erase_minor' else 'keep_minor' end, 'professional',
    reported.professional_id, jsonb_build_object('asked_at', reported.created_at), null, words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.report_own_minor, public.report_minor, public.operator_minor_reports,
  public.operator_settle_minor from public, anon, authenticated, service_role;
grant execute on function directory.report_own_minor, public.report_minor, public.operator_minor_reports,
  public.operator_settle_minor to authenticated;
