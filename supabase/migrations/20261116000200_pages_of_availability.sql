-- A kept page shows the next free times: it goes when a time is taken, freed or put off.
create or replace function directory.note_availability(of_professional uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.availability as known (professional_id, changed_at) values (of_professional, now())
  on conflict (professional_id) do update set changed_at = excluded.changed_at, computed_at = null;
  perform realtime.send(jsonb_build_object('at', now()), 'changed', 'availability:' || of_professional, false);
  perform directory.announce_profiles(array[of_professional]);
end
$$;

-- What is over, and a wish without a time, take no slot: nobody is told of a change that there is not.
create function directory.appointment_changes_availability() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_professional uuid := coalesce(new.professional_id, old.professional_id);
begin
  -- Not while the profile itself is being deleted.
  if greatest(old.ends_at, new.ends_at) > now()
    and exists (select from directory.profiles p where p.id = of_professional)
  then
    perform directory.note_availability(of_professional);
  end if;
  return null;
end
$$;
revoke execute on function directory.appointment_changes_availability from public;
drop trigger note_availability on public.appointments;
create trigger note_availability after insert or update of status, starts_at, ends_at or delete on public.appointments
for each row execute function directory.appointment_changes_availability();
