-- "Denunciar": what visitors find wrong with a review or a profile, for an operator to look at.
create table directory.reports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('review', 'profile')),
  professional_id uuid not null references directory.profiles on delete cascade,
  review_id uuid references public.reviews on delete cascade,
  reason text not null check (reason in ('false', 'offensive', 'private', 'advertising', 'other')),
  words text check (length(words) <= 1000),
  -- Only if the answer is wanted.
  contact text check (length(contact) <= 254),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint review_when_of_review check ((kind = 'review') = (review_id is not null)),
  constraint closed_with_moment check ((state = 'open') = (closed_at is null))
);
create index reports_open on directory.reports (created_at) where state = 'open';
create index reports_of_review on directory.reports (review_id);
create index reports_of_professional on directory.reports (professional_id);
-- What is kept of an address, for requests under the LGPD.
create index reports_by_contact on directory.reports (lower(contact)) where contact is not null;
-- Contacts that have served.
create index reports_contacts on directory.reports (closed_at) where contact is not null and state <> 'open';

alter table directory.reports enable row level security;
revoke all on directory.reports from anon, authenticated, service_role;
grant select, insert, update, delete on directory.reports to service_role;
