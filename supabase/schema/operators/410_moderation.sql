-- What councils forbid is looked for in profiles and shown to an operator. What is written with such words waits for that
-- look (directory.held_texts); what shows already is not changed by itself.
-- Professionals' answers to reviews are as public as their profiles and wait likewise (reviews.held_answer). They are about
-- patients, so the rules for patients' words hold too.

-- What a professional writes freely for everybody to read, by its column; a service's name by the service's id.
create or replace function directory.free_texts(profile directory.profiles) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('name', profile.name, 'address', profile.address,
      'district', profile.district, 'schedule', profile.schedule, 'description', profile.description))
    || coalesce((
      select jsonb_object_agg('service ' || (it ->> 'id'), it ->> 'name')
      from jsonb_path_query(profile.booking_rules, '$.services[*] ? (exists(@.id) && exists(@.name))') it), '{}')
$$;

-- What everybody may read of a professional's own words, or may once somebody has looked, as the rules read it: each text
-- for itself, or one would go on where another ends.
drop view if exists directory.public_texts;
create view directory.public_texts with (security_invoker = on) as
  select p.id as professional_id, null::uuid as review_id, p.specialty_id, t.field, t.value, t.is_held,
    directory.search_key(t.value) as words
  from directory.profiles p
  cross join lateral (
    select key, value, true from directory.held_texts h, jsonb_each_text(h.texts) where h.professional_id = p.id
    union all select key, value, false from jsonb_each_text(directory.free_texts(p))
    union all select 'approach', p.approach, false
  ) as t (field, value, is_held)
  where p.specialty_id is not null and t.value is not null
  union all
  select r.professional_id, r.id, p.specialty_id, null, t.value, t.is_held, directory.search_key(t.value)
  from public.reviews r join directory.profiles p on p.id = r.professional_id
  cross join lateral (values (r.held_answer, true), (r.answer, false)) as t (value, is_held)
  where t.value is not null and r.hidden_at is null and p.specialty_id is not null;
revoke all on directory.public_texts from anon, authenticated, service_role;

-- The rules for what somebody writes: in the profile of a professional of this specialty, in a review of one, or in the
-- answer to it.
drop function if exists directory.rules_of_words(smallint, boolean);
create or replace function directory.rules_of_words(of_specialty smallint, place text)
returns setof directory.flagged_words
language sql stable set search_path = ''
as $$
  select w.* from directory.flagged_words w join public.specialties s on s.id = of_specialty
  where case w.kind
    when 'council' then (w.specialty_id is null or w.specialty_id = s.id) and not (w.is_price and s.allows_prices)
    when 'creed' then place <> 'profile' or w.specialty_id = s.id
    when 'secrecy' then place = 'answer'
    else place <> 'profile'
  end
$$;

