-- What councils forbid is looked for in profiles and shown to an operator; nothing is changed by itself. Professionals'
-- answers to reviews are as public as their profiles, and councils' rules of words hold for both.

create table directory.flagged_words (
  id smallint primary key,
  -- Null: every specialty.
  specialty_id smallint references public.specialties,
  -- Only where the council does not allow prices (public.specialties).
  is_price boolean not null default false,
  -- A regular expression over the text in lower case and without accents.
  pattern text not null,
  label text not null,
  why text not null
);
create index flagged_words_specialty on directory.flagged_words (specialty_id);

insert into directory.flagged_words (id, specialty_id, is_price, pattern, label, why) values
  (1, null, false, '\mcura(r|mos|ndo|da|do)?\M.{0,30}\m(garantid|definitiv|total|em \d|100)', 'Promessa de cura', 'Nenhum conselho permite prometer cura.'),
  (2, null, false, '\m(garant(o|imos|ia de)|resultados? garantid\w+)', 'Promessa de resultado', 'Nenhum conselho permite garantir resultados.'),
  (3, null, false, '\m100 ?% (de )?(eficaz|eficiente|sucesso|garantid\w+|cura)', 'Promessa de resultado', 'Nenhum conselho permite garantir resultados.'),
  (4, null, false, '\m(o|a) melhor (psicolog|psiquiatra|medic|fonoaudiolog|fisioterapeuta|terapeuta|nutricionista|enfermeir|dentista)', 'Autopromoção', 'Os conselhos não permitem comparar-se a colegas.'),
  (5, null, false, '\mantes e depois\M', 'Antes e depois', 'Os conselhos restringem imagens e relatos de antes e depois.'),
  (7, 1, false, '\m(crista|cristao|evangelic[oa]|catolic[oa]|espirita|bibli(a|c\w+)|fe em (deus|cristo))\M', 'Rótulo religioso', 'A Resolução CFP 7/2023 não permite ligar a Psicologia a uma crença.'),
  (8, 1, false, '\m(cura gay|reversao sexual|terapia de conversao)\M', 'Prática vedada', 'A Resolução CFP 1/1999 proíbe.'),
  (9, null, true, 'r\$ ?\d|\m\d+ reais\M', 'Preço', 'O conselho desta especialidade não permite usar o preço como propaganda.'),
  (10, null, true, '\m(desconto|promocao|promocional|cupom|primeira (consulta|sessao) gratis|gratuita)\M', 'Desconto ou promoção', 'O conselho desta especialidade não permite descontos como propaganda.'),
  (11, 2, false, '\m(cura (a|da|o|do) (depressao|ansiedade|esquizofrenia|bipolar\w*))', 'Promessa de cura', 'A Resolução CFM 2.336/2023 proíbe prometer resultados.'),
  (12, 6, false, '\m(emagreca|perca|elimine) (ate )?\d+ ?(kg|quilos)', 'Promessa de resultado', 'A Resolução CFN 599/2018 não permite prometer resultados.'),
  (13, null, false, '\mdepoimentos? de pacientes?\M', 'Depoimentos', 'Depoimentos dependem das regras do conselho.');

create table directory.word_flags (
  professional_id uuid not null references directory.profiles on update cascade on delete cascade,
  word_id smallint not null references directory.flagged_words on delete cascade,
  excerpt text not null,
  found_at timestamptz not null default now(),
  looked_at timestamptz,
  -- Other words under the same rule are another flag: whoever decides on the older words is told of a conflict.
  id uuid primary key default gen_random_uuid(),
  -- Null: the profile itself.
  review_id uuid references public.reviews on delete cascade,
  -- Between "all is well" and a suspension: the professional is asked to correct a passage. The flag stays in view with
  -- its date and goes, as every flag does, when the words are gone; with other words that a rule meets it is open again.
  correction_asked_at timestamptz
);
create unique index word_flags_text on directory.word_flags (professional_id, review_id, word_id) nulls not distinct;
create index word_flags_review on directory.word_flags (review_id);
create index word_flags_word on directory.word_flags (word_id);
create index word_flags_queue on directory.word_flags (found_at) where looked_at is null;
create index word_flags_corrections on directory.word_flags (correction_asked_at) where correction_asked_at is not null;

alter table directory.flagged_words enable row level security;
alter table directory.word_flags enable row level security;
revoke all on directory.flagged_words, directory.word_flags from anon, authenticated, service_role;

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
create function directory.flag_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform directory.flag_texts(array[new.id], case when new.specialty_id = old.specialty_id then new.id end);
  return null;
end
$$;
create trigger flag_changed_words after update on directory.profiles
for each row when (new.specialty_id is not null and (
  (new.name, new.approach, new.description, new.schedule, new.specialty_id)
  is distinct from (old.name, old.approach, old.description, old.schedule, old.specialty_id)
)) execute function directory.flag_words();
create trigger flag_new_words after insert on directory.profiles
for each row when (new.specialty_id is not null) execute function directory.flag_words();

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

-- What nobody has looked at comes first; what waits for a correction never crowds it out.
create function public.operator_flags() returns jsonb
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

create function public.operator_dismiss_flag(flag uuid, why text default null) returns jsonb
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
  perform email.enqueue('correction-asked', address, (
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

-- Of two operators who do the same, the second changes nothing and is told so.
create function directory.set_suspended(professional uuid, is_suspended boolean, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
  before directory.memberships;
  professional_name text;
begin
  perform directory.require_operator();
  words := directory.given_reason(reason);
  select m.* into before from directory.memberships m
  join directory.profiles p on p.user_id = m.user_id where p.id = professional for update of m;
  if before.user_id is null then raise no_data_found using message = 'Este profissional não existe mais.'; end if;
  if (before.suspended_at is not null) = is_suspended then return jsonb_build_object('outcome', 'conflict'); end if;
  update directory.memberships m set suspended_at = case when is_suspended then now() end
  where m.user_id = before.user_id;
  select p.name into professional_name from directory.profiles p where p.id = professional;
  if before.email is not null then
    perform email.enqueue(case when is_suspended then 'listing-suspended' else 'listing-restored' end, before.email,
      jsonb_build_object('name', professional_name, 'reason', words));
  end if;
  perform directory.log_act(case when is_suspended then 'suspend' else 'restore' end, 'professional', professional,
    jsonb_build_object('suspended_at', before.suspended_at), jsonb_build_object('is_suspended', is_suspended), words);
  return jsonb_build_object('outcome', 'done');
end
$$;

create function public.operator_suspend(professional uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_suspended(professional, true, reason) $$;

create function public.operator_restore(professional uuid, reason text) returns jsonb
language sql security definer set search_path = ''
as $$ select directory.set_suspended(professional, false, reason) $$;

create function public.operator_rules() returns jsonb
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

-- What a council allows changes now and then; who had read the older rule is told instead of overruled.
create function public.operator_set_rule(specialty smallint, rule text, is_allowed boolean, reason text) returns jsonb
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

revoke execute on function directory.flag_texts, directory.flag_words, directory.flag_answer, directory.as_written,
  directory.set_suspended, public.operator_flags, public.operator_dismiss_flag, public.operator_ask_correction,
  public.operator_suspend, public.operator_restore, public.operator_rules, public.operator_set_rule
  from public, anon, authenticated, service_role;
grant execute on function public.operator_flags, public.operator_dismiss_flag, public.operator_ask_correction,
  public.operator_suspend, public.operator_restore, public.operator_rules, public.operator_set_rule to authenticated;
