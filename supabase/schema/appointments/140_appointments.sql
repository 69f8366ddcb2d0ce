-- The life of an appointment: its private links, who may lead it from one state to another, and what follows from
-- that.

drop policy if exists "professionals read their own appointments" on public.appointments;
create policy "professionals read their own appointments" on public.appointments
for select to authenticated using (
  professional_id = (select directory.own_professional_id()) and status <> 'unconfirmed');

-- One for the screen, or one that goes to the patient's mailbox and nowhere else.
drop function if exists directory.new_appointment_link(uuid);
create or replace function directory.new_appointment_link(of_appointment uuid, is_mailed boolean) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  insert into directory.appointment_links (token_hash, appointment_id, is_mailed)
  values (directory.hash_token(token), of_appointment, is_mailed);
  return token;
end
$$;

-- Who may lead a request from one state to another: the whole life of an appointment.
create or replace function directory.may_move(from_status text, to_status text, actor text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select (from_status, to_status, actor) in (
    ('unconfirmed', 'requested', 'patient'),
    ('requested', 'confirmed', 'professional'), ('requested', 'proposed', 'professional'),
    ('requested', 'declined', 'professional'), ('requested', 'cancelled', 'patient'),
    ('requested', 'requested', 'patient'), ('requested', 'expired', 'clock'),
    ('proposed', 'confirmed', 'patient'), ('proposed', 'requested', 'patient'), ('proposed', 'cancelled', 'patient'),
    ('proposed', 'proposed', 'professional'), ('proposed', 'cancelled', 'professional'), ('proposed', 'expired', 'clock'),
    -- The professional's own rule says yes at once.
    ('requested', 'confirmed', 'rule'), ('confirmed', 'confirmed', 'rule'),
    ('confirmed', 'cancelled', 'patient'),
    -- To the time that the patient asks for (158_move_requests.sql).
    ('confirmed', 'confirmed', 'professional'),
    ('confirmed', 'proposed', 'professional'), ('confirmed', 'cancelled', 'professional'),
    ('confirmed', 'done', 'professional'), ('confirmed', 'no_show', 'professional'), ('confirmed', 'done', 'clock'),
    ('done', 'no_show', 'professional'), ('no_show', 'done', 'professional'))
$$;

-- Every change of an appointment, also a new one, waits here for the others of the same professional: two that want one
-- slot come one after the other instead of waiting for each other.
create or replace function directory.lock_agenda(of_professional uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('agenda ' || of_professional, 0)) $$;

-- Whoever says yes to a time has read that very one. Under the agenda's lock.
create or replace function directory.require_unmoved(known public.appointments, at timestamptz) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if at is not null and known.starts_at is distinct from at then
    raise check_violation using message = 'Este pedido já mudou. Atualize a página para ver como ele está.';
  end if;
end
$$;

create or replace function directory.move_appointment(
  wanted uuid, to_status text, actor text, at timestamptz default null, words text default null
) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  known public.appointments;
  -- Nobody confirms, moves or cancels after that.
  begins timestamptz;
begin
  perform directory.lock_agenda((select a.professional_id from public.appointments a where a.id = wanted));
  perform directory.release_times((select a.professional_id from public.appointments a where a.id = wanted));
  select * into known from public.appointments a where a.id = wanted for update;
  if known.id is null or not directory.may_move(known.status, to_status, actor)
    or known.status = 'confirmed' and to_status = 'confirmed' and actor = 'professional' and (at = known.move_to) is not true
  then
    raise check_violation using message = 'Este pedido já mudou. Atualize a página para ver como ele está.';
  end if;
  -- The patient reads that it is over from that minute on, before any job has run.
  if actor = 'professional' and known.answer_by <= now() then
    raise check_violation using message = 'O prazo para responder a este pedido acabou.';
  end if;
  begins := coalesce(at, known.starts_at);
  if to_status in ('requested', 'proposed', 'confirmed') and coalesce(begins <= now(), known.status <> 'unconfirmed') then
    raise check_violation using message = 'Escolha um horário que ainda não passou.';
  elsif to_status = 'cancelled' and known.starts_at <= now() then
    raise check_violation using message = 'Esta consulta já começou e não pode mais ser cancelada.';
  elsif known.status = 'confirmed' and actor in ('patient', 'rule') and known.starts_at <= now() then
    raise check_violation using message = 'Esta consulta já começou e não pode mais ser mudada.';
  elsif to_status in ('done', 'no_show') and known.starts_at > now() then
    raise check_violation using message = 'Esta consulta ainda não aconteceu.';
  end if;
  update public.appointments a set
    status = to_status,
    starts_at = begins,
    ends_at = case when at is null then a.ends_at else at + make_interval(mins => directory.minutes_wanted(a)) end,
    note = case when actor = 'professional' then directory.plain_text(words) else a.note end,
    ended_by = case when to_status in ('declined', 'cancelled') then actor end,
    -- What is cancelled while an answer is waited for was a request, and is called so.
    answer_by = case to_status when 'cancelled' then a.answer_by else directory.answer_by(to_status, begins, (
      select directory.time_zone_of(p.city_id) from directory.profiles p where p.id = a.professional_id)) end,
    reminded_at = case when at is null then a.reminded_at end,
    is_automatic = a.is_automatic and not (actor = 'professional' and at is not null),
    ended_at = case when to_status in ('declined', 'cancelled', 'expired') then now()
      when to_status in ('done', 'no_show') then a.ends_at end,
    updated_at = now()
  where a.id = wanted returning * into known;
  return known;
exception when exclusion_violation then
  raise check_violation using message = case
    when to_status = 'confirmed' and actor = 'professional' and known.status = 'confirmed'
    then 'Este horário já está ocupado: o pedido esperou, e outra pessoa ficou com ele. A consulta continua no horário de antes.'
    when to_status = 'confirmed' and actor = 'professional'
    then 'Este horário já está ocupado: o pedido esperou, e outra pessoa ficou com ele. Proponha outro horário.'
    else 'Este horário já está ocupado. Escolha outro.' end;
end
$$;

-- Whoever is asked in the evening for the next morning reads it then: a wait that would end between 22h and 8h ends at 8h,
-- or an hour before what begins earlier than 9h.
create or replace function directory.not_at_night(ends timestamptz, begins timestamptz, zone text) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when (ends at time zone zone)::time between '08:00' and '22:00' then ends
    else greatest(ends, least(begins - interval '1 hour',
      (date_trunc('day', (ends at time zone zone) + interval '2 hours') + interval '8 hours') at time zone zone)) end
$$;

-- Until when an answer is waited for: a day for a contact to be confirmed, two for a request, a week for one in words, three
-- for a proposal. It ends three hours before the appointment, or half way to one that is nearer: whoever asked can still
-- look for somebody else, and the time, which can be booked until two hours before, may still be somebody's.
drop function if exists directory.answer_by(text, timestamptz);
create or replace function directory.answer_by(of_status text, begins timestamptz, zone text) returns timestamptz
language sql stable set search_path = ''
as $$
  select least(
    now() + case of_status
      when 'unconfirmed' then interval '1 day'
      when 'requested' then case when begins is null then interval '7 days' else interval '2 days' end
      when 'proposed' then interval '3 days' end,
    directory.not_at_night(begins - least(interval '3 hours', (begins - now()) / 2), begins, zone))
  where of_status in ('unconfirmed', 'requested', 'proposed')
$$;

-- Whether one mailbox or one network already holds two times of the professional's: its next requests are asked and
-- answered like any other, but keep nobody else from the time.
create or replace function directory.holds_enough(asked public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) filter (where email.mailbox(a.patient_email) = email.mailbox(asked.patient_email)) >= 2
    or count(*) filter (where n.network = (
      select o.network from directory.request_networks o where o.appointment_id = asked.id)) >= 2
  from public.appointments a left join directory.request_networks n on n.appointment_id = a.id
  where a.professional_id = asked.professional_id and a.starts_at > now() and a.id <> asked.id
    and a.status in ('requested', 'proposed') and a.held_until > now()
$$;

-- How long a time is held. A request keeps it from others for half a day, and no longer than half of the time until it
-- begins; then it may still be answered, but somebody else may ask. Moving it to another time wins no second half day.
create or replace function directory.hold_time() returns trigger
language plpgsql set search_path = ''
as $$
declare
  most timestamptz := now() + least(interval '12 hours', (new.starts_at - now()) / 2);
begin
  if tg_op = 'INSERT' then new.patient_name := directory.required_name(new.patient_name); end if;
  new.held_until := case
    when new.starts_at is null then null
    when new.status = 'confirmed' then 'infinity'
    when new.status = 'proposed' then coalesce(new.answer_by, 'infinity')
    when new.status <> 'requested' then null
    when tg_op = 'UPDATE' and old.status = 'requested' and old.starts_at is not null then
      case when old.held_until is not null then least(old.held_until, most) end
    when directory.holds_enough(new) then null
    else most
  end;
  if new.status in ('confirmed', 'done', 'no_show') then new.agreed_at := coalesce(new.agreed_at, now()); end if;
  -- Another time is asked for from one that is agreed on: with that gone, so is the question.
  if tg_op = 'UPDATE' and (new.status <> 'confirmed' or new.starts_at is distinct from old.starts_at) then
    new.move_to := null;
    new.move_answer_by := null;
    new.move_outcome := null;
    new.move_note := null;
  end if;
  return new;
end
$$;
create or replace trigger hold_time before insert or update of status, starts_at on public.appointments
for each row execute function directory.hold_time();

-- Held for long enough: the constraint lets others in. Everybody's when nobody is named.
create or replace function directory.release_times(of_professional uuid default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
  freed bigint;
begin
  with late as (
    select a.id from public.appointments a
    where a.status = 'requested' and a.held_until <= now()
      and (of_professional is null or a.professional_id = of_professional)
    order by a.id limit 500 for update skip locked
  ), released as (
    update public.appointments a set held_until = null from late where a.id = late.id returning 1
  )
  select count(*) into freed from released;
  return freed;
end
$$;

-- The time that an appointment takes from others; null when it takes none.
create or replace function directory.taken_time(of_appointment public.appointments) returns tstzrange
language sql immutable set search_path = ''
as $$
  select tstzrange(of_appointment.starts_at, of_appointment.ends_at)
  where of_appointment.starts_at is not null and of_appointment.held_until is not null
$$;

-- After an appointment was made, moved or deleted.
create or replace function directory.follow_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_taken constant tstzrange := directory.taken_time(old);
  is_taken constant tstzrange := directory.taken_time(new);
begin
  if new.status = 'requested' and (tg_op = 'INSERT' or old.status = 'unconfirmed') then
    perform directory.count_appointment(new.professional_id);
  end if;
  -- As long as no professional has decided, the limits of its network count the request.
  if new.status not in ('unconfirmed', 'requested') and not (new.status = 'confirmed' and new.is_automatic) then
    delete from directory.request_networks n where n.appointment_id = new.id;
  end if;
  -- What is over, what nobody confirmed, a wish without a time, and a yes to what was asked for change nobody's free times.
  if was_taken is distinct from is_taken and greatest(upper(was_taken), upper(is_taken)) > now() then
    perform directory.note_availability(
      coalesce(new.professional_id, old.professional_id), fills => true, is_appointment => true);
  end if;
  if tg_op = 'DELETE' and not old.is_own and old.created_at > now() - interval '1 day' then
    perform directory.count_visitor(directory.erased_key(contact), 24 * 60 * 60)
    from unnest(array_remove(array[old.patient_email, old.patient_whatsapp], null)) as contact;
  end if;
  -- The patient's own page: nobody else knows of such a topic.
  if tg_op = 'UPDATE' then
    perform realtime.send('{}', 'changed', 'appointment:' || old.id, false);
  end if;
  if tg_op = 'DELETE' then
    -- Its link leads nowhere any more.
    if old.status = 'unconfirmed' then perform email.supersede_appointment(old.id, old.patient_email); end if;
    perform email.purge_appointment(old.id, old.patient_email);
  else
    perform directory.notify_of_appointment(old, new);
  end if;
  return null;
end
$$;
create or replace trigger follow_appointment
after insert or update of status, starts_at, ends_at, held_until, move_to, move_outcome or delete on public.appointments
for each row execute function directory.follow_appointment();

revoke execute on function directory.new_appointment_link, directory.may_move,
  directory.lock_agenda, directory.require_unmoved, directory.move_appointment, directory.answer_by, directory.not_at_night,
  directory.holds_enough, directory.hold_time, directory.release_times, directory.taken_time, directory.follow_appointment
  from public, anon, authenticated, service_role;
grant execute on function directory.new_appointment_link, directory.may_move,
  directory.lock_agenda, directory.move_appointment, directory.answer_by, directory.not_at_night,
  directory.release_times to service_role;
