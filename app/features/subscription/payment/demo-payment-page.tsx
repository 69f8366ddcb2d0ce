import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatMoney } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { priceAt } from "../price.ts";
import { decideDemoPayment } from "../subscription.client.ts";

/** The demo's provider: whoever pays decides here what a bank would. */
export function DemoPaymentPage({ checkout }: { checkout: string }) {
  const [busy, setBusy] = useState<"approve" | "refuse">();
  const navigate = useNavigate();
  const back = `/dashboard/assinatura?pagamento=${checkout}`;

  async function decide(decision: "approve" | "refuse") {
    setBusy(decision);
    try {
      await decideDemoPayment(checkout, decision);
      await navigate(back);
    } catch (error) {
      toast({ variant: "destructive", title: "Não deu certo", description: (error as Error).message });
      setBusy(undefined);
    }
  }

  return (
    <Page width="form" title="Pagamento de demonstração">
      <div className="flex flex-col gap-6">
        <Alert variant="warning" title="Aqui nenhum dinheiro se move">
          Esta página faz o papel do banco. Não pedimos cartão nem dados, e nada é cobrado.
        </Alert>
        <Card>
          <p className="text-muted-foreground">Assinatura mensal</p>
          <p className="font-serif text-4xl">{formatMoney(priceAt(Date.now()))}</p>
          <div className="mt-6 flex flex-col gap-3">
            <Button busy={busy === "approve"} busyLabel="Aprovando..." onClick={() => decide("approve")}>
              Aprovar pagamento
            </Button>
            <Button
              variant="outline"
              busy={busy === "refuse"}
              busyLabel="Recusando..."
              onClick={() => decide("refuse")}
            >
              Recusar pagamento
            </Button>
            <Link to={back} className={buttonVariants({ variant: "ghost" })}>
              Deixar sem resposta
            </Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}
