-- A rule of words that changes is looked for in the texts that are there already: one rule in one specialty at a time,
-- a thousand profiles a call, from where the last call ended.
create table directory.word_scans (
  specialty_id smallint not null references public.specialties on delete cascade,
  word_id smallint not null references directory.flagged_words on delete cascade,
  -- Profiles up to this one are done.
  scanned_to uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (specialty_id, word_id)
);
create index word_scans_word on directory.word_scans (word_id);
alter table directory.word_scans enable row level security;
revoke all on directory.word_scans from anon, authenticated, service_role;

create function directory.scan_again_for_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.word_scans (specialty_id, word_id)
  select new.id, w.id from directory.flagged_words w where w.is_price and coalesce(w.specialty_id, new.id) = new.id
  on conflict (specialty_id, word_id) do update set scanned_to = default;
  return null;
end
$$;
create trigger changed_prices_are_scanned_for after update on public.specialties
for each row when (new.allows_prices is distinct from old.allows_prices)
execute function directory.scan_again_for_prices();

-- The rule's former specialty too: what was flagged there goes. A deleted rule takes its flags along.
create function directory.scan_again_for_word() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.word_scans (specialty_id, word_id)
  select s.id, new.id from public.specialties s
  where new.specialty_id is null or s.id = new.specialty_id
    or tg_op = 'UPDATE' and (old.specialty_id is null or s.id = old.specialty_id)
  on conflict (specialty_id, word_id) do update set scanned_to = default;
  return null;
end
$$;
create trigger changed_words_are_scanned_for after update on directory.flagged_words
for each row when (
  (new.pattern, new.specialty_id, new.is_price) is distinct from (old.pattern, old.specialty_id, old.is_price)
) execute function directory.scan_again_for_word();
create trigger new_words_are_scanned_for after insert on directory.flagged_words
for each row execute function directory.scan_again_for_word();

-- Walks by the primary key, others' profiles included: a batch costs the same however rare the specialty is.
-- Answers how many profiles it passed, and at least one while there is something to do.
create function directory.scan_words(batch integer default 1000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  scan directory.word_scans;
  passed uuid[];
begin
  select * into scan from directory.word_scans w order by w.specialty_id, w.word_id limit 1 for update skip locked;
  if scan.word_id is null then return 0; end if;
  passed := array(
    select p.id from directory.profiles p where p.id > scan.scanned_to order by p.id limit batch
  );
  perform directory.flag_texts(
    array(select p.id from directory.profiles p where p.id = any (passed) and p.specialty_id = scan.specialty_id),
    null, scan.word_id);
  if cardinality(passed) < batch then
    delete from directory.word_scans w where (w.specialty_id, w.word_id) = (scan.specialty_id, scan.word_id);
  else
    update directory.word_scans w set scanned_to = passed[batch]
    where (w.specialty_id, w.word_id) = (scan.specialty_id, scan.word_id);
  end if;
  return greatest(cardinality(passed), 1);
end
$$;

revoke execute on function directory.scan_again_for_prices, directory.scan_again_for_word, directory.scan_words
  from public, anon, authenticated, service_role;
grant execute on function directory.scan_words to service_role;
