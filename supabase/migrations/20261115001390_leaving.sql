-- The end of an account, and what it takes along.

-- What is ahead is cancelled: no patient waits at a closed door. What is over goes silently.
create function directory.cancel_before_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.appointments a
  set status = 'cancelled', ended_by = 'professional', answer_by = null, ended_at = now(), updated_at = now()
  where a.professional_id = old.id and a.status in ('requested', 'proposed', 'confirmed')
    and (a.starts_at is null or a.starts_at > now());
  return old;
end
$$;
revoke execute on function directory.cancel_before_leaving from public;
create trigger cancel_before_leaving before delete on directory.profiles
for each row execute function directory.cancel_before_leaving();

-- What the own agenda holds, in the export of an account.
create function directory.export_section_appointments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(to_jsonb(a) - 'professional_id' order by a.created_at)
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  where p.user_id = account
$$;
revoke execute on function directory.export_section_appointments from public, anon, authenticated;
