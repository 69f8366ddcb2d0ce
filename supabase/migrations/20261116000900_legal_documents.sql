-- Which version of the terms and of the privacy policy somebody accepted, and when. A new version is a new row of
-- `documents`, added by a migration beside the new text: whoever has not accepted it is asked in the panel.
create table directory.documents (
  kind text not null check (kind in ('terms', 'privacy')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  primary key (kind, version)
);

create table directory.accepted_documents (
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, kind, version),
  foreign key (kind, version) references directory.documents
);
create index accepted_documents_document on directory.accepted_documents (kind, version);

insert into directory.documents (kind, version) values ('terms', '2026-11-15'), ('privacy', '2026-11-15');

alter table directory.documents enable row level security;
alter table directory.accepted_documents enable row level security;
revoke all on directory.documents, directory.accepted_documents from anon, authenticated, service_role;
grant select on directory.documents to anon, authenticated, service_role;
grant select on directory.accepted_documents to authenticated, service_role;
