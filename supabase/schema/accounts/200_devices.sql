-- By which kinds of browser, and from which networks, an account has been used.

-- Answers whether the device is a new one: the account knew others but not this. The first of all is not.
create or replace function directory.note_device(account uuid, device text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_first boolean;
  is_new boolean;
begin
  select not exists (select from directory.known_devices d where d.user_id = account) into is_first;
  insert into directory.known_devices as d (user_id, device) values (account, note_device.device)
  on conflict on constraint known_devices_pkey do update set last_seen_at = now()
  returning d.xmax = 0 into is_new;
  return is_new and not is_first;
end
$$;

create or replace function directory.note_sign_in_network(account uuid, network text) returns void
language sql security definer set search_path = ''
as $$
  insert into directory.sign_in_networks (user_id, network) values (account, note_sign_in_network.network)
  on conflict (user_id, network) do update set last_seen_at = now()
$$;

-- Where a professional's clock is; São Paulo's for whoever has given no city.
create or replace function directory.account_time_zone(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id where p.user_id = account
  ), directory.default_zone())
$$;

create or replace function directory.purge_devices() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select d.user_id, d.device from directory.known_devices d
    where d.last_seen_at < now() - directory.kept_for('devices') limit 1000
  ), gone as (
    delete from directory.known_devices d using old where d.user_id = old.user_id and d.device = old.device returning 1
  ), old_networks as (
    select n.user_id, n.network from directory.sign_in_networks n
    where n.last_seen_at < now() - directory.kept_for('known_networks') limit 1000
  ), gone_networks as (
    delete from directory.sign_in_networks n using old_networks old
    where n.user_id = old.user_id and n.network = old.network returning 1
  )
  select ((select count(*) from gone) + (select count(*) from gone_networks))::integer
$$;

revoke execute on function directory.note_device, directory.note_sign_in_network, directory.account_time_zone,
  directory.purge_devices from public, anon, authenticated, service_role, supabase_auth_admin, gateway;
grant execute on function directory.note_device, directory.account_time_zone to service_role, gateway;
grant execute on function directory.note_sign_in_network to gateway;
grant execute on function directory.purge_devices to service_role;
