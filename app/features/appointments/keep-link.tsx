import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/card.tsx";

type KeepLinkProps = { isNew: boolean; hasEmail: boolean; professional: string };

/** Who gave an e-mail has the link there; for everybody else this page is the only way back. */
export function KeepLink({ isNew, hasEmail, professional }: KeepLinkProps) {
  if (hasEmail && !isNew) return null;
  async function copy() {
    // Without the word that says the request is new.
    await navigator.clipboard.writeText(location.origin + location.pathname);
    toast({ title: "Link copiado" });
  }
  return (
    <Card>
      <h2 className="text-xl">{hasEmail ? "O link também está no seu e-mail" : "Guarde este link"}</h2>
      <p className="mt-2 text-muted-foreground">
        {hasEmail
          ? "Mandamos o endereço desta página para o seu e-mail. Por ele você acompanha, muda ou cancela."
          : `${professional} responde pelo seu WhatsApp. Por esta página você acompanha, muda ou cancela: guarde o endereço dela.`}
      </p>
      <Button variant="outline" className="mt-4 w-full sm:w-auto" onClick={copy}>
        Copiar o link
      </Button>
    </Card>
  );
}
