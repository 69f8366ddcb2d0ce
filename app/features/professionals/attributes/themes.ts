import type { Specialty } from "../specialties.ts";

export type Theme = { slug: string; name: string; specialties: readonly Specialty["slug"][]; words: readonly string[] };

const mind = ["psicologia", "psiquiatria"] as const;

/**
 * What professionals work with (áreas de atuação), and the words people use for it. A theme names a field of work and
 * never promises a result: "Controle de peso", not "Emagreça".
 */
export const themes: readonly Theme[] = [
  theme("ansiedade", "Ansiedade", mind, ["ansiedade", "ansioso", "crise ansiedade", "preocupacao excessiva"]),
  theme("depressao", "Depressão", mind, ["depressao", "depressivo", "deprimido", "tristeza"]),
  theme("luto", "Luto", mind, ["luto", "perda familiar", "enlutado"]),
  theme("casais", "Casais", ["psicologia"], ["casal", "casamento", "divorcio", "separacao", "relacionamento"]),
  theme("familia", "Família", ["psicologia"], ["familia", "familiar"]),
  theme(
    "tea",
    "Autismo (TEA)",
    [...mind, "fonoaudiologia", "terapia-ocupacional"],
    [...["tea", "autismo", "autista", "espectro autista", "transtorno espectro autista", "asperger"]],
  ),
  theme(
    "tdah",
    "TDAH",
    [...mind, "terapia-ocupacional"],
    [...["tdah", "tda", "deficit atencao", "hiperatividade", "hiperativo", "falta atencao"]],
  ),
  theme("estresse", "Estresse e esgotamento", mind, [
    ...["estresse", "stress", "estressado", "burnout", "burn out", "esgotamento", "esgotado", "esgotamento trabalho"],
  ]),
  theme("panico", "Pânico e fobias", mind, [
    ...["panico", "sindrome panico", "ataque panico", "crise panico", "fobia", "fobia social", "medo dirigir"],
  ]),
  theme("toc", "TOC", mind, ["toc", "transtorno obsessivo compulsivo", "obsessivo compulsivo"]),
  theme("sono", "Sono", mind, ["insonia", "sono", "dormir", "nao durmo", "dificuldade dormir"]),
  theme("bipolaridade", "Bipolaridade", mind, ["bipolar", "bipolaridade", "transtorno bipolar"]),
  theme("dependencias", "Dependências", mind, [
    ...["dependencia", "dependencia quimica", "dependente quimico", "alcoolismo", "alcoolatra", "drogas", "vicio"],
    ...["parar fumar", "tabagismo", "jogo compulsivo", "vicio apostas"],
  ]),
  theme(
    "transtornos-alimentares",
    "Comportamento alimentar",
    [...mind, "nutricao"],
    [...["compulsao alimentar", "compulsao", "anorexia", "bulimia", "transtorno alimentar"], "comportamento alimentar"],
  ),
  theme("trauma", "Trauma", mind, ["trauma", "tept", "estresse pos traumatico", "abuso", "violencia"]),
  theme("autoestima", "Autoestima", ["psicologia"], ["autoestima", "auto estima", "inseguranca", "autoconhecimento"]),
  theme(
    "carreira",
    "Carreira e escolha profissional",
    ["psicologia"],
    [...["carreira", "orientacao vocacional", "orientacao profissional", "vocacional", "vocacao"]],
  ),
  theme("orientacao-de-pais", "Orientação de pais", ["psicologia"], ["orientacao pais", "orientacao parental"]),
  theme(
    "sexualidade",
    "Sexualidade",
    ["psicologia"],
    [
      ...["sexualidade", "sexologa", "sexologo", "terapia sexual", "lgbt", "lgbts", "lgbtq", "lgbtqia", "lgbtqiapn"],
      ...["gay", "lesbica", "bissexual", "homossexual", "trans", "transexual", "transgenero", "identidade genero"],
    ],
  ),
  theme(
    "avaliacao-neuropsicologica",
    "Avaliação neuropsicológica",
    ["psicologia"],
    [...["avaliacao neuropsicologica", "avaliacao neuro", "neuropsicologico", "avaliacao psicologica"]],
  ),
  theme(
    "gestacao",
    "Gestação e pós-parto",
    [...mind, "nutricao", "fisioterapia", "enfermagem"],
    [...["gestacao", "gestante", "gravida", "gravidez", "pos parto", "puerperio", "perinatal", "pre natal"]],
  ),

  theme("gagueira", "Gagueira", ["fonoaudiologia"], ["gagueira", "gagueja", "gaguejar", "gago", "fluencia"]),
  theme(
    "linguagem",
    "Fala e linguagem",
    ["fonoaudiologia"],
    [
      ...["linguagem", "atraso fala", "nao fala", "fala atrasada", "atraso linguagem", "dificuldade fala"],
      ...["dificuldade falar", "troca letras", "apraxia", "afasia"],
    ],
  ),
  theme(
    "leitura-e-escrita",
    "Leitura e escrita",
    ["fonoaudiologia"],
    [...["dislexia", "disortografia", "leitura escrita", "alfabetizacao", "dificuldade aprendizagem"]],
  ),
  theme("voz", "Voz", ["fonoaudiologia"], ["voz", "rouquidao", "rouco", "impostacao"]),
  theme("audicao", "Audição", ["fonoaudiologia"], ["audicao", "audiometria", "aparelho auditivo", "surdez", "zumbido"]),
  theme("disfagia", "Deglutição", ["fonoaudiologia"], ["disfagia", "degluticao", "dificuldade engolir", "engasgo"]),

  theme(
    "coluna",
    "Coluna",
    ["fisioterapia"],
    [
      ...["coluna", "costas", "dor costas", "lombar", "dor lombar", "lombalgia", "cervical", "hernia disco"],
      ...["ciatico", "nervo ciatico", "escoliose", "torcicolo"],
    ],
  ),
  theme("pos-operatorio", "Pós-operatório", ["fisioterapia"], ["pos operatorio", "pos cirurgico", "apos cirurgia"]),
  theme("joelho", "Joelho", ["fisioterapia"], ["joelho", "ligamento", "menisco"]),
  theme("ombro", "Ombro", ["fisioterapia"], ["ombro", "manguito", "bursite", "tendinite"]),
  theme(
    "saude-pelvica",
    "Saúde pélvica",
    ["fisioterapia"],
    [...["pelvico", "assoalho pelvico", "incontinencia", "incontinencia urinaria"]],
  ),
  theme("postura", "Postura", ["fisioterapia"], ["postura", "rpg", "reeducacao postural", "pilates"]),
  theme(
    "avc",
    "Reabilitação após AVC",
    ["fisioterapia", "fonoaudiologia", "terapia-ocupacional"],
    [...["avc", "derrame", "sequela avc"]],
  ),
  theme("parkinson", "Parkinson", ["fisioterapia", "fonoaudiologia", "terapia-ocupacional"], ["parkinson"]),

  theme("integracao-sensorial", "Integração sensorial", ["terapia-ocupacional"], ["integracao sensorial", "sensorial"]),
  theme("vida-diaria", "Autonomia na vida diária", ["terapia-ocupacional"], ["autonomia", "vida diaria", "avd"]),
  theme("maos", "Mãos", ["terapia-ocupacional", "fisioterapia"], ["mao", "punho", "tunel carpo"]),
  theme(
    "seletividade-alimentar",
    "Seletividade alimentar",
    ["terapia-ocupacional", "fonoaudiologia", "nutricao"],
    [...["seletividade alimentar", "nao come", "recusa alimentar"]],
  ),

  theme(
    "controle-de-peso",
    "Controle de peso",
    ["nutricao"],
    [...["emagrecer", "emagrecimento", "perder peso", "peso", "obesidade", "dieta", "reeducacao alimentar"]],
  ),
  theme("nutricao-esportiva", "Esporte", ["nutricao"], ["esportivo", "esporte", "hipertrofia", "musculacao", "atleta"]),
  theme("diabetes", "Diabetes", ["nutricao", "enfermagem"], ["diabetes", "diabetico", "glicemia"]),
  theme("vegetarianismo", "Alimentação vegetariana", ["nutricao"], ["vegetariano", "vegano", "veganismo"]),
  theme(
    "alergias",
    "Alergias e intolerâncias",
    ["nutricao"],
    [
      ...[
        "alergia",
        "alergia alimentar",
        "intolerancia",
        "intolerancia lactose",
        "lactose",
        "gluten",
        "celiaco",
        "aplv",
      ],
    ],
  ),

  theme("curativos", "Curativos e feridas", ["enfermagem"], ["curativo", "ferida", "escara", "estomia", "sonda"]),
  theme(
    "cuidado-em-casa",
    "Cuidado em casa",
    ["enfermagem", "fisioterapia"],
    [...["casa", "domiciliar", "domicilio", "home care", "homecare", "cuidador"]],
  ),
  theme(
    "amamentacao",
    "Amamentação",
    ["enfermagem", "fonoaudiologia"],
    [...["amamentacao", "amamentar", "aleitamento", "consultor amamentacao"]],
  ),

  theme(
    "ortodontia",
    "Aparelhos",
    ["odontologia"],
    [...["ortodontia", "aparelho", "aparelho dentario", "invisalign", "dente torto", "alinhador"]],
  ),
  theme(
    "implantes",
    "Implantes e próteses",
    ["odontologia"],
    [...["implante", "implante dentario", "protese", "protese dentaria", "dentadura"]],
  ),
  theme("endodontia", "Tratamento de canal", ["odontologia"], ["canal", "tratamento canal", "endodontia"]),
  theme("gengiva", "Gengiva", ["odontologia"], ["gengiva", "periodontia", "sangramento gengiva"]),
  theme("estetica-dental", "Estética dental", ["odontologia"], ["clareamento", "faceta", "lente contato dental"]),
  theme("atm-e-bruxismo", "ATM e bruxismo", ["odontologia", "fisioterapia"], ["bruxismo", "atm", "ranger dentes"]),
  theme(
    "extracoes",
    "Extrações e cirurgias",
    ["odontologia"],
    [...["siso", "tirar siso", "extracao", "arrancar dente", "extrair dente"]],
  ),
];

function theme(slug: string, name: string, specialties: readonly Specialty["slug"][], words: readonly string[]): Theme {
  return { slug, name, specialties, words };
}
