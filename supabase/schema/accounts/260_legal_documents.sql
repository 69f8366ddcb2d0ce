-- Which version of the terms and of the privacy policy somebody accepted.

drop policy if exists "everyone reads which documents there are" on directory.documents;
create policy "everyone reads which documents there are" on directory.documents
for select to anon, authenticated using (true);
drop policy if exists "professionals read what they accepted" on directory.accepted_documents;
create policy "professionals read what they accepted" on directory.accepted_documents
for select to authenticated using (user_id = (select auth.uid()));

-- Records what is current; an older or unknown version is no acceptance. The first moment stays.
create or replace function directory.record_acceptance(account uuid, versions jsonb) returns integer
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

-- What the caller has still to accept.
create or replace function public.pending_documents() returns table (kind text, version text)
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

create or replace function directory.accept_own_documents(versions jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Entre na sua conta para aceitar os documentos.';
  end if;
  return directory.record_acceptance(auth.uid(), versions);
end
$$;

create or replace function public.accept_documents(versions jsonb) returns integer
language sql set search_path = ''
as $$ select directory.accept_own_documents(versions) $$;

revoke execute on function directory.record_acceptance, public.pending_documents, directory.accept_own_documents,
  public.accept_documents from public, anon, authenticated, service_role;
grant execute on function public.pending_documents, directory.accept_own_documents, public.accept_documents to
  authenticated;
