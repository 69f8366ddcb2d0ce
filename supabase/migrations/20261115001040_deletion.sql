-- The end of an account. What hangs on it goes with it by its foreign keys; what the law makes us keep is kept by the
-- table it is in, which takes its own copy before the account goes.

create function directory.delete_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  gone auth.users;
begin
  -- The listing first, so that nobody finds a profile whose account is on its way out.
  delete from directory.profiles p where p.user_id = account;
  delete from auth.users u where u.id = account returning u.* into gone;
  if gone.id is null then return false; end if;
  -- After the account, whose own letters go with it.
  if gone.email is not null then
    perform mail.post('account-deleted', gone.email,
      jsonb_build_object('name', left(coalesce(gone.raw_user_meta_data ->> 'name', ''), 120)));
  end if;
  return true;
end
$$;
revoke execute on function directory.delete_account from public, anon, authenticated;
grant execute on function directory.delete_account to service_role;
