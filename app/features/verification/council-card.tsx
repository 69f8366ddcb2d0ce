import { useRef, useState } from "react";
import { PHOTO_TYPES } from "#app/features/photo/check-photo.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { CARD_MEGABYTES, removeCards, sendCard } from "./own-registration.client.ts";

/** A picture of the council's card, for who wants to help. */
export function CouncilCard({ hasCard, onChanged }: { hasCard: boolean; onChanged: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function work(doIt: () => Promise<string | undefined>, done: string) {
    setBusy(true);
    try {
      const problem = await doIt();
      setError(problem || undefined);
      if (problem) return;
      toast({ title: done });
      onChanged();
    } catch {
      setError("Não foi possível agora. Confira sua conexão e tente de novo.");
    } finally {
      setBusy(false);
    }
  }
  function choose(file: File | undefined) {
    if (!file) return;
    // The same file may be chosen again.
    if (input.current) input.current.value = "";
    void work(() => sendCard(file), "Carteira enviada");
  }
  return (
    <Card className="mt-6">
      <CardTitle>Carteira do conselho (opcional)</CardTitle>
      <p id="carteira-ajuda" className="mt-1 text-sm text-muted-foreground">
        Uma foto da carteira ajuda quando o nome mudou ou o registro é recente. Só quem confere a vê, e ela é apagada
        com a decisão. JPEG, PNG ou WebP de até {CARD_MEGABYTES} MB.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES}
          aria-label="Foto da carteira"
          aria-describedby="carteira-ajuda carteira-erro"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          busyLabel="Enviando..."
          onClick={() => input.current?.click()}
        >
          {hasCard ? "Trocar a foto" : "Escolher a foto"}
        </Button>
        {hasCard && (
          <Button variant="ghost" size="sm" onClick={() => work(removeCards, "Carteira retirada")}>
            Retirar
          </Button>
        )}
      </div>
      {hasCard && <p className="mt-3 text-sm">Recebemos sua carteira.</p>}
      <FieldError id="carteira-erro">{error}</FieldError>
    </Card>
  );
}
