/** What is kept where and for how long: the page /lgpd shows it, and a test compares it with the database's tables. */
export type KeptData = {
  what: string;
  whose: "profissionais" | "pacientes" | "visitantes" | "quem opera" | "ninguém";
  why: string;
  until: string;
  /** The tables, by their names in the database. */
  tables: readonly string[];
};

export const keptData: readonly KeptData[] = [
  {
    what: "Conta: e-mail, senha cifrada, segundo fator, códigos de recuperação",
    whose: "profissionais",
    why: "Entrar na conta com segurança",
    until: "Até a conta ser excluída",
    tables: [
      "auth.users",
      "auth.identities",
      "auth.mfa_factors",
      "auth.mfa_challenges",
      "auth.mfa_amr_claims",
      "auth.one_time_tokens",
      "auth.flow_state",
      "directory.recovery_codes",
      "directory.recovery_failures",
    ],
  },
  {
    what: "Sessões abertas: aparelho, data e endereço de rede",
    whose: "profissionais",
    why: "Mostrar onde a conta está aberta e encerrar acessos",
    until: "Até sair da conta, ou quando a sessão vence",
    tables: ["auth.sessions", "auth.refresh_tokens"],
  },
  {
    what: "Acontecimentos da conta: entradas, trocas de senha e de e-mail",
    whose: "profissionais",
    why: "Investigar acessos indevidos",
    until: "365 dias depois",
    tables: ["auth.audit_log_entries"],
  },
  {
    what: "Aparelhos conhecidos, só como código cifrado",
    whose: "profissionais",
    why: "Avisar de uma entrada em aparelho novo",
    until: "400 dias depois do último uso",
    tables: ["directory.known_devices"],
  },
  {
    what: "De contas excluídas: um código cifrado do e-mail, o fim do período gratuito e uma suspensão, se houve",
    whose: "profissionais",
    why: "Não repetir o período gratuito nem contornar uma suspensão",
    until: "Um ano depois da exclusão",
    tables: ["directory.former_accounts"],
  },
  {
    what: "Perfil profissional, foto, horários e folgas",
    whose: "profissionais",
    why: "Aparecer na busca",
    until: "Até a conta ser excluída",
    tables: [
      "directory.profiles",
      "directory.time_off",
      "directory.word_flags",
      "directory.availability",
      "directory.calendar_feeds",
      "storage.objects",
    ],
  },
  {
    what: "Conferência do registro no conselho e seu resultado",
    whose: "profissionais",
    why: "Confirmar que o registro é válido",
    until: "Até a conta ser excluída; a carteira enviada, só até a decisão",
    tables: ["directory.verifications"],
  },
  {
    what: "Assinatura: situação, forma de pagamento pelo nome, pedidos de pagamento",
    whose: "profissionais",
    why: "Cobrar e manter o perfil na busca",
    until: "Até a conta ser excluída",
    tables: [
      "directory.memberships",
      "billing.accounts",
      "billing.customers",
      "billing.checkouts",
      "billing.subscriptions",
      "billing.demo_books",
    ],
  },
  {
    what: "Cobranças, recibos e história da assinatura, sem nome nem e-mail",
    whose: "ninguém",
    why: "Obrigação fiscal e defesa em reclamações",
    until: "Guardados depois da conta, sem identificar a pessoa",
    tables: ["billing.charges", "billing.history", "billing.payment_events"],
  },
  {
    what: "Documentos aceitos, com versão e data",
    whose: "profissionais",
    why: "Provar o aceite dos termos",
    until: "Até a conta ser excluída",
    tables: ["directory.accepted_documents"],
  },
  {
    what: "Pedidos de consulta: nome, um contato e mensagem",
    whose: "pacientes",
    why: "Combinar a consulta com o profissional",
    until: "90 dias depois de encerrados",
    tables: ["public.appointments", "directory.appointment_links"],
  },
  {
    what: "Avaliações: nota, comentário onde o conselho permite, primeiro nome se a pessoa quiser",
    whose: "pacientes",
    why: "Ajudar outras pessoas a escolher",
    until: "Até quem escreveu apagar pelo seu link, ou a conta avaliada ser excluída",
    tables: ["public.reviews", "directory.review_links"],
  },
  {
    what: "Denúncias, com contato se a pessoa quiser resposta",
    whose: "visitantes",
    why: "Cuidar do que aparece no site",
    until: "Até a conta denunciada ser excluída; o contato, até 180 dias depois da resposta",
    tables: ["directory.reports"],
  },
  {
    what: "Mensagens por e-mail: endereço, tipo e entrega; o conteúdo é apagado ao enviar",
    whose: "profissionais",
    why: "Entregar avisos e saber se chegaram",
    until: "180 dias, ou até a conta ser excluída",
    tables: ["mail.letters"],
  },
  {
    what: "Contagem de visitas e contatos por dia, sem dizer de quem",
    whose: "ninguém",
    why: "Estatísticas do profissional",
    until: "Até a conta ser excluída",
    tables: ["directory.daily_counts", "public.contact_news"],
  },
  {
    what: "Códigos que mudam todo dia para contar visitas e conter abusos; nenhum endereço de rede",
    whose: "visitantes",
    why: "Contar cada visita uma vez e limitar robôs",
    until: "Um dia",
    tables: ["directory.visitor_hits", "directory.visitor_marks", "directory.day_salts", "auth.rate_limits"],
  },
  {
    what: "Pedidos sobre dados pessoais (esta página)",
    whose: "visitantes",
    why: "Responder em 15 dias e provar que respondemos",
    until: "5 anos depois da resposta",
    tables: ["directory.privacy_requests"],
  },
  {
    what: "Registro dos atos de quem opera a plataforma",
    whose: "quem opera",
    why: "Prestar contas de cada decisão",
    until: "Permanente; não traz o nome dos profissionais",
    tables: ["directory.operators", "directory.operator_log"],
  },
  {
    what: "Listas e contadores do próprio serviço: cidades, especialidades, feriados, tarefas",
    whose: "ninguém",
    why: "Fazer o site funcionar",
    until: "Sem dados pessoais",
    tables: [
      "public.cities",
      "public.specialties",
      "public.approaches",
      "directory.documents",
      "directory.facets",
      "directory.flagged_words",
      "directory.local_holidays",
      "jobs.runs",
      "storage.buckets",
    ],
  },
];
