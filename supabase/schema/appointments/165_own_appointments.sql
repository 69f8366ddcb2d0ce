-- Appointments that a professional enters by hand: agreed on already, alone or as a series every week or every two, and moved
-- or cancelled one at a time or with all that follow. Weeks are counted on the professional's own clock.

create or replace function directory.in_weeks(at timestamptz, weeks integer, zone text) returns timestamptz
language sql stable set search_path = ''
as $$ select ((at at time zone zone) + make_interval(days => 7 * weeks)) at time zone zone $$;

-- Gives how many were entered: all of them but those of days that are skipped, or none. `weeks` is how often, `every` so many.
drop function if exists directory.add_own_appointments(timestamptz, integer, text, text, text, text, text, integer);
drop function if exists directory.add_own_appointments(timestamptz, integer, text, text, text, text, text, integer, date[]);
create or replace function directory.add_own_appointments(
  at timestamptz, minutes integer, in_modality text, patient_name text, patient_email text, patient_whatsapp text,
  service text, weeks integer, skipped date[], every integer
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  own uuid := directory.own_professional_id();
  zone text;
  series uuid := case when weeks > 1 then gen_random_uuid() end;
  made public.appointments;
  all_made public.appointments[] := '{}';
  begins timestamptz;
begin
  if own is null then raise insufficient_privilege using message = 'Entre de novo para continuar.'; end if;
  perform directory.require_time_ahead(at);
  if coalesce(minutes, 0) not between 10 and 240 then
    raise check_violation using message = 'Uma consulta dura de 10 a 240 minutos.';
  elsif coalesce(every, 0) not in (1, 2) or coalesce(weeks, 0) not between 1 and 52 / every then
    raise check_violation using message = 'Uma série vai por até 52 semanas, toda semana ou a cada duas.';
  elsif coalesce(length(directory.tidy_name(patient_name)), 0) < 2 then
    raise check_violation using message = 'Diga o nome do paciente.';
  end if;
  perform directory.lock_agenda(own);
  -- An agenda of paper fits into a day; nobody fills the table by a script.
  if (select count(distinct coalesce(a.series_id, a.id)) from public.appointments a
      where a.professional_id = own and a.is_own and a.created_at > now() - interval '1 day') >= 200
  then
    raise check_violation using message = 'São no máximo 200 consultas anotadas por dia.';
  end if;
  perform directory.expire_appointments(own), directory.release_times(own);
  zone := (select directory.time_zone_of(p.city_id) from directory.profiles p where p.id = own);
  for week in 0 .. weeks - 1 loop
    begins := directory.in_weeks(at, week * every, zone);
    continue when (begins at time zone zone)::date = any (skipped);
    insert into public.appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email,
      patient_whatsapp, service, is_own, series_id)
    values (own, 'confirmed', begins, begins + make_interval(mins => minutes), in_modality,
      patient_name, nullif(lower(btrim(patient_email)), ''),
      nullif(regexp_replace(patient_whatsapp, '\D', '', 'g'), ''), nullif(directory.tidy_name(service), ''), true, series)
    returning * into made;
    all_made := all_made || made;
  end loop;
  if all_made = '{}' then raise check_violation using message = directory.none_left_words(); end if;
  perform directory.email_patient_of(all_made, 'appointment-confirmed');
  return cardinality(all_made);
exception when exclusion_violation then
  raise check_violation using message = directory.taken_words(begins, zone);
end
$$;

create or replace function directory.none_left_words() returns text
language sql immutable set search_path = ''
as $$ select 'Sem essas datas não sobra nenhuma. Escolha outro horário.' $$;

create or replace function directory.taken_words(at timestamptz, zone text) returns text
language sql stable set search_path = ''
as $$
  select format('Já há uma consulta em %s que se sobrepõe às %s.', to_char(at at time zone zone, 'DD/MM/YYYY'),
    regexp_replace(to_char(at at time zone zone, 'FMHH24"h"MI'), 'h00$', 'h'))
$$;

-- One of the own appointments that can still be moved, and all that follow it in its series where they are wanted.
create or replace function directory.own_following(appointment uuid, following boolean)
returns setof public.appointments
language plpgsql volatile set search_path = ''
as $$
declare
  known public.appointments := directory.require_own(appointment, null);
begin
  perform directory.lock_agenda(known.professional_id);
  return query select a.* from public.appointments a
  where a.professional_id = known.professional_id and a.status = 'confirmed' and a.starts_at > now()
    and (a.id = known.id or following and a.series_id = known.series_id and a.starts_at > known.starts_at)
  order by a.starts_at for update;
  if not found then
    raise check_violation using message = 'Esta consulta já mudou. Atualize a página para ver como ela está.';
  end if;
end
$$;

-- Its patient hears of it with the others.
create or replace function directory.cancel_one_of(wanted uuid, words text) returns public.appointments
language plpgsql volatile set search_path = ''
as $$
declare
  cancelled public.appointments := directory.move_own(wanted, 'cancelled', null, words);
begin
  perform email.supersede_appointment(cancelled.id, cancelled.patient_email);
  return cancelled;
end
$$;

