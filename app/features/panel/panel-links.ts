/** The pages of the panel, in the order of its navigation. A capability adds its own here. */
export const panelLinks = [
  { to: "/dashboard", label: "Visão geral" },
  { to: "/dashboard/perfil", label: "Perfil" },
  { to: "/dashboard/horarios", label: "Horários" },
  { to: "/dashboard/agenda", label: "Agenda" },
  { to: "/dashboard/avaliacoes", label: "Avaliações" },
  { to: "/dashboard/registro", label: "Registro" },
  { to: "/dashboard/assinatura", label: "Assinatura" },
  { to: "/dashboard/ajustes", label: "Ajustes" },
] as const;
