import { expect } from "vitest";
import { type Scene, test } from "../testing/scene.ts";

/** The labels of the rules that a text meets, whatever the specialty. */
async function labelsMet(scene: Scene, texts: readonly string[]) {
  const rows = await scene.sql(
    `select t.words, coalesce(array_agg(distinct w.label) filter (where w.id is not null), '{}') as labels
     from unnest($1::text[]) as t (words)
     left join directory.flagged_words w on directory.search_key(t.words) ~ w.pattern
     group by t.words`,
    [texts],
  );
  return new Map(rows.map(({ words, labels }) => [String(words), labels as string[]]));
}

type Words = { hits: readonly string[]; misses: readonly string[] };

const words: Record<string, Words> = {
  "Rótulo religioso": {
    hits: [
      "Psicóloga cristã",
      "psicologo cristao",
      "Atendemos casais cristãos",
      "mulheres cristãs",
      "valores do Cristianismo",
      "aconselhamento evangélico",
      "abordagem Evangelica",
      "famílias evangélicas",
      "à luz do Evangelho",
      "sou católico",
      "psicólogas católicas",
      "terapeuta espírita",
      "casas espíritas",
      "espiritismo e saúde",
      "visão kardecista",
      "à luz da Bíblia",
      "princípios bíblicos",
      "psicologia biblica",
      "louvor gospel",
      "Psicólogo e pastor",
      "Pastora e terapeuta",
      "pastores e líderes",
      "aconselhamento pastoral",
      "Fé e saúde mental",
      "pessoas de fé",
      "sua fe em Deus",
      "protestantes",
      "em nome de Jesus Cristo",
      "umbandista",
      "candomblé",
      "terapia budista",
      "psicólogo judeu messiânico",
      "muçulmanos",
      "psicóloga adventista",
      "testemunha de Jeová",
      "teoterapia",
    ],
    misses: [
      "agir de boa-fé",
      "de boa fé e com respeito",
      "má-fé processual",
      "documento com fé pública",
      "um café antes da sessão",
      "cristal",
      "Cristalina, Goiás",
      "Cristiane, Cristina e Cristiano",
      "Universidade Católica de Pernambuco",
      "Pontifícia Universidade Católica de Campinas",
      "Faculdade Evangélica de Goianésia",
      "Centro Universitário Católico Salesiano",
      "Hospital Adventista de Manaus",
      "Hospital Evangélico de Londrina",
      "Santa Fé do Sul",
      "Rua Santa Fé, 20",
      "bibliografia e biblioteca",
      "Evangelista é meu sobrenome",
      "Evangelina",
      "Maria de Jesus dos Santos",
      "João de Deus",
      "pessoas de todas as crenças",
      "respeito à diversidade religiosa",
      "espiritualidade e sentido da vida",
      "pastoreio de dados",
      "uma pastinha com orientações",
      "febre",
      "feliz",
    ],
  },
  "Promessa de cura": {
    hits: [
      "Cura garantida",
      "curamos definitivamente",
      "cura total da dor",
      "cura em 3 sessões",
      "curas definitivas",
      "Curo a ansiedade",
      "cura da depressão",
      "curar a insônia para sempre",
    ],
    misses: [
      "procura ajuda?",
      "na cura e no cuidado",
      "curadoria de leituras",
      "segura e confiável",
      "curso garantido pelo MEC",
      "cuidado definitivo",
    ],
  },
  "Promessa de resultado": {
    hits: [
      "Resultado garantido",
      "resultados garantidos",
      "garantimos resultados",
      "Garanto a sua melhora",
      "garantia de resultado",
      "com garantia de sucesso",
      "100% de sucesso",
      "100% eficaz",
      "tratamentos 100 % eficazes",
      "melhora garantida",
      "resultado rápido e garantido",
    ],
    misses: [
      "garanto sigilo absoluto",
      "garantia de sigilo",
      "garantimos a privacidade da consulta",
      "direitos garantidos por lei",
      "100% online",
      "100% das sessões por vídeo",
    ],
  },
  Autopromoção: {
    hits: [
      "a melhor psicóloga da cidade",
      "o melhor dentista",
      "os melhores fisioterapeutas",
      "as melhores nutricionistas",
    ],
    misses: ["o melhor horário para você", "a melhor forma de cuidar", "melhor psicologicamente"],
  },
  "Antes e depois": {
    hits: ["fotos de antes e depois", "veja o antes e depois", "antes x depois", "antes/depois dos meus pacientes"],
    misses: [
      "acompanhamento antes e depois da cirurgia",
      "cuidados antes e depois do parto",
      "antes ou depois do trabalho",
      "orientações antes e depois das sessões",
    ],
  },
  "Desconto ou promoção": {
    hits: [
      "desconto de 10%",
      "descontos para grupos",
      "promoção de inverno",
      "promoções do mês",
      "preço promocional",
      "valores promocionais",
      "cupom PRIMEIRA",
      "cupons de desconto",
      "primeira consulta grátis",
      "primeira sessão gratuita",
      "avaliação gratuita",
      "atendimentos gratuitos",
      "sorteio de sessões",
      "sorteios",
      "brinde na primeira consulta",
      "Black Friday",
    ],
    misses: [
      "promoção da saúde",
      "promoção de saúde mental",
      "promoção da qualidade de vida",
      "promoção do bem-estar",
      "descontentamento",
    ],
  },
  Depoimentos: {
    hits: ["veja depoimentos de pacientes", "depoimento de paciente", "depoimentos dos meus pacientes"],
    misses: ["depoimento em juízo"],
  },
  "Detalhe de saúde": {
    hits: [
      "Minha depressão melhorou",
      "crises de ansiedade",
      "ataques de pânico",
      "meu filho autista",
      "diagnóstico de TDAH",
      "Fui diagnosticada com bipolaridade",
      "tomo sertralina 50 mg",
      "me receitou um remédio",
      "os medicamentos",
      "CID F32",
      "tenho diabetes",
      "câncer de mama",
      "depois do AVC",
      "sou soropositivo",
      "minha gravidez",
      "pensamentos suicidas",
      "dependência química",
      "hérnia de disco",
      "meu laudo",
      "fiz uma cirurgia",
      "compulsão alimentar",
      "Alzheimer da minha mãe",
      "a gagueira do meu filho",
      "ele gaguejava",
    ],
    misses: [
      "Explicou tudo com calma",
      "tirou minhas dúvidas",
      "falou do tempo do tratamento",
      "sem dor nenhuma",
      "fiquei ansioso para voltar",
      "consultório limpo e agradável",
      "tocou no ponto certo",
      "pontual e atencioso",
    ],
  },
  "Sigilo profissional": {
    hits: [
      "que bom que o tratamento ajudou",
      "você melhorou muito",
      "estimo as melhoras",
      "a evolução foi linda",
      "o quadro evoluiu bem",
      "seu filho é um amor",
      "seu caso pede calma",
      "os sintomas passaram",
    ],
    misses: [
      "Obrigada pela confiança.",
      "Agradeço as palavras e o carinho.",
      "Sinto muito pela espera; vamos melhorar.",
      "É a melhor parte do meu trabalho.",
      "Sua queixa foi ouvida. Fale comigo pelo WhatsApp.",
      "Trocamos os quadros da recepção.",
    ],
  },
  Ofensa: {
    hits: [
      "que idiota",
      "um bando de imbecis",
      "charlatão",
      "charlatã",
      "esses picaretas",
      "vagabunda",
      "atendimento de merda",
      "filho da puta",
      "ladrão",
      "são uns golpistas",
      "retardado",
      "um lixo de consulta",
      "babaca",
    ],
    misses: [
      "não gostei do atendimento",
      "demorou demais e foi caro",
      "achei grosseiro",
      "o computador travou",
      "disputa de horários",
      "burocracia",
      "lixeira na recepção",
      "falta de preparo",
    ],
  },
};

