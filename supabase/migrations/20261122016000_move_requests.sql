-- A patient asks for another time of what is agreed on, and the agreed time stays until the professional has said yes.
alter table public.appointments
  add column move_to timestamptz,
  -- While the answer is waited for.
  add column move_answer_by timestamptz,
  -- Why it is not to be had, and in whose words: the patient reads it until something changes.
  add column move_outcome text check (move_outcome in ('declined', 'expired')),
  add column move_note text check (length(move_note) <= 500),
  add constraint whole_move check (num_nonnulls(move_answer_by, move_outcome) = num_nonnulls(move_to)),
  add constraint move_of_agreed check (move_to is null or status = 'confirmed'),
  add constraint move_note_of_answer check (move_note is null or move_outcome = 'declined');
create index appointments_with_move on public.appointments (move_answer_by) where move_answer_by is not null;
