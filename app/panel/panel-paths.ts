/** The pages of the signed-in application, which the browser draws (routes.tsx): the server sends each the same shell. */
export const panelPaths = [
  { path: "/dashboard", title: "Meu Painel" },
  { path: "/dashboard/assinatura", title: "Assinatura" },
  { path: "/dashboard/assinatura/recibo/:charge", title: "Recibo" },
  { path: "/dashboard/perfil", title: "Editar Perfil" },
  { path: "/dashboard/horarios", title: "Horários" },
  { path: "/dashboard/ajustes", title: "Ajustes" },
  { path: "/dashboard/agenda", title: "Agenda" },
  { path: "/dashboard/conexoes", title: "Conexões" },
  { path: "/dashboard/avaliacoes", title: "Avaliações" },
  { path: "/dashboard/registro", title: "Registro no conselho" },
  { path: "/operador", title: "Operação" },
  { path: "/operador/registros", title: "Registros a conferir" },
  { path: "/operador/moderacao", title: "Moderação" },
  { path: "/operador/listas", title: "Listas" },
  { path: "/operador/suporte", title: "Suporte" },
  { path: "/operador/suporte/:id", title: "Profissional" },
  { path: "/operador/lgpd", title: "Pedidos LGPD" },
  { path: "/operador/incidentes", title: "Incidentes" },
  { path: "/operador/historico", title: "Histórico" },
  { path: "/pagamento/demo/:checkout", title: "Pagamento de demonstração" },
] as const satisfies { path: string; title: string }[];

export type PanelPath = (typeof panelPaths)[number]["path"];
