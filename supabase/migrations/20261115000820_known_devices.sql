-- By which kinds of browser an account has been used, so that a new one can be told of by email. A kind is kept as
-- a hash that differs from account to account; no address is kept at all.
create table directory.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null check (device ~ '^[0-9a-f]{64}$'),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
alter table directory.known_devices enable row level security;
revoke all on directory.known_devices from public, anon, authenticated;
grant select, insert, update, delete on directory.known_devices to service_role;

-- Remembers the device. It is news when the account knew others but not this one; the first of all is none.
create function directory.meet_device(account uuid, device text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_first boolean;
  is_new boolean;
begin
  select not exists (select from directory.known_devices d where d.user_id = account) into is_first;
  insert into directory.known_devices as d (user_id, device) values (account, meet_device.device)
  on conflict on constraint known_devices_pkey do update set last_seen_at = now()
  returning d.xmax = 0 into is_new;
  return is_new and not is_first;
end
$$;

-- Where a professional's clock is; São Paulo's for whoever has given no city.
create function directory.account_time_zone(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id where p.user_id = account
  ), 'America/Sao_Paulo')
$$;

create function directory.purge_devices() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select d.user_id, d.device from directory.known_devices d
    where d.last_seen_at < now() - interval '400 days' limit 1000
  ), gone as (
    delete from directory.known_devices d using old where d.user_id = old.user_id and d.device = old.device returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.meet_device, directory.account_time_zone, directory.purge_devices
  from public, anon, authenticated;
grant execute on function directory.meet_device, directory.account_time_zone, directory.purge_devices to service_role;

-- The auth service tells of a sign-in inside its own transaction, under its own role.
grant usage on schema email, directory to supabase_auth_admin;
grant execute on function email.enqueue, directory.meet_device, directory.account_time_zone to supabase_auth_admin;
