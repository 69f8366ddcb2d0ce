-- What a council allows changes now and then, and is then looked for in the texts that are there already: one rule
-- in one specialty at a time, a thousand profiles a call, from where the last call ended.

create or replace function directory.scan_again_for_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.word_scans (specialty_id, word_id)
  select new.id, w.id from directory.flagged_words w where w.is_price and coalesce(w.specialty_id, new.id) = new.id
  on conflict (specialty_id, word_id) do update set scanned_to = default;
  return null;
end
$$;
create or replace trigger changed_prices_are_scanned_for after update on public.specialties
for each row when (new.allows_prices is distinct from old.allows_prices)
execute function directory.scan_again_for_prices();

-- The rule's former specialty too: what was flagged there goes. A deleted rule takes its flags along.
create or replace function directory.scan_again_for_word() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into directory.word_scans (specialty_id, word_id)
  select s.id, new.id from public.specialties s
  where new.kind <> 'council' or new.specialty_id is null or s.id = new.specialty_id
    or tg_op = 'UPDATE' and (old.specialty_id is null or s.id = old.specialty_id)
  on conflict (specialty_id, word_id) do update set scanned_to = default;
  return null;
end
$$;
create or replace trigger changed_words_are_scanned_for after update on directory.flagged_words
for each row when (
  (new.pattern, new.specialty_id, new.is_price, new.kind)
    is distinct from (old.pattern, old.specialty_id, old.is_price, old.kind)
) execute function directory.scan_again_for_word();
create or replace trigger new_words_are_scanned_for after insert on directory.flagged_words
for each row execute function directory.scan_again_for_word();

-- Walks by the primary key, others' profiles included: a batch costs the same however rare the specialty is.
-- Answers how many profiles it passed, and at least one while there is something to do.
create or replace function directory.scan_words(batch integer default 1000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  scan directory.word_scans;
  passed uuid[];
  of_specialty uuid[];
begin
  select * into scan from directory.word_scans w order by w.specialty_id, w.word_id limit 1 for update skip locked;
  if scan.word_id is null then return 0; end if;
  passed := array(
    select p.id from directory.profiles p where p.id > scan.scanned_to order by p.id limit batch
  );
  of_specialty := array(
    select p.id from directory.profiles p where p.id = any (passed) and p.specialty_id = scan.specialty_id
  );
  perform directory.flag_texts(of_specialty, null, scan.word_id);
  perform directory.hold_comments(of_specialty, scan.word_id);
  perform directory.publish_held(of_specialty);
  if cardinality(passed) < batch then
    delete from directory.word_scans w where (w.specialty_id, w.word_id) = (scan.specialty_id, scan.word_id);
  else
    update directory.word_scans w set scanned_to = passed[batch]
    where (w.specialty_id, w.word_id) = (scan.specialty_id, scan.word_id);
  end if;
  return greatest(cardinality(passed), 1);
end
$$;

create or replace function public.operator_rules() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return (
    select jsonb_agg(jsonb_build_object('id', s.id, 'specialty', s.name, 'council', s.council,
      'allowsTestimonials', s.allows_testimonials, 'allowsPrices', s.allows_prices) order by s.id)
    from public.specialties s
  );
end
$$;

-- Who had read the older rule hears of it instead of being overruled.
create or replace function public.operator_set_rule(specialty smallint, rule text, is_allowed boolean, reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  if rule = 'testimonials' then
    update public.specialties s set allows_testimonials = is_allowed
    where s.id = specialty and s.allows_testimonials <> is_allowed;
  elsif rule = 'prices' then
    update public.specialties s set allows_prices = is_allowed where s.id = specialty and s.allows_prices <> is_allowed;
  else
    raise check_violation using message = 'Esta regra não existe.';
  end if;
  if not found then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act('set_rule', 'rule', null, jsonb_build_object('is_allowed', not is_allowed),
    jsonb_build_object('specialty', specialty, 'rule', rule, 'is_allowed', is_allowed), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.scan_again_for_prices, directory.scan_again_for_word, directory.scan_words,
  public.operator_rules, public.operator_set_rule from public, anon, authenticated, service_role;
grant execute on function directory.scan_words to service_role;
grant execute on function public.operator_rules, public.operator_set_rule to authenticated;
