-- What a professional does with the own appointments, and the private address of the own calendar.

create function directory.move_own(appointment uuid, to_status text, at timestamptz default null, words text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.appointments a
    where a.id = appointment and a.professional_id = directory.own_professional_id()
  ) then
    raise insufficient_privilege using message = 'Esta consulta não é sua ou não existe mais.';
  end if;
  if length(words) > 500 then
    raise check_violation using message = 'A mensagem deve ter no máximo 500 caracteres.';
  end if;
  return directory.move_appointment(appointment, to_status, 'professional', at, words);
end
$$;

create function public.confirm_appointment(appointment uuid, note text default null) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'confirmed', null, note) $$;

-- Any time that is not taken: the professional knows when to make an exception.
create function public.propose_appointment(appointment uuid, at timestamptz, note text default null)
returns public.appointments
language plpgsql volatile set search_path = ''
as $$
begin
  if at is null or at <= now() or at > now() + interval '180 days' then
    raise check_violation using message = 'Escolha um horário que ainda não passou, nos próximos seis meses.';
  end if;
  return directory.move_own(appointment, 'proposed', at, note);
end
$$;

create function public.decline_appointment(appointment uuid, note text default null) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'declined', null, note) $$;

create function public.cancel_appointment(appointment uuid, note text default null) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'cancelled', null, note) $$;

create function public.record_attendance(appointment uuid, has_come boolean) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, case when has_come then 'done' else 'no_show' end) $$;

-- A calendar program asks with nothing but this address, so it is secret and can be changed. Only the hash is kept.
create table directory.calendar_feeds (
  professional_id uuid primary key references directory.profiles on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);
alter table directory.calendar_feeds enable row level security;
revoke all on directory.calendar_feeds from anon, authenticated, service_role;
grant select on directory.calendar_feeds to authenticated;
grant select, delete on directory.calendar_feeds to service_role;
create policy "professionals see whether they have a calendar address" on directory.calendar_feeds
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Makes a new address, and the one before stops working.
create function directory.replace_calendar_feed() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := directory.random_token();
  own uuid := directory.own_professional_id();
begin
  if own is null then raise insufficient_privilege using message = 'Entre na sua conta.'; end if;
  insert into directory.calendar_feeds (professional_id, token_hash) values (own, sha256(convert_to(token, 'UTF8')))
  on conflict (professional_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;

create function directory.revoke_calendar_feed() returns void
language sql volatile security definer set search_path = ''
as $$ delete from directory.calendar_feeds f where f.professional_id = directory.own_professional_id() $$;

-- Whoever proves to own the address may not be who made the account: a calendar address from before would go on showing
-- the patients to the other one.
create function directory.revoke_unconfirmed_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from directory.calendar_feeds f using directory.profiles p
  where p.user_id = new.id and f.professional_id = p.id;
  return null;
end
$$;
create trigger revoke_unconfirmed_feed after update of email_confirmed_at on auth.users
for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function directory.revoke_unconfirmed_feed();

create function public.new_calendar_address() returns text
language sql volatile set search_path = ''
as $$ select directory.replace_calendar_feed() $$;
create function public.revoke_calendar_address() returns void
language sql volatile set search_path = ''
as $$ select directory.revoke_calendar_feed() $$;
create function public.calendar_address_since() returns timestamptz
language sql stable set search_path = ''
as $$ select f.created_at from directory.calendar_feeds f where f.professional_id = directory.own_professional_id() $$;

-- What the feed's address shows: agreed and proposed times, with the patient's name and contact, the last 30 days on.
create function directory.calendar_by_token(feed_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', p.name, 'zone', directory.time_zone_of(p.city_id), 'appointments', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'status', a.status, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'modality', a.modality,
      'patientName', a.patient_name, 'contact', coalesce(a.patient_email, a.patient_whatsapp), 'message', a.message,
      'place', case when a.modality = 'presencial' then directory.place_of(p.id) end, 'updatedAt', a.updated_at
    ) order by a.starts_at), '[]')
    from public.appointments a
    where a.professional_id = p.id and a.status in ('confirmed', 'proposed', 'done', 'no_show')
      and a.starts_at > now() - interval '30 days'))
  from directory.calendar_feeds f join directory.profiles p on p.id = f.professional_id
  where f.token_hash = sha256(convert_to(feed_token, 'UTF8'))
$$;

-- The clock of the panel's pages: that of the professional's own city.
create function public.my_time_zone() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ), 'America/Sao_Paulo')
$$;

-- What the own agenda holds, in the export of an account.
create function directory.export_section_appointments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(to_jsonb(a) - 'professional_id' order by a.created_at)
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  where p.user_id = account
$$;

revoke execute on function directory.move_own, public.confirm_appointment, public.propose_appointment,
  public.decline_appointment, public.cancel_appointment, public.record_attendance, directory.replace_calendar_feed,
  directory.revoke_calendar_feed, public.new_calendar_address, public.revoke_calendar_address,
  public.calendar_address_since, directory.calendar_by_token, public.my_time_zone from public, anon;
revoke execute on function directory.revoke_unconfirmed_feed from public;
revoke execute on function directory.export_section_appointments from public, anon, authenticated;
grant execute on function directory.move_own, public.confirm_appointment, public.propose_appointment,
  public.decline_appointment, public.cancel_appointment, public.record_attendance, directory.replace_calendar_feed,
  directory.revoke_calendar_feed, public.new_calendar_address, public.revoke_calendar_address,
  public.calendar_address_since, public.my_time_zone to authenticated;
grant execute on function directory.calendar_by_token to anon, service_role;
