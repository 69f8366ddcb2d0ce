-- A mail server that was down for hours must not remind anybody of an appointment that was cancelled meanwhile: what
-- still waits for the patient is overtaken by the letter about the new state. Before `tell_of_appointment` in the
-- alphabet, which posts that one.
create function mail.overtake_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update mail.letters l set failed_at = now(), next_attempt_at = null, last_error = 'superseded', data = '{}'
  where l.recipient = lower(new.patient_email) and l.next_attempt_at is not null
    and starts_with(l.kind, 'appointment-') and strpos(l.unique_key, new.id::text) > 0;
  return null;
end
$$;
revoke execute on function mail.overtake_appointment from public;
create trigger overtake_letters after update of status, starts_at on public.appointments
for each row when (
  new.patient_email is not null and (old.status, old.starts_at) is distinct from (new.status, new.starts_at)
) execute function mail.overtake_appointment();
