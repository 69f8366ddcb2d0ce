-- The waiting list: who would like a time that is not free hears by email when one opens. Booking stays first come, first
-- served: an email holds nothing for anybody, and says so.

-- As directory.availability_bits and the product have them (periods.ts); same-rules.test.ts compares.
create or replace function directory.period_of(at time) returns text
language sql immutable parallel safe set search_path = ''
as $$ select case when at < '12:00' then 'manha' when at < '18:00' then 'tarde' else 'noite' end $$;

-- Of the free times those that suit somebody, on the professional's calendar.
create or replace function directory.suiting_times(w directory.waiting_list)
returns table (starts_at timestamptz, modality smallint)
language sql stable set search_path = ''
as $$
  select slot.starts_at, slot.modality
  from directory.profiles p,
    lateral (select directory.time_zone_of(p.city_id) as zone) place,
    lateral directory.free_slots(p.id, (now() at time zone place.zone)::date, w.until) slot,
    lateral (select slot.starts_at at time zone place.zone as at) local
  where p.id = w.professional_id
    and (w.weekday is null or extract(dow from local.at) = w.weekday)
    and (w.period is null or w.period = directory.period_of(local.at::time))
  order by slot.starts_at
$$;

create or replace function directory.new_waiting_link(of_waiting uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := directory.random_token();
begin
  insert into directory.waiting_links (token_hash, waiting_id)
  values (directory.hash_token(token), of_waiting);
  return token;
end
$$;

-- What an email and the private page say of it; the address is in neither.
create or replace function directory.waiting_words(w directory.waiting_list) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('professionalId', p.id, 'professional', p.name, 'weekday', w.weekday, 'period', w.period,
    'until', w.until, 'zone', directory.time_zone_of(p.city_id))
  from directory.profiles p where p.id = w.professional_id
$$;

-- One outcome in a word: sent, full, unlisted. "sent" is said alike for every address, and anybody can type anybody's:
-- without a confirmation it gets nothing else.
create or replace function directory.join_waiting_list(
  of_professional uuid, address text, on_weekday smallint, in_period text, until date
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  typed text := lower(btrim(address));
  counted text[] := email.counted(address, false, array['waiting ' || email.mailbox(address)]);
  made directory.waiting_list;
begin
  if not directory.is_listed(of_professional) then return 'unlisted'; end if;
  if until is null or until < directory.today() or until > directory.today() + directory.kept_for('waiting_list') then
    raise check_violation using message = format('Escolha uma data nos próximos %s dias.',
      extract(day from directory.kept_for('waiting_list')));
  end if;
  if (select count(*) from directory.waiting_list w
      where w.professional_id = of_professional and w.confirmed_at is not null) >= 300
  then
    return 'full';
  end if;
  if not email.is_within_caps(counted) then return 'sent'; end if;
  insert into directory.waiting_list (professional_id, email, weekday, period, until)
  values (of_professional, typed, on_weekday, in_period, until)
  returning * into made;
  -- What opens from now on, also before the mailbox has answered.
  update directory.waiting_list w set known_times = array(select s.starts_at from directory.suiting_times(made) s)
  where w.id = made.id;
  perform email.enqueue('waiting-to-confirm', typed,
    directory.waiting_words(made) || jsonb_build_object('token', directory.new_waiting_link(made.id))
      || case when directory.may_write_to_strangers(of_professional) then '{}'
        else jsonb_build_object('professional', directory.name_by_specialty(of_professional)) end,
    format('waiting-to-confirm %s', made.id), counted => counted, subject_kind => 'waiting', subject_id => made.id);
  return 'sent';
end
$$;

create or replace function directory.waiting_by_link(link_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select directory.waiting_words(w) || jsonb_build_object('isConfirmed', w.confirmed_at is not null,
    'isListed', directory.is_listed(w.professional_id))
  from directory.waiting_links l join directory.waiting_list w on w.id = l.waiting_id
  where l.token_hash = directory.hash_token(link_token)
$$;

-- The mailbox has answered. What it said before of the same professional gives way.
create or replace function directory.confirm_waiting(link_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted directory.waiting_list;
begin
  select w.* into wanted from directory.waiting_links l join directory.waiting_list w on w.id = l.waiting_id
  where l.token_hash = directory.hash_token(link_token) and w.confirmed_at is null;
  if wanted.id is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('waiting ' || email.mailbox(wanted.email), 0));
  delete from directory.waiting_list w
  where w.professional_id = wanted.professional_id and email.mailbox(w.email) = email.mailbox(wanted.email)
    and w.id <> wanted.id and w.confirmed_at is not null;
  update directory.waiting_list w set confirmed_at = now() where w.id = wanted.id;
end
$$;

create or replace function directory.leave_waiting_list(link_token text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from directory.waiting_list w using directory.waiting_links l
  where l.token_hash = directory.hash_token(link_token) and w.id = l.waiting_id
$$;

-- That somebody waited is in the emails about it, too: they go with the row, sent or not.
create or replace function directory.follow_left_waiting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from email.outbox o where o.subject_kind = 'waiting' and o.subject_id = old.id;
  -- Not what is purged because its time is over: the same job purges it again after a restore.
  if old.until >= directory.today() and old.confirmed_at is not null then
    perform directory.note_erasure('waiting', old.id);
  end if;
  return null;
end
$$;
create or replace trigger follow_left_waiting after delete on directory.waiting_list
for each row execute function directory.follow_left_waiting();

-- Looks for whom something has changed, and writes to those whom an opened time suits: about each time once, and no
-- oftener than once an hour to one mailbox. What opens meanwhile is still unknown to the row after that hour, and what was
-- taken meanwhile is gone. Answers how many were looked at.
create or replace function directory.notify_waiting() returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  w directory.waiting_list;
  change timestamptz;
  free timestamptz[];
  opened timestamptz[];
  looked bigint := 0;
begin
  for w in
    select q.* from directory.waiting_list q
    join directory.profiles p on p.id = q.professional_id and p.listed_until > now()
    left join directory.availability a on a.professional_id = q.professional_id
    where q.confirmed_at is not null and q.until >= directory.today()
      and (q.seen_change is distinct from a.changed_at or q.seen_on is distinct from directory.today())
      and not exists (
        select from directory.waiting_list o
        where o.notified_at > now() - interval '1 hour' and email.mailbox(o.email) = email.mailbox(q.email))
    order by q.created_at limit 200 for update of q skip locked
  loop
    -- Whoever confirms has this lock and waits for the row, which is ours: the mailbox is looked at in the next call.
    continue when not pg_try_advisory_xact_lock(hashtextextended('waiting ' || email.mailbox(w.email), 0));
    -- Written to a moment ago, here or by another process: this one is looked at after that hour.
    continue when exists (
      select from directory.waiting_list o
      where o.notified_at > now() - interval '1 hour' and email.mailbox(o.email) = email.mailbox(w.email));
    -- Read before the times: a change that comes between the two is looked at once more.
    change := (select a.changed_at from directory.availability a where a.professional_id = w.professional_id);
    free := array(select s.starts_at from directory.suiting_times(w) s);
    opened := array(
      select t from unnest(free) t where t <> all (w.known_times) and t <> all (w.notified_times) order by t);
    if cardinality(opened) > 0 then perform directory.email_waiting(w, opened); end if;
    update directory.waiting_list q set known_times = free, seen_change = change, seen_on = directory.today(),
      notified_at = case when cardinality(opened) > 0 then now() else q.notified_at end,
      notified_times = array(select t from unnest(q.notified_times || opened) t where t > now())
    where q.id = w.id;
    looked := looked + 1;
  end loop;
  return looked;
end
$$;

-- The first times and how many more; it is of no use once the first has begun.
create or replace function directory.email_waiting(w directory.waiting_list, opened timestamptz[]) returns void
language sql volatile set search_path = ''
as $$
  select email.enqueue('waiting-time', w.email,
    directory.waiting_words(w) || jsonb_build_object(
      'times', (select jsonb_agg(to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') order by t)
        from unnest(opened[1:3]) t),
      'more', greatest(cardinality(opened) - 3, 0),
      'token', directory.new_waiting_link(w.id)),
    format('waiting-time %s %s', w.id, extract(epoch from opened[1])), now(), least(opened[1], now() + interval '1 day'),
    subject_kind => 'waiting', subject_id => w.id)
$$;

-- How many wait for the caller, and nothing of who they are.
create or replace function public.waiting_count() returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from directory.waiting_list w
  where w.professional_id = directory.own_professional_id() and w.confirmed_at is not null and w.until >= directory.today()
$$;

create or replace function directory.purge_waiting_list() returns bigint
language sql volatile security definer set search_path = ''
as $$
  with old as (
    select w.id from directory.waiting_list w
    where w.until < directory.today() or w.created_at < now() - directory.kept_for('waiting_list')
      or w.confirmed_at is null and w.created_at < now() - directory.kept_for('unconfirmed_waiting')
    limit 1000
  ), gone as (
    delete from directory.waiting_list w using old where w.id = old.id returning 1
  )
  select count(*) from gone
$$;

revoke execute on function directory.suiting_times, directory.period_of, directory.new_waiting_link,
  directory.waiting_words, directory.join_waiting_list, directory.waiting_by_link, directory.confirm_waiting,
  directory.leave_waiting_list, directory.follow_left_waiting, directory.notify_waiting, directory.email_waiting,
  directory.purge_waiting_list, public.waiting_count from public, anon, authenticated, service_role;
grant execute on function directory.join_waiting_list, directory.waiting_by_link, directory.confirm_waiting,
  directory.leave_waiting_list to anon, service_role;
grant execute on function directory.notify_waiting, directory.purge_waiting_list to service_role;
grant execute on function public.waiting_count to authenticated;
