import { useParams } from "react-router";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { loadOwnRecord } from "#app/features/panel/own-record.client.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { loadPayer } from "#app/features/subscription/payment/payer.client.ts";
import { ReceiptPage } from "#app/features/subscription/payment/receipt-page.tsx";
import { loadOverview, loadPaymentOptions } from "#app/features/subscription/subscription.client.ts";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

/** /dashboard/assinatura/recibo/:charge */
export function Receipt() {
  const params = useParams();
  const { user } = useAuth();
  const { status, data, reload } = useLoaded(async () => {
    const [overview, { name }, { operator }, payer] = await Promise.all([
      loadOverview(),
      loadOwnRecord(user?.id ?? ""),
      loadPaymentOptions(),
      loadPayer(),
    ]);
    const charge = overview.charges.find(({ id, receipt }) => id === params.charge && receipt !== null);
    return { charge, name, operator, payer };
  });
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  const { charge, name, operator, payer } = data;
  if (!charge)
    return <EmptyState heading="h1" title="Recibo não encontrado" description="Confira a lista em Assinatura." />;
  return <ReceiptPage charge={charge} name={name} payer={payer} operator={operator} />;
}
