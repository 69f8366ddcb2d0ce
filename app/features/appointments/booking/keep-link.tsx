import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/card.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";

type KeepLinkProps = { isNew: boolean; hasEmail: boolean; professional: string };

/** Who gave an e-mail has the link there; for everybody else this page is the only way back. */
export function KeepLink({ isNew, hasEmail, professional }: KeepLinkProps) {
  if (hasEmail && !isNew) return null;
  return (
    <Card>
      <h2 className="text-xl">{hasEmail ? "O link também está no seu e-mail" : "Guarde este link"}</h2>
      <p className="mt-2 text-muted-foreground">
        {hasEmail
          ? "Mandamos o endereço desta página para o seu e-mail. Por ele você acompanha, muda, cancela ou apaga seus dados."
          : `${professional} responde pelo seu WhatsApp. Por esta página você acompanha, muda, cancela ou apaga seus dados: guarde o endereço dela.`}
        {hasEmail && <DemoMailbox />}
      </p>
      <Button variant="outline" data-act="copy" className="when-awake mt-4 w-full sm:w-auto">
        Copiar o link
      </Button>
    </Card>
  );
}
