type JobLabels = {
  label: string;
  /** How often it runs at least; what is overdue shows as late. */
  every: "minute" | "hour" | "day";
};

/** What operators call each job of server/jobs; one without a name of its own shows as it is. */
export const jobLabels: Record<string, JobLabels> = {
  "unlist-lapsed": { label: "Tirar da busca quem venceu", every: "minute" },
  "clean-up-accounts": { label: "Limpar sessões e códigos vencidos", every: "hour" },
  "sweep-files": { label: "Apagar arquivos sem dono", every: "day" },
  "copy-erasures": { label: "Anotar exclusões ao lado dos backups", every: "minute" },
  "purge-emails": { label: "Esquecer mensagens antigas", every: "day" },
  "purge-devices": { label: "Esquecer aparelhos antigos", every: "day" },
  "purge-former-accounts": { label: "Esquecer contas excluídas", every: "day" },
  "purge-protection-links": { label: "Esquecer links de proteção", every: "day" },
  "remove-due-factors": { label: "Remover segundos fatores marcados", every: "minute" },
  "keep-appointments": { label: "Vencer pedidos e lembrar consultas", every: "minute" },
  "notify-waiting": { label: "Avisar a lista de espera", every: "minute" },
  "read-calendars": { label: "Ler calendários dos profissionais", every: "minute" },
  "purge-patients": { label: "Apagar dados de pacientes", every: "day" },
  "purge-visitors": { label: "Esquecer contagens de visitantes", every: "hour" },
  "invite-reviews": { label: "Convidar para avaliar", every: "day" },
  "purge-review-links": { label: "Apagar convites vencidos", every: "day" },
  "purge-marks": { label: "Apagar marcas de visita do dia", every: "day" },
  "handle-payment-events": { label: "Tratar avisos de pagamento", every: "minute" },
  "change-due-subscriptions": { label: "Virar períodos de assinatura", every: "minute" },
  "remind-of-payments": { label: "Avisar de períodos que acabam", every: "hour" },
  "renew-subscriptions": { label: "Renovar assinaturas", every: "hour" },
  "reconcile-payments": { label: "Conferir pagamentos com os provedores", every: "day" },
  "purge-payments": { label: "Esquecer cobranças de contas excluídas", every: "day" },
  "announce-changes": { label: "Avisar de mudanças nos termos e no preço", every: "hour" },
  "ask-registrations-again": { label: "Pedir nova conferência de registros", every: "day" },
  "remind-of-rqe": { label: "Pedir o RQE a psiquiatras", every: "hour" },
  "ask-plans-again": { label: "Pedir nova confirmação de convênios", every: "minute" },
  "purge-photos": { label: "Apagar fotos de contas excluídas", every: "day" },
  "purge-council-cards": { label: "Apagar carteiras enviadas", every: "day" },
  "purge-privacy-requests": { label: "Esquecer pedidos LGPD antigos", every: "day" },
  "purge-registers": { label: "Esquecer atos, incidentes e exclusões antigos", every: "day" },
  "scan-words": { label: "Procurar palavras vedadas após mudança de regra", every: "minute" },
  "purge-report-contacts": { label: "Apagar contatos de denúncias", every: "day" },
};

export const jobLabel = (name: string) => jobLabels[name]?.label ?? name;
