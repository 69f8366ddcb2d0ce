-- Requests for an appointment, from somebody without an account. Least data: a name, one contact, perhaps a message.
-- Nobody writes here but functions (supabase/schema); the professional reads the own rows, the patient what a private link shows.
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
  -- The zone of the patient's clock, as the browser says.
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

-- The panel follows its own rows.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.appointments;
  end if;
end
$$;

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
