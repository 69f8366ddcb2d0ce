import { useState } from "react";
import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { listedUntil, nextCharge, type Overview, refundableUntil } from "./overview.ts";
import { MONTHLY_PRICE, subscriptionBadge, subscriptionMessage, subscriptionState } from "./subscription.ts";

export type SubscriptionAction = "cancel" | "resume" | "refund" | "portal";

type ManageCardProps = {
  overview: Overview;
  now: Date;
  busy: SubscriptionAction | undefined;
  onAction: (action: SubscriptionAction) => Promise<void>;
};

export function ManageCard({ overview, now, busy, onAction }: ManageCardProps) {
  const [asked, setAsked] = useState<"cancel" | "refund">();
  const membership = { subscription_status: overview.status, trial_end_date: overview.trialEnd };
  const { label, variant } = subscriptionBadge(subscriptionState(membership, now));
  const { subscription } = overview;
  const refundUntil = refundableUntil(overview, now);
  const until = new Date(overview.cancelAt ?? overview.paidUntil ?? 0);

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
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts(overview).map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground">{name}</dt>
            <dd className="numeric font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden max-sm:flex-col">
        {subscription?.state === "cancelling" && (
          <Button busy={busy === "resume"} busyLabel="Retomando..." onClick={() => onAction("resume")}>
            Retomar assinatura
          </Button>
        )}
        {subscription?.provider === "stripe" && subscription.state !== "ended" && (
          <Button variant="outline" busy={busy === "portal"} busyLabel="Abrindo..." onClick={() => onAction("portal")}>
            Trocar o cartão
          </Button>
        )}
        {refundUntil && (
          <Button variant="outline" onClick={() => setAsked("refund")}>
            Desistir e receber de volta
          </Button>
        )}
        {subscription?.state === "open" && (
          <Button variant="outline" onClick={() => setAsked("cancel")}>
            Cancelar assinatura
          </Button>
        )}
      </div>
      {refundUntil && (
        <p className="mt-3 text-sm text-muted-foreground">
          Até {formatDate(refundUntil)} você pode desistir e receber o valor inteiro de volta.
        </p>
      )}
      {overview.refundPending && <p className="mt-3 text-sm">Sua devolução está a caminho.</p>}
      <ConfirmDialog
        open={asked === "cancel"}
        title="Cancelar a assinatura?"
        confirm="Sim, cancelar"
        busyLabel="Cancelando..."
        busy={busy === "cancel"}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {until > now
          ? `Seu perfil continua publicado até ${formatDate(until)}. Nada mais será cobrado e nada é apagado. Até lá, você pode voltar atrás.`
          : "O mês atual não foi pago: ao cancelar, seu perfil sai da busca. Nada mais será cobrado e nada é apagado."}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "refund"}
        title="Desistir e receber de volta?"
        confirm="Sim, quero a devolução"
        busyLabel="Pedindo a devolução..."
        busy={busy === "refund"}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        Devolvemos o valor inteiro pelo mesmo meio em que você pagou, e a assinatura termina agora.
        {new Date(overview.trialEnd) > now
          ? ` Seu período gratuito continua até ${formatDate(new Date(overview.trialEnd))}.`
          : " Seu perfil sai da busca; nada é apagado."}
      </ConfirmDialog>
    </Card>
  );
}

type Fact = [name: string, value: string];

function facts(overview: Overview): Fact[] {
  const { subscription, status, paidUntil } = overview;
  const next = nextCharge(overview);
  const listed = listedUntil(overview);
  return [
    ...(next && status !== "past_due" ? [["Próxima cobrança", formatDate(next)] satisfies Fact] : []),
    ...(status === "past_due" && paidUntil ? [["Pago até", formatDate(new Date(paidUntil))] satisfies Fact] : []),
    ...(listed ? [["Publicado até", formatDate(listed)] satisfies Fact] : []),
    ["Valor", `${formatMoney(MONTHLY_PRICE)} por mês`],
    ...(subscription && subscription.state !== "ended"
      ? [["Forma de pagamento", methodName(subscription)] satisfies Fact]
      : []),
  ];
}

function methodName({ method, methodLabel }: NonNullable<Overview["subscription"]>) {
  return methodLabel ?? (method === "pix" ? "Pix" : "Cartão de crédito");
}
