-- What an operator does with words that met a rule (410_moderation.sql): look, let pass, ask for a correction.

-- The text that a flag is about.
create or replace function directory.text_met(flag directory.word_flags)
returns table (field text, value text, is_held boolean)
language sql stable security definer set search_path = ''
as $$
  select t.field, t.value, t.is_held from directory.public_texts t
  where t.professional_id = flag.professional_id and t.review_id is not distinct from flag.review_id
    and position(flag.excerpt in t.words) > 0
  order by not t.is_held, t.field limit 1
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
      'text', met.value, 'field', met.field, 'isHeld', coalesce(met.is_held, false), 'foundAt', f.found_at,
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
    left join lateral directory.text_met(f) met on true
  ), '[]');
end
$$;

create or replace function public.operator_dismiss_flag(flag uuid, why text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  seen directory.word_flags;
begin
  perform directory.require_operator();
  update directory.word_flags f set looked_at = now(), correction_asked_at = null, passed = f.passed || f.excerpt
  where f.id = flag and (f.looked_at is null or f.correction_asked_at is not null) returning * into seen;
  if seen.id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  update public.reviews r set correction_asked_at = null
  where r.id = seen.review_id and r.correction_asked_at is not null and not exists (
    select from directory.word_flags f where f.review_id = r.id and f.correction_asked_at is not null);
  -- The text may meet the rule in another passage, too, which is then the next to look at.
  perform directory.flag_texts(array[seen.professional_id], coalesce(seen.review_id, seen.professional_id), seen.word_id);
  perform directory.publish_held(array[seen.professional_id], nullif(btrim(left(why, 1500)), ''));
  perform directory.log_act('dismiss_flag', 'professional', seen.professional_id, null,
    jsonb_build_object('word', seen.word_id, 'excerpt', seen.excerpt), left(why, 1500));
  return jsonb_build_object('outcome', 'done');
end
$$;

create or replace function public.operator_ask_correction(flag uuid, reason text) returns jsonb
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
  perform email.enqueue('correction-asked', address, (
    select jsonb_build_object('name', p.name, 'reason', words, 'rule', w.why, 'isAnswer', asked.review_id is not null,
      'isHeld', coalesce(met.is_held, false),
      'passage', left(directory.as_written(coalesce(met.value, asked.excerpt), asked.excerpt), 500))
    from directory.profiles p
    join directory.flagged_words w on w.id = asked.word_id
    left join lateral directory.text_met(asked) met on true
    where p.id = asked.professional_id
  ));
  perform directory.log_act('ask_correction', 'professional', asked.professional_id, null,
    jsonb_build_object('word', asked.word_id, 'excerpt', asked.excerpt), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

revoke execute on function directory.text_met, public.operator_flags, public.operator_dismiss_flag,
  public.operator_ask_correction from public, anon, authenticated, service_role;
grant execute on function public.operator_flags, public.operator_dismiss_flag, public.operator_ask_correction to
  authenticated;
