-- The end of an account. What hangs on it goes with it by its foreign keys; what the law makes us keep is kept by the
-- table it is in, which takes its own copy before the account goes.

create function directory.delete_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- The listing first, so that nobody finds a profile whose account is on its way out.
  delete from directory.profiles p where p.user_id = account;
  delete from auth.users u where u.id = account;
  return found;
end
$$;
revoke execute on function directory.delete_account from public, anon, authenticated;
grant execute on function directory.delete_account to service_role;
