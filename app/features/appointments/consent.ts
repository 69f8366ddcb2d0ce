import { ERASE_LABEL } from "#app/features/privacy/erase-label.ts";
import { appointmentsKept } from "#app/features/privacy/retention.ts";

/**
 * What patients agree to, in the words of the page. `directory.consent_words` keeps every version, and what somebody ticked
 * is kept with the request: other words are a new version, here and in a new migration.
 */
export const consentWords = {
  appointment: {
    version: "2026-11-16",
    words: (professional: string) =>
      `Concordo em enviar estes dados a ${professional}, só para tratar desta consulta. Sei que pedir uma consulta revela algo sobre saúde, um dado sensível (LGPD, art. 11, I). Os dados são apagados ${appointmentsKept}, ou na hora em que eu retirar este consentimento, em “${ERASE_LABEL}”, na página da consulta.`,
  },
  guardian: {
    version: "2026-11-16",
    words: () =>
      "Sou mãe, pai ou responsável legal da criança ou do adolescente, e concordo por essa pessoa com este pedido, no melhor interesse dela.",
  },
  /** Not shown where the council bars testimonials. */
  invitation: {
    version: "2026-11-16",
    words: (professional: string) =>
      `Posso receber um convite para avaliar a consulta com ${professional} depois dela. Não é obrigatório, e posso desistir quando quiser.`,
  },
} as const;
