import { useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";

/** Only in the demo: the next month comes now, so that one sees what happens then. */
export function DemoRenewal({ onRenew }: { onRenew: (outcome: "paid" | "failed") => Promise<void> }) {
  const [busy, setBusy] = useState<"paid" | "failed">();
  async function renew(outcome: "paid" | "failed") {
    setBusy(outcome);
    await onRenew(outcome);
    setBusy(undefined);
  }
  return (
    <Card className="border-dashed">
      <CardTitle>Demonstração</CardTitle>
      <CardDescription>Nenhum dinheiro se move. Veja o que acontece na próxima cobrança:</CardDescription>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="outline" busy={busy === "paid"} busyLabel="Simulando..." onClick={() => renew("paid")}>
          Simular renovação aprovada
        </Button>
        <Button variant="outline" busy={busy === "failed"} busyLabel="Simulando..." onClick={() => renew("failed")}>
          Simular renovação recusada
        </Button>
      </div>
    </Card>
  );
}
