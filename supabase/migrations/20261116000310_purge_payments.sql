-- What was charged is kept for five years, as the privacy page says, and no longer once its account is gone. A thousand
-- of each at a time; how many went.
create function billing.purge_old() returns integer
language sql security definer set search_path = ''
as $$
  with history as (
    delete from billing.history h where h.id in (
      select o.id from billing.history o where o.at < now() - interval '5 years'
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      order by o.at limit 1000) returning 1
  ), charges as (
    delete from billing.charges c where c.id in (
      select o.id from billing.charges o
      where greatest(o.period_end, o.status_at, o.refunded_at) < now() - interval '5 years'
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      limit 1000) returning 1
  ), disputes as (
    delete from billing.disputes d where d.id in (
      select o.id from billing.disputes o where greatest(o.opened_at, o.learnt_at) < now() - interval '5 years'
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      limit 1000) returning 1
  ), events as (
    delete from billing.payment_events e where e.id in (
      select o.id from billing.payment_events o where o.handled_at < now() - interval '5 years'
      limit 1000) returning 1
  )
  select ((select count(*) from history) + (select count(*) from charges) + (select count(*) from disputes)
    + (select count(*) from events))::integer
$$;
revoke execute on function billing.purge_old from public;
grant execute on function billing.purge_old to service_role;
