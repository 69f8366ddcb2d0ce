-- Finds the emails about an appointment by their subject, to supersede or erase them.

-- A mail server that was down for hours must not remind anybody of an appointment that was cancelled meanwhile: what
-- still waits for the patient is superseded by the email about the new state. Its key is free again: what tells of the same
-- change with others, or in other words, is no second one.
create or replace function email.supersede_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox o set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}',
    unique_key = null
  where o.subject_kind = 'appointment' and o.subject_id = appointment and starts_with(o.kind, 'appointment-')
    and o.recipient = lower(supersede_appointment.recipient) and o.next_attempt_at is not null
$$;

-- That somebody asked for an appointment is in the emails about it, too: they go with it.
create or replace function email.purge_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  delete from email.outbox o
  where o.subject_kind = 'appointment' and o.subject_id = appointment
    and o.recipient = lower(purge_appointment.recipient) and o.next_attempt_at is null
$$;

-- An erasure also removes what still waits, for both sides, and the date from emails about its series.
create or replace function email.erase_appointment(a public.appointments) returns void
language sql security definer set search_path = ''
as $$
  delete from email.outbox o where o.subject_kind = 'appointment' and o.subject_id = a.id;
  delete from email.outbox o where o.subject_kind = 'series' and o.subject_id = a.series_id
    and o.data -> 'dates' @> jsonb_build_array(jsonb_build_object('id', a.id))
$$;

-- What was sent about several of a series is known by the series alone: it goes with the last of them that is kept.
create or replace function email.purge_series() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox o using (
    select distinct g.series_id from gone g
    where not exists (select from public.appointments a where a.series_id = g.series_id)
  ) s
  where o.subject_kind = 'series' and o.subject_id = s.series_id and o.next_attempt_at is null;
  return null;
end
$$;
create or replace trigger purge_series_emails after delete on public.appointments
referencing old table as gone for each statement execute function email.purge_series();

revoke execute on function email.supersede_appointment, email.purge_appointment, email.erase_appointment, email.purge_series
  from public, anon, authenticated, service_role;
