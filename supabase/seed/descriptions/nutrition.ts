import { closings } from "./closings.ts";
import type { Voice } from "./voice.ts";

export const nutrition: Voice = {
  intros: [
    "Sou nutricionista há # anos.",
    "Nutricionista clínic{o|a}, com # anos de consultório.",
    "Nutricionista, proponho mudanças possíveis, sem dietas da moda e sem terrorismo alimentar.",
    "Como nutricionista, monto planos que cabem na rotina, no gosto e no orçamento de cada família.",
    "Sou nutricionista, {formado|formada} há # anos, e gosto de começar pela história alimentar de cada pessoa.",
  ],
  work: {
    "Não se aplica": {
      any: [
        "Uso comida de verdade e alimentos da região, com ajustes graduais e combinados a cada retorno.",
        "Trabalho com alergias e intolerâncias alimentares, com listas de compras e receitas simples.",
        "Oriento a leitura de rótulos, a organização das compras e o preparo das refeições da semana.",
      ],
      grown: [
        "Acompanho pessoas com diabetes, hipertensão e colesterol alto, em conjunto com o médico.",
        "Trabalho com comportamento alimentar e com a relação de cada pessoa com a comida.",
        "Na nutrição esportiva, ajusto a alimentação ao treino e ao descanso de quem se exercita por gosto ou por profissão.",
        "Acompanho vegetarianos e veganos com atenção aos exames e à variedade do prato.",
        "Acompanho gestantes, pessoas em tratamento de saúde e quem quer comer com mais equilíbrio.",
      ],
      young: [
        "Oriento a introdução alimentar, a lancheira da escola e a seletividade alimentar.",
        "Na nutrição infantil, acompanho o crescimento e envolvo a família inteira nas mudanças.",
      ],
    },
  },
  audience: {
    criancas: [
      "Atendo bebês, crianças e adolescentes com seus responsáveis.",
      "O acompanhamento é com a família, sem culpa e sem comparação.",
    ],
    adultos: ["Atendo adultos e idosos.", "Recebo adultos em diferentes momentos, da rotina corrida à aposentadoria."],
    ambos: [
      "Atendo crianças, adolescentes, adultos e idosos.",
      "Atendo a família toda, da introdução alimentar à terceira idade.",
    ],
  },
  closings: {
    presencial: [
      ...closings.presencial,
      "A consulta inclui avaliação antropométrica e conversa sobre a rotina.",
      "A primeira consulta dura cerca de uma hora.",
    ],
    online: [
      ...closings.online,
      "Por vídeo, o plano alimentar é enviado em até três dias, com espaço para dúvidas.",
      "A consulta online dura cerca de uma hora.",
    ],
    ambos: [...closings.ambos, "A primeira consulta pode ser presencial ou por vídeo, e os retornos são combinados."],
  },
};
