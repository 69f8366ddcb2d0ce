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

-- Gives whether there was something to report. Past twenty open reports of one thing another says nothing new.
create function directory.report(kind text, target uuid, reason text, words text default null, contact text default null)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  of_professional uuid := case kind
    when 'profile' then (select p.id from directory.profiles p where p.id = target)
    when 'review' then (select r.professional_id from public.reviews r where r.id = target and r.hidden_at is null)
  end;
begin
  if of_professional is null or not directory.is_listed(of_professional) then return false; end if;
  if reason is null or reason not in ('false', 'offensive', 'private', 'advertising', 'other') then
    raise check_violation using message = 'Escolha o motivo.';
  elsif length(btrim(words)) > 1000 or length(btrim(contact)) > 254 then
    raise check_violation using message = 'Use um texto mais curto.';
  end if;
  insert into directory.reports (kind, professional_id, review_id, reason, words, contact)
  select kind, of_professional, case when kind = 'review' then target end, reason, nullif(btrim(words), ''),
    nullif(btrim(contact), '')
  where (
    select count(*) from directory.reports r
    where r.professional_id = of_professional and r.state = 'open' and r.kind = kind
      and (kind = 'profile' or r.review_id = target)
  ) < 20;
  return true;
end
$$;
-- Whoever left an address is answered by it; half a year later nobody needs it any more.
create function directory.purge_report_contacts() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select r.id from directory.reports r
    where r.contact is not null and r.state <> 'open' and r.closed_at < now() - interval '180 days' limit 1000
  ), emptied as (
    update directory.reports r set contact = null from old where r.id = old.id returning 1
  )
  select count(*)::integer from emptied
$$;

revoke execute on function directory.report from public;
revoke execute on function directory.purge_report_contacts from public, anon, authenticated;
grant execute on function directory.report to anon, service_role;
grant execute on function directory.purge_report_contacts to service_role;
