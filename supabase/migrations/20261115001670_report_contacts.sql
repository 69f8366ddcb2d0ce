-- Whoever reported something and left an address is answered by it; half a year later nobody needs it any more.
create index reports_contacts on directory.reports (closed_at) where contact is not null and state <> 'open';

create function directory.forget_report_contacts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select r.id from directory.reports r
    where r.contact is not null and r.state <> 'open' and r.closed_at < now() - interval '180 days' limit 1000
  ), emptied as (
    update directory.reports r set contact = null from old where r.id = old.id returning 1
  )
  select count(*)::integer from emptied
$$;
revoke execute on function directory.forget_report_contacts from public, anon, authenticated;
grant execute on function directory.forget_report_contacts to service_role;
