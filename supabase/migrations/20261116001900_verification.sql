-- Registrations that an operator compares with the council's register. A profile is asked about when it is new, when
-- name, specialty or number changes, a year after it was confirmed, and when somebody who was refused asks again.

create table directory.verifications (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on update cascade on delete cascade,
  -- As they were when asked: what is decided is about these words and no later ones.
  name text not null,
  specialty_id smallint not null references public.specialties,
  registration text not null,
  cause text not null check (cause in ('new', 'changed', 'yearly', 'again')),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'not_found', 'differs', 'replaced')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  reason text check (length(reason) <= 1500),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index one_waiting_verification on directory.verifications (professional_id) where state = 'waiting';
create index verifications_professional on directory.verifications (professional_id, asked_at desc);
create index verifications_specialty on directory.verifications (specialty_id);
create index verifications_queue on directory.verifications (asked_at, id) where state = 'waiting';

alter table directory.verifications enable row level security;
revoke all on directory.verifications from anon, authenticated, service_role;

-- The council's card, if the professional wants to help: seen by operators only, gone with the decision.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('council-cards', 'council-cards', false, 5242880, '{image/webp,image/jpeg,image/png}')
on conflict (id) do nothing;
