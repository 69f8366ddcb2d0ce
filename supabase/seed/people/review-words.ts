/** What patients of the demo wrote, fit for any specialty and any sex, and how professionals answered. */
export const comments = {
  good: [
    "A escuta foi calma, e saí com tudo explicado por escrito. Voltarei.",
    "Atendimento pontual e muito cuidadoso. Tirou todas as minhas dúvidas.",
    "Explicou cada passo antes de começar. Senti muita segurança.",
    "Atendeu minha mãe com paciência e respeito. Recomendo a quem precisa de atenção de verdade.",
    "O consultório é fácil de achar e o atendimento começou na hora marcada.",
    "Consulta por vídeo sem nenhum problema, e com o mesmo cuidado da presencial.",
    "Conversa clara, sem pressa e sem julgamento.",
    "Meu filho, que tem medo de consultório, ficou tranquilo do começo ao fim.",
    "Depois da consulta recebi um resumo com as orientações. Fez diferença em casa.",
    "Muita atenção aos detalhes. Perguntou o que ninguém tinha perguntado antes.",
    "Cheguei por indicação e agora indico também.",
    "Tratou a nossa família inteira com gentileza.",
    "Respondeu rápido, remarcou quando precisei e falou com honestidade do tempo do tratamento.",
    "Gostei de saber o que esperar de cada etapa.",
  ],
  fair: [
    "O atendimento foi bom, mas esperei quase meia hora.",
    "Boa consulta, só achei difícil estacionar perto.",
    "Gostei da conversa, porém o retorno demorou para ser marcado.",
  ],
} as const;

export const answers = [
  "Agradeço a confiança e o tempo de contar como foi.",
  "Agradeço o retorno. Conte conosco quando precisar.",
  "Que bom saber. Um abraço à família.",
  "Agradeço as palavras. Seguimos juntos.",
] as const;
