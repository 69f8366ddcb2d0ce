-- Both sides hear of every change, in the transaction that makes it; and what the clock does to appointments.

create or replace function directory.appointment_words(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', a.id, 'professional', p.name, 'title', directory.title_facts(p), 'patient', a.patient_name, 'modality', a.modality,
    'startsAt', to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endsAt', to_char(a.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'answerBy', to_char(a.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'zone', directory.time_zone_of(p.city_id), 'patientZone', a.patient_zone, 'wish', a.wish, 'note', a.note,
    'service', a.service,
    'place', case when a.modality = 'presencial' then directory.place_of(p.id) end, 'room', directory.room_of(a),
    'specialty', (select s.name from public.specialties s where s.id = p.specialty_id), 'forWhom', a.for_whom,
    'isOwn', nullif(a.is_own, false)))
  from directory.profiles p where p.id = a.professional_id
$$;

-- For whoever has to look on: the professional's next free times, and where others are found. The times are those that booking
-- has for the service of the same name as it is now, or for the usual one where that is gone.
create or replace function directory.alternatives_to(a public.appointments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('professionalId', p.id,
    'city', (select c.name || ' - ' || c.state from public.cities c where c.id = p.city_id), 'serviceId', same.id,
    'freeTimes', (
      select jsonb_agg(to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') order by s.starts_at) from (
        select s.starts_at from directory.free_slots(p.id, current_date - 1, current_date + 14, same.minutes,
          directory.modality_bits(a.modality) & coalesce(same.modality, 3::smallint)) s
        where s.modality <> 0 order by s.starts_at limit 4
      ) s)))
  from directory.profiles p
  left join lateral (
    select it ->> 'id' as id, (it ->> 'minutes')::integer as minutes, directory.modality_bits(it ->> 'modality') as modality
    from jsonb_array_elements(p.booking_rules -> 'services') it where it ->> 'name' = a.service limit 1
  ) same on true
  where p.id = a.professional_id and p.listed_until > now()
$$;

