-- A page that waits asks every two seconds; the provider is asked at most every four.
alter table billing.accounts add column asked_at timestamptz;

create function billing.may_ask(account uuid, moment timestamptz) returns boolean
language sql set search_path = ''
as $$
  with asked as (
    insert into billing.accounts as a (account_id, asked_at) values (account, moment)
    on conflict (account_id) do update set asked_at = excluded.asked_at
    where a.asked_at is null or a.asked_at <= excluded.asked_at - interval '4 seconds'
    returning 1
  )
  select exists (select from asked)
$$;
revoke execute on function billing.may_ask from public;
grant execute on function billing.may_ask to service_role;
