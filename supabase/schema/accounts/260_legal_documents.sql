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

-- What the caller accepted, the newest first, and whether its words can be read.
create or replace function public.my_accepted_documents()
returns table (kind text, version text, accepted_at timestamptz, is_readable boolean)
language sql stable set search_path = ''
as $$
  select a.kind, a.version, a.accepted_at, d.words is not null
  from directory.accepted_documents a join directory.documents d on d.kind = a.kind and d.version = a.version
  where a.user_id = (select auth.uid())
  order by a.version desc, a.kind desc
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

-- The words of a version, told once by the server that shows them: what somebody may have accepted is never rewritten.
create or replace function directory.register_document(kind text, version text, words jsonb) returns void
language sql security definer set search_path = ''
as $$
  update directory.documents d set words = register_document.words
  where d.kind = register_document.kind and d.version = register_document.version and d.words is null
$$;

-- Everybody who had accepted an older version hears of the current one by email, and is bound by it thirty days later at
-- the earliest. Five hundred at a time; how many were told.
create or replace function directory.announce_documents() returns integer
language sql security definer set search_path = ''
as $$
  with current as (
    select d.kind, max(d.version) as version, (array_agg(d.effective_at order by d.version desc))[1] as effective_at
    from directory.documents d group by d.kind
  ), due as (
    select m.user_id, m.email, c.version, jsonb_agg(c.kind order by c.kind desc) as kinds,
      greatest(max(c.effective_at), now() + interval '30 days') as effective_at
    from directory.memberships m cross join current c
    where m.email is not null
      and exists (select from directory.accepted_documents a where a.user_id = m.user_id and a.kind = c.kind)
      and not exists (
        select from directory.accepted_documents a
        where a.user_id = m.user_id and a.kind = c.kind and a.version = c.version)
      and not exists (
        select from directory.notices n where n.user_id = m.user_id and n.subject = 'documents ' || c.version)
    group by m.user_id, m.email, c.version order by m.user_id limit 500
  ), told as (
    insert into directory.notices (user_id, subject) select d.user_id, 'documents ' || d.version from due d
    on conflict do nothing returning user_id, subject
  ), sent as (
    select email.enqueue('documents-changing', d.email, jsonb_build_object(
      'name', (select p.name from directory.profiles p where p.user_id = d.user_id), 'kinds', d.kinds,
      'version', d.version, 'effective', (extract(epoch from d.effective_at) * 1000)::bigint),
      'documents:' || d.version || ':' || d.user_id)
    from due d join told t on t.user_id = d.user_id and t.subject = 'documents ' || d.version
  )
  select count(*)::integer from sent
$$;

-- The same for a new price: everybody with an account, at least thirty days before its first day.
create or replace function directory.announce_price(old_amount integer, new_amount integer, first_day date)
returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    select m.user_id, m.email from directory.memberships m
    where m.email is not null and not exists (
      select from directory.notices n where n.user_id = m.user_id and n.subject = 'price ' || first_day)
    order by m.user_id limit 500
  ), told as (
    insert into directory.notices (user_id, subject) select d.user_id, 'price ' || first_day from due d
    on conflict do nothing returning user_id
  ), sent as (
    select email.enqueue('price-changing', d.email, jsonb_build_object(
      'name', (select p.name from directory.profiles p where p.user_id = d.user_id), 'before', old_amount,
      'after', new_amount, 'firstDay', first_day::text), 'price:' || first_day || ':' || d.user_id)
    from due d join told t using (user_id)
  )
  select count(*)::integer from sent
$$;

create or replace function directory.export_section_notices(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(n) - 'user_id' order by n.notified_at) from directory.notices n where n.user_id = account
$$;

revoke execute on function directory.register_document, directory.announce_documents, directory.announce_price,
  directory.export_section_notices from public, anon, authenticated, service_role;
grant execute on function directory.register_document, directory.announce_documents, directory.announce_price
  to service_role;

revoke execute on function directory.record_acceptance, public.pending_documents, public.my_accepted_documents,
  directory.accept_own_documents, public.accept_documents from public, anon, authenticated, service_role;
grant execute on function public.pending_documents, public.my_accepted_documents, directory.accept_own_documents,
  public.accept_documents to authenticated;
-- Who subscribes accepts the terms that the page shows.
grant execute on function directory.record_acceptance to service_role;
