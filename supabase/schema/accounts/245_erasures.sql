-- What was deleted of people is noted by its id, so that a backup from before cannot bring it back for long.

-- Why operators did something to it may speak of the person.
create or replace function directory.purge_reasons(of_target uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from directory.operator_reasons r using directory.operator_log l
  where l.target_id = of_target and r.log_id = l.id
$$;

create or replace function directory.note_erasure(kind text, id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into directory.erasures (kind, id) values (note_erasure.kind, note_erasure.id)
  on conflict on constraint erasures_pkey do nothing;
  select directory.purge_reasons(note_erasure.id)
$$;

create or replace function directory.note_erased_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.note_erasure(tg_argv[0], old.id);
  return old;
end
$$;
-- Not what is purged because its time is over: the same job purges it again after a restore.
create or replace trigger note_erasure before delete on public.appointments
for each row when (coalesce(old.ended_at >= now() - directory.kept_for('appointments'), true)) execute function directory.note_erased_row('appointment');
create or replace trigger note_erasure before delete on public.reviews
for each row execute function directory.note_erased_row('review');
create or replace trigger note_erasure after update of contact on directory.reports
for each row when (old.contact is not null and new.contact is null)
execute function directory.note_erased_row('report_contact');

-- After a restore, as the owner: `known` is every deletion that is known of, [{kind, id, at}]. Answers how many of these
-- rows were back. Appointments before accounts: who leaves with open ones tells their patients, who were told already.
create or replace function directory.erase_again(known jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  wanted constant directory.erasures[] := array(
    select row(e.kind, e.id, e.at)::directory.erasures from jsonb_to_recordset(known) as e (kind text, id uuid, at timestamptz));
  accounts constant uuid[] := array(select e.id from unnest(wanted) e where e.kind = 'account');
  found_now integer;
  total integer := 0;
begin
  -- Also what this backup never had: an older or a newer one may.
  insert into directory.erasures select * from unnest(wanted) on conflict on constraint erasures_pkey do nothing;
  -- Nor is anything sent that waited to be sent about them when the backup was made.
  delete from email.outbox o using unnest(wanted) e where o.subject_kind = e.kind and o.subject_id = e.id;
  -- One email tells of several dates of a series.
  delete from email.outbox o where o.id in (
    select m.id from email.outbox m cross join jsonb_path_query(m.data, '$.dates[*].id') date
    where m.subject_kind = 'series'
      and date #>> '{}' in (select e.id::text from unnest(wanted) e where e.kind = 'appointment'));
  delete from email.outbox o using auth.users u
  where u.id = any (accounts) and o.recipient = lower(u.email) and not email.is_for_patient(o.kind);
  perform set_config('storage.allow_delete_query', 'true', true);
  -- What its author said to a hiding, and an invitation that nobody used, would stay behind without them.
  update directory.review_links l set objection = null from unnest(wanted) e where e.kind = 'review' and l.review_id = e.id;
  delete from public.reviews r using unnest(wanted) e where e.kind = 'review' and r.id = e.id;
  get diagnostics found_now = row_count;
  total := total + found_now;
  delete from directory.review_links l using unnest(wanted) e
  where e.kind = 'appointment' and l.appointment_id = e.id and l.review_id is null;
  delete from public.appointments a using unnest(wanted) e where e.kind = 'appointment' and a.id = e.id;
  get diagnostics found_now = row_count;
  total := total + found_now;
  delete from directory.waiting_list w using unnest(wanted) e where e.kind = 'waiting' and w.id = e.id;
  get diagnostics found_now = row_count;
  total := total + found_now;
  update directory.reports r set contact = null from unnest(wanted) e
  where e.kind = 'report_contact' and r.id = e.id and r.contact is not null;
  get diagnostics found_now = row_count;
  total := total + found_now;
  delete from storage.objects o where o.owner_id in (select account::text from unnest(accounts) account)
    or left(o.name, 37) in (select account || '/' from unnest(accounts) account);
  delete from directory.profiles p where p.user_id = any (accounts)
    or p.id in (select e.id from unnest(wanted) e where e.kind = 'professional');
  delete from auth.users u where u.id = any (accounts);
  get diagnostics found_now = row_count;
  return total + found_now;
end
$$;

create or replace function directory.purge_erasures() returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select e.kind, e.id from directory.erasures e
    where e.erased_at < now() - directory.kept_for('erasures') limit 1000
  ), gone as (
    delete from directory.erasures e using old where e.kind = old.kind and e.id = old.id returning 1
  )
  select count(*)::integer from gone
$$;

revoke execute on function directory.purge_reasons, directory.note_erasure, directory.note_erased_row, directory.erase_again,
  directory.purge_erasures from public, anon, authenticated, service_role;
grant execute on function directory.purge_erasures to service_role;
