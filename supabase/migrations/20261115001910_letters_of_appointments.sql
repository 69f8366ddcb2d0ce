-- That somebody asked for an appointment is told by the letters about it, too: they go with it.
create function mail.forget_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from mail.letters l
  where l.recipient = lower(old.patient_email) and l.next_attempt_at is null
    and strpos(l.unique_key, old.id::text) > 0;
  return null;
end
$$;
revoke execute on function mail.forget_appointment from public;
create trigger forget_letters after delete on public.appointments
for each row when (old.patient_email is not null) execute function mail.forget_appointment();
