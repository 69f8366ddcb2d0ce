import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { describeOpenPayment } from "../notices/subscription-notice.ts";
import type { openPayment } from "../overview.ts";

type OpenPaymentNoticeProps = { payment: NonNullable<ReturnType<typeof openPayment>>; onPix: () => void };

/** A payment that was begun and left stays in sight, and goes on where it was. */
export function OpenPaymentNotice({ payment, onPix }: OpenPaymentNoticeProps) {
  const label = "Continuar o pagamento";
  return (
    <Alert
      title="Seu pagamento está em aberto"
      action={
        payment.url ? (
          <a href={payment.url} className={buttonVariants({ className: "max-sm:w-full" })}>
            {label}
          </a>
        ) : (
          <Button className="max-sm:w-full" onClick={onPix}>
            {label}
          </Button>
        )
      }
    >
      {describeOpenPayment(payment)}
    </Alert>
  );
}
