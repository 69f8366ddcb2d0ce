-- What a professional does with the own appointments.

create or replace function directory.move_own(appointment uuid, to_status text, at timestamptz default null, words text default null)
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

create or replace function public.confirm_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'confirmed', null, note) $$;

-- Any time that is not taken: the professional knows when to make an exception.
create or replace function public.propose_appointment(appointment uuid, at timestamptz, note text default null)
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

create or replace function public.decline_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'declined', null, note) $$;

create or replace function public.cancel_appointment(appointment uuid, note text default null)
returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, 'cancelled', null, note) $$;

create or replace function public.record_attendance(appointment uuid, has_come boolean) returns public.appointments
language sql volatile set search_path = ''
as $$ select directory.move_own(appointment, case when has_come then 'done' else 'no_show' end) $$;

-- The clock of the panel's pages: that of the professional's own city.
create or replace function public.my_time_zone() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.time_zone from directory.profiles p join public.cities c on c.id = p.city_id
    where p.id = (select directory.own_professional_id())
  ), 'America/Sao_Paulo')
$$;

-- What the own agenda holds, in the export of an account.
create or replace function directory.export_section_appointments(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(to_jsonb(a) - 'professional_id' order by a.created_at)
  from public.appointments a join directory.profiles p on p.id = a.professional_id
  where p.user_id = account
$$;

revoke execute on function directory.move_own, public.confirm_appointment, public.propose_appointment,
  public.decline_appointment, public.cancel_appointment, public.record_attendance, public.my_time_zone,
  directory.export_section_appointments from public, anon, authenticated, service_role;
grant execute on function directory.move_own, public.confirm_appointment, public.propose_appointment,
  public.decline_appointment, public.cancel_appointment, public.record_attendance, public.my_time_zone to authenticated;
