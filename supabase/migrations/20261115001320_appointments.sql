-- Requests for an appointment, from somebody without an account. Least data: a name, one contact, perhaps a message.
-- Nobody writes here but the functions below; the professional reads the own rows, the patient what a private link shows.
create extension if not exists btree_gist with schema extensions;

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on delete cascade,
  status text not null default 'requested' check (
    status in ('requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'expired', 'done', 'no_show')),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Another time than the offered ones, in the patient's words.
  wish text check (length(wish) <= 300),
  modality text not null check (modality in ('presencial', 'online')),
  patient_name text not null check (length(patient_name) between 2 and 120),
  patient_email text check (patient_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(patient_email) <= 254),
  patient_whatsapp text check (patient_whatsapp ~ '^\d{10,13}$'),
  message text check (length(message) <= 500),
  -- The zone of the patient's clock, told by the browser.
  patient_zone text check (length(patient_zone) <= 60),
  -- The professional's last words to the patient.
  note text check (length(note) <= 500),
  ended_by text check (ended_by in ('patient', 'professional')),
  -- Until when an answer is waited for; after that the slot is free again.
  answer_by timestamptz,
  reminded_at timestamptz,
  -- When it was over: 90 days later the row goes.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_contact check (num_nonnulls(patient_email, patient_whatsapp) = 1),
  constraint time_or_wish check (num_nonnulls(starts_at, wish) >= 1),
  constraint whole_time check ((starts_at is null) = (ends_at is null) and ends_at > starts_at),
  constraint time_when_agreed check (starts_at is not null or status in ('requested', 'declined', 'cancelled', 'expired')),
  -- Not of a wish without a time: a range without ends is all of time.
  constraint never_twice exclude using gist (professional_id with =, tstzrange(starts_at, ends_at) with &&)
    where (starts_at is not null and status in ('requested', 'proposed', 'confirmed'))
);
create index appointments_of_professional on public.appointments (professional_id, starts_at);
create index appointments_by_email on public.appointments (patient_email, created_at);
create index appointments_by_whatsapp on public.appointments (patient_whatsapp, created_at);
create index appointments_by_clock on public.appointments (status, starts_at);
create index appointments_ended on public.appointments (ended_at);

alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated, service_role;
grant select on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;
create policy "professionals read their own appointments" on public.appointments
for select to authenticated using (professional_id = (select directory.own_professional_id()));

-- Private links: the token is in the patient's hands only, here is its hash. Each email carries a link of its own.
create table directory.appointment_links (
  token_hash bytea primary key,
  appointment_id uuid not null references public.appointments on delete cascade,
  created_at timestamptz not null default now()
);
create index appointment_links_appointment on directory.appointment_links (appointment_id);
alter table directory.appointment_links enable row level security;
revoke all on directory.appointment_links from anon, authenticated, service_role;
grant select, insert, delete on directory.appointment_links to service_role;

-- 32 bytes from two random UUIDs, in letters that an address may carry.
create function directory.random_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;

create function directory.new_appointment_link(of_appointment uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  insert into directory.appointment_links (token_hash, appointment_id)
  values (sha256(convert_to(token, 'UTF8')), of_appointment);
  return token;
end
$$;

-- Who may lead a request from one state to another: the whole life of an appointment.
create function directory.may_move(from_status text, to_status text, actor text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select (from_status, to_status, actor) in (
    ('requested', 'confirmed', 'professional'), ('requested', 'proposed', 'professional'),
    ('requested', 'declined', 'professional'), ('requested', 'cancelled', 'patient'),
    ('requested', 'requested', 'patient'), ('requested', 'expired', 'clock'),
    ('proposed', 'confirmed', 'patient'), ('proposed', 'requested', 'patient'), ('proposed', 'cancelled', 'patient'),
    ('proposed', 'proposed', 'professional'), ('proposed', 'cancelled', 'professional'), ('proposed', 'expired', 'clock'),
    ('confirmed', 'requested', 'patient'), ('confirmed', 'cancelled', 'patient'),
    ('confirmed', 'proposed', 'professional'), ('confirmed', 'cancelled', 'professional'),
    ('confirmed', 'done', 'professional'), ('confirmed', 'no_show', 'professional'), ('confirmed', 'done', 'clock'),
    ('done', 'no_show', 'professional'), ('no_show', 'done', 'professional'))
$$;

-- Every change of an appointment, also a new one, waits here for the others of the same professional: two that want one
-- slot come one after the other instead of waiting for each other.
create function directory.in_turn(of_professional uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('agenda ' || of_professional, 0)) $$;

create function directory.move_appointment(
  wanted uuid, to_status text, actor text, at timestamptz default null, words text default null
) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  known public.appointments;
  -- Which clock: a patient may still cancel, a professional may still confirm, only before it begins.
  begins timestamptz;
begin
  perform directory.in_turn((select a.professional_id from public.appointments a where a.id = wanted));
  select * into known from public.appointments a where a.id = wanted for update;
  if known.id is null or not directory.may_move(known.status, to_status, actor) then
    raise check_violation using message = 'Este pedido já mudou. Atualize a página para ver como ele está.';
  end if;
  begins := coalesce(at, known.starts_at);
  if to_status in ('requested', 'proposed', 'confirmed') and (begins is null or begins <= now()) then
    raise check_violation using message = 'Escolha um horário que ainda não passou.';
  elsif to_status = 'cancelled' and known.starts_at <= now() then
    raise check_violation using message = 'Esta consulta já começou e não pode mais ser cancelada.';
  elsif to_status in ('done', 'no_show') and known.starts_at > now() then
    raise check_violation using message = 'Esta consulta ainda não aconteceu.';
  end if;
  update public.appointments a set
    status = to_status,
    starts_at = begins,
    ends_at = case when at is null then a.ends_at else at + coalesce(a.ends_at - a.starts_at, (
      select make_interval(mins => p.consultation_minutes) from directory.profiles p where p.id = a.professional_id)) end,
    note = case when actor = 'professional' then nullif(btrim(words), '') else a.note end,
    ended_by = case when to_status in ('declined', 'cancelled') then actor end,
    answer_by = case to_status
      when 'requested' then least(now() + interval '2 days', begins)
      when 'proposed' then least(now() + interval '3 days', begins) end,
    reminded_at = case when at is null then a.reminded_at end,
    ended_at = case when to_status in ('declined', 'cancelled', 'expired') then now()
      when to_status in ('done', 'no_show') then a.ends_at end,
    updated_at = now()
  where a.id = wanted returning * into known;
  return known;
exception when exclusion_violation then
  raise check_violation using message = 'Este horário já está ocupado. Escolha outro.';
end
$$;
revoke execute on function directory.random_token, directory.new_appointment_link, directory.may_move,
  directory.in_turn, directory.move_appointment from public;
grant execute on function directory.may_move, directory.in_turn, directory.move_appointment,
  directory.new_appointment_link, directory.random_token to service_role;

-- The panel follows its own rows.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.appointments;
  end if;
end
$$;
