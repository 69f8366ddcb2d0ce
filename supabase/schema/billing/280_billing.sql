-- What holds for the record of payments by itself: it is only added to, ends with its account, and is kept for as
-- long as the law asks.

drop policy if exists "professionals hear of their own subscription" on public.subscription_events;
create policy "professionals hear of their own subscription" on public.subscription_events
for select to authenticated using (user_id = (select auth.uid()) and (select directory.has_needed_factor()));

-- Of an account that lives the whole history stays: replayed, it must give the status that is stored. What is old
-- enough may go once the account is gone.
create or replace function billing.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - directory.kept_for('charges')
    and not exists (select from directory.memberships m where m.user_id = old.account_id) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The history of subscriptions is only ever added to.';
end
$$;
create or replace trigger history_is_append_only before update or delete on billing.history
for each row execute function billing.refuse_change();
create or replace trigger history_is_never_emptied before truncate on billing.history
for each statement execute function billing.refuse_change();

-- An account that goes is charged no more, even if the provider cannot be reached now.
create or replace function billing.end_with_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into billing.payment_events (provider, event_id, kind, subject)
  values (old.provider, 'end:' || old.id, 'end', old.id)
  on conflict (provider, event_id) do nothing;
  return null;
end
$$;
create or replace trigger end_with_account after delete on billing.subscriptions
for each row when (old.state <> 'ended') execute function billing.end_with_account();

-- Whether the seven days of withdrawal still ran when the account went is decided by whoever takes the order
-- (withdrawal.ts), by the moment of the order: nothing is lost if the provider cannot be reached now.
create or replace function billing.withdraw_with_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into billing.payment_events (provider, event_id, kind, subject)
  select distinct c.provider, 'withdraw:' || old.account_id, 'withdraw', old.account_id::text
  from billing.charges c where c.account_id = old.account_id and c.status = 'paid'
  on conflict (provider, event_id) do nothing;
  return null;
end
$$;
create or replace trigger withdraw_with_account after delete on billing.accounts
for each row execute function billing.withdraw_with_account();

-- A checkout that an account leaves open is closed, and undone if it was paid without our having heard of it.
create or replace function billing.abandon_with_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into billing.payment_events (provider, event_id, kind, subject)
  select old.provider, o.kind || ':' || o.subject, o.kind, o.subject
  from (values ('abandon', old.reference), ('end', old.recurrence)) as o (kind, subject) where o.subject is not null
  on conflict (provider, event_id) do nothing;
  return null;
end
$$;
create or replace trigger abandon_with_account after delete on billing.checkouts
for each row when (old.status = 'open') execute function billing.abandon_with_account();

-- Of a payer's CPF or CNPJ, which is not kept: whether a checkout was begun with the same.
create or replace function billing.payer_mark(tax_id text) returns bytea
language sql stable strict security definer set search_path = ''
as $$ select directory.former_mark('checkout', tax_id) $$;
revoke execute on function billing.payer_mark from public, anon, authenticated, service_role;
grant execute on function billing.payer_mark to service_role;

-- Who may not buy, why, and since when (or, with a date ahead, from when) nothing is charged either: suspended by an
-- operator, with a registration that is contested or was refused and is out of time, or a psychiatrist without an RQE,
-- who is listed for the days of the trial and buys nothing before it is there. Each kind by its own index.
create or replace view billing.blocks with (security_invoker = true) as
select m.user_id as account_id,
  case when m.suspended_at is not null then 'suspended' when p.registration_contested_at is not null then 'contested'
    when p.registration_deadline <= now() then 'refused' else 'no_rqe' end as reason,
  least(m.suspended_at, p.registration_contested_at,
    case when p.registration_deadline <= now() then p.registration_deadline end,
    rqe.ends) as since
