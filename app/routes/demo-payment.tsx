import { RequireSession } from "#app/features/account/require-session.tsx";
import { panelHeaders, panelMeta } from "#app/features/panel/panel-meta.ts";
import { DemoPaymentPage } from "#app/features/subscription/demo-payment-page.tsx";
import type { Route } from "./+types/demo-payment.ts";

export const headers = panelHeaders;
export const meta = () => panelMeta("Pagamento de demonstração");

/** /pagamento/demo/:checkout */
export default function DemoPayment({ params }: Route.ComponentProps) {
  return (
    <RequireSession>
      <DemoPaymentPage checkout={params.checkout} />
    </RequireSession>
  );
}
