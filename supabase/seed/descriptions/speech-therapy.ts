import type { Voice } from "./voice.ts";

export const speechTherapy: Voice = {
  intros: [
    "Sou {fonoaudiólogo|fonoaudióloga} há # anos.",
    "{Fonoaudiólogo clínico|Fonoaudióloga clínica}, com # anos de experiência em linguagem e fala.",
    "{Fonoaudiólogo|Fonoaudióloga}, cuido da comunicação em cada fase da vida.",
    "Como {fonoaudiólogo|fonoaudióloga}, começo sempre por uma avaliação cuidadosa e uma conversa franca.",
    "Trabalho com fonoaudiologia clínica há # anos, em contato com escolas, médicos e famílias.",
  ],
  work: {
    Reabilitação: {
      any: [
        "Trabalho com a reabilitação da fala, da linguagem e da deglutição, com plano individual e reavaliações periódicas.",
        "Faço reabilitação de motricidade orofacial: mastigação, respiração e deglutição.",
      ],
      grown: [
        "Na reabilitação, acompanho pessoas com afasia ou disfagia após AVC, junto da família e da equipe médica.",
        "Atuo na reabilitação da voz e da deglutição, inclusive em pessoas com doença de Parkinson.",
      ],
      young: [
        "Na reabilitação infantil, acompanho atrasos de fala, trocas de sons e gagueira.",
        "Acompanho crianças no espectro autista, com foco na comunicação funcional do dia a dia.",
      ],
    },
    Prevenção: {
      any: [
        "Na prevenção, faço triagens de audição, fala e linguagem e oriento o que observar em casa.",
        "Trabalho com prevenção: hábitos orais, cuidado com a audição e saúde vocal.",
      ],
      grown: ["Na prevenção, oriento professores e outras pessoas que dependem da voz para trabalhar."],
      young: ["Faço teste da linguinha, orientação sobre amamentação e acompanhamento do desenvolvimento da fala."],
    },
    Aperfeiçoamento: {
      any: ["Trabalho com o aperfeiçoamento da comunicação: clareza, ritmo, projeção e expressividade da voz."],
      grown: [
        "No aperfeiçoamento vocal, acompanho professores, cantores e profissionais que falam em público.",
        "Preparo pessoas para aulas, apresentações e entrevistas, com exercícios simples e gravações comentadas.",
      ],
      young: ["No aperfeiçoamento, ajudo crianças a ganhar segurança para ler em voz alta e se apresentar na escola."],
    },
  },
  audience: {
    criancas: [
      "Atendo bebês e crianças, com orientação aos pais ao fim de cada sessão.",
      "O atendimento é lúdico, e a família leva para casa atividades curtas.",
    ],
    adultos: ["Atendo adultos e idosos.", "Recebo adultos e idosos, com ou sem encaminhamento médico."],
    ambos: ["Atendo crianças, adultos e idosos.", "Atendo todas as idades e adapto o ritmo das sessões a cada pessoa."],
  },
};
