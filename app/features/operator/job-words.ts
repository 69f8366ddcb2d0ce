type JobWords = {
  label: string;
  /** How often it runs at least; what is overdue shows as late. */
  every: "minute" | "hour" | "day";
};

/** What operators call each job of server/jobs; one without a name of its own shows as it is. */
export const jobWords: Record<string, JobWords> = {
  "unlist-lapsed": { label: "Tirar da busca quem venceu", every: "minute" },
  "clean-up-accounts": { label: "Limpar sessões e códigos vencidos", every: "hour" },
  "sweep-files": { label: "Apagar arquivos sem dono", every: "day" },
  "forget-letters": { label: "Esquecer mensagens antigas", every: "day" },
  "forget-devices": { label: "Esquecer aparelhos antigos", every: "day" },
  "forget-former-accounts": { label: "Esquecer contas excluídas", every: "day" },
  "keep-appointments": { label: "Vencer pedidos e lembrar consultas", every: "minute" },
  "forget-patients": { label: "Apagar dados de pacientes", every: "day" },
  "forget-visitors": { label: "Esquecer contagens de visitantes", every: "hour" },
  "invite-reviews": { label: "Convidar para avaliar", every: "day" },
  "forget-review-links": { label: "Apagar convites vencidos", every: "day" },
  "forget-marks": { label: "Apagar marcas de visita do dia", every: "day" },
  "handle-payment-events": { label: "Tratar avisos de pagamento", every: "minute" },
  "turn-subscriptions": { label: "Virar períodos de assinatura", every: "minute" },
  "remind-of-payments": { label: "Avisar de períodos que acabam", every: "hour" },
  "renew-subscriptions": { label: "Renovar assinaturas", every: "hour" },
  "reconcile-payments": { label: "Conferir pagamentos com os provedores", every: "day" },
  "forget-payments": { label: "Esquecer cobranças de contas excluídas", every: "day" },
  "ask-registrations-again": { label: "Pedir nova conferência de registros", every: "day" },
  "forget-council-cards": { label: "Apagar carteiras enviadas", every: "day" },
  "forget-privacy-requests": { label: "Esquecer pedidos LGPD antigos", every: "day" },
  "scan-words": { label: "Procurar palavras vedadas após mudança de regra", every: "minute" },
  "forget-report-contacts": { label: "Apagar contatos de denúncias", every: "day" },
};

export const jobLabel = (name: string) => jobWords[name]?.label ?? name;
