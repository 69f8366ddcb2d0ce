import { useParams } from "react-router";
import { RequireSession } from "#app/features/account/session/require-session.tsx";
import { DemoPaymentPage } from "#app/features/subscription/payment/demo-payment-page.tsx";

/** /pagamento/demo/:checkout */
export function DemoPayment() {
  const { checkout = "" } = useParams();
  return (
    <RequireSession>
      <DemoPaymentPage checkout={checkout} />
    </RequireSession>
  );
}
