import { useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import type { DemoOutcome } from "../overview.ts";

/** Only in the demo: what a bank may bring comes now, so that one sees what happens then. */
export function DemoRenewal({ onRenew }: { onRenew: (outcome: DemoOutcome) => Promise<void> }) {
  const [busy, setBusy] = useState<DemoOutcome>();
  async function renew(outcome: DemoOutcome) {
    setBusy(outcome);
    await onRenew(outcome);
    setBusy(undefined);
  }
  return (
    <Card className="border-dashed">
      <CardTitle>Demonstração</CardTitle>
      <CardDescription>Nenhum dinheiro se move. Veja o que pode acontecer com as cobranças:</CardDescription>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="outline" busy={busy === "paid"} busyLabel="Simulando..." onClick={() => renew("paid")}>
          Simular renovação aprovada
        </Button>
        <Button variant="outline" busy={busy === "failed"} busyLabel="Simulando..." onClick={() => renew("failed")}>
          Simular renovação recusada
        </Button>
        <Button variant="outline" busy={busy === "disputed"} busyLabel="Simulando..." onClick={() => renew("disputed")}>
          Simular contestação do pagamento
        </Button>
      </div>
    </Card>
  );
}