test("each rule meets its words, their plurals and near words, with accents or without", async ({ scene }) => {
  const met = await labelsMet(
    scene,
    Object.values(words).flatMap(({ hits }) => hits),
  );
  const missed = Object.entries(words).flatMap(([label, { hits }]) =>
    hits.filter((text) => !met.get(text)?.includes(label)).map((text) => `${label}: ${text}`),
  );
  expect(missed).toEqual([]);
});

test("words that only look like those are left alone", async ({ scene }) => {
  const met = await labelsMet(
    scene,
    Object.values(words).flatMap(({ misses }) => misses),
  );
  const silly = Object.entries(words).flatMap(([label, { misses }]) =>
    misses.filter((text) => met.get(text)?.includes(label)).map((text) => `${label}: ${text}`),
  );
  expect(silly).toEqual([]);
});

test("no text of the greatest length keeps a rule busy", async ({ scene }) => {
  const nasty = ["cura ", "a ", "garantia de ", "antes e ", "filho da ", "aaaa@", "0 m", "boa-", "universidade "];
  await scene.sql("set local statement_timeout = '2s'");
  const [row] = await scene.sql(
    `select count(*)::int as n from unnest($1::text[]) as t (words), directory.flagged_words w
     where directory.search_key(t.words) ~ w.pattern`,
    [nasty.map((piece) => piece.repeat(Math.ceil(5000 / piece.length)))],
  );
  expect(row?.n).toEqual(expect.any(Number));
});
