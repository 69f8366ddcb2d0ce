import type { ComponentType } from "react";
import type { PanelPath } from "./panel-paths.ts";

/** Each page's code, fetched when somebody goes there. */
export const panelPages: Record<PanelPath, () => Promise<ComponentType>> = {
  "/dashboard": async () => (await import("./pages/dashboard.tsx")).Dashboard,
  "/dashboard/assinatura": async () => (await import("./pages/subscription.tsx")).Subscription,
  "/dashboard/assinatura/recibo/:charge": async () => (await import("./pages/receipt.tsx")).Receipt,
  "/dashboard/perfil": async () => (await import("./pages/edit-profile.tsx")).EditProfile,
  "/dashboard/horarios": async () => (await import("./pages/hours.tsx")).Hours,
  "/dashboard/ajustes": async () => (await import("#app/features/account/settings/settings-page.tsx")).SettingsPage,
  "/dashboard/agenda": async () => (await import("./pages/agenda.tsx")).Agenda,
  "/dashboard/conexoes": async () => (await import("./pages/connections.tsx")).Connections,
  "/dashboard/avaliacoes": async () => (await import("./pages/own-reviews.tsx")).OwnReviews,
  "/dashboard/registro": async () => (await import("./pages/own-registration.tsx")).OwnRegistration,
  "/operador": async () => (await import("#app/features/operator/overview/overview-page.tsx")).OverviewPage,
  "/operador/registros": async () =>
    (await import("#app/features/operator/registrations/registrations-page.tsx")).RegistrationsPage,
  "/operador/moderacao": async () =>
    (await import("#app/features/operator/moderation/moderation-page.tsx")).ModerationPage,
  "/operador/listas": async () => (await import("#app/features/operator/lists/lists-page.tsx")).ListsPage,
  "/operador/suporte": async () => (await import("#app/features/operator/support/support-page.tsx")).SupportPage,
  "/operador/suporte/:id": async () => (await import("./pages/operator-professional.tsx")).OperatorProfessional,
  "/operador/lgpd": async () => (await import("#app/features/operator/requests/requests-page.tsx")).RequestsPage,
  "/operador/incidentes": async () => (await import("./pages/operator-incidents.tsx")).OperatorIncidents,
  "/operador/historico": async () => (await import("#app/features/operator/log/log-page.tsx")).LogPage,
  "/pagamento/demo/:checkout": async () => (await import("./pages/demo-payment.tsx")).DemoPayment,
};
