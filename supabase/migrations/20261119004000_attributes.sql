-- What professionals may say of themselves beside the fields that everybody has, and a search is narrowed to: data that
-- operators keep. Numbers, because every profile holds those that are true of it and is found by them.
-- locks: a tabela de perfis, para leitura e escrita, por minutos onde há milhões
create table directory.attributes (
  id smallint generated always as identity primary key,
  kind text not null check (kind in ('age', 'approach', 'theme', 'plan', 'language', 'access')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (btrim(name) <> '' and length(name) <= 60),
  -- Whose it is; nobody in particular's is everybody's.
  specialty_ids smallint[] not null default '{}',
  -- What people call it, in plain letters. Those of ages and approaches, which no operator changes, are not kept here.
  words text[] not null default '{}',
  -- Whether it may be chosen anew; whoever has it keeps it.
  is_offered boolean not null default true,
  unique (kind, slug)
);

alter table directory.attributes enable row level security;
revoke all on directory.attributes from anon, authenticated, service_role;
grant select on directory.attributes to anon, authenticated, service_role;

insert into directory.attributes (kind, slug, name, specialty_ids, words) values
  ('age', 'criancas', 'Crianças', '{}', '{}'),
  ('age', 'adultos', 'Adultos', '{}', '{}'),
  ('approach', 'tcc', 'TCC', '{1}', '{}'),
  ('approach', 'psicanalise', 'Psicanálise', '{1,2}', '{}'),
  ('approach', 'gestalt', 'Gestalt', '{1}', '{}'),
  ('approach', 'humanista', 'Humanista', '{1}', '{}'),
  ('approach', 'sistemica', 'Sistêmica', '{1}', '{}'),
  ('approach', 'cognitivo-comportamental', 'Cognitivo-Comportamental', '{2}', '{}'),
  ('approach', 'biologica', 'Biológica', '{2}', '{}'),
  ('approach', 'reabilitacao', 'Reabilitação', '{3}', '{}'),
  ('approach', 'prevencao', 'Prevenção', '{3}', '{}'),
  ('approach', 'aperfeicoamento', 'Aperfeiçoamento', '{3}', '{}'),
  ('approach', 'ortopedica', 'Ortopédica', '{4}', '{}'),
  ('approach', 'neurologica', 'Neurológica', '{4}', '{}'),
  ('approach', 'respiratoria', 'Respiratória', '{4}', '{}'),
  ('approach', 'esportiva', 'Esportiva', '{4}', '{}'),
  ('theme', 'ansiedade', 'Ansiedade', '{1,2}', '{ansiedade,ansioso,crise ansiedade,preocupacao excessiva}'),
  ('theme', 'depressao', 'Depressão', '{1,2}', '{depressao,depressivo,deprimido,tristeza}'),
  ('theme', 'luto', 'Luto', '{1,2}', '{luto,perda familiar,enlutado}'),
  ('theme', 'casais', 'Casais', '{1}', '{casal,casamento,divorcio,separacao,relacionamento}'),
  ('theme', 'familia', 'Família', '{1}', '{familia,familiar}'),
  ('theme', 'tea', 'Autismo (TEA)', '{1,2,3,5}', '{tea,autismo,autista,espectro autista,transtorno espectro autista,asperger}'),
  ('theme', 'tdah', 'TDAH', '{1,2,5}', '{tdah,tda,deficit atencao,hiperatividade,hiperativo,falta atencao}'),
  ('theme', 'estresse', 'Estresse e esgotamento', '{1,2}', '{estresse,stress,estressado,burnout,burn out,esgotamento,esgotado,esgotamento trabalho}'),
  ('theme', 'panico', 'Pânico e fobias', '{1,2}', '{panico,sindrome panico,ataque panico,crise panico,fobia,fobia social,medo dirigir}'),
  ('theme', 'toc', 'TOC', '{1,2}', '{toc,transtorno obsessivo compulsivo,obsessivo compulsivo}'),
  ('theme', 'sono', 'Sono', '{1,2}', '{insonia,sono,dormir,nao durmo,dificuldade dormir}'),
  ('theme', 'bipolaridade', 'Bipolaridade', '{1,2}', '{bipolar,bipolaridade,transtorno bipolar}'),
  ('theme', 'dependencias', 'Dependências', '{1,2}', '{dependencia,dependencia quimica,dependente quimico,alcoolismo,alcoolatra,drogas,vicio,parar fumar,tabagismo,jogo compulsivo,vicio apostas}'),
  ('theme', 'transtornos-alimentares', 'Comportamento alimentar', '{1,2,6}', '{compulsao alimentar,compulsao,anorexia,bulimia,transtorno alimentar,comportamento alimentar}'),
  ('theme', 'trauma', 'Trauma', '{1,2}', '{trauma,tept,estresse pos traumatico,abuso,violencia}'),
  ('theme', 'autoestima', 'Autoestima', '{1}', '{autoestima,auto estima,inseguranca,autoconhecimento}'),
  ('theme', 'carreira', 'Carreira e escolha profissional', '{1}', '{carreira,orientacao vocacional,orientacao profissional,vocacional,vocacao}'),
  ('theme', 'orientacao-de-pais', 'Orientação de pais', '{1}', '{orientacao pais,orientacao parental}'),
  ('theme', 'sexualidade', 'Sexualidade', '{1}', '{sexualidade,sexologa,sexologo,terapia sexual}'),
  ('theme', 'avaliacao-neuropsicologica', 'Avaliação neuropsicológica', '{1}', '{avaliacao neuropsicologica,avaliacao neuro,neuropsicologico,avaliacao psicologica}'),
  ('theme', 'gestacao', 'Gestação e pós-parto', '{1,2,4,6,7}', '{gestacao,gestante,gravida,gravidez,pos parto,puerperio,perinatal,pre natal}'),
  ('theme', 'gagueira', 'Gagueira', '{3}', '{gagueira,gagueja,gaguejar,gago,fluencia}'),
  ('theme', 'linguagem', 'Fala e linguagem', '{3}', '{linguagem,atraso fala,nao fala,fala atrasada,atraso linguagem,dificuldade fala,dificuldade falar,troca letras,apraxia,afasia}'),
  ('theme', 'leitura-e-escrita', 'Leitura e escrita', '{3}', '{dislexia,disortografia,leitura escrita,alfabetizacao,dificuldade aprendizagem}'),
  ('theme', 'voz', 'Voz', '{3}', '{voz,rouquidao,rouco,impostacao}'),
  ('theme', 'audicao', 'Audição', '{3}', '{audicao,audiometria,aparelho auditivo,surdez,zumbido}'),
  ('theme', 'disfagia', 'Deglutição', '{3}', '{disfagia,degluticao,dificuldade engolir,engasgo}'),
  ('theme', 'coluna', 'Coluna', '{4}', '{coluna,costas,dor costas,lombar,dor lombar,lombalgia,cervical,hernia disco,ciatico,nervo ciatico,escoliose,torcicolo}'),
  ('theme', 'pos-operatorio', 'Pós-operatório', '{4}', '{pos operatorio,pos cirurgico,apos cirurgia}'),
  ('theme', 'joelho', 'Joelho', '{4}', '{joelho,ligamento,menisco}'),
  ('theme', 'ombro', 'Ombro', '{4}', '{ombro,manguito,bursite,tendinite}'),
  ('theme', 'saude-pelvica', 'Saúde pélvica', '{4}', '{pelvico,assoalho pelvico,incontinencia,incontinencia urinaria}'),
  ('theme', 'postura', 'Postura', '{4}', '{postura,rpg,reeducacao postural,pilates}'),
  ('theme', 'avc', 'Reabilitação após AVC', '{3,4,5}', '{avc,derrame,sequela avc}'),
  ('theme', 'parkinson', 'Parkinson', '{3,4,5}', '{parkinson}'),
  ('theme', 'integracao-sensorial', 'Integração sensorial', '{5}', '{integracao sensorial,sensorial}'),
  ('theme', 'vida-diaria', 'Autonomia na vida diária', '{5}', '{autonomia,vida diaria,avd}'),
  ('theme', 'maos', 'Mãos', '{4,5}', '{mao,punho,tunel carpo}'),
  ('theme', 'seletividade-alimentar', 'Seletividade alimentar', '{3,5,6}', '{seletividade alimentar,nao come,recusa alimentar}'),
  ('theme', 'controle-de-peso', 'Controle de peso', '{6}', '{emagrecer,emagrecimento,perder peso,peso,obesidade,dieta,reeducacao alimentar}'),
  ('theme', 'nutricao-esportiva', 'Esporte', '{6}', '{esportivo,esporte,hipertrofia,musculacao,atleta}'),
  ('theme', 'diabetes', 'Diabetes', '{6,7}', '{diabetes,diabetico,glicemia}'),
  ('theme', 'vegetarianismo', 'Alimentação vegetariana', '{6}', '{vegetariano,vegano,veganismo}'),
  ('theme', 'alergias', 'Alergias e intolerâncias', '{6}', '{alergia,alergia alimentar,intolerancia,intolerancia lactose,lactose,gluten,celiaco,aplv}'),
  ('theme', 'curativos', 'Curativos e feridas', '{7}', '{curativo,ferida,escara,estomia,sonda}'),
  ('theme', 'cuidado-em-casa', 'Cuidado em casa', '{4,7}', '{casa,domiciliar,domicilio,home care,homecare,cuidador}'),
  ('theme', 'amamentacao', 'Amamentação', '{3,7}', '{amamentacao,amamentar,aleitamento,consultor amamentacao}'),
  ('theme', 'ortodontia', 'Aparelhos', '{8}', '{ortodontia,aparelho,aparelho dentario,invisalign,dente torto,alinhador}'),
  ('theme', 'implantes', 'Implantes e próteses', '{8}', '{implante,implante dentario,protese,protese dentaria,dentadura}'),
  ('theme', 'endodontia', 'Tratamento de canal', '{8}', '{canal,tratamento canal,endodontia}'),
  ('theme', 'gengiva', 'Gengiva', '{8}', '{gengiva,periodontia,sangramento gengiva}'),
  ('theme', 'estetica-dental', 'Estética dental', '{8}', '{clareamento,faceta,lente contato dental}'),
  ('theme', 'atm-e-bruxismo', 'ATM e bruxismo', '{4,8}', '{bruxismo,atm,ranger dentes}'),
  ('theme', 'extracoes', 'Extrações e cirurgias', '{8}', '{siso,tirar siso,extracao,arrancar dente,extrair dente}'),
  ('plan', 'allianz-saude', 'Allianz Saúde', '{}', '{allianz saude}'),
  ('plan', 'amil', 'Amil', '{}', '{amil}'),
  ('plan', 'bradesco-saude', 'Bradesco Saúde', '{}', '{bradesco,bradesco saude}'),
  ('plan', 'care-plus', 'Care Plus', '{}', '{care plus,careplus}'),
  ('plan', 'cassi', 'Cassi', '{}', '{cassi}'),
  ('plan', 'geap', 'Geap', '{}', '{geap}'),
  ('plan', 'golden-cross', 'Golden Cross', '{}', '{golden cross}'),
  ('plan', 'hapvida', 'Hapvida', '{}', '{hapvida}'),
  ('plan', 'mediservice', 'Mediservice', '{}', '{mediservice}'),
  ('plan', 'notredame-intermedica', 'NotreDame Intermédica', '{}', '{notredame,notre dame,intermedica,gndi}'),
  ('plan', 'omint', 'Omint', '{}', '{omint}'),
  ('plan', 'petrobras-saude', 'Petrobras Saúde', '{}', '{petrobras saude,petrobras,ams}'),
  ('plan', 'porto-saude', 'Porto Saúde', '{}', '{porto saude,porto seguro saude}'),
  ('plan', 'prevent-senior', 'Prevent Senior', '{}', '{prevent senior}'),
  ('plan', 'saude-caixa', 'Saúde Caixa', '{}', '{saude caixa}'),
  ('plan', 'sulamerica', 'SulAmérica', '{}', '{sulamerica,sul america}'),
  ('plan', 'unimed', 'Unimed', '{}', '{unimed}'),
  ('plan', 'assim-saude', 'Assim Saúde', '{}', '{assim saude}'),
  ('plan', 'fusex', 'FuSEx', '{}', '{fusex}'),
  ('plan', 'iamspe', 'Iamspe', '{}', '{iamspe}'),
  ('plan', 'ipasgo', 'Ipasgo Saúde', '{}', '{ipasgo,ipasgo saude}'),
  ('plan', 'ipe-saude', 'IPE Saúde', '{}', '{ipe saude,ipergs}'),
  ('plan', 'ipsemg', 'Ipsemg', '{}', '{ipsemg}'),
  ('plan', 'med-senior', 'MedSênior', '{}', '{med senior,medsenior}'),
  ('plan', 'planserv', 'Planserv', '{}', '{planserv}'),
  ('plan', 'postal-saude', 'Postal Saúde', '{}', '{postal saude,correios}'),
  ('plan', 'amil-dental', 'Amil Dental', '{8}', '{amil dental}'),
  ('plan', 'bradesco-dental', 'Bradesco Dental', '{8}', '{bradesco dental}'),
  ('plan', 'odontoprev', 'Odontoprev', '{8}', '{odontoprev,odonto prev}'),
  ('plan', 'sulamerica-odonto', 'SulAmérica Odonto', '{8}', '{sulamerica odonto,sul america odonto}'),
  ('plan', 'uniodonto', 'Uniodonto', '{8}', '{uniodonto}'),
  ('language', 'alemao', 'Alemão', '{}', '{alemao}'),
  ('language', 'espanhol', 'Espanhol', '{}', '{espanhol,castelhano}'),
  ('language', 'frances', 'Francês', '{}', '{frances}'),
  ('language', 'ingles', 'Inglês', '{}', '{ingles}'),
  ('language', 'italiano', 'Italiano', '{}', '{italiano}'),
  ('language', 'japones', 'Japonês', '{}', '{japones}'),
  ('language', 'libras', 'Libras', '{}', '{libras,lingua sinais,linguagem sinais,surdo}'),
  ('access', 'sem-degraus', 'Entrada sem degraus', '{}', '{rampa,degrau,cadeirante,cadeira rodas,acessivel cadeira rodas,acessivel,acessibilidade,mobilidade reduzida}'),
  ('access', 'elevador', 'Elevador', '{}', '{elevador}'),
  ('access', 'estacionamento', 'Estacionamento', '{}', '{estacionamento,vaga carro}'),
  ('access', 'banheiro-adaptado', 'Banheiro adaptado', '{}', '{banheiro adaptado,banheiro acessivel}');

-- Null for none, which takes no room: most say little.
alter table directory.profiles
  add column themes text[] check (cardinality(themes) <= 10),
  add column health_plans text[] check (cardinality(health_plans) <= 40),
  -- The day on which each was last confirmed: {"unimed": "2026-11-16"}. Computed by directory.prepare_profile.
  add column plans_confirmed jsonb,
  -- The day on which the first of them will have been confirmed too long ago; null when all have, or there are none.
  add column plans_lapse_on date,
  add column languages text[] check (cardinality(languages) <= 20),
  add column accessibility text[] check (cardinality(accessibility) <= 20),
  -- In whole reais; one alone is the fee, two are a range.
  add column fee_min integer check (fee_min between 1 and 99999),
  add column fee_max integer check (fee_max between 1 and 99999 and fee_max > fee_min),
  -- Numbers of directory.attributes, all that is true now. Computed by directory.prepare_profile.
  add column attributes smallint[] not null default '{}';
grant select (themes, health_plans, plans_confirmed, languages, accessibility, fee_min, fee_max) on directory.profiles
  to anon, authenticated;
grant update (themes, health_plans, languages, accessibility, fee_min, fee_max) on directory.profiles to authenticated;

-- Plans to ask about again.
create index profiles_plans_lapse on directory.profiles (plans_lapse_on) where plans_lapse_on is not null;

-- Approach and age group of those who are here already. Without the triggers: nothing else about them changes.
alter table directory.profiles disable trigger user;
update directory.profiles p set attributes = array(
  select a.id from directory.attributes a
  where a.kind = 'approach' and a.name = p.approach and p.specialty_id = any (a.specialty_ids)
    or a.kind = 'age' and p.age_group in (a.slug, 'ambos')
  order by a.id
)
where p.approach is not null or p.age_group is not null;
alter table directory.profiles enable trigger user;
