-- A professional's answer to a review waits like the texts of a profile, and is read as patients' words are: what it says of
-- somebody's health breaks secrecy.
alter table public.reviews add column held_answer text check (length(held_answer) between 1 and 1000);

-- secrecy: of answers alone, which tell how the care of the one they are written to went.
alter table directory.flagged_words drop constraint flagged_words_kind_check,
  add constraint flagged_words_kind_check check (kind in ('council', 'creed', 'health', 'insult', 'secrecy'));

insert into directory.flagged_words (id, specialty_id, is_price, kind, pattern, label, why) values
  (17, null, false, 'secrecy', '\m(tratament\w+|melhor(as?|ou|aram|ando)|evolu(iu|iram|indo|cao|coes)|recuper(ou|aram|ando|ad[oa]s?|acao)|sintom\w+)\M|\m((o|do|seu) quadro|seu caso|(seus?|suas?) (filh\w+|mae|pai|marido|espos[oa]|net[oa]s?|avo|bebe))\M', 'Sigilo profissional', 'O sigilo vale também na resposta: ela não conta nada do atendimento nem de quem foi atendido.'),
  (18, null, false, 'health', '\m(gagueira|gag[oa]s?|gaguej\w+|dislex\w+|afasi\w+|disfag\w+|escoliose|tendinites?|artr(ite|ose)s?|burnout|psico(se|ses|tic\w+))\M', 'Detalhe de saúde', 'Detalhes de saúde são dados sensíveis (LGPD, arts. 5º e 11).');

-- Answers that show already are looked through in batches; where there are none, nothing.
insert into directory.word_scans (specialty_id, word_id)
select s.id, w.id from public.specialties s, directory.flagged_words w
where w.kind <> 'council' and exists (select from public.reviews)
on conflict do nothing;
