-- Whoever proves to own the address may not be who made the account: a calendar address from before would go on showing
-- the patients to the other one.
create function directory.revoke_unconfirmed_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from directory.calendar_feeds f using directory.profiles p
  where p.user_id = new.id and f.professional_id = p.id;
  return null;
end
$$;
revoke execute on function directory.revoke_unconfirmed_feed from public;
create trigger revoke_unconfirmed_feed after update of email_confirmed_at on auth.users
for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function directory.revoke_unconfirmed_feed();
