import { closings } from "./closings.ts";
import type { Voice } from "./voice.ts";

export const psychology: Voice = {
  intros: [
    "Sou {psicólogo clínico|psicóloga clínica} há # anos e ofereço um espaço de escuta sem julgamentos.",
    "{Psicólogo clínico|Psicóloga clínica} com # anos de consultório.",
    "Trabalho com psicoterapia há # anos, em um espaço de escuta cuidadosa e sigilosa.",
    "Sou {psicólogo|psicóloga} e acredito que cada história pede um tempo próprio.",
    "Como {psicólogo|psicóloga}, procuro criar um espaço em que seja possível falar com calma e sem receio.",
    "Minha prática como {psicólogo|psicóloga} é feita de escuta atenta, sigilo e respeito ao ritmo de cada processo.",
    "{Psicólogo|Psicóloga} em clínica particular há # anos.",
  ],
  work: {
    TCC: {
      any: [
        "Trabalho com a Terapia Cognitivo-Comportamental, com objetivos combinados em conjunto e revistos ao longo do caminho.",
        "Na TCC, olhamos juntos para a relação entre pensamentos, emoções e comportamentos no dia a dia.",
        "As sessões de TCC têm uma estrutura clara: definimos prioridades, praticamos estratégias e avaliamos o que fez sentido.",
        "Pela TCC, acompanho sobretudo quadros de ansiedade, medos e dificuldades de sono.",
      ],
      grown: [
        "Com base na TCC, acompanho pessoas que convivem com ansiedade, esgotamento no trabalho ou mudanças importantes de vida.",
        "Uso a Terapia Cognitivo-Comportamental em casos de ansiedade, crises de pânico e sintomas depressivos.",
      ],
      young: ["Na TCC com crianças, uso jogos e desenhos para falar de medo, raiva e rotina."],
    },
    Psicanálise: {
      any: [
        "Na psicanálise, a fala livre é o ponto de partida, e cada análise segue o seu próprio tempo.",
        "Minha escuta é psicanalítica, atenta ao que se repete, ao que falta e ao que ainda não encontrou palavras.",
        "Trabalho a partir da psicanálise e faço supervisão clínica regular.",
      ],
      grown: [
        "A partir da psicanálise, acompanho questões de luto, de relacionamentos e de identidade.",
        "Atendo em psicanálise, com uma ou mais sessões por semana, conforme combinamos.",
      ],
      young: [
        "Na análise com crianças, o brincar ocupa o lugar da palavra, e os pais são ouvidos em encontros próprios.",
      ],
    },
    Gestalt: {
      any: [
        "Na Gestalt-terapia, trabalhamos com o que está presente: sensações, escolhas e relações no aqui e agora.",
        "Sou gestalt-terapeuta e dou atenção ao contato, ao corpo e ao modo de cada pessoa estar no mundo.",
        "Minha base é a Gestalt-terapia, com experimentos propostos durante a sessão e sempre combinados antes.",
      ],
      grown: ["Pela Gestalt-terapia, acompanho transições de carreira, separações e outros momentos de decisão."],
      young: ["Na Gestalt-terapia com crianças, uso argila, desenho e histórias como formas de expressão."],
    },
    Humanista: {
      any: [
        "Minha abordagem é humanista, centrada na pessoa: escuta empática e confiança na capacidade de cada um de crescer.",
        "Na abordagem humanista, a relação terapêutica é construída com acolhimento e honestidade.",
        "Parto da psicologia humanista, que olha para a pessoa antes de olhar para o diagnóstico.",
      ],
      grown: ["Na abordagem humanista, acompanho questões de autoestima, sentido e projeto de vida."],
      young: ["Na abordagem humanista com crianças, a sala tem brinquedos, livros e tempo para a confiança se formar."],
    },
    Sistêmica: {
      any: [
        "Na abordagem sistêmica, olhamos para a pessoa junto de suas relações: família, escola, trabalho e comunidade.",
        "Tenho formação em terapia sistêmica e, quando faz sentido, convido a família para algumas sessões.",
      ],
      grown: [
        "Pela terapia sistêmica, atendo indivíduos, casais e famílias em momentos de mudança ou de conflito.",
        "Trabalho com casais e famílias na abordagem sistêmica, cuidando para que todos sejam ouvidos.",
      ],
      young: ["Na terapia sistêmica, acompanho crianças em conjunto com a família e a escola."],
    },
  },
  audience: {
    criancas: [
      "Atendo crianças a partir dos 4 anos, com encontros periódicos com os responsáveis.",
      "Meu trabalho é com a infância: desenvolvimento, escola, chegada de irmãos, separações e perdas.",
      "Os primeiros encontros são com a família, para entender a história da criança.",
    ],
    adultos: [
      "Atendo adultos e idosos.",
      "Atendo adultos em diferentes fases da vida, da entrada na faculdade à aposentadoria.",
      "Acompanho adultos que lidam com ansiedade, perdas ou conflitos nas relações.",
    ],
    ambos: [
      "Atendo crianças, adolescentes e adultos.",
      "Recebo pessoas de todas as idades; com crianças, os responsáveis participam do processo.",
      "Acompanho adolescentes e adultos, e também crianças em idade escolar.",
    ],
  },
  closings: {
    online: [
      ...closings.online,
      "As sessões são por videochamada, em horário fixo na semana.",
      "Atendo online brasileiros que vivem no país e no exterior.",
    ],
    presencial: [
      ...closings.presencial,
      "As sessões duram cinquenta minutos e acontecem em horário fixo.",
      "A sala é silenciosa e reservada.",
    ],
    ambos: [...closings.ambos, "As sessões duram cinquenta minutos, no consultório ou por vídeo."],
  },
};
