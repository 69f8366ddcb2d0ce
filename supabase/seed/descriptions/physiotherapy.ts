import type { Voice } from "./voice.ts";

export const physiotherapy: Voice = {
  intros: [
    "Sou fisioterapeuta há # anos.",
    "Fisioterapeuta com # anos de prática clínica.",
    "Sou fisioterapeuta, {formado|formada} há # anos, e atendo uma pessoa por vez.",
    "Fisioterapeuta, parto sempre de uma avaliação detalhada e de metas combinadas com cada paciente.",
    "Como fisioterapeuta, explico cada etapa do tratamento e o motivo de cada exercício.",
  ],
  work: {
    Ortopédica: {
      any: [
        "Acompanho a recuperação de fraturas, entorses e cirurgias ortopédicas.",
        "Meu foco é a fisioterapia ortopédica, com exercícios progressivos e orientação para fazer em casa.",
      ],
      grown: [
        "Na área ortopédica, trato dores na coluna, no ombro e no joelho com exercício terapêutico e terapia manual.",
        "Trabalho com dor lombar, hérnia de disco, artrose e pós-operatório de joelho e quadril.",
        "Na fisioterapia ortopédica, cuido também da postura e das dores ligadas ao trabalho.",
      ],
      young: ["Na ortopedia infantil, acompanho alterações posturais, pé torto e torcicolo congênito."],
    },
    Neurológica: {
      any: [
        "Na fisioterapia neurológica, trabalho equilíbrio, marcha e autonomia nas tarefas de casa.",
        "Atuo com reabilitação neurológica, em conversa constante com a família e os outros profissionais.",
      ],
      grown: [
        "Acompanho pessoas após AVC, com doença de Parkinson ou lesão medular.",
        "Na reabilitação neurológica, treino transferências, marcha e prevenção de quedas.",
      ],
      young: ["Na fisioterapia neurológica infantil, acompanho atrasos motores e paralisia cerebral desde bebê."],
    },
    Respiratória: {
      any: [
        "Na fisioterapia respiratória, acompanho asma, bronquite e a recuperação depois de internações.",
        "Trabalho com higiene brônquica e exercícios respiratórios, com orientação para o dia a dia.",
      ],
      grown: [
        "Na fisioterapia respiratória, acompanho pessoas com DPOC e o preparo para cirurgias.",
        "Faço reabilitação pulmonar com exercícios graduais e acompanhamento da saturação.",
      ],
      young: ["Atendo bebês e crianças com bronquiolite, asma e secreção, com técnicas suaves."],
    },
    Esportiva: {
      any: [
        "Na fisioterapia esportiva, acompanho lesões musculares, entorses e o retorno gradual ao treino.",
        "Trabalho com avaliação do movimento e prevenção de lesões em quem pratica esporte.",
      ],
      grown: [
        "Na área esportiva, atendo corredores, ciclistas e quem está voltando a se exercitar.",
        "Acompanho atletas amadores no pós-operatório de ligamento cruzado e de ombro.",
      ],
      young: ["Na área esportiva, acompanho crianças e adolescentes de escolinhas de futebol, natação e ginástica."],
    },
  },
  audience: {
    criancas: [
      "Atendo bebês e crianças, com exercícios em forma de brincadeira.",
      "Os pais acompanham as sessões e aprendem a continuar em casa.",
    ],
    adultos: ["Atendo adultos e idosos.", "Recebo adultos de todas as idades, com ou sem encaminhamento médico."],
    ambos: ["Atendo crianças, adultos e idosos.", "Atendo todas as idades, da criança ao idoso."],
  },
  closings: {
    presencial: [
      "Também atendo em domicílio, conforme o bairro.",
      "As sessões duram cerca de cinquenta minutos.",
      "A clínica tem acesso sem degraus.",
    ],
    online: ["Por vídeo, oriento exercícios e acompanho a evolução com reavaliações regulares."],
    ambos: [
      "A avaliação é presencial; parte dos retornos pode ser por vídeo.",
      "Por vídeo, oriento exercícios e reviso o que foi feito em casa.",
    ],
  },
};
