import { useState } from "react";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { askAgain } from "./own-registration.client.ts";

/** For who was refused and is right: the question is put anew, and the card can be sent with it. */
export function AskAgain({ onChanged }: { onChanged: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      await askAgain();
      toast({ title: "Vamos conferir de novo" });
      onChanged();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card className="mt-6">
      <CardTitle>Está tudo certo no perfil?</CardTitle>
      <p className="mt-1 text-sm text-muted-foreground">
        Então peça nova conferência e envie uma foto da carteira do conselho: ela resolve quando o nome mudou ou o
        registro é recente.
      </p>
      <Button variant="outline" size="sm" className="mt-4" busy={isBusy} busyLabel="Enviando..." onClick={ask}>
        Pedir nova conferência
      </Button>
    </Card>
  );
}
