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
  -- Other words under the same rule are another flag: whoever decides on the older words hears of a conflict.
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references directory.profiles on update cascade on delete cascade,
  -- Null: the profile itself.
  review_id uuid references public.reviews on delete cascade,
  word_id smallint not null references directory.flagged_words on delete cascade,
  excerpt text not null,
  found_at timestamptz not null default now(),
  looked_at timestamptz,
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
