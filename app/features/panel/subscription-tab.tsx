import { Link } from "react-router";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { contractPrice, type Overview, subscriptionNote } from "#app/features/subscription/overview.ts";
import { priceAt } from "#app/features/subscription/price.ts";
import { subscriptionBadge, subscriptionMessage, subscriptionState } from "#app/features/subscription/subscription.ts";
import { formatMoney } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";

type SubscriptionTabProps = { record: OwnRecord; overview: Overview | undefined; now: Date };

export function SubscriptionTab({ record, overview, now }: SubscriptionTabProps) {
  const note = overview && subscriptionNote(overview, now);
  // A running subscription keeps the price it was made at.
  const price = formatMoney(overview ? contractPrice(overview) : priceAt(Number(now)));
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
          ? `Sua assinatura custa ${price} por mês. Cancelar é tão simples quanto assinar.`
          : `Por ${formatMoney(priceAt(Number(now)))} por mês seu perfil fica publicado. Cancele quando quiser.`}
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
