-- Words of patients are looked at before they show, by the table that holds the councils' words, too.

-- council: what councils forbid, by specialty, in anybody's words. creed: of professionals where their council forbids
-- it, and of patients everywhere, because a creed is nobody else's to tell. health, insult: of patients alone.
alter table directory.flagged_words
  add column kind text not null default 'council' check (kind in ('council', 'creed', 'health', 'insult'));

-- Plurals and near words. What merely looks like them is left alone: "promoção da saúde", "boa-fé", a university's name.
update directory.flagged_words w set pattern = changed.pattern, kind = changed.kind
from (values
  (1, 'council', '\mcur(as?|ar|amos|am|o|ando|ad[oa]s?)\M.{0,30}\m(garantid|definitiv|total|para sempre|em \d|100)|\m(cura|curas|curo|curar|curamos) (a|o|as|os|da|do|das|dos|de|sua|seu) (depressao|ansiedade|panico|insonia|dor|dores|vicio|fobias?)'),
  (2, 'council', '\m(resultados?|sucesso|melhoras?|alivio)\M.{0,20}\mgarantid[oa]s?\M|\mgarant(o|e|em|imos|ido|ida|ir|ia|ias)\M.{0,25}\m(resultad|melhora|sucesso|cura|alivio|emagrec)'),
  (3, 'council', '\m100 ?% (de )?(efica|eficien|sucesso|garantid|cura|resultad)'),
  (4, 'council', '\m(o|a|os|as) melhor(es)? (psicolog[oa]|psiquiatra|medic[oa]|fonoaudiolog[oa]|fisioterapeuta|terapeuta|nutricionista|enfermeir[oa]|dentista|profissiona(l|is))s?\M'),
  (5, 'council', '\mantes ?(e|x|/) ?depois\M(?! d[aeo]s? ?(cirurgia|parto|procedimento|operac|gravidez|gestac|sess|consulta|trein|exame))'),
  (7, 'creed', '\m(crist(a|as|ao|aos)|cristianismo|evangelhos?|evangeliz\w+|protestantes?|espiritas?|espiritismo|kardecis\w+|bibli(a|as)|biblic\w+|gospel|pastor(a|as|es)?|pastoral|umband\w+|candomble\w*|budis\w+|jud(eu|eus|ia|ias|aismo)|judaic[oa]s?|islamic[oa]s?|muculman[oa]s?|mormons?|testemunhas? de jeova|teoterap\w+|jesus cristo)\M|(?<!\m(universidade|faculdade|faculdades|universitari[oa]|hospital|colegio|instituto|escola) )\m(catolic[oa]s?|catolicismo|evangelic[oa]s?|adventistas?)\M|(?<!\m(boa|ma|santa)[ -])\mfe\M(?! publica)'),
  (10, 'council', '\m(descontos?|cupo(m|ns)|promociona(l|is)|sorteios?|brindes?|black friday|gratis|gratuit[oa]s?)\M|\mpromoc(ao|oes)\M(?! d[aeo]s? ?(saude|qualidade|bem|autonomia|direitos|igualdade|cuidado))'),
  (13, 'council', '\mdepoimentos? d(e|os|as) (meus |minhas |nossos |nossas )?pacientes?\M')
) as changed (id, kind, pattern)
where w.id = changed.id;

insert into directory.flagged_words (id, specialty_id, is_price, kind, pattern, label, why) values
  (14, null, false, 'health', '\m(depress(ao|iv\w+)|crises? de \w+|ansiedade|panico|tdah|autis\w+|bipolar\w*|esquizofren\w+|borderline|fobias?|suicid\w+|automutila\w+|anorexi\w+|bulimi\w+|compuls(ao|oes|iv\w+)|obesidade|dependencia quimica|alcoolis\w+|alcoolatra|cance(r|res)|tumor\w*|quimioterapia|hiv|aids|soropositiv\w+|diabet\w+|hipertens\w+|epilep\w+|avc|alzheimer|parkinson|fibromialgia|hernias?|gravid\w+|gestantes?|abort\w+|luto)\M', 'Detalhe de saúde', 'Detalhes de saúde são dados sensíveis (LGPD, arts. 5º e 11).'),
  (15, null, false, 'health', '\m(diagnostic\w+|laudos?|prontuario|cid[ -]?[a-z]?\d{2}\w*|remedios?|medicament\w+|medicac(ao|oes)|antidepressiv\w+|ansiolitic\w+|sertralina|fluoxetina|escitalopram|clonazepam|rivotril|ritalina|quetiapina|zolpidem|litio|\d+ ?mg|cirurgias?|internac(ao|oes)|internad[oa]s?)\M', 'Detalhe de saúde', 'Detalhes de saúde são dados sensíveis (LGPD, arts. 5º e 11).'),
  (16, null, false, 'insult', '\m(idiotas?|imbec(il|is)|estupid[oa]s?|burr[oa]s?|otari[oa]s?|babacas?|canalhas?|cretin[oa]s?|picaretas?|vagabund[oa]s?|vigaristas?|golpistas?|charlat(a|ao|as|aes|oes|ona)|ladra(o|s)?|ladroes|bandid[oa]s?|nojent[oa]s?|lixo|merda|bosta|porra|caralho|fdp|puta|desgracad[oa]s?|retardad[oa]s?|mongoloides?|viad[oa]s?|sapatao|macac[oa]s?)\M', 'Ofensa', 'Ofensas não são publicadas (Termos de Uso, Avaliações).');

-- What was written before is looked through in batches, as after every change of a rule; where nothing is, nothing.
insert into directory.word_scans (specialty_id, word_id)
select s.id, w.id from public.specialties s, directory.flagged_words w
where exists (select from public.reviews)
on conflict do nothing;
