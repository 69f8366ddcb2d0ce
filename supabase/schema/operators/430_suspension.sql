-- An operator takes a listing down and puts it up again.

-- Of two operators who do the same, the second changes nothing and is told so.
create or replace function directory.set_suspended(professional uuid, is_suspended boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  before directory.memberships;
  professional_name text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  select m.* into before from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = professional for update of m;
  if before.user_id is null then raise no_data_found using message = 'Este profissional não existe mais.'; end if;
  if (before.suspended_at is not null) = is_suspended then return jsonb_build_object('outcome', 'conflict'); end if;
  update directory.memberships m set suspended_at = case when is_suspended then now() end
  where m.user_id = before.user_id;
  -- That of a former account is lifted with it, or the next change of address would bring it back.
  if not is_suspended then
    update directory.former_accounts f set suspended_at = null from directory.marks_of(before.user_id) own
    where f.mark = own.mark;
  end if;
  select p.name into professional_name from directory.profiles p where p.id = professional;
  if before.email is not null then
    perform email.enqueue(case when is_suspended then 'listing-suspended' else 'listing-restored' end, before.email,
      jsonb_build_object('name', professional_name, 'reason', words));
  end if;
  perform directory.log_act(case when is_suspended then 'suspend' else 'restore' end, 'professional', professional,
    jsonb_build_object('suspended_at', before.suspended_at), jsonb_build_object('is_suspended', is_suspended), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create or replace function public.operator_suspend(professional uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_suspended(professional, true, reason) $$;

create or replace function public.operator_restore(professional uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_suspended(professional, false, reason) $$;

revoke execute on function directory.set_suspended, public.operator_suspend, public.operator_restore from public, anon,
  authenticated, service_role;
grant execute on function public.operator_suspend, public.operator_restore to authenticated;