-- Whom a patient's reply reaches: the professional, at the address that everybody may read in the profile, of an account
-- that somebody has confirmed; otherwise nobody but the operator (server/email/reply-to.ts).
create or replace function directory.public_address(of_professional uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select p.contact_email from directory.profiles p
  join auth.users u on u.id = p.user_id and u.email_confirmed_at is not null
  where p.id = of_professional and p.listed_until > now()
$$;

-- Every email to a patient about an appointment. Who gave a WhatsApp number gets none: the private link was shown, and the
-- professional writes. Where a professional may not write to strangers, the email uses our words alone. The professional's
-- note and the address of the room go only to an address that somebody has confirmed; any other gets a hint that they are
-- on the page. Where the professional leaves (`hasLeft`) the page goes, too: no link leads to it, nobody answers.
create or replace function directory.email_patient(a public.appointments, kind text, more jsonb default '{}')
returns void
language plpgsql set search_path = ''
as $$
declare
  is_confirmed boolean := directory.has_confirmed_mailbox(a);
  is_named boolean := is_confirmed or directory.may_write_to_strangers(a.professional_id, a.service);
  words jsonb := directory.appointment_words(a);
begin
  if a.patient_email is null or a.is_own and not is_named then return; end if;
  if not is_named then
    words := words - '{title,service,place}'::text[]
      || jsonb_build_object('professional', directory.name_by_specialty(a.professional_id));
  end if;
  perform email.enqueue(
    kind, a.patient_email,
    case when a.contact_confirmed_at is null
      then words - '{note,room}'::text[]
        || jsonb_build_object('hasNote', a.note is not null, 'hasRoom', directory.room_of(a) is not null)
      else words end || more
      -- Of a request that nobody confirmed the professional does not know.
      || jsonb_strip_nulls(jsonb_build_object(
        'token', case when not more ? 'hasLeft' then directory.new_appointment_link(a.id, is_mailed => true) end,
        'replyTo', case when is_named and a.status <> 'unconfirmed' and not more ? 'hasLeft'
          then directory.public_address(a.professional_id) end,
        -- An email that has waited does not overwrite in a calendar what a later one has put there.
        'writtenAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))),
    format('%s %s %s', kind, case when more ? 'dates' then a.series_id else a.id end, extract(epoch from a.updated_at)), now(),
    greatest(now() + interval '2 hours',
      least(case when not more ? 'dates' then a.starts_at end, now() + interval '3 days')),
    email.counted(a.patient_email, is_confirmed, directory.causes_of_email(a, 'patient')),
    subject_kind => case when more ? 'dates' then 'series' else 'appointment' end,
    subject_id => case when more ? 'dates' then a.series_id else a.id end);
end
$$;

-- Several of one series in one act: one email with every date. `before` are the same ones as they were, where they were moved.
-- A change of one of them supersedes no such email, which tells of the others, too: the next one corrects it.
create or replace function directory.email_patient_of(
  those public.appointments[], kind text, before public.appointments[] default null, more jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS"Z"';
  -- The page that the email leads to.
  first public.appointments := coalesce((
    select a from unnest(those) a where a.status = 'confirmed' order by a.starts_at limit 1), those[1]);
  dates jsonb;
begin
  -- Nobody reads the links that would be made.
  if not directory.is_mailed_to_patient(first) then return; end if;
  if cardinality(those) = 1 then
    perform directory.email_patient(those[1], kind, more || jsonb_strip_nulls(jsonb_build_object(
      'movedFrom', to_char(before[1].starts_at at time zone 'UTC', iso))));
    return;
  end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', a.id,
    'startsAt', to_char(a.starts_at at time zone 'UTC', iso), 'endsAt', to_char(a.ends_at at time zone 'UTC', iso),
    'movedFrom', to_char(b.starts_at at time zone 'UTC', iso), 'isCancelled', nullif(a.status = 'cancelled', false),
    'room', case when a.contact_confirmed_at is not null then directory.room_of(a) end,
    'token', case when not more ? 'hasLeft' then directory.new_appointment_link(a.id, is_mailed => true) end))
    order by a.starts_at)
  into dates from unnest(those) a left join unnest(before) b on b.id = a.id;
  perform directory.email_patient(first, kind, more || jsonb_build_object('dates', dates));
end
$$;

-- An address that nobody confirmed may be somebody else's: it learns that there is something to see, and nothing more.
drop function if exists directory.email_professional(public.appointments, text);
create or replace function directory.email_professional(a public.appointments, what text, more jsonb default '{}')
returns void
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
      'message', a.message, 'email', a.patient_email, 'whatsapp', a.patient_whatsapp,
      'replyTo', case when a.contact_confirmed_at is not null then a.patient_email end,
      'writtenAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) || more;
  else
    words := jsonb_build_object('professional', words -> 'professional');
  end if;
  perform email.enqueue('appointment-update', address, words || jsonb_build_object('what', what, 'isWhole', is_confirmed),
    format('appointment-update %s %s %s', what, a.id, extract(epoch from a.updated_at)), now(),
    -- Nobody is asked for an answer that comes too late.
    case when what in ('requested', 'rescheduled', 'move-requested') then greatest(now() + interval '2 hours',
      least(coalesce(a.move_answer_by, a.answer_by, 'infinity'), now() + interval '3 days')) end,
    email.counted(address, is_confirmed, directory.causes_of_email(a, 'professional')),
    subject_kind => 'appointment', subject_id => a.id);
end
$$;

-- What was agreed on before and is not any more: a file may have put it into either calendar, and the next email takes it out
-- there.
create or replace function directory.time_given_up(before public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select case when before.agreed_at is not null then jsonb_build_object('givenUp', jsonb_build_object(
    'startsAt', to_char(before.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endsAt', to_char(before.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  else '{}' end
$$;

-- When it was, and nothing of who it was. Its id takes out of a calendar what a file may have put there.
create or replace function directory.email_about_erasure(a public.appointments, erased_by text) returns void
language sql security definer set search_path = ''
as $$
  select email.enqueue('appointment-erased', u.email, directory.appointment_words(a)
    - '{patient,patientZone,wish,note,place,room,forWhom}'::text[]
    - case when a.status in ('proposed', 'confirmed') then '{}' else '{id}' end::text[]
    || jsonb_build_object('erasedBy', erased_by, 'askedAt', a.created_at),
    counted => email.counted(u.email, u.email_confirmed_at is not null, directory.causes_of_email(a, 'professional')))
  from directory.profiles p join auth.users u on u.id = p.user_id
  where p.id = a.professional_id and coalesce(u.email, '') <> ''
$$;

-- Of a new appointment there is no `old_row`.
create or replace function directory.notify_of_appointment(old_row public.appointments, new_row public.appointments)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- What a rule says yes to is told once: as agreed on.
  if new_row.status = 'requested' and new_row.is_automatic then
    perform email.supersede_appointment(new_row.id, new_row.patient_email);
    return;
  end if;
  if old_row.id is null then
    if new_row.status = 'requested' then
      perform directory.email_patient(new_row, 'appointment-received');
      perform directory.email_professional(new_row, 'requested');
    elsif new_row.status = 'unconfirmed' then
      perform directory.email_patient(new_row, 'appointment-to-confirm', jsonb_strip_nulls(jsonb_build_object(
        'confirmBy', to_char(directory.confirm_by(new_row) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))));
    end if;
    return;
  end if;
  if (old_row.status, old_row.starts_at) is distinct from (new_row.status, new_row.starts_at) then
    perform email.supersede_appointment(new_row.id, new_row.patient_email);
  end if;
  if old_row.status = 'unconfirmed' then
    perform directory.email_professional(new_row, 'requested');
  elsif new_row.status = 'requested' and new_row.starts_at is distinct from old_row.starts_at then
    perform directory.email_patient(new_row, 'appointment-received', jsonb_build_object('isMoved', true)
      || directory.time_given_up(old_row));
    perform directory.email_professional(new_row, 'rescheduled', directory.time_given_up(old_row));
  elsif new_row.status = 'proposed' then
    perform directory.email_patient(new_row, 'appointment-proposed', jsonb_build_object('insteadOf', old_row.status)
      || directory.time_given_up(old_row));
  -- By the patient, where a rule says yes: what a professional moves is told by who moves it, with the others of its series.
  elsif old_row.status = 'confirmed' and new_row.status = 'confirmed' and new_row.is_automatic
    and new_row.starts_at is distinct from old_row.starts_at
  then
    perform directory.email_patient(new_row, 'appointment-moved', jsonb_build_object('movedBy', 'patient',
      'movedFrom', to_char(old_row.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
    perform directory.email_professional(new_row, 'moved');
  elsif new_row.status is not distinct from old_row.status then
    return;
  elsif new_row.status = 'confirmed' then
    perform directory.email_patient(new_row, 'appointment-confirmed');
    if old_row.status = 'proposed' then perform directory.email_professional(new_row, 'accepted');
    elsif new_row.is_automatic then perform directory.email_professional(new_row, 'booked');
    end if;
  elsif new_row.status in ('declined', 'expired') then
    perform directory.email_patient(new_row, 'appointment-declined', jsonb_build_object('status', new_row.status,
      'endedBy', new_row.ended_by) || coalesce(directory.alternatives_to(new_row), '{}') || directory.time_given_up(old_row));
  elsif new_row.status = 'cancelled' then
    perform directory.email_patient(new_row, 'appointment-cancelled', jsonb_build_object('endedBy', new_row.ended_by));
    if new_row.ended_by = 'patient' then
      perform directory.email_professional(new_row, 'cancelled', directory.time_given_up(old_row));
    end if;
  end if;
end
$$;

-- The day before. Whoever agreed on it only hours ago needs no reminder; who asks for another time does, for this one stands.
create or replace function directory.remind_of_appointments() returns bigint
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
    if due.move_answer_by is not null or due.updated_at < now() - interval '6 hours' then
      perform directory.email_patient(due, 'appointment-reminder');
    end if;
    done := done + 1;
  end loop;
  return done;
end
$$;

-- Taken as having happened, unless the professional says otherwise.
create or replace function directory.finish_appointments() returns bigint
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

create or replace function directory.purge_appointments() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with old as (
    select a.id from public.appointments a where a.ended_at < now() - directory.kept_for('appointments') order by a.id limit 1000
  ), gone as (
    delete from public.appointments a using old where a.id = old.id returning 1
  )
  select count(*) from gone
$$;

revoke execute on function directory.has_confirmed_mailbox, directory.may_write_to_strangers, directory.name_by_specialty,
  directory.is_mailed_to_patient, directory.is_mailed_to_own, public.mails_patient, directory.causes_of_email,
  directory.appointment_words, directory.alternatives_to, directory.email_patient,
  directory.email_patient_of, directory.email_professional, directory.time_given_up, directory.email_about_erasure,
  directory.public_address, directory.notify_of_appointment, directory.remind_of_appointments, directory.finish_appointments,
  directory.purge_appointments from public, anon, authenticated, service_role;
grant execute on function directory.remind_of_appointments, directory.finish_appointments, directory.purge_appointments
  to service_role;
grant execute on function directory.is_mailed_to_own, public.mails_patient to authenticated;
