import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Progress } from "#app/shared/ui/progress.tsx";
import type { Overview } from "../overview.ts";
import { MAX_TICKS, usePaymentProgress } from "./use-payment-progress.ts";

type WaitingPaymentProps = {
  events: number;
  onSettled: (overview: Overview) => void;
  onGiveUp: () => void;
};

/** Back from the provider: the page follows the payment, and stops with a word when nothing comes. */
export function WaitingPayment({ events, onSettled, onGiveUp }: WaitingPaymentProps) {
  const { ticks, isOver } = usePaymentProgress({ isSettled, onSettled, events });
  return (
    <Card>
      <CardTitle>{isOver ? "O pagamento ainda não foi confirmado" : "Confirmando seu pagamento"}</CardTitle>
      <div role="status" className="mt-3">
        {isOver
          ? "Às vezes o banco demora. Você pode fechar esta página: avisamos por e-mail assim que chegar. Nada é cobrado duas vezes."
          : "Costuma levar poucos segundos. Não precisa recarregar a página."}
      </div>
      <div className="mt-5">
        <Progress value={ticks} max={MAX_TICKS} label="Tempo de espera pela confirmação" />
      </div>
      <Button variant={isOver ? "default" : "outline"} className="mt-6" onClick={onGiveUp}>
        Voltar para a assinatura
      </Button>
    </Card>
  );
}

/** The subscription may be known of before its checkout is; but one that is only being replaced says nothing. */
function isSettled({ checkout, subscription, status }: Overview) {
  if (checkout?.status !== "open") return true;
  return subscription?.state === "open" && status === "active" && subscription.method === checkout.method;
}
