import { privacyAnswerDays } from "./answer-days.ts";
import { ERASE_LABEL } from "./erase-label.ts";
import { appointmentsKept, keptFor } from "./retention.ts";

type Whose = "profissionais" | "pacientes" | "visitantes" | "quem opera" | "ninguém";

/**
 * What is kept where and for how long: the page /lgpd shows it, and a test compares it with the database's tables. Periods
 * come from the table by which they are purged.
 */
export type KeptData = {
  what: string;
  whose: Whose | readonly Whose[];
  why: string;
  until: string;
  /** The tables, by their names in the database; none for what is kept beside it. */
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
      "directory.factor_removals",
    ],
  },
  {
    what: "Sessões abertas: aparelho e data; nenhum endereço de rede",
    whose: "profissionais",
    why: "Mostrar onde a conta está aberta e encerrar acessos",
    until: `Até sair da conta, ou ${keptFor("sessions")} sem uso`,
    tables: ["auth.sessions", "auth.refresh_tokens"],
  },
  {
    what: "Acontecimentos da conta: entradas, trocas de senha e de e-mail",
    whose: "profissionais",
    why: "Investigar acessos indevidos",
    until: `${keptFor("account_events")} depois`,
    tables: ["auth.audit_log_entries"],
  },
  {
    what: "Aparelhos conhecidos, só como código cifrado",
    whose: "profissionais",
    why: "Avisar de uma entrada em aparelho novo",
    until: `${keptFor("devices")} depois do último uso`,
    tables: ["directory.known_devices"],
  },
  {
    what: "Tentativas de entrar e redes de onde você já entrou, só como código cifrado",
    whose: "profissionais",
    why: "Deter quem adivinha senhas sem impedir você de entrar",
    until: `${keptFor("visitor_codes")}; a rede conhecida, ${keptFor("known_networks")} depois da última entrada`,
    tables: ["auth.rate_limits"],
  },
  {
    what: "Redes de onde você entrou, só como código cifrado; nenhum endereço de rede",
    whose: "profissionais",
    why: "Segurar para leitura as avaliações que vêm da própria rede de quem é avaliado",
    until: `${keptFor("known_networks")} depois da última entrada`,
    tables: ["directory.sign_in_networks"],
  },
  {
    what: "Links de proteção da conta, só como código cifrado",
    whose: "profissionais",
    why: "Desfazer uma mudança que não foi você quem fez",
    until: keptFor("protection_links"),
    tables: ["directory.protection_links"],
  },
  {
    what: "De contas excluídas: códigos cifrados do e-mail, do registro e do CPF ou CNPJ de quem pagou, o fim do período gratuito e uma suspensão, se houve",
    whose: "profissionais",
    why: "Não repetir o período gratuito nem contornar uma suspensão",
    until: `${keptFor("former_accounts")} depois da exclusão`,
    tables: ["directory.former_accounts"],
  },
  {
    what: "CPF ou CNPJ de quem paga por Pix, só como código cifrado",
    whose: "profissionais",
    why: "Não repetir o período gratuito em outra conta",
    until: "Até a conta ser excluída; depois, como acima",
    tables: ["directory.payer_marks"],
  },
  {
    what: "Perfil profissional, foto, horários e folgas",
    whose: "profissionais",
    why: "Aparecer na busca",
    until: "Até a conta ser excluída",
    tables: [
      "directory.profiles",
      "directory.time_off",
      "directory.date_hours",
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
      "billing.added_days",
      "billing.demo_ledgers",
      "public.subscription_events",
    ],
  },
  {
    what: "Cobranças, recibos e história da assinatura, sem nome nem e-mail",
    whose: "ninguém",
    why: "Obrigação fiscal e defesa em reclamações",
    until: `Enquanto a conta existir; depois dela, sem identificar a pessoa, até ${keptFor("charges")} da cobrança`,
    tables: ["billing.charges", "billing.disputes", "billing.history", "billing.payment_events"],
  },
  {
    what: "Documentos aceitos e avisos de mudança, com versão e data",
    whose: "profissionais",
    why: "Provar o aceite dos termos e que avisamos a tempo",
    until: "Até a conta ser excluída",
    tables: ["directory.accepted_documents", "directory.notices"],
  },
  {
    what: "Pedidos de consulta: nome, um contato ou dois, para quem é e mensagem",
    whose: "pacientes",
    why: "Combinar a consulta com o profissional",
    until: `${appointmentsKept}, ou na hora, por “${ERASE_LABEL}”`,
    tables: ["public.appointments", "directory.appointment_links", "directory.minor_reports"],
  },
  {
    what: "Consentimentos de pedidos de consulta: quais palavras e quando",
    whose: "pacientes",
    why: "Provar o consentimento",
    until: "Até o pedido ser apagado",
    tables: ["directory.consents"],
  },
  {
    what: "Lista de espera: e-mail, que dia e período servem, e os horários de que já avisamos",
    whose: "pacientes",
    why: "Avisar quando abrir um horário; o profissional só sabe quantas pessoas esperam",
    until: `Até a data que a pessoa escolheu, por no máximo ${keptFor("waiting_list")}, ou na hora, por “Sair da lista”; sem confirmação pelo e-mail, ${keptFor("unconfirmed_waiting")}`,
    tables: ["directory.waiting_list", "directory.waiting_links"],
  },
  {
    what: "De pedidos de consulta em aberto: um código cifrado da rede de onde vieram; nenhum endereço de rede",
    whose: "pacientes",
    why: "Distinguir muitos pedidos de uma só mão e manter as agendas livres",
    until: "Até o pedido ser respondido ou encerrado; do que foi confirmado na hora, até a consulta",
    tables: ["directory.request_networks"],
  },
  {
    what: "Avaliações: nota, comentário onde o conselho permite, primeiro nome se a pessoa quiser; de uma que foi retirada, o motivo e o que quem escreveu respondeu",
    whose: "pacientes",
    why: "Ajudar outras pessoas a escolher",
    until: `Até quem escreveu apagar pelo seu link, ou a conta avaliada ser excluída; links não usados, ${keptFor("unused_review_links")} depois de vencidos`,
    tables: ["public.reviews", "directory.review_links"],
  },
  {
    what: "Denúncias, com contato se a pessoa quiser resposta",
    whose: "visitantes",
    why: "Cuidar do que aparece no site",
    until: `Até a conta denunciada ser excluída; o contato, até ${keptFor("report_contacts")} depois da resposta`,
    tables: ["directory.reports"],
  },
  {
    what: "Mensagens por e-mail: endereço, tipo e entrega; o conteúdo é apagado ao enviar",
    whose: ["profissionais", "pacientes", "visitantes"],
    why: "Entregar avisos e saber se chegaram",
    until: `${keptFor("emails")}, ou antes, junto com a conta ou o pedido de consulta a que se referem; o último aviso de que os dados foram apagados, só até ser enviado`,
    tables: ["email.outbox"],
  },
  {
    what: "Contagem de visitas e contatos por dia, sem dizer de quem",
    whose: "ninguém",
    why: "Estatísticas do profissional",
    until: "Até a conta ser excluída",
    tables: ["directory.daily_counts", "public.contact_events"],
  },
  {
    what: "Códigos cifrados para contar visitas e conter abusos, também do contato de um pedido apagado no mesmo dia; nenhum endereço de rede",
    whose: "visitantes",
    why: "Contar cada visita uma vez e limitar robôs",
    until: keptFor("visitor_codes"),
    tables: ["directory.visitor_hits", "directory.visitor_marks", "directory.day_salts"],
  },
  {
    what: "Pedidos sobre dados pessoais (esta página)",
    whose: "visitantes",
    why: `Responder em ${privacyAnswerDays} dias e provar que respondemos`,
    until: `${keptFor("privacy_requests")} depois da resposta`,
    tables: ["directory.privacy_requests", "directory.privacy_proofs", "directory.privacy_request_appointments"],
  },
  {
    what: "Registro dos atos de quem opera a plataforma: quem, o quê e quando, sem nomes nem textos de outras pessoas",
    whose: "quem opera",
    why: "Prestar contas de cada decisão",
    until: keptFor("operator_acts"),
    tables: ["directory.operators", "directory.operator_log"],
  },
  {
    what: "Motivos que quem opera escreveu ao decidir",
    whose: "profissionais",
    why: "Explicar e rever uma decisão",
    until: `${keptFor("operator_reasons")}, ou antes, quando os dados a que se referem são apagados`,
    tables: ["directory.operator_reasons"],
  },
  {
    what: "Registro de incidentes de segurança, sem nomes",
    whose: "quem opera",
    why: "Cumprir a Resolução CD/ANPD 15/2024",
    until: `${keptFor("incidents")} depois da última anotação`,
    tables: ["directory.incidents"],
  },
  {
    what: "Registros de acesso ao site: data, hora, endereço IP, porta e a parte do site, nunca a página; fora do banco de dados",
    whose: "visitantes",
    why: "Cumprir o art. 15 do Marco Civil da Internet",
    until: keptFor("access_records"),
    tables: [],
  },
  {
    what: "Cópias de segurança de tudo o que está nesta lista",
    whose: ["profissionais", "pacientes", "visitantes", "quem opera"],
    why: "Recuperar o serviço depois de uma falha",
    until: `${keptFor("backups")}; ao recuperar, o que tinha sido apagado é apagado de novo`,
    tables: [],
  },
  {
    what: "Do que foi apagado: só o código interno e a data",
    whose: "ninguém",
    why: "Apagar de novo, se uma cópia de segurança for recuperada",
    until: keptFor("erasures"),
    tables: ["directory.erasures"],
  },
  {
    what: "Listas e contadores do próprio serviço: cidades, especialidades, feriados, tarefas",
    whose: "ninguém",
    why: "Fazer o site funcionar",
    until: "Sem dados pessoais",
    tables: [
      "public.cities",
      "public.specialties",
      "directory.attributes",
      "public.approaches",
      "directory.consent_words",
      "directory.documents",
      "directory.facets",
      "directory.flagged_words",
      "directory.local_holidays",
      "directory.mark_key",
      "directory.review_totals",
      "directory.word_scans",
      "jobs.runs",
      "storage.buckets",
    ],
  },
];
