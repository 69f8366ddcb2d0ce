import type { Voice } from "./voice.ts";

export const dentistry: Voice = {
  intros: [
    "Sou {cirurgião-dentista|cirurgiã-dentista} há # anos.",
    "{Cirurgião-dentista|Cirurgiã-dentista} com # anos de consultório.",
    "{Cirurgião-dentista|Cirurgiã-dentista}, explico cada procedimento antes de começar e respeito o tempo de quem tem medo.",
    "Sou {cirurgião-dentista|cirurgiã-dentista} e trabalho com prevenção em primeiro lugar.",
    "Dentista {formado|formada} há # anos, atendo com hora marcada e sem pressa.",
  ],
  work: {
    "Não se aplica": {
      any: [
        "Faço clínica geral: avaliação, limpeza, restaurações e orientação de higiene.",
        "Trabalho com ortodontia, com planejamento explicado passo a passo.",
        "Recebo pacientes com deficiência, com o tempo e as adaptações de que precisam.",
        "Explico em linguagem simples o que vejo no exame e quais são os caminhos possíveis.",
        "Cuido da saúde da gengiva e da prevenção de cáries, com retornos programados.",
      ],
      grown: [
        "Faço tratamento de canal, próteses e reabilitação oral.",
        "Trabalho com implantes e cirurgias orais, sempre com avaliação prévia e exames de imagem.",
        "Trato dor na mandíbula, bruxismo e disfunção da ATM, em conjunto com outros profissionais.",
        "Atendo em periodontia, do tratamento da gengiva à manutenção semestral.",
        "Faço extração de sisos e pequenas cirurgias, com orientação escrita para os dias seguintes.",
        "Acompanho idosos no cuidado com próteses e com a boca seca.",
      ],
      young: [
        "Na odontopediatria, a primeira consulta serve para a criança conhecer a cadeira, os instrumentos e a equipe.",
        "Trabalho com odontopediatria: prevenção de cáries, selantes e acompanhamento da troca dos dentes.",
        "Acompanho bebês desde o primeiro dente, com orientação sobre escovação e alimentação.",
      ],
    },
  },
  audience: {
    criancas: ["Atendo bebês, crianças e adolescentes.", "A família acompanha todo o atendimento da criança."],
    adultos: ["Atendo adultos e idosos.", "Recebo adultos e idosos, inclusive pessoas com medo de dentista."],
    ambos: ["Atendo crianças, adultos e idosos.", "Atendo a família toda no mesmo consultório."],
  },
  closings: {
    presencial: [
      "A primeira consulta inclui exame clínico e um plano de tratamento por escrito.",
      "O consultório tem raio X e acesso sem degraus.",
    ],
    ambos: ["Por vídeo, faço orientação e acompanhamento; os procedimentos são no consultório."],
    online: ["Por vídeo, faço orientação de saúde bucal."],
  },
};
