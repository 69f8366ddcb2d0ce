-- That something about the own subscription is new, for the owner's open pages: what it is, they ask. A page that waits
-- for a payment need not ask again and again.
create table public.subscription_events (
  user_id uuid primary key references auth.users on delete cascade,
  at timestamptz not null
);
alter table public.subscription_events enable row level security;
revoke all on public.subscription_events from anon, authenticated, service_role;
grant select on public.subscription_events to authenticated;
create policy "professionals hear of their own subscription" on public.subscription_events
for select to authenticated using (user_id = (select auth.uid()) and (select directory.has_needed_factor()));

create function billing.notify_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.subscription_events as known (user_id, at)
  select u.id, clock_timestamp() from auth.users u where u.id = new.account_id
  on conflict (user_id) do update set at = excluded.at;
  return null;
end
$$;
revoke execute on function billing.notify_owner from public;
-- Every fact and every turn of the clock is a line of the history.
create trigger notify_owner after insert on billing.history
for each row execute function billing.notify_owner();
create trigger notify_owner after update of status on billing.checkouts
for each row when (old.status <> new.status) execute function billing.notify_owner();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.subscription_events;
  end if;
end
$$;
