/** Why a review was hidden: what operators choose, and what its author reads. The same names as in the database. */
export const HIDDEN_FOR = {
  offensive: { label: "Ofensa ou discriminação", told: "ela tem palavras que podem ferir alguém" },
  health: { label: "Detalhes de saúde", told: "ela conta detalhes de saúde, que é melhor não deixar à vista de todos" },
  private: { label: "Dados de outra pessoa", told: "ela traz dados de outra pessoa" },
  advertising: { label: "Propaganda", told: "ela parece propaganda" },
  council: { label: "Regra do conselho", told: "as regras do conselho da profissão não deixam publicar o que ela diz" },
  false: { label: "Não veio de um atendimento", told: "não conseguimos ligá-la a um atendimento que aconteceu" },
  other: { label: "Outro motivo dos termos", told: "ela não cabe no que os termos de uso permitem" },
} as const;

export type HiddenFor = keyof typeof HIDDEN_FOR;

export const hiddenReasons = Object.keys(HIDDEN_FOR) as HiddenFor[];
