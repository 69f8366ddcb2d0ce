/** The pages of the panel, in the order of its navigation. A capability adds its own here. */
export const panelLinks = [
  { to: "/dashboard", label: "Meu Painel" },
  { to: "/dashboard/perfil", label: "Perfil" },
  { to: "/dashboard/horarios", label: "Horários" },
  { to: "/dashboard/agenda", label: "Agenda" },
  { to: "/dashboard/avaliacoes", label: "Avaliações" },
  { to: "/dashboard/assinatura", label: "Assinatura" },
  { to: "/dashboard/ajustes", label: "Ajustes" },
] as const;