-- The words with some of what stands around them, in one line.
create or replace function directory.excerpt_met(words text, pattern text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(substring(words from '([^\n]{0,60}(?:' || pattern || ')[^\n]{0,60})'), '') $$;

-- Without the passages that were let pass.
create or replace function directory.left_to_read(words text, passed text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  passage text;
begin
  foreach passage in array coalesce(passed, '{}') loop
    words := replace(words, passage, E'\n');
  end loop;
  return words;
end
$$;

-- Whether a text of the profile, or the answer to a review, meets a rule that no operator has let these very words pass.
drop function if exists directory.must_wait(uuid, smallint, text);
create or replace function directory.must_wait(
  professional uuid, of_specialty smallint, words text, of_review uuid default null
) returns boolean
language sql stable security definer set search_path = ''
as $$
  with said as materialized (select directory.search_key(words) as key)
  select exists (
    select from said, lateral directory.rules_of_words(of_specialty, case when of_review is null then 'profile' else 'answer' end) w
    where said.key ~ w.pattern and directory.left_to_read(said.key, (
      select f.passed from directory.word_flags f
      where f.professional_id = professional and f.review_id is not distinct from of_review and f.word_id = w.id
    )) ~ w.pattern
  )
$$;

-- Words that a council forbids wait for a look, and what was there before them stays; in another specialty only if its
-- council lets it. A service that had no name yet is called by its place meanwhile.
create or replace function directory.hold_texts(profile directory.profiles, former directory.profiles)
returns directory.profiles
language plpgsql security definer set search_path = ''
as $$
declare
  is_moved boolean := profile.specialty_id is distinct from former.specialty_id;
  written jsonb := directory.free_texts(profile);
  known jsonb := directory.free_texts(former);
  waiting jsonb;
  shown jsonb;
begin
  select jsonb_object_agg(t.key, t.value) into waiting from jsonb_each_text(written) t
  where (is_moved or t.value is distinct from known ->> t.key)
    and directory.must_wait(profile.id, profile.specialty_id, t.value);
  if waiting is null and not exists (select from directory.held_texts h where h.professional_id = profile.id) then
    return profile;
  end if;

  -- What waited before goes on unless something else was written, or its service is gone.
  select coalesce(jsonb_object_agg(t.key, t.value), '{}') || coalesce(waiting, '{}') into waiting
  from directory.held_texts h, jsonb_each_text(h.texts) t
  where h.professional_id = profile.id and written ->> t.key is not distinct from known ->> t.key
    and (t.key not like 'service %' or written ? t.key);
  if waiting = '{}' then
    delete from directory.held_texts h where h.professional_id = profile.id;
    return profile;
  end if;
  insert into directory.held_texts as h (professional_id, texts) values (profile.id, waiting)
  on conflict (professional_id) do update set texts = excluded.texts, held_at = now() where h.texts <> excluded.texts;
  if found then profile.updated_at := now(); end if;

  select jsonb_object_agg(t.key, case
    when is_moved and directory.must_wait(profile.id, profile.specialty_id, known ->> t.key) then null
    else known ->> t.key end) into shown
  from jsonb_object_keys(waiting) as t (key);
  profile := jsonb_populate_record(profile, shown);
  profile.name := coalesce(profile.name, '');
  profile.booking_rules := directory.with_names(profile.booking_rules, (
    select jsonb_object_agg('service ' || (it ->> 'id'), coalesce(shown ->> ('service ' || (it ->> 'id')), 'Serviço ' || place))
    from jsonb_path_query(profile.booking_rules, '$.services[*]') with ordinality s (it, place)
    where shown ? ('service ' || (it ->> 'id'))));
  return profile;
end
$$;

-- Answers that wait for nothing any more: every rule they meet was looked at, or has changed.
create or replace function directory.publish_answers(professionals uuid[], why text default null) returns void
language sql security definer set search_path = ''
as $$
  with published as (
    update public.reviews r set answer = r.held_answer, answered_at = now(), held_answer = null
    from directory.profiles p
    where r.professional_id = any (professionals) and r.held_answer is not null and p.id = r.professional_id
      and not directory.must_wait(p.id, p.specialty_id, r.held_answer, r.id)
    returning p.user_id, p.name
  )
  select email.enqueue('text-published', m.email, jsonb_build_object('name', u.name, 'reason', why, 'texts', array['answer']))
  from published u join directory.memberships m on m.user_id = u.user_id where m.email is not null
$$;

-- The same of whatever waits. Its author hears of it, with the words of who looked.
drop function if exists directory.publish_held(uuid[]);
create or replace function directory.publish_held(professionals uuid[], why text default null) returns void
language sql security definer set search_path = ''
as $$
  with free as materialized (
    select p.id, jsonb_object_agg(t.key, t.value) as texts
    from directory.profiles p join directory.held_texts h on h.professional_id = p.id, jsonb_each_text(h.texts) t
    where p.id = any (professionals) and not directory.must_wait(p.id, p.specialty_id, t.value)
    group by p.id
  ), published as (
    update directory.profiles p set name = coalesce(f.texts ->> 'name', p.name),
      address = coalesce(f.texts ->> 'address', p.address), district = coalesce(f.texts ->> 'district', p.district),
      schedule = coalesce(f.texts ->> 'schedule', p.schedule),
      description = coalesce(f.texts ->> 'description', p.description),
      booking_rules = directory.with_names(p.booking_rules, f.texts)
    from free f where f.id = p.id returning p.user_id, p.name, f.texts
  )
  select email.enqueue('text-published', m.email, jsonb_build_object('name', u.name, 'reason', why,
    'texts', array(select jsonb_object_keys(u.texts))))
  from published u join directory.memberships m on m.user_id = u.user_id where m.email is not null;
  select directory.publish_answers(professionals, why)
$$;

-- What was looked at stays looked at while its words are the same. A text is named by its review's id or its profile's.
create or replace function directory.flag_texts(professionals uuid[], only_text uuid default null, only_word smallint default null)
returns void
language sql security definer set search_path = ''
as $$
  with met as materialized (
    select distinct on (t.professional_id, t.review_id, w.id) t.professional_id, t.review_id, w.id as word_id,
      coalesce(nullif(unread.excerpt, ''), f.excerpt) as excerpt
    from directory.public_texts t
    join lateral directory.rules_of_words(t.specialty_id, case when t.review_id is null then 'profile' else 'answer' end) w
      on t.words ~ w.pattern
    left join directory.word_flags f on f.professional_id = t.professional_id
      and f.review_id is not distinct from t.review_id and f.word_id = w.id
    cross join lateral (
      select directory.excerpt_met(directory.left_to_read(t.words, f.passed), w.pattern) as excerpt
    ) unread
    where t.professional_id = any (professionals)
      and (only_text is null or coalesce(t.review_id, t.professional_id) = only_text)
      and (only_word is null or w.id = only_word)
    -- What waits is quoted first.
    order by t.professional_id, t.review_id, w.id, unread.excerpt = '', not t.is_held, t.field
  ), gone as (
    delete from directory.word_flags f
    where f.professional_id = any (professionals)
      and (only_text is null or coalesce(f.review_id, f.professional_id) = only_text)
      and (only_word is null or f.word_id = only_word)
      and not exists (
        select from met m where m.professional_id = f.professional_id
          and m.review_id is not distinct from f.review_id and m.word_id = f.word_id)
  )
  insert into directory.word_flags as f (professional_id, review_id, word_id, excerpt)
  select m.professional_id, m.review_id, m.word_id, m.excerpt from met m
  on conflict (professional_id, review_id, word_id) do update
    set id = gen_random_uuid(), excerpt = excluded.excerpt, looked_at = null, found_at = now()
    where f.excerpt <> excluded.excerpt
$$;

-- What a patient's words meet, by the alphabet, in which the gravest happens to be last. A text has a thousand characters at most, and
-- patterns have no back references: PostgreSQL reads it once for each.
create or replace function directory.kinds_met(of_professional uuid, words text) returns text[]
language sql stable security definer set search_path = ''
as $$
  with said as materialized (select directory.search_key(words) as key)
  select coalesce(array_agg(distinct w.kind), '{}')
  from said, directory.profiles p, lateral directory.rules_of_words(p.specialty_id, 'review') w
  where p.id = of_professional and said.key ~ w.pattern
$$;

-- A rule that is new or has changed also meets comments that show already: they wait for a look, once.
create or replace function directory.hold_comments(professionals uuid[], only_word smallint) returns void
language sql security definer set search_path = ''
as $$
  with held as (
    update public.reviews r set hidden_at = now(), held_at = now()
    from directory.profiles p, lateral directory.rules_of_words(p.specialty_id, 'review') w
    where r.professional_id = any (professionals) and p.id = r.professional_id and w.id = only_word
      and r.comment is not null and r.hidden_at is null and directory.search_key(r.comment) ~ w.pattern
      and not exists (select from directory.review_links l where l.review_id = r.id and l.held_for <> '{}')
    returning r.id, w.kind
  )
  update directory.review_links l set held_for = array[held.kind] from held where l.review_id = held.id
$$;

create or replace function directory.flag_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.flag_texts(array[new.professional_id], new.id);
  return null;
end
$$;
create or replace trigger flag_changed_answers after update on public.reviews
for each row when
  ((new.answer, new.held_answer, new.hidden_at) is distinct from (old.answer, old.held_answer, old.hidden_at))
execute function directory.flag_answer();
create or replace trigger flag_new_answers after insert on public.reviews
for each row when (new.answer is not null) execute function directory.flag_answer();

-- The rules read without accents and capitals; a person is quoted as written and in whole words, where each letter still
-- has its place.
create or replace function directory.as_written(words text, excerpt text) returns text
language sql immutable set search_path = ''
as $$
  select case when place > 0 and length(key) = length(words)
    then substring(left(words, place - 1) from '\S{0,40}$') || substr(words, place, length(excerpt))
      || substring(substr(words, place + length(excerpt)) from '^\S{0,40}')
    else excerpt end
  from directory.search_key(words) as key, position(excerpt in key) as place
$$;

-- For who writes: what of this would be looked at before it shows, in words that may be put right at once.
drop function if exists public.words_to_revise(text, text);
create or replace function public.words_to_revise(specialty text, words text, place text default 'profile') returns jsonb
language sql stable security definer set search_path = ''
as $$
  with said as materialized (select directory.search_key(left(words, 4000)) as key)
  select coalesce(jsonb_agg(jsonb_build_object('label', w.label, 'why', w.why,
    'words', directory.as_written(left(words, 4000), substring(said.key from '(' || w.pattern || ')'))) order by w.id), '[]')
  from said, public.specialties s, lateral directory.rules_of_words(s.id, place) w
  where s.name = specialty and said.key ~ w.pattern
$$;

revoke execute on function directory.free_texts, directory.rules_of_words, directory.excerpt_met, directory.left_to_read,
  directory.must_wait, directory.hold_texts, directory.publish_answers, directory.publish_held, directory.flag_texts, directory.kinds_met,
  directory.hold_comments, directory.flag_answer, directory.as_written, public.words_to_revise
  from public, anon, authenticated, service_role;
-- Who signs up writes before there is an account.
grant execute on function public.words_to_revise to anon, authenticated;
