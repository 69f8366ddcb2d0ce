-- Between "all is well" and a suspension: the professional is asked to correct a passage. The flag stays in view with its
-- date and goes, as every flag does, when the words are gone; with other words that a rule meets it is open again.
alter table directory.word_flags add column correction_asked_at timestamptz;
create index word_flags_corrections on directory.word_flags (correction_asked_at) where correction_asked_at is not null;

-- An answer is corrected for a day, and again whenever operators ask for it. The panel reads this.
alter table public.reviews add column correction_asked_at timestamptz;

create or replace function directory.answer_own_review(review uuid, words text) returns public.reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.reviews;
  said text := nullif(btrim(words), '');
begin
  select * into known from public.reviews r
  where r.id = review and r.professional_id = directory.own_professional_id() for update;
  if known.id is null then
    raise insufficient_privilege using message = 'Esta avaliação não é sua ou não existe mais.';
  elsif said is null or length(said) > 1000 then
    raise check_violation using message = 'Escreva uma resposta de até 1.000 caracteres.';
  elsif known.answered_at <= now() - interval '24 hours' and known.correction_asked_at is null then
    raise check_violation using message = 'A resposta só pode ser corrigida nas primeiras 24 horas.';
  end if;
  update public.reviews r set answer = said, correction_asked_at = null,
    answered_at = case when r.correction_asked_at is null then coalesce(r.answered_at, now()) else now() end
  where r.id = review returning * into known;
  return known;
end
$$;

-- The rules read without accents and capitals; a person is quoted as written and in whole words, where each letter still
-- has its place.
create function directory.as_written(words text, excerpt text) returns text
language sql immutable set search_path = ''
as $$
  select case when place > 0 and length(key) = length(words)
    then substring(left(words, place - 1) from '\S{0,40}$') || substr(words, place, length(excerpt))
      || substring(substr(words, place + length(excerpt)) from '^\S{0,40}')
    else excerpt end
  from directory.search_key(words) as key, position(excerpt in key) as place
$$;

create function public.operator_ask_correction(flag uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  asked directory.word_flags;
  address text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  update directory.word_flags f set looked_at = now(), correction_asked_at = now()
  where f.id = flag and f.looked_at is null returning * into asked;
  if asked.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  update public.reviews r set correction_asked_at = now() where r.id = asked.review_id;
  select m.email into address from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = asked.professional_id;
  if address is null then raise no_data_found using message = 'Este profissional não tem um endereço de e-mail.'; end if;
  perform mail.post('correction-asked', address, (
    select jsonb_build_object('name', p.name, 'reason', words, 'rule', w.why, 'isAnswer', r.id is not null,
      'passage', left(directory.as_written(
        coalesce(r.answer, concat_ws(E'\n', p.name, p.approach, p.description, p.schedule)), asked.excerpt), 500))
    from directory.profiles p
    join directory.flagged_words w on w.id = asked.word_id
    left join public.reviews r on r.id = asked.review_id
    where p.id = asked.professional_id
  ));
  perform directory.log_act('ask_correction', 'professional', asked.professional_id, null,
    jsonb_build_object('word', asked.word_id, 'excerpt', asked.excerpt), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create or replace function public.operator_dismiss_flag(flag uuid, why text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  seen directory.word_flags;
begin
  perform directory.require_operator();
  update directory.word_flags f set looked_at = now(), correction_asked_at = null
  where f.id = flag and (f.looked_at is null or f.correction_asked_at is not null) returning * into seen;
  if seen.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  update public.reviews r set correction_asked_at = null
  where r.id = seen.review_id and r.correction_asked_at is not null and not exists (
    select from directory.word_flags f where f.review_id = r.id and f.correction_asked_at is not null);
  perform directory.log_act('dismiss_flag', 'professional', seen.professional_id, null,
    jsonb_build_object('word', seen.word_id, 'excerpt', seen.excerpt), left(why, 1500));
  return jsonb_build_object('outcome', 'done');
end
$$;

-- What nobody has looked at comes first; what waits for a correction never crowds it out.
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
      'isWaiting', f.looked_at is not null, 'correctionAskedAt', f.correction_asked_at,
      'isListed', coalesce(p.listed_until > now(), false))
      order by f.looked_at is not null, coalesce(f.looked_at, f.found_at), f.id)
    from (
      (select * from directory.word_flags g where g.looked_at is null order by g.found_at, g.id limit 100)
      union all
      (select * from directory.word_flags g where g.correction_asked_at is not null and g.looked_at is not null
        order by g.correction_asked_at, g.id limit 100)
    ) f
    join directory.flagged_words w on w.id = f.word_id
    join directory.profiles p on p.id = f.professional_id
    left join public.specialties s on s.id = p.specialty_id
    left join public.reviews r on r.id = f.review_id
  ), '[]');
end
$$;

revoke execute on function directory.as_written, public.operator_ask_correction
  from public, anon, authenticated, service_role;
grant execute on function public.operator_ask_correction to authenticated;
