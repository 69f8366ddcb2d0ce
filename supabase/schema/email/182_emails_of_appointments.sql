-- What the outbox knows of appointments: whoever moves or erases one finds the emails about it.

-- A mail server that was down for hours must not remind anybody of an appointment that was cancelled meanwhile: what
-- still waits for the patient is superseded by the email about the new state. Its key is free again: what tells of the same
-- change with others, or in other words, is no second one.
create or replace function email.supersede_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}',
    unique_key = format('%s superseded %s', o.unique_key, o.id)
  where o.recipient = lower(supersede_appointment.recipient) and o.next_attempt_at is not null
    and starts_with(o.kind, 'appointment-') and strpos(o.unique_key, appointment::text) > 0
$$;

-- By its key, or as one of several dates.
create or replace function email.subjects(message email.outbox) returns setof text
language sql stable set search_path = ''
as $$
  select named[1] from regexp_matches(message.unique_key, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') named
  union all
  select date #>> '{id}' from jsonb_path_query(message.data, '$.dates[*]') date
$$;

create or replace function email.is_about(message email.outbox, appointment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select appointment::text in (select email.subjects(message))
$$;

-- That somebody asked for an appointment is in the emails about it, too: they go with it.
create or replace function email.purge_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  delete from email.outbox o
  where o.recipient = lower(purge_appointment.recipient) and o.next_attempt_at is null
    and email.is_about(o, appointment)
$$;

-- Whoever erases takes what still waits along, on both sides.
create or replace function email.erase_appointment(a public.appointments) returns void
language sql security definer set search_path = ''
as $$
  delete from email.outbox o
  where o.recipient in (a.patient_email, (
    select lower(u.email) from directory.profiles p join auth.users u on u.id = p.user_id where p.id = a.professional_id))
    and email.is_about(o, a.id)
$$;

-- What was sent about several of a series is known by the series alone: it goes with the last of them that is kept.
create or replace function email.purge_series() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox o using (
    select distinct g.series_id, g.patient_email from gone g
    where g.patient_email is not null
      and not exists (select from public.appointments a where a.series_id = g.series_id)
  ) s
  where o.recipient = s.patient_email and o.next_attempt_at is null and strpos(o.unique_key, s.series_id::text) > 0;
  return null;
end
$$;
create or replace trigger purge_series_emails after delete on public.appointments
referencing old table as gone for each statement execute function email.purge_series();

revoke execute on function email.supersede_appointment, email.subjects, email.is_about, email.purge_appointment, email.erase_appointment,
  email.purge_series from public, anon, authenticated, service_role;
