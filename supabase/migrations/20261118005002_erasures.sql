-- Which rows of people were deleted, by their ids alone. A backup from before still has them: a restore deletes them again
-- (server/backup/erasures.ts), so this outlives every backup.

create table directory.erasures (
  kind text not null check (kind in ('account', 'professional', 'appointment', 'review', 'report_contact')),
  id uuid not null,
  erased_at timestamptz not null default now(),
  primary key (kind, id)
);
create index erasures_erased_at on directory.erasures (erased_at);

alter table directory.erasures enable row level security;
revoke all on directory.erasures from public, anon, authenticated, service_role;
-- A job keeps a copy beside the backups.
grant select on directory.erasures to service_role;
