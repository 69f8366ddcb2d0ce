-- Professionals' answers to reviews are as public as their profiles, and councils' rules of words hold for both.

-- Other words under the same rule are another flag: whoever decides on the older words is told of a conflict.
alter table directory.word_flags drop constraint word_flags_pkey;
alter table directory.word_flags
  add column id uuid primary key default gen_random_uuid(),
  -- Null: the profile itself.
  add column review_id uuid references public.reviews on delete cascade;
create unique index word_flags_text on directory.word_flags (professional_id, review_id, word_id) nulls not distinct;
create index word_flags_review on directory.word_flags (review_id);

-- What everybody may read of a professional's own words, as the rules read it.
create view directory.public_texts with (security_invoker = on) as
  select p.id as professional_id, null::uuid as review_id, p.specialty_id,
    directory.search_key(concat_ws(E'\n', p.name, p.approach, p.description, p.schedule)) as words
  from directory.profiles p where p.specialty_id is not null
  union all
  select r.professional_id, r.id, p.specialty_id, directory.search_key(r.answer)
  from public.reviews r join directory.profiles p on p.id = r.professional_id
  where r.answer is not null and r.hidden_at is null and p.specialty_id is not null;
revoke all on directory.public_texts from anon, authenticated, service_role;

-- What was looked at stays looked at while its words are the same. A text is named by its review's id or its profile's.
create function directory.flag_texts(professionals uuid[], only_text uuid default null, only_word smallint default null)
returns void
language sql security definer set search_path = ''
as $$
  with met as materialized (
    select t.professional_id, t.review_id, w.id as word_id,
      coalesce(substring(t.words from '([^\n]{0,60}(?:' || w.pattern || ')[^\n]{0,60})'), '') as excerpt
    from directory.public_texts t
    join public.specialties s on s.id = t.specialty_id
    join directory.flagged_words w on (w.specialty_id is null or w.specialty_id = s.id)
      and not (w.is_price and s.allows_prices) and t.words ~ w.pattern
    where t.professional_id = any (professionals)
      and (only_text is null or coalesce(t.review_id, t.professional_id) = only_text)
      and (only_word is null or w.id = only_word)
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

-- Another specialty is another council: its rules hold for the answers too.
create or replace function directory.flag_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.flag_texts(array[new.id], case when new.specialty_id = old.specialty_id then new.id end);
  return null;
end
$$;

create function directory.flag_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.flag_texts(array[new.professional_id], new.id);
  return null;
end
$$;
create trigger flag_changed_answers after update on public.reviews
for each row when ((new.answer, new.hidden_at) is distinct from (old.answer, old.hidden_at))
execute function directory.flag_answer();
create trigger flag_new_answers after insert on public.reviews
for each row when (new.answer is not null) execute function directory.flag_answer();

select directory.flag_texts(array(select distinct r.professional_id from public.reviews r where r.answer is not null));

create or replace function public.operator_flags() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'professionalId', p.id, 'name', p.name, 'specialty', s.name,
      'label', w.label, 'why', w.why, 'excerpt', f.excerpt,
      'match', substring(f.excerpt from '(' || w.pattern || ')'), 'isAnswer', f.review_id is not null,
      'text', case when f.review_id is null then p.description else r.answer end, 'foundAt', f.found_at,
      'isListed', coalesce(p.listed_until > now(), false)) order by f.found_at, f.id)
    from (
      select * from directory.word_flags g where g.looked_at is null order by g.found_at, g.id limit 100
    ) f
    join directory.flagged_words w on w.id = f.word_id
    join directory.profiles p on p.id = f.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.reviews r on r.id = f.review_id
  ), '[]');
end
$$;

drop function public.operator_dismiss_flag(uuid, smallint, text);
create function public.operator_dismiss_flag(flag uuid, why text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  seen directory.word_flags;
begin
  perform directory.require_operator();
  update directory.word_flags f set looked_at = now() where f.id = flag and f.looked_at is null returning * into seen;
  if seen.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act('dismiss_flag', 'professional', seen.professional_id, null,
    jsonb_build_object('word', seen.word_id, 'excerpt', seen.excerpt), left(why, 1500));
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.flag_texts, directory.flag_answer, public.operator_dismiss_flag
  from public, anon, authenticated, service_role;
grant execute on function public.operator_dismiss_flag to authenticated;
