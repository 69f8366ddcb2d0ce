import { useAuth } from "#app/features/account/use-auth.ts";
import { DashboardPage } from "#app/features/panel/dashboard-page.tsx";
import { loadOwnRecord, loadStatistics } from "#app/features/panel/own-record.client.ts";
import { panelHeaders, panelMeta } from "#app/features/panel/panel-meta.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { useLoaded } from "#app/features/panel/use-loaded.ts";

export const headers = panelHeaders;
export const meta = () => panelMeta("Meu Painel");

/** /dashboard */
export default function Dashboard() {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const { status, data, reload, replace } = useLoaded(async () => {
    const [record, days] = await Promise.all([loadOwnRecord(userId), loadStatistics()]);
    return { record, days };
  });
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  return <DashboardPage {...data} now={new Date()} onRecord={(record) => replace({ ...data, record })} />;
}
