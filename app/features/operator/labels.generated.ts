// Written by `npm run types` from the labels in `defineJob` and `defineEmail`.

export const jobLabels: Record<string, { label: string; every?: "minute" | "hour" | "day" }> = {
  "announce-changes": {
    "label": "Avisar de mudanças nos termos e no preço",
    "every": "hour"
  },
  "keep-appointments": {
    "label": "Vencer pedidos e lembrar consultas",
    "every": "minute"
  },
  "notify-waiting": {
    "label": "Avisar a lista de espera",
    "every": "minute"
  },
  "purge-patients": {
    "label": "Apagar dados de pacientes",
    "every": "day"
  },
  "purge-visitors": {
    "label": "Esquecer contagens de visitantes",
    "every": "hour"
  },
  "read-calendars": {
    "label": "Ler calendários dos profissionais",
    "every": "minute"
  },
  "ask-plans-again": {
    "label": "Pedir nova confirmação de convênios",
    "every": "minute"
  },
  "clean-up-accounts": {
    "label": "Limpar sessões e códigos vencidos",
    "every": "hour"
  },
  "copy-erasures": {
    "label": "Anotar exclusões ao lado dos backups",
    "every": "minute"
  },
  "purge-devices": {
    "label": "Esquecer aparelhos antigos",
    "every": "day"
  },
  "purge-emails": {
    "label": "Esquecer mensagens antigas",
    "every": "day"
  },
  "purge-former-accounts": {
    "label": "Esquecer contas excluídas",
    "every": "day"
  },
  "purge-photos": {
    "label": "Apagar fotos de contas excluídas",
    "every": "day"
  },
  "purge-protection-links": {
    "label": "Esquecer links de proteção",
    "every": "day"
  },
  "remove-due-factors": {
    "label": "Remover segundos fatores marcados",
    "every": "minute"
  },
  "sweep-files": {
    "label": "Apagar arquivos sem dono",
    "every": "day"
  },
  "unlist-lapsed": {
    "label": "Tirar da busca quem venceu",
    "every": "minute"
  },
  "ask-registrations-again": {
    "label": "Pedir nova conferência de registros",
    "every": "day"
  },
  "purge-council-cards": {
    "label": "Apagar carteiras enviadas",
    "every": "day"
  },
  "purge-privacy-requests": {
    "label": "Esquecer pedidos LGPD antigos",
    "every": "day"
  },
  "purge-registers": {
    "label": "Esquecer atos, incidentes e exclusões antigos",
    "every": "day"
  },
  "purge-report-contacts": {
    "label": "Apagar contatos de denúncias",
    "every": "day"
  },
  "remind-of-rqe": {
    "label": "Pedir o RQE a psiquiatras",
    "every": "hour"
  },
  "scan-words": {
    "label": "Procurar palavras vedadas após mudança de regra",
    "every": "minute"
  },
  "change-due-subscriptions": {
    "label": "Virar períodos de assinatura",
    "every": "minute"
  },
  "handle-payment-events": {
    "label": "Tratar avisos de pagamento",
    "every": "minute"
  },
  "purge-payments": {
    "label": "Esquecer cobranças de contas excluídas",
    "every": "day"
  },
  "reconcile-payments": {
    "label": "Conferir pagamentos com os provedores",
    "every": "day"
  },
  "remind-of-payments": {
    "label": "Avisar de períodos que acabam",
    "every": "hour"
  },
  "renew-subscriptions": {
    "label": "Renovar assinaturas",
    "every": "hour"
  },
  "invite-reviews": {
    "label": "Convidar para avaliar",
    "every": "day"
  },
  "purge-marks": {
    "label": "Apagar marcas de visita do dia",
    "every": "day"
  },
  "purge-review-links": {
    "label": "Apagar convites vencidos",
    "every": "day"
  }
};

export const emailLabels: Record<string, string> = {
  "new-sign-in": "Entrada em aparelho novo",
  "password-changed": "Senha alterada",
  "email-changed": "E-mail alterado",
  "account-deleted": "Conta excluída",
  "confirm-email": "Confirmação de e-mail",
  "email-change-current": "Troca de e-mail (antigo)",
  "email-change-new": "Troca de e-mail (novo)",
  "invite": "Convite",
  "magic-link": "Link de entrada",
  "reauthentication": "Código de confirmação",
  "recover-password": "Recuperação de senha",
  "second-factor-added": "Segundo fator ligado",
  "second-factor-removed": "Segundo fator desligado",
  "recovery-codes-renewed": "Novos códigos de recuperação",
  "recovery-code-used": "Código de recuperação usado",
  "second-factor-removal": "Remoção do segundo fator marcada",
  "welcome": "Boas-vindas",
  "appointment-declined": "Pedido de consulta recusado",
  "appointment-erased": "Consulta apagada",
  "appointment-move": "Pedido de mudança de horário",
  "appointment-received": "Pedido de consulta recebido",
  "appointment-to-confirm": "Pedido de consulta a confirmar",
  "appointment-confirmed": "Consulta confirmada",
  "appointment-moved": "Consulta mudou de horário",
  "appointment-room": "Sala da consulta online",
  "appointment-proposed": "Outro horário proposto",
  "appointment-cancelled": "Consulta cancelada",
  "appointment-farewell": "Fim dos avisos de consulta",
  "appointment-reminder": "Lembrete de consulta",
  "appointment-update": "Novidade na agenda",
  "waiting-to-confirm": "Lista de espera a confirmar",
  "waiting-time": "Horário aberto (lista de espera)",
  "calendar-failing": "Calendário sem leitura",
  "correction-asked": "Pedido de correção",
  "listing-suspended": "Perfil suspenso",
  "listing-restored": "Suspensão encerrada",
  "trial-extended": "Período gratuito estendido",
  "report-answered": "Resposta a denúncia",
  "plans-to-confirm": "Convênios a confirmar",
  "registration-checked": "Registro conferido",
  "review-hidden": "Avaliação fora do perfil",
  "review-invitation": "Convite para avaliar",
  "review-received": "Nova avaliação",
  "rqe-reminder": "Falta o RQE",
  "text-published": "Texto publicado após conferência",
  "data-erased": "Dados apagados",
  "privacy-request-data": "Dados enviados (LGPD)",
  "privacy-request-received": "Pedido LGPD recebido",
  "privacy-request-answered": "Pedido LGPD respondido",
  "documents-changing": "Nova versão dos documentos",
  "price-changing": "Mudança de preço",
  "payment-disputed": "Pagamento contestado",
  "dispute-update": "Contestação (a quem opera)",
  "payment-failed": "Pagamento recusado",
  "payment-receipt": "Recibo",
  "payment-refunded": "Devolução",
  "renewal-held": "Renovação desligada",
  "renewal-resumed": "Renovação religada",
  "subscription-started": "Assinatura iniciada",
  "subscription-cancelled": "Assinatura cancelada",
  "subscription-ended": "Assinatura encerrada",
  "trial-ending": "Período gratuito acabando",
  "trial-ended": "Período gratuito expirado",
  "withdrawal-confirmed": "Desistência recebida",
  "refund-ordered": "Devolução pedida pela equipe",
  "days-added": "Dias acrescentados"
};
