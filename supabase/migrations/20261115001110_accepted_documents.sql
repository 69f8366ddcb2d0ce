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
create policy "everyone reads which documents there are" on directory.documents
for select to anon, authenticated using (true);
create policy "professionals read what they accepted" on directory.accepted_documents
for select to authenticated using (user_id = (select auth.uid()));

-- Records what is current; an older or unknown version is no acceptance. The first moment stays.
create function directory.record_acceptance(account uuid, versions jsonb) returns integer
language sql security definer set search_path = ''
as $$
  with recorded as (
    insert into directory.accepted_documents (user_id, kind, version)
    select account, current.kind, current.version
    from (select d.kind, max(d.version) as version from directory.documents d group by d.kind) current
    where jsonb_typeof(versions) = 'object' and versions ->> current.kind = current.version
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from recorded
$$;
revoke execute on function directory.record_acceptance from public;

-- The form says what was accepted in the account's metadata. Whatever is in there, the account is made.
create function directory.accept_at_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.record_acceptance(new.id, new.raw_user_meta_data -> 'accepted_documents');
  return null;
end
$$;
revoke execute on function directory.accept_at_sign_up from public;

create trigger accept_at_sign_up after insert on auth.users
for each row execute function directory.accept_at_sign_up();

-- What the caller has still to accept.
create function public.pending_documents() returns table (kind text, version text)
language sql stable set search_path = ''
as $$
  select d.kind, max(d.version) from directory.documents d
  group by d.kind
  having not exists (
    select from directory.accepted_documents a
    where a.user_id = (select auth.uid()) and a.kind = d.kind and a.version = max(d.version)
  )
  order by d.kind
$$;

create function directory.accept_own_documents(versions jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Entre na sua conta para aceitar os documentos.';
  end if;
  return directory.record_acceptance(auth.uid(), versions);
end
$$;

create function public.accept_documents(versions jsonb) returns integer
language sql set search_path = ''
as $$ select directory.accept_own_documents(versions) $$;

revoke execute on function public.pending_documents, public.accept_documents, directory.accept_own_documents
  from public, anon;
grant execute on function public.pending_documents, public.accept_documents, directory.accept_own_documents
  to authenticated;
