import type { Voice } from "./voice.ts";

export const nursing: Voice = {
  intros: [
    "Sou {enfermeiro|enfermeira} há # anos, com passagem por hospital e atenção básica.",
    "{Enfermeiro|Enfermeira} com # anos de experiência em hospital e ambulatório.",
    "{Enfermeiro dedicado|Enfermeira dedicada} à consulta de enfermagem e à orientação de famílias.",
    "Como {enfermeiro|enfermeira}, cuido e também ensino a cuidar, com calma e linguagem simples.",
    "{Enfermeiro autônomo|Enfermeira autônoma}, com # anos de prática.",
  ],
  work: {
    "Não se aplica": {
      any: [
        "Faço curativos, retirada de pontos e administração de medicamentos prescritos.",
        "Oriento famílias na volta para casa depois de uma internação: medicação, banho, mobilidade e sinais de alerta.",
        "Faço aspiração, troca de sondas e cuidados com traqueostomia, e treino a família para o dia a dia.",
        "Organizo com a família os horários dos remédios, as consultas e os exames.",
        "Acompanho pessoas com ostomias, sondas e cateteres, e oriento quem cuida delas.",
      ],
      grown: [
        "Trabalho com estomaterapia: feridas crônicas, lesões por pressão e pé diabético.",
        "Acompanho pessoas com diabetes e hipertensão, com aferições, orientação e registro para o médico.",
        "Faço laserterapia e curativos especiais em feridas de difícil cicatrização, com registro da evolução.",
        "Cuido dos pés de pessoas com diabetes: avaliação, corte de unhas e orientação sobre calçados.",
        "Aplico medicamentos injetáveis prescritos e acompanho tratamentos em casa.",
        "Acompanho idosos em casa e oriento cuidadores sobre medicação, quedas e higiene.",
      ],
      young: [
        "Sou {consultor|consultora} em amamentação e acompanho mães e bebês nas primeiras semanas.",
        "Acompanho a gestação e os primeiros meses do bebê, com preparo para o parto e para a amamentação.",
        "Oriento os primeiros cuidados com o recém-nascido: banho, cordão umbilical, sono e vacinas.",
        "Acompanho crianças com condições crônicas e oriento a família nos cuidados de cada dia.",
      ],
    },
  },
  audience: {
    criancas: [
      "Atendo recém-nascidos e crianças, junto da família.",
      "Meu trabalho é com bebês, crianças e quem cuida deles.",
    ],
    adultos: ["Atendo adultos e idosos.", "Recebo adultos e idosos, com atenção também a quem cuida."],
    ambos: ["Atendo crianças, adultos e idosos.", "Atendo todas as idades, do recém-nascido ao idoso."],
  },
  closings: {
    presencial: [
      "Também atendo em domicílio.",
      "Os atendimentos podem ser no consultório ou na casa do paciente.",
      "Depois de cada visita, deixo as orientações por escrito.",
    ],
    online: ["Por vídeo, faço consulta de enfermagem e tiro dúvidas sobre cuidados em casa."],
    ambos: ["Os procedimentos são presenciais; a orientação e o acompanhamento podem ser por vídeo."],
  },
};
