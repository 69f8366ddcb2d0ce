import { closings } from "./closings.ts";
import type { Voice } from "./voice.ts";

export const psychiatry: Voice = {
  intros: [
    "{Médico|Médica} psiquiatra, em consultório há # anos.",
    "Sou {médico|médica} psiquiatra, com residência em psiquiatria e # anos de prática clínica.",
    "Sou {médico|médica} psiquiatra e dedico a primeira consulta a ouvir a história inteira, sem pressa.",
    "{Médico|Médica} psiquiatra com experiência em ambulatório e hospital geral.",
  ],
  work: {
    Psicanálise: {
      any: [
        "Tenho formação em psicanálise e penso a medicação como parte de um cuidado mais amplo.",
        "Uno a avaliação psiquiátrica à escuta psicanalítica, atenta à história de cada pessoa.",
        "Com escuta de orientação psicanalítica, procuro entender o sintoma dentro da vida de quem o traz.",
      ],
    },
    "Cognitivo-Comportamental": {
      any: [
        "Trabalho na linha cognitivo-comportamental e mantenho contato com o psicólogo de cada paciente, quando autorizado.",
        "Combino avaliação médica e técnicas cognitivo-comportamentais, com metas simples e revistas a cada retorno.",
      ],
      grown: [
        "Na linha cognitivo-comportamental, acompanho transtornos de ansiedade, TOC e insônia.",
        "Com técnicas cognitivo-comportamentais, trato quadros de ansiedade, depressão e TDAH no adulto.",
      ],
      young: ["Na linha cognitivo-comportamental, oriento também a família sobre rotina, sono e manejo em casa."],
    },
    Biológica: {
      any: [
        "Explico cada medicação com clareza: para que serve, o que esperar e quais efeitos observar.",
        "Acompanho tratamentos medicamentosos com retornos programados e revisão periódica das doses.",
      ],
      grown: [
        "Acompanho transtornos do humor, com atenção ao sono, aos exames e às outras condições de saúde.",
        "Trato depressão, transtorno bipolar e transtornos de ansiedade, com retornos programados.",
      ],
      young: ["Avalio sono, atenção e humor na infância, em contato com a escola e o pediatra."],
    },
  },
  audience: {
    criancas: [
      "Atendo crianças e adolescentes, sempre com a participação da família.",
      "A avaliação começa por uma conversa só com os pais.",
    ],
    adultos: [
      "Atendo adultos e idosos.",
      "Recebo adultos, inclusive gestantes e idosos, e trabalho em rede com outros profissionais.",
    ],
    ambos: [
      "Atendo adolescentes e adultos, e crianças em idade escolar.",
      "Atendo todas as idades, com avaliação própria para cada fase da vida.",
    ],
  },
  closings: {
    online: [...closings.online, "As consultas são por telemedicina, com receita digital quando indicada."],
    ambos: [
      ...closings.ambos,
      "A primeira consulta pode ser presencial ou por telemedicina.",
      "Os retornos podem ser feitos por telemedicina.",
    ],
    presencial: [...closings.presencial, "A primeira consulta dura cerca de uma hora."],
  },
};
