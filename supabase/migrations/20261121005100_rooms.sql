-- Where consultations by video take place: an address that a professional always uses, or one of a single appointment.
-- Nobody reads here but functions: a patient learns the address when the appointment is confirmed, and not before.
create table directory.rooms (
  professional_id uuid primary key references directory.profiles on delete cascade,
  address text not null check (address ~ '^https://[^/\s@]+\.[^/\s@]+(/\S*)?$' and length(address) <= 500),
  updated_at timestamptz not null default now()
);
alter table directory.rooms enable row level security;
revoke all on directory.rooms from anon, authenticated, service_role;

create table directory.appointment_rooms (
  appointment_id uuid primary key references public.appointments on delete cascade,
  address text not null check (address ~ '^https://[^/\s@]+\.[^/\s@]+(/\S*)?$' and length(address) <= 500),
  updated_at timestamptz not null default now()
);
alter table directory.appointment_rooms enable row level security;
revoke all on directory.appointment_rooms from anon, authenticated, service_role;
