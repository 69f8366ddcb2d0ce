import { PanelHeading } from "#app/features/panel/panel-heading.tsx";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { loadOverview, loadPaymentOptions } from "#app/features/subscription/subscription.client.ts";
import { SubscriptionPage } from "#app/features/subscription/subscription-page.tsx";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

/** /dashboard/assinatura */
export function Subscription() {
  const { status, data, reload, replace } = useLoaded(async () => {
    const [overview, options] = await Promise.all([loadOverview(), loadPaymentOptions()]);
    return { overview, options };
  });
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  return (
    <div className="flex flex-col gap-6">
      <PanelHeading title="Assinatura" />
      <SubscriptionPage {...data} onOverview={(overview) => replace({ ...data, overview })} />
    </div>
  );
}
