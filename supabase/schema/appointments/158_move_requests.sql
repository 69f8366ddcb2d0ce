-- Another time for what is agreed on, where no rule says yes at once: the patient asks, the professional answers, and until
-- then the agreed time stays as it is. The time that is asked for is kept from nobody meanwhile. With what was agreed on gone,
-- so is the question (`directory.hold_time`).

-- What both emails tell besides the appointment itself. The professional's words go to no address that nobody has confirmed.
create or replace function directory.move_words(asked public.appointments, words text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('moveTo', to_char(asked.move_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'moveAnswerBy', to_char(asked.move_answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    || case when words is null then '{}' when asked.contact_confirmed_at is null then '{"hasNote": true}'
      else jsonb_build_object('note', words) end
$$;

-- The answer has to come before either of the two times.
create or replace function directory.request_move(wanted public.appointments, at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if wanted.starts_at <= now() then
    raise check_violation using message = 'Esta consulta já começou e não pode mais ser mudada.';
  end if;
  -- Sent twice, it is asked for once.
  if wanted.move_to = at and wanted.move_answer_by > now() then return; end if;
  update public.appointments a
  set move_to = at, move_outcome = null, move_note = null, updated_at = now(),
    move_answer_by = directory.answer_by('requested', least(at, a.starts_at), (
      select directory.time_zone_of(p.city_id) from directory.profiles p where p.id = a.professional_id))
  where a.id = wanted.id returning * into wanted;
  perform email.supersede_appointment(wanted.id, wanted.patient_email);
  perform directory.email_patient(wanted, 'appointment-move', directory.move_words(wanted) || '{"outcome": "requested"}');
  perform directory.email_professional(wanted, 'move-requested', directory.move_words(wanted));
end
$$;

-- The appointment stays as it is; `outcome` says why: declined, expired or withdrawn.
create or replace function directory.end_move(of_appointment uuid, outcome text, words text default null)
returns public.appointments
language plpgsql volatile set search_path = ''
as $$
declare
  asked public.appointments;
  kept public.appointments;
begin
  select * into asked from public.appointments a where a.id = of_appointment and a.move_answer_by is not null for update;
  if asked.id is null then
    raise check_violation using message = 'Este pedido já mudou. Atualize a página para ver como ele está.';
  end if;
  update public.appointments a
  set move_to = case when outcome <> 'withdrawn' then a.move_to end, move_answer_by = null,
    move_outcome = nullif(outcome, 'withdrawn'), move_note = directory.plain_text(words), updated_at = now()
  where a.id = asked.id returning * into kept;
  perform email.supersede_appointment(kept.id, kept.patient_email);
  perform directory.email_patient(kept, 'appointment-move',
    directory.move_words(asked, kept.move_note) || jsonb_build_object('outcome', outcome));
  if outcome = 'withdrawn' then
    perform directory.email_professional(kept, 'move-withdrawn', directory.move_words(asked));
  end if;
  return kept;
end
$$;

-- The patient would rather keep the time.
create or replace function directory.withdraw_move_by_link(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform directory.end_move((directory.require_link(link_token)).id, 'withdrawn');
end
$$;

create or replace function directory.answer_own_move(appointment uuid, asked_for timestamptz, accepts boolean, words text)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.appointments := directory.require_own(appointment, words);
  moved public.appointments;
begin
  perform directory.lock_agenda(known.professional_id);
  select * into known from public.appointments a where a.id = appointment for update;
  -- What the professional has read is answered, and not what the patient has asked for since.
  if known.move_answer_by is null or known.move_to is distinct from asked_for then
    raise check_violation using message = 'Este pedido já mudou. Atualize a página para ver como ele está.';
  elsif known.move_answer_by <= now() then
    raise check_violation using message = 'O prazo para responder a este pedido acabou. A consulta continua no horário de antes.';
  elsif not accepts then
    return directory.end_move(appointment, 'declined', words);
  end if;
  -- What was written before still holds where nothing else is.
  moved := directory.move_appointment(appointment, 'confirmed', 'professional', known.move_to,
    coalesce(directory.plain_text(words), known.note));
  perform directory.email_patient(moved, 'appointment-moved', jsonb_build_object('movedBy', 'agreement',
    'movedFrom', to_char(known.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  -- A file may have put the former time into the professional's calendar: this one moves it there.
  perform directory.email_professional(moved, 'move-accepted');
  return moved;
end
$$;

create or replace function public.answer_move(
  appointment uuid, asked_for timestamptz, accepts boolean, note text default null
) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.answer_own_move(appointment, asked_for, accepts, note) $$;

-- Unanswered for too long. Everybody's when nobody is named.
create or replace function directory.expire_moves(of_professional uuid default null) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  late uuid;
  gone bigint := 0;
begin
  for late in
    select a.id from public.appointments a
    where a.move_answer_by <= now()
      and (of_professional is null or a.professional_id = of_professional)
    order by a.id limit 500 for update skip locked
  loop
    perform directory.end_move(late, 'expired');
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

revoke execute on function directory.move_words, directory.request_move, directory.end_move,
  directory.withdraw_move_by_link, directory.answer_own_move, public.answer_move, directory.expire_moves
  from public, anon, authenticated, service_role;
grant execute on function directory.withdraw_move_by_link to anon, service_role;
grant execute on function directory.answer_own_move, public.answer_move to authenticated;
grant execute on function directory.expire_moves to service_role;
