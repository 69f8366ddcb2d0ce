type Reason = { label: string; description?: string; short: string };

/** Why something is reported, by what the database calls it: as the form asks, and in short for lists and emails. */
export const reportReasons = {
  review: {
    false: { label: "É falsa ou não é de um paciente", short: "Avaliação falsa" },
    offensive: { label: "É ofensiva ou discriminatória", short: "Ofensiva" },
    private: { label: "Expõe dados de alguém", short: "Expõe dados de alguém" },
    advertising: { label: "É propaganda ou promete resultados", short: "Propaganda" },
    other: { label: "Outro motivo", short: "Outro motivo" },
  },
  profile: {
    registration: {
      label: "Registro falso",
      description: "O número não existe, está cassado ou é de outra pessoa.",
      short: "Registro falso",
    },
    contact: {
      label: "Endereço ou telefone errado",
      description: "Não atende mais ali, ou o número é de outra pessoa.",
      short: "Endereço ou telefone errado",
    },
    conduct: {
      label: "Conduta",
      description: "Desrespeito, discriminação, promessa de cura ou cobrança indevida.",
      short: "Conduta",
    },
    other: { label: "Outro motivo", short: "Outro motivo" },
  },
} as const satisfies Record<string, Record<string, Reason>>;

/** What the links to the form are called, where they stand and where texts quote them. */
export const reportLinks = { review: "Denunciar", profile: "Denunciar este perfil" } as const;

export type ReportKind = keyof typeof reportReasons;

export const reasonsOf = (kind: ReportKind): Record<string, Reason> => reportReasons[kind];
