-- The private address of a professional's own calendar.

drop policy if exists "professionals see whether they have a calendar address" on directory.calendar_feeds;
create policy "professionals see whether they have a calendar address" on directory.calendar_feeds
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Makes a new address, and the one before stops working.
create or replace function directory.replace_calendar_feed() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := directory.random_token();
  own uuid := directory.own_professional_id();
begin
  if own is null or not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre na sua conta.';
  end if;
  insert into directory.calendar_feeds (professional_id, token_hash) values (own, directory.hash_token(token))
  on conflict (professional_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;

create or replace function directory.revoke_calendar_feed() returns void
language sql volatile security definer set search_path = ''
as $$ delete from directory.calendar_feeds f where f.professional_id = directory.own_professional_id() $$;

create or replace function public.new_calendar_address() returns text
language sql volatile set search_path = ''
as $$ select directory.replace_calendar_feed() $$;

create or replace function public.revoke_calendar_address() returns void
language sql volatile set search_path = ''
as $$ select directory.revoke_calendar_feed() $$;

create or replace function public.calendar_address_since() returns timestamptz
language sql stable set search_path = ''
as $$ select f.created_at from directory.calendar_feeds f where f.professional_id = directory.own_professional_id() $$;

-- What the feed's address shows: agreed and proposed times, with the patient's name and contact, the last 30 days on.
create or replace function directory.calendar_by_token(feed_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'zone', directory.time_zone_of(p.city_id), 'appointments', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'status', a.status, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'modality', a.modality,
      'patientName', a.patient_name, 'email', a.patient_email, 'whatsapp', a.patient_whatsapp, 'message', a.message,
      'place', case when a.modality = 'presencial' then directory.place_of(p.id) end,
      'room', directory.room_of(a), 'updatedAt', a.updated_at
    ) order by a.starts_at), '[]')
    from public.appointments a
    where a.professional_id = p.id and a.status in ('confirmed', 'proposed', 'done', 'no_show')
      and a.starts_at > now() - interval '30 days'))
  from directory.calendar_feeds f join directory.profiles p on p.id = f.professional_id
  where f.token_hash = directory.hash_token(feed_token)
$$;

revoke execute on function directory.replace_calendar_feed, directory.revoke_calendar_feed, public.new_calendar_address,
  public.revoke_calendar_address, public.calendar_address_since, directory.calendar_by_token from public, anon,
  authenticated, service_role;
grant execute on function directory.replace_calendar_feed, directory.revoke_calendar_feed, public.new_calendar_address,
  public.revoke_calendar_address, public.calendar_address_since to authenticated;
grant execute on function directory.calendar_by_token to anon, service_role;
