-- An agenda cannot be closed by somebody who asks and never comes: a request holds its time for hours, and where several
-- are open a contact has to be confirmed first.

alter table public.appointments
  drop constraint never_twice,
  -- Until when the time is nobody else's: infinity once it is agreed on, null when it is held no more.
  add column held_until timestamptz,
  -- When the patient acted by a link that only the mailbox knows.
  add column contact_confirmed_at timestamptz,
  drop constraint appointments_status_check,
  add constraint appointments_status_check check (status in (
    'unconfirmed', 'requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'expired', 'done', 'no_show')),
  drop constraint time_when_agreed,
  add constraint time_when_agreed check (
    starts_at is not null or status in ('unconfirmed', 'requested', 'declined', 'cancelled', 'expired')),
  add constraint held_while_open check (held_until is null or status in ('requested', 'proposed', 'confirmed'));

update public.appointments a set held_until = case a.status
  when 'requested' then now() + least(interval '12 hours', (a.starts_at - now()) / 2)
  when 'proposed' then coalesce(a.answer_by, 'infinity') else 'infinity' end
where a.status in ('requested', 'proposed', 'confirmed') and a.starts_at is not null;

alter table public.appointments
  add constraint never_twice exclude using gist (professional_id with =, tstzrange(starts_at, ends_at) with &&)
    where (starts_at is not null and held_until is not null);
create index appointments_held on public.appointments (held_until) where status = 'requested';

-- A link that was sent to the mailbox proves, when it is used, whose the mailbox is; the one on the screen does not.
alter table directory.appointment_links add column is_mailed boolean not null default false;

-- From which network an open request came, as a keyed hash: several of one are told from several people. Gone when the
-- request is answered. Not in the table of the appointments, which professionals read.
create table directory.request_networks (
  appointment_id uuid primary key references public.appointments on delete cascade,
  network text not null check (length(network) <= 64)
);
create index request_networks_network on directory.request_networks (network);

alter table directory.request_networks enable row level security;
revoke all on directory.request_networks from anon, authenticated, service_role;
