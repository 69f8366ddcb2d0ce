import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";

type WaitingInvitationProps = { professionalId: string; hasTimes: boolean };

/** Where nothing is free, a card; where something is, a line for whom none of it suits. */
export function WaitingInvitation({ professionalId, hasTimes }: WaitingInvitationProps) {
  const href = `/profissional/${professionalId}/avise-me`;
  if (hasTimes)
    return (
      <p className="text-sm text-muted-foreground print:hidden">
        Nenhum horário serve para você?{" "}
        <a href={href} className="text-link">
          Avise-me se abrir um horário
        </a>
      </p>
    );
  return (
    <Card className="print:hidden">
      <CardTitle>Sem horários livres agora</CardTitle>
      <p className="mt-2 text-muted-foreground">Podemos escrever para você quando um horário abrir.</p>
      <a href={href} className={buttonVariants({ variant: "outline", className: "mt-4 max-sm:w-full" })}>
        Avise-me se abrir um horário
      </a>
    </Card>
  );
}
