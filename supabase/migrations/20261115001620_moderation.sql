-- What councils forbid is looked for in profiles and shown to an operator; nothing is changed by itself.

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
  primary key (professional_id, word_id)
);
create index word_flags_word on directory.word_flags (word_id);
create index word_flags_queue on directory.word_flags (found_at) where looked_at is null;

alter table directory.flagged_words enable row level security;
alter table directory.word_flags enable row level security;
revoke all on directory.flagged_words, directory.word_flags from anon, authenticated, service_role;

-- What was looked at stays looked at while its words are the same.
create function directory.flag_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  words text := directory.search_key(concat_ws(E'\n', new.name, new.approach, new.description, new.schedule));
begin
  delete from directory.word_flags f using directory.flagged_words w
  where f.professional_id = new.id and w.id = f.word_id and (
    words !~ w.pattern or w.specialty_id <> new.specialty_id
    or w.is_price and (select s.allows_prices from public.specialties s where s.id = new.specialty_id)
  );
  insert into directory.word_flags as f (professional_id, word_id, excerpt)
  select new.id, w.id, coalesce(substring(words from '([^\n]{0,60}(?:' || w.pattern || ')[^\n]{0,60})'), '')
  from directory.flagged_words w
  where words ~ w.pattern and (w.specialty_id is null or w.specialty_id = new.specialty_id)
    and (not w.is_price or not (select s.allows_prices from public.specialties s where s.id = new.specialty_id))
  on conflict (professional_id, word_id) do update set excerpt = excluded.excerpt,
    looked_at = case when f.excerpt = excluded.excerpt then f.looked_at end,
    found_at = case when f.excerpt = excluded.excerpt then f.found_at else now() end;
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

create function public.operator_flags() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform directory.require_operator();
  return coalesce((
    select jsonb_agg(jsonb_build_object('professionalId', p.id, 'name', p.name, 'specialty', s.name, 'wordId', w.id,
      'label', w.label, 'why', w.why, 'excerpt', f.excerpt, 'description', p.description, 'foundAt', f.found_at,
      'isListed', coalesce(p.listed_until > now(), false)) order by f.found_at)
    from (
      select * from directory.word_flags g where g.looked_at is null order by g.found_at limit 100
    ) f
    join directory.flagged_words w on w.id = f.word_id
    join directory.profiles p on p.id = f.professional_id
    left join public.specialties s on s.id = p.specialty_id
  ), '[]');
end
$$;

create function public.operator_dismiss_flag(professional uuid, word smallint, why text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  flag directory.word_flags;
begin
  perform directory.require_operator();
  update directory.word_flags f set looked_at = now()
  where f.professional_id = professional and f.word_id = word and f.looked_at is null returning * into flag;
  if flag.professional_id is null then return jsonb_build_object('outcome', 'conflict'); end if;
  perform directory.log_act('dismiss_flag', 'professional', professional, null,
    jsonb_build_object('word', word, 'excerpt', flag.excerpt), left(why, 1500));
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
    perform mail.post(case when is_suspended then 'listing-suspended' else 'listing-restored' end, before.email,
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

revoke execute on function directory.flag_words, directory.set_suspended, public.operator_flags,
  public.operator_dismiss_flag, public.operator_suspend, public.operator_restore, public.operator_rules,
  public.operator_set_rule from public, anon, authenticated, service_role;
grant execute on function public.operator_flags, public.operator_dismiss_flag, public.operator_suspend,
  public.operator_restore, public.operator_rules, public.operator_set_rule to authenticated;
