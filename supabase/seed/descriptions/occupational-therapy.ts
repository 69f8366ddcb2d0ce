import type { Voice } from "./voice.ts";

export const occupationalTherapy: Voice = {
  intros: [
    "Sou terapeuta ocupacional há # anos.",
    "Terapeuta ocupacional com # anos de prática clínica.",
    "Terapeuta ocupacional, ajudo cada pessoa a participar mais do próprio dia a dia.",
    "Como terapeuta ocupacional, parto do que é importante para a pessoa: vestir-se, brincar, estudar, trabalhar.",
  ],
  work: {
    "Não se aplica": {
      any: [
        "Faço avaliação funcional, treino de atividades da vida diária e adaptação de utensílios e da casa.",
        "Trabalho com coordenação motora, planejamento e autonomia na rotina.",
        "Indico e treino o uso de órteses e de recursos de tecnologia assistiva.",
      ],
      grown: [
        "Acompanho a reabilitação da mão e a volta ao trabalho depois de lesões.",
        "Trabalho com idosos na estimulação cognitiva e na prevenção de quedas em casa.",
        "Acompanho pessoas em sofrimento psíquico na retomada da rotina, do trabalho e do lazer.",
      ],
      young: [
        "Tenho formação em integração sensorial e acompanho crianças com autismo, TDAH e atrasos do desenvolvimento.",
        "Trabalho escrita, coordenação fina e autonomia na alimentação e no vestir.",
        "Oriento família e escola sobre adaptações simples que favorecem a participação da criança.",
      ],
    },
  },
  audience: {
    criancas: [
      "Atendo bebês e crianças, com a família por perto.",
      "As sessões são feitas de brincadeiras com objetivos definidos junto dos pais.",
    ],
    adultos: ["Atendo adultos e idosos.", "Recebo adultos e idosos, com orientação também aos cuidadores."],
    ambos: [
      "Atendo crianças, adultos e idosos.",
      "Atendo da infância à velhice, com metas revistas a cada três meses.",
    ],
  },
  closings: {
    presencial: [
      "Também faço visitas em domicílio e à escola, quando necessário.",
      "A sala é ampla e tem acesso sem degraus.",
    ],
    online: ["Por vídeo, oriento famílias e cuidadores sobre rotina e adaptações em casa."],
    ambos: ["A orientação à família pode ser feita por vídeo."],
  },
};
