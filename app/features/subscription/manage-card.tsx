import { useState } from "react";
import { formatDate, formatDateTime, formatMoney } from "#app/shared/formats.ts";
import { DEFAULT_ZONE } from "#app/shared/time-zones.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { ConfirmDialog } from "#app/shared/ui/overlay/confirm-dialog.tsx";
import { inZone } from "#app/shared/when.ts";
import { describeCancelling, describeWithdrawing } from "./consequences.ts";
import {
  contractPrice,
  isCharged,
  listedUntil,
  nextCharge,
  type Overview,
  subscriptionNote,
  withdrawalOf,
} from "./overview.ts";
import { subscriptionBadge, subscriptionMessage, subscriptionState } from "./subscription.ts";

export type SubscriptionAction = "cancel" | "resume" | "withdraw" | "portal";

type ManageCardProps = {
  overview: Overview;
  now: Date;
  busy: SubscriptionAction | undefined;
  onAction: (action: SubscriptionAction) => Promise<void>;
  /** Where there is another way to pay; the subscription goes on. */
  onChangeMethod: (() => void) | undefined;
};

export function ManageCard({ overview, now, busy, onAction, onChangeMethod }: ManageCardProps) {
  const [asked, setAsked] = useState<"cancel" | "withdraw">();
  const membership = { subscription_status: overview.status, trial_end_date: overview.trialEnd };
  const { label, variant } = subscriptionBadge(subscriptionState(membership, now));
  const { subscription } = overview;
  const withdrawal = withdrawalOf(overview, now);
  const note = subscriptionNote(overview, now);

  async function confirm() {
    if (!asked) return;
    await onAction(asked);
    setAsked(undefined);
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>{subscriptionMessage(membership, now)}</CardTitle>
        <Badge variant={variant}>{label}</Badge>
      </div>
      {note && <p className="mt-1 font-semibold">{note}</p>}
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts(overview, now).map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground">{name}</dt>
            <dd className="numeric font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden max-sm:flex-col">
        {subscription?.state === "cancelling" && !overview.block && (
          <Button busy={busy === "resume"} busyLabel="Retomando..." onClick={() => onAction("resume")}>
            Retomar assinatura
          </Button>
        )}
        {subscription?.provider === "stripe" && subscription.state !== "ended" && (
          <Button variant="outline" busy={busy === "portal"} busyLabel="Abrindo..." onClick={() => onAction("portal")}>
            Trocar o cartão
          </Button>
        )}
        {onChangeMethod && (
          <Button variant="outline" onClick={onChangeMethod}>
            Trocar a forma de pagamento
          </Button>
        )}
        {(subscription?.state === "open" || subscription?.isHeld) && (
          <Button variant="outline" onClick={() => setAsked("cancel")}>
            Cancelar assinatura
          </Button>
        )}
        {withdrawal && (
          <Button variant="ghost" onClick={() => setAsked("withdraw")}>
            Desistir e receber o dinheiro de volta
          </Button>
        )}
      </div>
      {withdrawal && (
        <p className="mt-3 text-sm text-muted-foreground">
          Até {formatDateTime(new Date(withdrawal.until))}, {inZone(DEFAULT_ZONE)}, você pode desistir e receber o valor
          inteiro de volta.
        </p>
      )}
      <ConfirmDialog
        open={asked === "cancel"}
        title="Cancelar a assinatura?"
        confirm="Sim, cancelar"
        busyLabel="Cancelando..."
        busy={busy === "cancel"}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {describeCancelling(overview, now)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "withdraw"}
        title="Desistir e receber o dinheiro de volta?"
        confirm="Sim, quero a devolução"
        busyLabel="Pedindo a devolução..."
        busy={busy === "withdraw"}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {withdrawal && describeWithdrawing(overview, withdrawal, now)}
      </ConfirmDialog>
    </Card>
  );
}

type Fact = [name: string, value: string];

function facts(overview: Overview, now: Date): Fact[] {
  const { subscription, status, paidUntil } = overview;
  const next = nextCharge(overview);
  const listed = listedUntil(overview);
  return [
    ...(next && status !== "past_due"
      ? [[isCharged(overview) ? "Próxima cobrança" : "Primeira cobrança", formatDate(next)] satisfies Fact]
      : []),
    ...(status === "past_due" && paidUntil ? [["Pago até", formatDate(new Date(paidUntil))] satisfies Fact] : []),
    ...(listed && listed > now ? [["Publicado até", formatDate(listed)] satisfies Fact] : []),
    ["Valor", `${formatMoney(contractPrice(overview))} por mês`],
    ...(subscription && subscription.state !== "ended"
      ? [["Forma de pagamento", methodName(subscription)] satisfies Fact]
      : []),
  ];
}

function methodName({ method, methodLabel }: NonNullable<Overview["subscription"]>) {
  return methodLabel ?? (method === "pix" ? "Pix" : "Cartão de crédito");
}