from (
  select s.user_id from directory.memberships s where s.suspended_at is not null
  union select c.user_id from directory.profiles c where c.registration_contested_at is not null
  union select d.user_id from directory.profiles d where d.registration_deadline is not null
  union select r.user_id from directory.profiles r where r.specialty_id = 2 and r.rqe is null
) candidates
join directory.memberships m using (user_id)
join directory.profiles p using (user_id)
cross join lateral (select directory.rqe_end(p, m)) as rqe (ends)
where m.suspended_at is not null or p.registration_contested_at is not null or p.registration_deadline <= now()
  or rqe.ends is not null;
revoke all on billing.blocks from anon, authenticated, service_role;
grant select on billing.blocks to service_role;

-- Asked before somebody pays: who was out of the search while another profile came with the same registration would be
-- kept out of it. Locks the profile first, as its owner's changes do.
create or replace function billing.contest_registration(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  profile directory.profiles;
begin
  select * into profile from directory.profiles p where p.user_id = account and p.verified_at is null
    and p.registration_contested_at is null and (p.listed_until is null or p.listed_until <= now()) for update;
  if profile.id is not null and directory.is_held_by_another(profile) then
    update directory.profiles p set registration_contested_at = now() where p.id = profile.id;
  end if;
end
$$;

create or replace function billing.notify_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.subscription_events as known (user_id, at)
  select u.id, clock_timestamp() from auth.users u where u.id = new.account_id
  on conflict (user_id) do update set at = excluded.at;
  return null;
end
$$;

-- Every fact and every turn of the clock is a line of the history.
create or replace trigger notify_owner after insert on billing.history
for each row execute function billing.notify_owner();
create or replace trigger notify_owner after update of status on billing.checkouts
for each row when (old.status <> new.status) execute function billing.notify_owner();

-- Whose subject an event speaks of; null when it is nobody's here.
create or replace function billing.account_of(provider text, subject text) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select c.account_id from billing.customers c where c.provider = account_of.provider and c.id = subject),
    (select c.account_id from billing.checkouts c where c.provider = account_of.provider and c.reference = subject),
    (select c.account_id from billing.checkouts c where c.provider = account_of.provider and c.recurrence = subject limit 1),
    (select s.account_id from billing.subscriptions s where s.provider = account_of.provider and s.id = subject),
    (select c.account_id from billing.charges c where c.provider = account_of.provider and c.id = subject)
  )
$$;

-- A page that waits asks every two seconds; the provider is asked at most every four.
create or replace function billing.may_ask(account uuid, moment timestamptz) returns boolean
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

-- What was charged is kept as the privacy page says, and no longer once its account is gone. A thousand
-- of each at a time; how many went.
create or replace function billing.purge_old() returns integer
language sql security definer set search_path = ''
as $$
  with history as (
    delete from billing.history h where h.id in (
      select o.id from billing.history o where o.at < now() - directory.kept_for('charges')
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      order by o.at limit 1000) returning 1
  ), charges as (
    delete from billing.charges c where c.id in (
      select o.id from billing.charges o
      where greatest(o.period_end, o.status_at, o.refunded_at) < now() - directory.kept_for('charges')
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      limit 1000) returning 1
  ), disputes as (
    delete from billing.disputes d where d.id in (
      select o.id from billing.disputes o where greatest(o.opened_at, o.learnt_at) < now() - directory.kept_for('charges')
        and not exists (select from directory.memberships m where m.user_id = o.account_id)
      limit 1000) returning 1
  ), events as (
    delete from billing.payment_events e where e.id in (
      select o.id from billing.payment_events o where o.handled_at < now() - directory.kept_for('charges')
      limit 1000) returning 1
  )
  select ((select count(*) from history) + (select count(*) from charges) + (select count(*) from disputes)
    + (select count(*) from events))::integer
$$;

revoke execute on function billing.refuse_change, billing.end_with_account, billing.withdraw_with_account,
  billing.abandon_with_account, billing.contest_registration, billing.notify_owner, billing.account_of, billing.may_ask,
  billing.purge_old from public, anon, authenticated, service_role;
grant execute on function billing.contest_registration, billing.account_of, billing.may_ask, billing.purge_old
  to service_role;