-- What a professional entered is agreed on with the patient elsewhere: it is moved without a proposal. What would come on a
-- day that is skipped does not take place. The same times as movedTimes in
-- app/features/appointments/agenda/entry/conflicts.ts; own-appointments.test.ts compares them.
drop function if exists directory.move_own_appointments(uuid, timestamptz, boolean);
create or replace function directory.move_own_appointments(
  appointment uuid, at timestamptz, following boolean, skipped date[]
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  before public.appointments[] := array(select f from directory.own_following(appointment, following) f);
  known public.appointments := before[1];
  zone text := (select directory.time_zone_of(p.city_id) from directory.profiles p where p.id = known.professional_id);
  after public.appointments[] := '{}';
  moved integer := 0;
  later interval;
  begins timestamptz;
begin
  if known.id <> appointment or not known.is_own then
    raise check_violation using message = 'Só o que você anotou muda de horário assim. Proponha outro horário ao paciente.';
  end if;
  perform directory.require_time_ahead(at);
  if at = known.starts_at then
    raise check_violation using message = 'É o mesmo horário. Escolha outro.';
  end if;
  later := (at at time zone zone) - (known.starts_at at time zone zone);
  -- Out of each other's way first: a series may be moved onto itself.
  update public.appointments a set held_until = null where a.id in (select m.id from unnest(before) m);
  foreach known in array before loop
    begins := ((known.starts_at at time zone zone) + later) at time zone zone;
    if (begins at time zone zone)::date = any (skipped) then
      after := after || directory.cancel_one_of(known.id, null);
      continue;
    end if;
    update public.appointments a
    set starts_at = begins, ends_at = begins + (a.ends_at - a.starts_at), reminded_at = null, is_automatic = false,
      updated_at = now()
    where a.id = known.id returning * into known;
    after := after || known;
    moved := moved + 1;
  end loop;
  if moved = 0 then raise check_violation using message = directory.none_left_words(); end if;
  perform directory.email_patient_of(after, 'appointment-moved', before);
  return moved;
exception when exclusion_violation then
  raise check_violation using message = directory.taken_words(begins, zone);
end
$$;

-- The patient hears of it once.
create or replace function directory.cancel_own_following(appointment uuid, words text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cancelled public.appointments[] := '{}';
  wanted uuid;
begin
  for wanted in select f.id from directory.own_following(appointment, true) f loop
    cancelled := cancelled || directory.cancel_one_of(wanted, words);
  end loop;
  perform directory.email_patient_of(cancelled, 'appointment-cancelled', more => '{"endedBy": "professional"}');
  return cardinality(cancelled);
end
$$;

-- The free times that can be proposed for an appointment: as long as it is, in its way, and not the time that it has.
create or replace function directory.times_to_propose(appointment uuid) returns setof timestamptz
language sql stable security definer set search_path = ''
as $$
  select s.starts_at
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  cross join lateral directory.free_slots(p.id, current_date - 1, current_date + 90,
    directory.minutes_wanted(a),
    directory.modality_bits(a.modality)) s
  where a.id = appointment and a.professional_id = directory.own_professional_id()
    and s.starts_at is distinct from a.starts_at
  order by s.starts_at
$$;

-- Whose topic tells of changed free times.
create or replace function public.my_professional_id() returns uuid
language sql stable set search_path = ''
as $$ select directory.own_professional_id() $$;

create or replace function public.times_to_propose(appointment uuid) returns setof timestamptz
language sql stable set search_path = ''
as $$ select directory.times_to_propose(appointment) $$;

drop function if exists public.add_appointments(timestamptz, integer, text, text, text, text, text, integer);
drop function if exists public.add_appointments(timestamptz, integer, text, text, text, text, text, integer, date[]);
create or replace function public.add_appointments(
  at timestamptz, minutes integer, in_modality text, patient_name text, patient_email text default null,
  patient_whatsapp text default null, service text default null, weeks integer default 1, skipped date[] default '{}',
  every integer default 1
) returns integer
language sql volatile set search_path = ''
as $$
  select directory.add_own_appointments(at, minutes, in_modality, patient_name, patient_email, patient_whatsapp, service, weeks,
    skipped, every)
$$;

drop function if exists public.move_appointments(uuid, timestamptz, boolean);
create or replace function public.move_appointments(
  appointment uuid, at timestamptz, following boolean default false, skipped date[] default '{}'
) returns integer
language sql volatile set search_path = ''
as $$ select directory.move_own_appointments(appointment, at, following, skipped) $$;

create or replace function public.cancel_following(appointment uuid, note text default null) returns integer
language sql volatile set search_path = ''
as $$ select directory.cancel_own_following(appointment, note) $$;

revoke execute on function directory.in_weeks, directory.add_own_appointments, directory.taken_words,
  directory.none_left_words, directory.cancel_one_of,
  directory.own_following, directory.move_own_appointments, directory.cancel_own_following, directory.times_to_propose,
  public.times_to_propose, public.my_professional_id, public.add_appointments, public.move_appointments,
  public.cancel_following from public, anon, authenticated, service_role;
grant execute on function directory.add_own_appointments, directory.move_own_appointments, directory.cancel_own_following,
  directory.times_to_propose, public.times_to_propose, public.my_professional_id, public.add_appointments,
  public.move_appointments, public.cancel_following to authenticated;
