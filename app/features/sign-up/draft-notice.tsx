import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      title="Recuperamos o que você já tinha preenchido"
      className="mb-6"
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Começar de novo
        </Button>
      }
    >
      O rascunho fica só neste aparelho. Por segurança, digite a senha de novo.
    </Alert>
  );
}
