-- How a patient gets into a consultation by video.

-- Only once it is confirmed: before that nobody is told, and after it there is nothing to enter.
create or replace function directory.room_of(a public.appointments) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select r.address from directory.appointment_rooms r where r.appointment_id = a.id),
    (select r.address from directory.rooms r where r.professional_id = a.professional_id))
  where a.modality = 'online' and a.status = 'confirmed'
$$;

-- Who could put another address here could receive somebody's patients.
create or replace function directory.require_room_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if directory.own_professional_id() is null or not directory.has_live_session() then
    raise insufficient_privilege using message = 'Entre de novo na sua conta.';
  end if;
  return directory.own_professional_id();
end
$$;

-- A site by its name: no account in front, which reads like another site's name, no number for a name, and no port. As
-- `isRoomAddress` in app/features/appointments/rooms/room.ts, which says more; a test compares them.
create or replace function directory.is_room_address(address text) returns boolean
language sql immutable set search_path = ''
as $$ select address ~ '^https://([a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9]([/?#][!-~]*)?$' and length(address) <= 500 $$;

create or replace function directory.require_room_address(address text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not directory.is_room_address(address) then
    raise check_violation using message =
      'Este endereço não serve de sala. Use um que comece com https:// e o nome do site, como https://meet.google.com/abc-defg-hij.';
  end if;
end
$$;

-- The one that is always used; none takes it away. Open pages of patients show it at once, and who has a consultation ahead that
-- follows it hears of another address or that it holds no more, of a whole series once: the one in an earlier email or in a
-- calendar is wrong now.
create or replace function directory.keep_room(room text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid := directory.require_room_owner();
  wanted text := nullif(btrim(room), '');
  changed public.appointments[];
begin
  perform directory.lock_agenda(own);
  if wanted is not distinct from (select r.address from directory.rooms r where r.professional_id = own) then return; end if;
  perform directory.require_room_address(wanted);
  if wanted is null then
    delete from directory.rooms r where r.professional_id = own;
  else
    insert into directory.rooms (professional_id, address) values (own, wanted)
    on conflict (professional_id) do update set address = excluded.address, updated_at = now();
  end if;
  perform realtime.send('{}', 'changed', 'appointment:' || a.id, false) from public.appointments a
  where a.professional_id = own and a.status = 'confirmed' and a.modality = 'online' and a.ends_at > now();
  with those as (
    update public.appointments a set updated_at = now()
    where a.professional_id = own and a.status = 'confirmed' and a.modality = 'online' and a.ends_at > now()
      and not exists (select from directory.appointment_rooms r where r.appointment_id = a.id)
    returning a
  )
  select array_agg(t.a) into changed from those t;
  perform directory.email_patient_of(g.those, 'appointment-room') from (
    select array_agg(a order by a.starts_at) as those from unnest(changed) a
    group by coalesce(a.series_id, a.id), a.patient_email
  ) g;
end
$$;

-- Of one appointment. Of one that is confirmed its patient hears, also that the usual room holds for it again, or none.
create or replace function directory.keep_appointment_room(appointment uuid, room text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own uuid := directory.require_room_owner();
  wanted text := nullif(btrim(room), '');
  known public.appointments;
  former text;
begin
  perform directory.lock_agenda(own);
  select * into known from public.appointments a
  where a.id = appointment and a.professional_id = own and a.modality = 'online'
    and a.status in ('requested', 'proposed', 'confirmed')
  for update;
  if known.id is null then
    raise check_violation using message = 'Esta consulta já mudou. Atualize a página para ver como ela está.';
  end if;
  former := directory.room_of(known);
  perform directory.require_room_address(wanted);
  -- The usual room is kept once: when it changes, it changes for this appointment, too.
  if wanted is null or wanted = (select r.address from directory.rooms r where r.professional_id = own) then
    delete from directory.appointment_rooms r where r.appointment_id = appointment;
  else
    insert into directory.appointment_rooms (appointment_id, address) values (appointment, wanted)
    on conflict (appointment_id) do update set address = excluded.address, updated_at = now();
  end if;
  -- Nothing to tell: whoever hears of nothing is still reminded the day before.
  if directory.room_of(known) is not distinct from former then return; end if;
  update public.appointments a set updated_at = now() where a.id = appointment returning * into known;
  if known.status = 'confirmed' then perform directory.email_patient(known, 'appointment-room'); end if;
  perform realtime.send('{}', 'changed', 'appointment:' || appointment, false);
end
$$;

create or replace function public.set_room(room text) returns void
language sql volatile set search_path = ''
as $$ select directory.keep_room(room) $$;

create or replace function public.set_appointment_room(appointment uuid, room text) returns void
language sql volatile set search_path = ''
as $$ select directory.keep_appointment_room(appointment, room) $$;

-- {"room": "https://…", "appointments": {"<id>": "https://…"}}
create or replace function public.my_rooms() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'room', (select r.address from directory.rooms r where r.professional_id = directory.own_professional_id()),
    'appointments', coalesce((
      select jsonb_object_agg(r.appointment_id, r.address)
      from directory.appointment_rooms r join public.appointments a on a.id = r.appointment_id
      where a.professional_id = directory.own_professional_id()), '{}'))
$$;

create or replace function directory.export_section_rooms(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object('room', r.address, 'appointments', (
    select jsonb_object_agg(one.appointment_id, one.address)
    from directory.appointment_rooms one join public.appointments a on a.id = one.appointment_id
    where a.professional_id = p.id))), '{}')
  from directory.profiles p left join directory.rooms r on r.professional_id = p.id where p.user_id = account
$$;

revoke execute on function directory.is_room_address, directory.require_room_address, directory.room_of, directory.require_room_owner, directory.keep_room,
  directory.keep_appointment_room, public.set_room, public.set_appointment_room, public.my_rooms,
  directory.export_section_rooms from public, anon, authenticated, service_role;
grant execute on function directory.keep_room, directory.keep_appointment_room, public.set_room,
  public.set_appointment_room, public.my_rooms to authenticated;
