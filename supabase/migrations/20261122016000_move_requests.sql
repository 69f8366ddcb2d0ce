-- A patient asks for another time of what is agreed on, and the agreed time stays until the professional has said yes.
alter table public.appointments
  add column move_to timestamptz,
  add column move_answer_by timestamptz,
  add constraint whole_move check ((move_to is null) = (move_answer_by is null)),
  add constraint move_of_agreed check (move_to is null or status = 'confirmed');
create index appointments_with_move on public.appointments (move_answer_by) where move_to is not null;
