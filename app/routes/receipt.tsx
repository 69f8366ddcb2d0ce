import { useAuth } from "#app/features/account/use-auth.ts";
import { loadOwnRecord } from "#app/features/panel/own-record.client.ts";
import { panelHeaders, panelMeta } from "#app/features/panel/panel-meta.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { useLoaded } from "#app/features/panel/use-loaded.ts";
import { ReceiptPage } from "#app/features/subscription/receipt-page.tsx";
import { loadOverview } from "#app/features/subscription/subscription.client.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import type { Route } from "./+types/receipt.ts";

export const headers = panelHeaders;
export const meta = () => panelMeta("Recibo");

/** /dashboard/assinatura/recibo/:charge */
export default function Receipt({ params }: Route.ComponentProps) {
  const { user } = useAuth();
  const { status, data, reload } = useLoaded(async () => {
    const [overview, { name }] = await Promise.all([loadOverview(), loadOwnRecord(user?.id ?? "")]);
    return { charge: overview.charges.find(({ id, receipt }) => id === params.charge && receipt !== null), name };
  });
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  const { charge, name } = data;
  if (!charge)
    return <EmptyState heading="h1" title="Recibo não encontrado" description="Confira a lista em Assinatura." />;
  return <ReceiptPage charge={charge} name={name} />;
}
