-- Both sides are told of every change, in the transaction that makes it; and what the clock does to appointments.

create function directory.appointment_words(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', a.id, 'professional', p.name, 'patient', a.patient_name, 'modality', a.modality,
    'startsAt', to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endsAt', to_char(a.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'zone', directory.time_zone_of(p.city_id), 'patientZone', a.patient_zone, 'wish', a.wish, 'note', a.note,
    'place', case when a.modality = 'presencial' then directory.place_of(p.id) end))
  from directory.profiles p where p.id = a.professional_id
$$;

-- Who gave a WhatsApp number gets no email: the private link was shown, and the professional writes.
create function directory.email_patient(a public.appointments, kind text, more jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  if a.patient_email is null then return; end if;
  perform email.enqueue(
    kind, a.patient_email,
    directory.appointment_words(a) || more || jsonb_build_object('token', directory.new_appointment_link(a.id)),
    format('%s %s %s', kind, a.id, extract(epoch from a.updated_at)), now(),
    greatest(now() + interval '2 hours', least(a.starts_at, now() + interval '3 days')));
end
$$;

-- An address that nobody confirmed may be somebody else's: it learns that there is something to see, and nothing more.
create function directory.email_professional(a public.appointments, what text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  is_confirmed boolean;
  words jsonb := directory.appointment_words(a);
begin
  select u.email, u.email_confirmed_at is not null into address, is_confirmed
  from directory.profiles p join auth.users u on u.id = p.user_id where p.id = a.professional_id;
  if coalesce(address, '') = '' then return; end if;
  if is_confirmed then
    words := words || jsonb_strip_nulls(jsonb_build_object(
      'message', a.message, 'contact', coalesce(a.patient_email, a.patient_whatsapp)));
  else
    words := jsonb_build_object('professional', words -> 'professional');
  end if;
  perform email.enqueue('appointment-news', address, words || jsonb_build_object('what', what, 'isWhole', is_confirmed),
    format('appointment-news %s %s %s', what, a.id, extract(epoch from a.updated_at)));
end
$$;

-- A mail server that was down for hours must not remind anybody of an appointment that was cancelled meanwhile: what
-- still waits for the patient is superseded by the email about the new state.
create function email.supersede_appointment(appointment uuid, recipient text) returns void
language sql security definer set search_path = ''
as $$
  update email.outbox l set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where l.recipient = lower(supersede_appointment.recipient) and l.next_attempt_at is not null
    and starts_with(l.kind, 'appointment-') and strpos(l.unique_key, appointment::text) > 0
$$;

create function directory.notify_of_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.status, old.starts_at) is distinct from (new.status, new.starts_at) then
    perform email.supersede_appointment(new.id, new.patient_email);
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'requested' then
      perform directory.email_patient(new, 'appointment-received');
      perform directory.email_professional(new, 'requested');
    end if;
  elsif new.status = 'requested' and new.starts_at is distinct from old.starts_at then
    perform directory.email_patient(new, 'appointment-received');
    perform directory.email_professional(new, 'rescheduled');
  elsif new.status = 'proposed' then
    perform directory.email_patient(new, 'appointment-proposed');
  elsif new.status is not distinct from old.status then
    return null;
  elsif new.status = 'confirmed' then
    perform directory.email_patient(new, 'appointment-confirmed');
    if old.status = 'proposed' then perform directory.email_professional(new, 'accepted'); end if;
  elsif new.status in ('declined', 'expired') then
    perform directory.email_patient(new, 'appointment-declined', jsonb_build_object('status', new.status));
  elsif new.status = 'cancelled' then
    perform directory.email_patient(new, 'appointment-cancelled', jsonb_build_object('endedBy', new.ended_by));
    if new.ended_by = 'patient' then perform directory.email_professional(new, 'cancelled'); end if;
  end if;
  return null;
end
$$;
create trigger notify_of_appointment after insert or update of status, starts_at on public.appointments
for each row execute function directory.notify_of_appointment();

-- The day before. Whoever agreed on it only hours ago needs no reminder.
create function directory.remind_of_appointments() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  due public.appointments;
  done bigint := 0;
begin
  for due in
    select * from public.appointments a
    where a.status = 'confirmed' and a.reminded_at is null and a.starts_at > now()
      and a.starts_at <= now() + interval '24 hours'
    order by a.id limit 500 for update skip locked
  loop
    update public.appointments a set reminded_at = now() where a.id = due.id;
    if due.updated_at < now() - interval '6 hours' then
      perform directory.email_patient(due, 'appointment-reminder');
    end if;
    done := done + 1;
  end loop;
  return done;
end
$$;

-- Taken as having happened, unless the professional says otherwise.
create function directory.finish_appointments() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with over as (
    select a.id from public.appointments a where a.status = 'confirmed' and a.ends_at <= now()
    order by a.id limit 500 for update skip locked
  ), done as (
    update public.appointments a set status = 'done', ended_at = a.ends_at, updated_at = now()
    from over where a.id = over.id returning 1
  )
  select count(*) from done
$$;

create function directory.purge_appointments() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with old as (
    select a.id from public.appointments a where a.ended_at < now() - interval '90 days' order by a.id limit 1000
  ), gone as (
    delete from public.appointments a using old where a.id = old.id returning 1
  )
  select count(*) from gone
$$;

-- That somebody asked for an appointment is told by the emails about it, too: they go with it.
create function email.purge_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox l
  where l.recipient = lower(old.patient_email) and l.next_attempt_at is null
    and strpos(l.unique_key, old.id::text) > 0;
  return null;
end
$$;
create trigger purge_emails after delete on public.appointments
for each row when (old.patient_email is not null) execute function email.purge_appointment();

revoke execute on function directory.appointment_words, directory.email_patient, directory.email_professional,
  directory.notify_of_appointment, directory.remind_of_appointments, directory.finish_appointments,
  directory.purge_appointments, email.supersede_appointment, email.purge_appointment from public;
grant execute on function directory.remind_of_appointments, directory.finish_appointments,
  directory.purge_appointments to service_role;
