-- Who asks for data to be erased proves first that the address is theirs, by a link that only the mailbox knows.
alter table directory.privacy_requests add column proved_at timestamptz;

-- Each email carries a link of its own; only the hash of its token is kept.
create table directory.privacy_proofs (
  token_hash bytea primary key,
  request_id uuid not null references directory.privacy_requests on delete cascade
);
create index privacy_proofs_request on directory.privacy_proofs (request_id);

alter table directory.privacy_proofs enable row level security;
revoke all on directory.privacy_proofs from anon, authenticated, service_role;
