import { Link } from "react-router";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { priceAt } from "#app/features/subscription/price.ts";
import { subscriptionBadge, subscriptionMessage, subscriptionState } from "#app/features/subscription/subscription.ts";
import { formatMoney } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";

type SubscriptionTabProps = { record: OwnRecord; now: Date; note: string | undefined };

export function SubscriptionTab({ record, now, note }: SubscriptionTabProps) {
  const state = subscriptionState(record, now);
  const { label, variant } = subscriptionBadge(state);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>Assinatura</CardTitle>
        <Badge variant={variant}>{label}</Badge>
      </div>
      <p className="mt-3 text-lg font-semibold">{subscriptionMessage(record, now)}</p>
      {note && <p className="font-semibold">{note}</p>}
      <p className="mt-1 max-w-text text-muted-foreground">
        {state === "active"
          ? `Sua assinatura custa ${formatMoney(priceAt(Date.now()))} por mês. Cancelar é tão simples quanto assinar.`
          : `Por ${formatMoney(priceAt(Date.now()))} por mês seu perfil fica publicado. Cancele quando quiser.`}
      </p>
      <Link to="/dashboard/assinatura" className={buttonVariants({ className: "mt-5 max-sm:w-full" })}>
        {BUTTONS[state]}
      </Link>
    </Card>
  );
}

const BUTTONS = {
  trial: "Assinar Agora",
  expired: "Reativar Perfil",
  inactive: "Reativar Perfil",
  active: "Gerenciar Assinatura",
};
