-- An operator is an account with the very second factors that the command line saw. Whoever steals a session and adds a
-- factor of their own, or takes the old one away with a recovery code, is no operator until the command line says so.
alter table directory.operators add column factors uuid[] not null default '{}';

create function directory.verified_factors(account uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(select f.id from auth.mfa_factors f where f.user_id = account and f.status = 'verified' order by f.id)
$$;

update directory.operators o set factors = directory.verified_factors(o.user_id);

create or replace function directory.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    and directory.has_live_session()
    and exists (
      select from directory.operators o, directory.verified_factors(o.user_id) as now_verified
      where o.user_id = (select auth.uid()) and now_verified <> '{}' and now_verified <@ o.factors
    )
$$;

create or replace function directory.set_operator(email text, is_operator boolean) returns text
language plpgsql set search_path = ''
as $$
declare
  account auth.users;
  seen uuid[];
begin
  select * into account from auth.users u where lower(u.email) = lower(btrim(set_operator.email)) limit 1;
  if account.id is null then return 'unknown'; end if;
  if is_operator then
    seen := directory.verified_factors(account.id);
    if seen = '{}' then return 'no_factor'; end if;
    insert into directory.operators as o (user_id, factors) values (account.id, seen)
    on conflict (user_id) do update set factors = excluded.factors, added_at = now() where o.factors <> excluded.factors;
  else
    delete from directory.operators o where o.user_id = account.id;
  end if;
  if not found then return 'unchanged'; end if;
  insert into directory.operator_log (operator_email, act, target_kind, target_id)
  values ('linha de comando', case when is_operator then 'add_operator' else 'remove_operator' end, 'operator', account.id);
  return 'changed';
end
$$;

-- Beside whether the account is an operator's and the session enough: whether the factor is one that nobody vouched for.
create or replace function public.am_i_operator() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'isOperator', exists (select from directory.operators o where o.user_id = (select auth.uid())),
    'isReady', directory.is_operator(),
    'isFactorNew', exists (
      select from directory.operators o
      where o.user_id = (select auth.uid()) and not directory.verified_factors(o.user_id) <@ o.factors)
  )
$$;

revoke execute on function directory.verified_factors from public, anon, authenticated, service_role;
