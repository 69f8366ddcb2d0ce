-- What a professional does with the own appointments.

-- One of the own, to be acted on with words to its patient.
create or replace function directory.require_own(appointment uuid, words text) returns public.appointments
language plpgsql stable set search_path = ''
as $$
declare
  known public.appointments;
begin
  select * into known from public.appointments a
  where a.id = appointment and a.professional_id = directory.own_professional_id();
  if known.id is null then
    raise insufficient_privilege using message = 'Esta consulta não é sua ou não existe mais.';
  elsif length(words) > 500 then
    raise check_violation using message = 'A mensagem deve ter no máximo 500 caracteres.';
  end if;
  return known;
end
$$;

create or replace function directory.move_own(appointment uuid, to_status text, at timestamptz default null, words text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return directory.move_appointment((directory.require_own(appointment, words)).id, to_status, 'professional', at, words);
end
$$;

create or replace function directory.confirm_own(appointment uuid, words text, at timestamptz)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform directory.lock_agenda(directory.own_professional_id());
  perform directory.require_unmoved(directory.require_own(appointment, words), at);
  return directory.move_own(appointment, 'confirmed', null, words);
end
$$;

-- `at` is the time that was read: the patient may have asked for another since.
drop function if exists public.confirm_appointment(uuid, text);
create or replace function public.confirm_appointment(appointment uuid, note text default null, at timestamptz default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.confirm_own(appointment, note, at) $$;

-- What a professional sets by hand lies ahead, and not out of sight.
create or replace function directory.require_time_ahead(at timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if at is null or at <= now() or at > now() + interval '366 days' then
    raise check_violation using message = 'Escolha um horário que ainda não passou, dentro de um ano.';
  end if;
end
$$;

-- One of the free times, unless it is said that it is not: then any that is ahead, and nobody's.
drop function if exists public.propose_appointment(uuid, timestamptz, text);
create or replace function public.propose_appointment(
  appointment uuid, at timestamptz, note text default null, is_exception boolean default false
) returns public.appointments
language plpgsql volatile set search_path = ''
as $$
begin
  if exists (select from public.appointments a where a.id = appointment and a.starts_at = at) then
    raise check_violation using message = 'Este é o horário do pedido. Proponha outro, ou confirme o pedido.';
  elsif is_exception then
    perform directory.require_time_ahead(at);
  elsif not coalesce(at in (select public.times_to_propose(appointment)), false) then
    raise check_violation using message = 'Escolha um dos seus horários livres.';
  end if;
  return directory.move_own(appointment, 'proposed', at, note);
end
$$;

create or replace function public.decline_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'declined', null, note) $$;

-- Open requests that look like one hand's: three or more from one network, told as groups and never by the network
-- itself; and, once there are so many that new ones have to be confirmed, all whose contact nobody confirmed, of which
-- some may be agreed on already where that happens by itself.
create or replace function directory.own_suspicious_requests() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with open as materialized (
    select a.id, a.created_at, n.network
    from public.appointments a join directory.request_networks n on n.appointment_id = a.id
    where a.professional_id = directory.own_professional_id() and a.status = 'requested' and a.answer_by > now()
  )
  select jsonb_build_object(
    'groups', coalesce((select jsonb_agg(g.ids order by g.first) from (
      select jsonb_agg(o.id order by o.created_at) as ids, min(o.created_at) as first from open o
      group by o.network having count(*) >= 3
    ) g), '[]'),
    'unconfirmed', coalesce((
      select jsonb_agg(id) from directory.unconfirmed_contacts(directory.own_professional_id()) id
      where directory.has_many_unconfirmed(directory.own_professional_id())), '[]'))
$$;

create or replace function public.my_suspicious_requests() returns jsonb
language sql stable set search_path = ''
as $$ select directory.own_suspicious_requests() $$;

-- Several in one act, without a word. An address that nobody confirmed may be a stranger's: it gets no email about it.
create or replace function directory.decline_own_requests(appointments uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  declined public.appointments;
  done integer := 0;
  wanted uuid;
begin
  -- Nothing changes meanwhile: one that is answered or over would end them all.
  perform directory.lock_agenda(directory.own_professional_id());
  for wanted in
    select a.id from public.appointments a
    where a.id = any (appointments[1:200]) and a.professional_id = directory.own_professional_id()
      and a.status = 'requested' and a.answer_by > now()
    order by a.id
  loop
    declined := directory.move_own(wanted, 'declined');
    if declined.contact_confirmed_at is null then
      perform email.supersede_appointment(declined.id, declined.patient_email);
    end if;
    done := done + 1;
  end loop;
  return done;
end
$$;

create or replace function public.decline_requests(appointments uuid[]) returns integer
language sql volatile set search_path = ''
as $$ select directory.decline_own_requests(appointments) $$;

create or replace function public.cancel_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'cancelled', null, note) $$;

create or replace function public.record_attendance(appointment uuid, has_come boolean) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, case when has_come then 'done' else 'no_show' end) $$;

-- The clock of the panel's pages: that of the professional's own city.
create or replace function public.my_time_zone() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ), directory.default_zone())
$$;

-- What the own agenda holds, in the export of an account.
create or replace function directory.export_section_appointments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(to_jsonb(a) - 'professional_id' order by a.created_at)
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  where p.user_id = account and a.status <> 'unconfirmed'
$$;

revoke execute on function directory.require_own, directory.require_time_ahead, directory.own_suspicious_requests,
  public.my_suspicious_requests, directory.decline_own_requests, public.decline_requests, directory.move_own, directory.confirm_own, public.confirm_appointment,
  public.propose_appointment, public.decline_appointment, public.cancel_appointment, public.record_attendance,
  public.my_time_zone, directory.export_section_appointments from public, anon, authenticated, service_role;
grant execute on function directory.require_time_ahead, directory.own_suspicious_requests, public.my_suspicious_requests,
  directory.decline_own_requests, public.decline_requests, directory.move_own, directory.confirm_own,
  public.confirm_appointment, public.propose_appointment, public.decline_appointment, public.cancel_appointment,
  public.record_attendance, public.my_time_zone to authenticated;
